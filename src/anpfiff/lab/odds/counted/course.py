"""A match from its first chance to its end, without a clock."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple, TypeAlias

from anpfiff.bots import bot_called
from anpfiff.core import Act, AnyGame, Chance, Finished, Input, Rolling, Waiting
from anpfiff.table.chance import Dice

Said: TypeAlias = Mapping[str, float]
"""What one match has to say, by the keys of the figures."""


class Moment(NamedTuple):
    state: Any
    events: tuple[Any, ...]
    """What led to it."""


def course(game: AnyGame, state: Any, seed: str, bot: str = "random") -> Iterator[Moment]:
    """Every moment after that state; the same bot in all chairs."""
    chance = Dice(f"{seed} cards")
    dice = Random(f"{seed} mind")
    player = bot_called(game, bot)
    while not isinstance(turn := game.turn(state), Finished):
        if isinstance(turn, Rolling):
            given: Input[Any] = Chance(chance.roll(turn.what))
        else:
            assert isinstance(turn, Waiting)
            (seat, *_) = turn.seats
            given = Act(seat, player.choose(game.view(state, seat), game.moves(state, seat), dice))
        state, events = game.apply(state, given)
        yield Moment(state, events)
