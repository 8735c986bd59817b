"""Elfmeter!: two secret choices, one shot."""

import msgspec
import pytest

from anpfiff.core import Waiting
from anpfiff.games.elfmeter.cards import Side
from anpfiff.games.elfmeter.model import CardChosen, Choose, GoalScored, Penalty, Play, ShotSaved
from anpfiff.games.elfmeter.rules import GAME
from anpfiff.games.elfmeter.state import COLOUR, State
from tests.rules.elfmeter.positions import done, position, refused

SHOTS = {0: 3, 1: 1, 2: 2}
"""A card that shoots left, into the middle, right."""
DIVES = {0: 1, 1: 4, 2: 14}
"""A card whose keeper dives left, to the middle, right."""


def penalty(attacker: int = 0) -> State:
    return position("penalty", attacker)


@pytest.mark.rule("ELF-21")
def test_any_card_of_the_remaining_stack_may_be_chosen_by_both_in_any_order() -> None:
    state = position("penalty", stacks=((3, 20), (7,)))

    assert GAME.turn(state) == Waiting((0, 1))
    assert GAME.moves(state, 0) == (Choose(3), Choose(20))
    assert GAME.moves(state, 1) == (Choose(7),)
    assert refused(state, 0, Choose(7)) == ("ELF-21", "not-in-your-stack")
    assert refused(state, 0, Choose(-5)) == ("ELF-21", "not-in-your-stack")


@pytest.mark.rule("ELF-21", "ALL-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_that_somebody_has_chosen_may_be_seen_but_not_which_card(seat: int) -> None:
    one, events = done(penalty(), (seat, Choose(3)))
    other, others = done(penalty(), (seat, Choose(9)))

    assert events == others == (CardChosen(seat),)
    for onlooker in (1 - seat, None):
        assert msgspec.json.encode(GAME.view(one, onlooker)) == msgspec.json.encode(
            GAME.view(other, onlooker)
        )
        assert GAME.view(one, onlooker).chosen[seat]
    assert GAME.view(one, seat).choice == 3
    assert GAME.view(one, 1 - seat).choice is None


@pytest.mark.rule("ELF-21")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_choice_is_final(seat: int) -> None:
    state, _ = done(penalty(), (seat, Choose(3)))

    assert GAME.turn(state) == Waiting((1 - seat,))
    assert refused(state, seat, Choose(4)) == ("ELF-21", "choice-is-final")


@pytest.mark.rule("ELF-8", "ELF-21")
def test_whoever_has_chosen_closes_the_stack() -> None:
    state, _ = done(penalty(), (0, Choose(3)))

    assert GAME.view(state, 0).stack is None
    assert GAME.view(state, 1).stack is not None


@pytest.mark.rule("ELF-21")
@pytest.mark.parametrize("sides", [("attack", "defence"), ("defence", "attack"), ("attack", "attack")])
def test_the_role_decides_which_side_counts_and_is_shown(sides: tuple[Side, Side]) -> None:
    state = position("penalty", stacks=((24,), (24,)), sides=sides)
    shown = [GAME.view(state, seat).stack for seat in (0, 1)]
    assert [cards[0].face for cards in shown if cards] == [GAME.deck.attack[24], GAME.deck.defence[24]]

    _, events = done(state, (0, Choose(24)), (1, Choose(24)))

    assert events[-1] == ShotSaved(0, Penalty(24, 2, 24, 2))


@pytest.mark.rule("ELF-22", "ELF-23")
@pytest.mark.parametrize("shot", [0, 1, 2])
@pytest.mark.parametrize("dive", [0, 1, 2])
@pytest.mark.parametrize("attacker", [0, 1])
def test_different_fields_are_a_goal_and_the_same_field_is_a_save(
    shot: int, dive: int, attacker: int
) -> None:
    state, events = done(
        penalty(attacker), (1 - attacker, Choose(DIVES[dive])), (attacker, Choose(SHOTS[shot]))
    )

    taken = Penalty(SHOTS[shot], shot, DIVES[dive], dive)
    saved = shot == dive
    assert events[-1] == (ShotSaved(attacker, taken) if saved else GoalScored(attacker, taken))
    assert state.goals[attacker] == (0 if saved else 1)
    assert state.goals[1 - attacker] == 0
    assert state.removed == (1 if saved else 0)
    assert state.in_middle is None
    assert state.kick_offs == (5, 6)


@pytest.mark.rule("ELF-22")
def test_the_marker_goes_to_the_attacker_whosever_kick_off_card_it_was() -> None:
    state = position("penalty", attacker=1, in_middle=0, goals=(2, 2), kick_offs=(3, 3))

    state, _ = done(state, (1, Choose(SHOTS[0])), (0, Choose(DIVES[1])))

    assert state.goals == (2, 3)
    assert state.kick_offs == (3, 3)


@pytest.mark.rule("ELF-21", "ELF-34")
def test_no_card_is_played_into_the_box_once_the_penalty_is_given() -> None:
    assert refused(penalty(), 0, Play(1)) == ("ELF-34", "no-attempt")
    assert refused(penalty(), 1, Play(1)) == ("ELF-13", "too-late")
    assert set(GAME.moves(penalty(), 0)) == {Choose(card) for card in COLOUR}


@pytest.mark.rule("ELF-13", "ELF-34")
def test_a_card_is_too_late_also_from_somebody_who_has_chosen() -> None:
    state, _ = done(penalty(), (1, Choose(3)))
    assert refused(state, 1, Play(1)) == ("ELF-13", "too-late")

    state, _ = done(penalty(), (0, Choose(3)))
    assert refused(state, 0, Play(1)) == ("ELF-34", "no-attempt")
