"""Every bot of every game keeps the contract."""

from collections.abc import Iterator
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
    bot = bot_called(case.game, name)
    for state, twin, seat in pairs(case):
        move, when = decided(case, bot, state, seat)
        assert move is None or move.plain() in case.game.moves(state, seat)
        assert when >= QUICKEST
        assert (move, when) == decided(case, bot, twin, seat)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.game.id)
def test_the_pairs_differ_wherever_something_is_hidden(case: Case) -> None:
    """Würfel-Fußball is played with open dice."""
    differ = [state != twin for state, twin, _ in pairs(case)]
    assert len(differ) >= 10
    assert sum(differ) >= 0.6 * len(differ) or case.game.id == "wuerfel-fussball"


def pairs(case: Case) -> Iterator[tuple[Any, Any, Seat]]:
    """Some thirty moments of a match: a position, another that looks the same from one chair, and that chair."""
    random, game = Random(1), case.game
    waiting = [one.after for one in match_of(case, 2) if isinstance(game.turn(one.after), Waiting)]
    for state in waiting[:: max(1, len(waiting) // 30)]:
        turn = game.turn(state)
        assert isinstance(turn, Waiting)
        seat = random.choice(turn.seats)
        yield state, case.twin(state, seat, random), seat


def decided(case: Case, bot: Any, state: Any, seat: Seat) -> tuple[Any, int]:
    dice, view, moves = Random(5), case.game.view(state, seat), case.game.moves(state, seat)
    return bot.choose(view, moves, dice), bot.when(view, moves, dice)


def test_seats_are_filled_from_every_game() -> None:
    for case in CASES:
        assert setting_of(case, 0).seats >= case.game.seats[0]


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Refused, match="unknown bot: sample_bot"):
        bot_called(CASES[0].game, "sample_bot")
