"""The course of a match: who was in front, and from when on for good."""

from typing import Any

import pytest

from anpfiff.core import Result
from anpfiff.games import GAMES
from anpfiff.lab.course import Course, in_front
from anpfiff.lab.parts import having


class Stands:
    """A game as far as the stands look at it: Zweikampf by the cards won."""

    id = "zweikampf"

    def view(self, state: Any, seat: None) -> Any:
        return state


class View:
    def __init__(self, *won: int) -> None:
        self.won = [range(cards) for cards in won]


def course(*standings: tuple[int, int]) -> Course:
    watched = Course(Stands())  # type: ignore[arg-type] # as much of a game as it needs
    for standing in standings:
        watched.moved(View(*standing))
    return watched


def test_every_game_has_standings() -> None:
    assert having("standing") == tuple(GAMES)


@pytest.mark.parametrize(
    ("standing", "ahead"),
    [((1, 0), 0b01), ((0, 1), 0b10), ((2, 2), 0), ((3, 1, 3), 0b101), ((0, 0, 0), 0), ((-5, -2, -9), 0b010)],
)
def test_in_front_is_who_has_the_most_unless_all_have(standing: tuple[int, ...], ahead: int) -> None:
    assert in_front(standing) == ahead


def test_the_tenths_tell_who_was_in_front_along_the_way() -> None:
    first_half, second_half = [(1, 0)] * 10, [(1, 2)] * 10
    assert course(*first_half, *second_half).tenths() == bytes([1] * 5 + [2] * 5)


def test_a_short_match_has_ten_tenths_as_well() -> None:
    assert course((0, 1)).tenths() == bytes([2] * 10)
    assert course((0, 1), (1, 1), (2, 1)).tenths() == bytes([2] * 3 + [0] * 3 + [1] * 4)
    assert course().tenths() == bytes(10)


def test_a_match_is_decided_when_the_winners_are_in_front_for_good() -> None:
    lead_changes = course((1, 0), (1, 2), (3, 2), (3, 2))
    assert lead_changes.decided(Result((0,), (3, 2))) == 3
    assert course((1, 0), (2, 0)).decided(Result((0,), (2, 0))) == 1


def test_a_match_that_turns_with_the_last_move_is_decided_by_it() -> None:
    assert course((1, 0), (1, 0)).decided(Result((1,), (1, 2))) == 2
    assert course((1, 0), (1, 1)).decided(Result((), (1, 1))) == 2
