"""The law of take-back: whoever has learned something by a move cannot take it back.

Or take-back were an oracle: end the turn, see whether the neighbour is passed over, take it back and try another card.
What a seat cannot know is what its twins differ in; so if they differ for it after a move, it has learned something.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from anpfiff.core import Act, Refused
from anpfiff.table.chance import Dice
from anpfiff.table.record import Player
from anpfiff.table.table import Table
from tests.laws.case import Case, Setting
from tests.laws.cases import case_of
from tests.laws.knowledge import knows
from tests.laws.matches import match_of, setting_of
from tests.laws.test_laws import every_game, told

TWINS = 3
"""Of each position: exchanging two cards does not always show."""


@pytest.mark.many
@pytest.mark.rule("ALL-1")
@every_game
def test_a_move_that_tells_twins_apart_stands(case: Case) -> None:
    random = Random(3)
    for setting, before, given in acts(case):
        for _ in range(TWINS):
            twin = case.twin(before, given.seat, random)
            if learned(case, twin, given) != learned(case, before, given):
                assert not taken_back(case, setting, before, given)
                assert not taken_back(case, setting, twin, given), "nor may a refusal tell which twin it is"


@pytest.mark.parametrize("game", ["elfer-raus", "elfer-raus-junior", "wuerfel-fussball", "zweikampf"])
def test_a_slip_that_told_nothing_is_taken_back(game: str) -> None:
    """The law is not kept by refusing everything."""
    case = case_of(game)
    assert any(taken_back(case, setting, before, given) for setting, before, given in acts(case))


def acts(case: Case) -> Iterator[tuple[Setting, Any, Act[Any]]]:
    """What people did in some random matches, and in which position."""
    for seed in range(len(case.settings) * 2):
        for moment in match_of(case, seed):
            if isinstance(moment.given, Act):
                yield setting_of(case, seed), moment.before, moment.given


def learned(case: Case, before: Any, given: Act[Any]) -> tuple[bytes, bytes]:
    """All that the move tells whoever made it."""
    after, events = case.game.apply(before, given)
    return knows(case, after, given.seat), told(events, given.seat)


def taken_back(case: Case, setting: Setting, before: Any, given: Act[Any]) -> bool:
    """Would a table take that move back, had it been made in that position?"""
    players = tuple(Player(f"P{seat}") for seat in range(setting.seats))
    table = Table(case.game, players, Dice(1), setting.options)
    table.state, table.turn = before, case.game.turn(before)
    table.act(given.seat, given.move, given.at)
    offered = table.takes_back(given.seat)
    try:
        table.take_back(given.seat)
    except Refused:
        granted = False
    else:
        granted = True
    assert offered == granted, "undo is offered exactly when it would be granted"
    return granted
