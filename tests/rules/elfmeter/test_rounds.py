"""Elfmeter!: the ends of rounds and of the match."""

from typing import Any

import pytest

from anpfiff.core import Chance, Finished, Result, Rolling, Shuffle, Waiting
from anpfiff.games.elfmeter.model import (
    Choose,
    DeclareOutOfBreath,
    GoalScored,
    KickOffsRanOut,
    LayKickOff,
    Penalty,
    ShotSaved,
    WentOutOfBreath,
)
from anpfiff.games.elfmeter.rules import GAME
from anpfiff.games.elfmeter.state import COLOUR, State
from tests.rules.elfmeter.positions import BACKWARDS, attempt, done, kinds, plays, position, refused


def penalty_due(attacker: int = 0, **more: Any) -> State:
    """Card 4 shoots and dives to the middle, card 1 shoots to the middle and dives left."""
    return position("penalty", attacker, stacks=((1, 4), (1, 4)), **more)


@pytest.mark.rule("ELF-24", "ELF-26")
@pytest.mark.parametrize("dive", [1, 4])
def test_after_either_penalty_the_round_is_over_and_all_cards_are_taken_back_and_shuffled(dive: int) -> None:
    state, _ = done(attempt((1, 6, 11, 4), (9, 1, 4)), *plays(1, 9), *plays(0, 1, 6, 11))
    assert len(state.box) == 4

    state, events = done(state, (0, Choose(4)), (1, Choose(dive)))

    assert kinds(events)[-1] in ("GoalScored", "ShotSaved")
    assert GAME.turn(state) == Rolling(Shuffle(24))
    assert state.box == ()
    assert state.attack == ()
    assert state.choices == (None, None)
    for _ in (0, 1):
        state, _ = GAME.apply(state, Chance(BACKWARDS))
    assert state.stacks == (tuple(reversed(COLOUR)), tuple(reversed(COLOUR)))
    assert state.phase == "kick-off"


@pytest.mark.rule("ELF-26")
def test_the_stacks_are_shuffled_the_way_up_they_are_held() -> None:
    state, _ = done(penalty_due(sides=("attack", "defence")), (0, Choose(4)), (1, Choose(4)))

    assert state.sides == ("attack", "defence")


@pytest.mark.rule("ELF-27")
@pytest.mark.parametrize("attacker", [0, 1])
@pytest.mark.parametrize("dive", [1, 4])
def test_whoever_attacked_when_the_round_ended_defends_whosever_kick_off_card_it_was(
    attacker: int, dive: int
) -> None:
    state = penalty_due(attacker, in_middle=0)

    state, _ = done(state, (attacker, Choose(4)), (1 - attacker, Choose(dive)))

    assert state.attacker == 1 - attacker
    for _ in (0, 1):
        state, _ = GAME.apply(state, Chance(BACKWARDS))
    assert GAME.turn(state) == Waiting((1 - attacker,))


@pytest.mark.rule("ELF-32")
def test_the_match_ends_at_once_when_the_new_attacker_has_no_kick_off_card() -> None:
    state, events = done(penalty_due(kick_offs=(3, 0)), (0, Choose(4)), (1, Choose(1)))

    assert events[-1] == KickOffsRanOut(1)
    assert isinstance(GAME.turn(state), Finished)
    assert GAME.moves(state, 0) == GAME.moves(state, 1) == ()
    assert refused(state, 1, LayKickOff()) == ("ELF-32", "match-over")


@pytest.mark.rule("ELF-32")
def test_the_match_goes_on_while_the_one_who_must_lay_has_a_card() -> None:
    state, events = done(penalty_due(kick_offs=(0, 1)), (0, Choose(4)), (1, Choose(1)))

    assert kinds(events)[-1] == "GoalScored"
    assert isinstance(GAME.turn(state), Rolling)


@pytest.mark.rule("ELF-33")
@pytest.mark.parametrize(
    ("goals", "kick_offs", "winners"),
    [
        ((3, 2), (0, 4), (0,)),
        ((2, 3), (4, 0), (1,)),
        ((2, 2), (0, 1), (1,)),
        ((2, 2), (1, 0), (0,)),
        ((2, 2), (0, 0), ()),
        ((0, 0), (0, 0), ()),
    ],
)
def test_more_goals_win_then_more_kick_off_cards_left_and_else_it_is_tied(
    goals: tuple[int, int], kick_offs: tuple[int, int], winners: tuple[int, ...]
) -> None:
    state = position("over", goals=goals, kick_offs=kick_offs)

    assert GAME.turn(state) == Finished(Result(winners, goals))


@pytest.mark.rule("ELF-22", "ELF-23", "ELF-28")
def test_the_view_remembers_how_the_last_round_ended() -> None:
    goal, _ = done(penalty_due(), (0, Choose(4)), (1, Choose(1)))
    saved, _ = done(penalty_due(), (0, Choose(4)), (1, Choose(4)))
    breathless, _ = done(attempt((1, 2), COLOUR), (0, DeclareOutOfBreath()))

    assert GAME.view(goal, None).last == GoalScored(0, Penalty(4, 1, 1, 0))
    assert GAME.view(saved, None).last == ShotSaved(0, Penalty(4, 1, 4, 1))
    assert GAME.view(breathless, None).last == WentOutOfBreath(0)
