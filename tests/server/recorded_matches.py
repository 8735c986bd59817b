"""Record a match of every game as the person on the first chair sees it: the director's tests play them again.

.venv/bin/python -m tests.server.recorded_matches
"""

from collections.abc import Iterator, Mapping
from typing import Any, cast

import msgspec

from anpfiff.bots import bot_called
from anpfiff.core import AnyGame, Finished, IllegalMove, Waiting
from anpfiff.games import GAMES
from anpfiff.lab.arena import Field, Minds
from anpfiff.table.chance import Dice
from anpfiff.table.record import Player
from anpfiff.table.table import Table, Told
from tools import client

HERE = client.WEB / "src" / "table" / "matches"
LONGEST = 220
"""Tables of one match: of a long one its end."""
SEATS = {"ligretto": 4, "foul": 3, "elfer-raus": 3, "elfer-raus-junior": 3}
SHORT: Mapping[str, Mapping[str, object]] = {"wuerfel-fussball": {"clock": "throws"}}


def main() -> None:
    HERE.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        tables = list(changes(list(played(game))[-LONGEST:]))
        (HERE / f"{name}.json").write_bytes(msgspec.json.encode(tables) + b"\n")


def played(game: AnyGame) -> Iterator[dict[str, Any]]:
    """One table after the other, until the final whistle."""
    seats = SEATS.get(game.id, game.seats[0])
    table = Table(
        game, tuple(Player(f"P{seat}") for seat in range(seats)), Dice(game.id), SHORT.get(game.id, {})
    )
    minds = Minds([bot_called(game, "rabbit") for _ in range(seats)], game.id)
    now = 0
    yield shown(table, (), now)
    while not isinstance(table.turn, Finished):
        told, now = step(table, minds, now)
        if told is not None:
            yield shown(table, told, now)


def step(table: Table, minds: Minds, now: int) -> tuple[tuple[Told, ...] | None, int]:
    """What comes first: somebody's hand, or the end of a time."""
    hand = minds.first(cast("Field", table), now)  # minds look at it as at any field
    turn = table.turn
    assert isinstance(turn, Waiting)
    if turn.until is not None and (hand is None or turn.until <= hand.due):
        return table.tick(turn.until), max(now, turn.until)
    assert hand is not None
    now = max(now, hand.due)
    minds.acted(hand.seat)
    if hand.move is None:
        return None, now
    try:
        return table.act(hand.seat, hand.move, now), now
    except IllegalMove:
        return None, now


def shown(table: Table, told: tuple[Told, ...], now: int) -> dict[str, Any]:
    """As the first chair is told."""
    return {
        "seq": table.seq,
        "at": now,
        "events": msgspec.to_builtins(tuple(seen for line in told for seen in line.seen_by(0))),
        "view": msgspec.to_builtins(table.view(0)),
        "turn": msgspec.to_builtins(table.turn),
        "moves": len(table.offered(0)),
    }


def changes(tables: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Views hardly change: only the fields that did are written down."""
    before: dict[str, Any] = {}
    for table in tables:
        view = table["view"]
        yield table | {
            "view": {name: value for name, value in view.items() if before.get(name, ...) != value}
        }
        before = view


if __name__ == "__main__":
    main()
