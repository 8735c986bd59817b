"""Every bot of every game keeps the contract."""

from random import Random
from typing import Any

import pytest

from anpfiff.bots import bot_called, bots_of
from anpfiff.bots.levels import NAMES, QUICKEST
from anpfiff.core import Refused, Seat, Waiting
from tests.laws.case import Case
from tests.laws.cases import CASES
from tests.laws.matches import match_of, setting_of

every_bot = pytest.mark.parametrize(
    ("case", "name"),
    [(case, name) for case in CASES for name in bots_of(case.game)],
    ids=lambda part: part if isinstance(part, str) else part.game.id,
)


def test_there_are_five_levels_and_the_yardsticks() -> None:
    for case in CASES:
        assert bots_of(case.game)[:6] == (*NAMES, "random")


@every_bot
def test_a_bot_chooses_what_it_is_offered_by_what_it_sees_and_nothing_else(case: Case, name: str) -> None:
    """The paired-state law: same view, same dice, same choice, and the same time to think."""
    bot, random = bot_called(case.game, name), Random(1)
    for count, moment in enumerate(match_of(case, 2)):
        turn = case.game.turn(moment.after)
        if count % 17 or not isinstance(turn, Waiting):
            continue
        seat = random.choice(turn.seats)
        twin = case.twin(moment.after, seat, random)
        move, when = decided(case, bot, moment.after, seat)
        assert move is None or move.plain() in case.game.moves(moment.after, seat)
        assert when >= QUICKEST
        assert (move, when) == decided(case, bot, twin, seat)


def decided(case: Case, bot: Any, state: Any, seat: Seat) -> tuple[Any, int]:
    dice, view, moves = Random(5), case.game.view(state, seat), case.game.moves(state, seat)
    return bot.choose(view, moves, dice), bot.when(view, moves, dice)


def test_seats_are_filled_from_every_game() -> None:
    for case in CASES:
        assert setting_of(case, 0).seats >= case.game.seats[0]


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Refused, match="unknown bot: kaiser"):
        bot_called(CASES[0].game, "kaiser")
