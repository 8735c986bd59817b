"""Foul: what an attentive player remembers, and nothing more."""

import pytest
from msgspec.structs import replace

from anpfiff.games.foul.model import Doubt, Fair, Lacked, Lay, Memory, PlayOn, Seen
from anpfiff.games.foul.rules import CIRCLES, GAME
from anpfiff.games.foul.state import State
from tests.rules.foul.table import ALL_RED, card, cards, do, table


def watched(*hands: str, pile: str = "", to_lay: int = 0, memories: tuple[Memory, ...] = ()) -> State:
    state = table(*hands, pile=pile, to_lay=to_lay)
    return replace(state, memories=memories or (Memory(),) * len(hands))


def memories(state: State) -> list[Memory]:
    return [GAME.view(state, seat).memory for seat in range(state.seats)]


@pytest.mark.rule("FOUL-11")
def test_everybody_remembers_the_own_card_on_the_pile() -> None:
    state, _ = do(watched("r1 g1", "r2", "r3"), 0, Lay(card("r1")))

    assert memories(state) == [Memory(pile=cards("r1")), Memory(), Memory()]
    assert GAME.view(state, None).memory == Memory()


@pytest.mark.rule("FOUL-11")
def test_of_a_pile_that_another_takes_the_top_card_and_the_own_ones_are_remembered() -> None:
    """Seat 1 is caught with a nine for a two and takes the pile with it."""
    state, _ = do(watched("r1 g1", "r9 g9", "r3 g3"), 0, Lay(card("r1")))
    state, _ = do(state, 1, Lay(card("r9")))
    state, _ = do(state, 2, Doubt())

    own, taker, other = memories(state)
    assert own == Memory(seen=(Seen(card("r1"), 1), Seen(card("r9"), 1)), lacked=(Lacked(1, 2, 1),))
    assert taker == Memory()
    assert other == Memory(seen=(Seen(card("r9"), 1),), lacked=(Lacked(1, 2, 1),))


@pytest.mark.rule("FOUL-11")
def test_whoever_takes_a_pile_learns_who_played_foul() -> None:
    """Seat 1 wrongly doubts a three on a pile in which seat 0 had laid a nine for a one."""
    start = watched(
        "r9 g9", "r2 g2", "r3 g3", memories=(Memory(), Memory(seen=(Seen(card("r9"), 0),)), Memory())
    )
    state, _ = do(start, 0, Lay(card("r9")))
    state, _ = do(state, 1, Lay(card("r2")))
    state, _ = do(state, 2, Lay(card("r3")))
    state, _ = do(state, 1, Doubt())

    own, taker, layer = memories(state)
    assert own.seen == (Seen(card("r3"), 1), Seen(card("r9"), 1))
    assert taker == Memory(lacked=(Lacked(0, 1),))
    assert layer == Memory(seen=(Seen(card("r3"), 1),))


def test_a_seen_card_may_be_gone_once_its_holder_lays() -> None:
    seen = Memory(seen=(Seen(card("g1"), 0), Seen(card("r2"), 1)))
    state, _ = do(watched("r1 g1", "r2", "r3", memories=(Memory(), Memory(), seen)), 0, Lay(card("r1")))

    assert memories(state)[2].seen == (Seen(card("g1"), 0, laid=1), Seen(card("r2"), 1))


def test_who_takes_a_pile_may_hold_the_number_again() -> None:
    """Seat 2 wrongly doubts the one of seat 0."""
    known = Memory(lacked=(Lacked(2, 5), Lacked(1, 5)))
    state, _ = do(watched("r1 g1", "r2", "r3", memories=(known, Memory(), Memory())), 0, Lay(card("r1")))
    state, _ = do(state, 2, Doubt())

    assert memories(state)[0].lacked == (Lacked(2, 5, taken=1), Lacked(1, 5))


def test_the_own_cards_set_aside_stay_known_and_calls_are_counted_anew() -> None:
    start = watched(
        "g1", "g2", "g3", pile=ALL_RED, memories=(Memory(pile=cards("r1 r4 r7")), Memory(), Memory())
    )
    state, _ = do(replace(start, calls=7), 0, PlayOn())

    assert memories(state)[0] == Memory(aside=cards("r1 r4 r7"))
    assert GAME.view(state, 1).calls == 0


def test_calls_are_counted() -> None:
    state, _ = do(watched("r1 g1", "r2", "r3"), 0, Lay(card("r1")))
    state, _ = do(state, 1, Doubt())

    assert GAME.view(state, None).calls == 1


def test_a_match_that_goes_round_in_circles_is_stalled_and_the_fewest_cards_are_ahead() -> None:
    state = table("r1 r2", "r3", "r4")

    assert GAME.stalled(state) is None
    result = GAME.stalled(replace(state, calls=CIRCLES))
    assert result is not None
    assert result.winners == (1, 2)
    assert result.score == (2, 1, 1)


def test_fair_changes_no_memory() -> None:
    state, _ = do(watched("r1 g1", "r2", "r3"), 0, Lay(card("r1")))

    assert memories(do(state, 1, Fair())[0]) == memories(state)
