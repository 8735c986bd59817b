"""What a take-back costs late in a long match."""

import time
from random import Random

from anpfiff.core import Refused, Waiting
from anpfiff.games import game_called
from anpfiff.table.chance import Dice
from anpfiff.table.record import Player
from anpfiff.table.table import Table

LONG = 3_000
"""Inputs before the take-back."""
SEATS = 2
SEED = 0


def takeback_ms() -> float:
    """The first that is granted late in a match of Würfel-Fußball, whose matches are long and whose moves can be foreseen."""
    table = Table(game_called("wuerfel-fussball"), [Player(str(seat)) for seat in range(SEATS)], Dice(SEED))
    lots = Random(SEED)
    while table.result is None:
        seat = _moved(table, lots)
        if seat is None or len(table.inputs) < LONG:
            continue
        began = time.perf_counter()
        try:
            table.take_back(seat)
        except Refused:
            continue
        return round(1000 * (time.perf_counter() - began), 3)
    raise AssertionError("with this seed nobody wins so soon")


def _moved(table: Table, lots: Random) -> int | None:
    """Somebody makes the first move that is offered; or nobody may, and time passes."""
    awaited = [seat for seat, moves in enumerate(table.offers) if moves]
    if awaited:
        seat = lots.choice(awaited)
        table.act(seat, table.offers[seat][0], table.now + 1)
        return seat
    if isinstance(table.turn, Waiting) and table.turn.until is not None:
        table.tick(table.turn.until)
    return None
