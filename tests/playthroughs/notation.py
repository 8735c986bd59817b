"""A whole match as text: what was awaited, offered (in order), done and told."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from anpfiff.bots import bot_for
from anpfiff.core import Act, Chance, Finished, Rolling, Tick, Turn, Value, Waiting
from anpfiff.table.chance import Dice
from tests.laws.case import Case
from tests.laws.matches import opening

SEED = 11
PACE = 700


def noted(value: Value) -> str:
    """A value by its kind and fields: lay card=5."""
    fields = msgspec.to_builtins(value)
    words = [
        f"{name}={msgspec.json.encode(field).decode()}" for name, field in fields.items() if name != "kind"
    ]
    return " ".join((str(fields.get("kind", "")), *words))


def playthrough(case: Case) -> Iterator[str]:
    """The bots play the case's first setting; the seats take turns to be asked first."""
    random, dice, setting = Random(SEED), Dice(SEED), case.settings[0]
    state, choose = opening(case, setting), bot_for(case.game.id)
    yield f"# {case.game.id}, edition {case.game.edition}, {setting.seats} seats, {setting.options}"
    for count in range(case.limit):
        turn = case.game.turn(state)
        yield f"{count} {noted(turn)}"
        if isinstance(turn, Finished):
            return
        given = _next(case, state, turn, count, random, dice, choose)
        if isinstance(given, Act):
            offered = " | ".join(map(noted, case.game.moves(state, given.seat)))
            yield f"  ? {offered}"
        yield f"  > {_said(given)}"
        state, events = case.game.apply(state, given)
        yield from (f"  = {noted(event)}" for event in events)
    raise AssertionError(f"{case.game.id}: the bots did not end within {case.limit} inputs")


def _next(case: Case, state: Any, turn: Turn, count: int, random: Random, dice: Dice, choose: Any) -> Any:
    if isinstance(turn, Rolling):
        return Chance(dice.roll(turn.what))
    assert isinstance(turn, Waiting)
    now = count * PACE
    for seat in random.sample(turn.seats, len(turn.seats)):
        move = choose(case.game.view(state, seat), case.game.moves(state, seat), random)
        if move is not None:
            return Act(seat, move, now)
    assert turn.until is not None, f"{case.game.id}: nobody wants to move at {count}"
    return Tick(turn.until)


def _said(given: Any) -> str:
    return f"{given.seat} {noted(given.move)}" if isinstance(given, Act) else noted(given)
