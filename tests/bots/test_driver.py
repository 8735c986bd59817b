"""The driver's time: who wants the same goes on, who wants something else begins anew."""

from random import Random
from typing import Any

import pytest

from anpfiff.bots.driver import Driver, Hand, Question
from anpfiff.bots.plan import IDLE, Plan, considered
from anpfiff.core import Seat, Turn, Waiting


class Field:
    """A table as far as a driver looks at it: everybody sees the same."""

    def __init__(self, sight: dict[str, str | None], *seats: Seat) -> None:
        self.sight = sight
        self.turn: Turn = Waiting(seats or (0,))

    def view(self, seat: Seat) -> Any:
        return self.sight

    def offered(self, seat: Seat) -> tuple[str, ...]:
        return ("left", "right")


class Follower:
    """Goes where the table points, and takes a second; without a direction it waits."""

    def choose(self, view: dict[str, str | None], moves: tuple[str, ...], dice: Random) -> str | None:
        return view["to"]

    def when(self, view: Any, moves: tuple[str, ...], dice: Random) -> int:
        return 1_000


class Seated:
    """Followers in two chairs, who think at once; every look is another moment."""

    def __init__(self, **tempo: Any) -> None:
        self.bots = dict.fromkeys((0, 1), Follower())
        self.driver = Driver(**tempo)
        self.seq = 0

    def asked(self, field: Field, now: int) -> list[Question]:
        self.seq += 1
        return self.driver.ask(field, self.seq, self.bots, now)

    def looks(self, field: Field, now: int) -> Hand:
        for question in self.asked(field, now):
            plan = considered(Follower(), question.view, question.moves, question.plan, lambda: 7)
            self.driver.heard(question, plan)
        hand = self.driver.first(field)
        assert hand is not None
        return hand


def test_who_wants_something_else_needs_the_time_anew() -> None:
    seated = Seated()
    assert seated.looks(Field({"to": "left"}), 0).due == 1_000
    hand = seated.looks(Field({"to": "right"}), 900)
    assert (hand.move, hand.due) == ("right", 1_900)


def test_who_still_wants_the_same_is_not_held_up() -> None:
    seated = Seated()
    seated.looks(Field({"to": "left"}), 0)
    assert seated.looks(Field({"to": "left", "elsewhere": "much has happened"}), 900).due == 1_000


def test_a_chance_is_taken_a_reaction_after_it_came_not_before() -> None:
    seated = Seated()
    assert seated.looks(Field({"to": None}), 0).due == IDLE
    assert seated.looks(Field({"to": "left"}), 300).due == 1_300


def test_who_has_acted_thinks_afresh() -> None:
    seated, field = Seated(), Field({"to": "left"})
    seated.looks(field, 0)
    seated.driver.acted(0)
    assert seated.looks(field, 5_000).due == 6_000


def test_who_was_not_awaited_for_a_while_thinks_afresh() -> None:
    seated = Seated()
    seated.looks(Field({"to": "left"}, 0), 0)
    seated.looks(Field({"to": "left"}, 1), 100)
    assert seated.looks(Field({"to": "left"}, 0), 5_000).due == 6_000


def test_who_sees_the_same_as_before_is_not_asked_again() -> None:
    seated, field = Seated(), Field({"to": "left"})
    seated.looks(field, 0)
    assert seated.asked(field, 500) == []


def test_who_still_thinks_is_not_asked_anything_else() -> None:
    seated = Seated()
    (question,) = seated.asked(Field({"to": "left"}), 0)
    assert seated.asked(Field({"to": "right"}), 500) == []
    seated.driver.heard(question, Plan(7, "left", 1_000))
    assert seated.driver.wake() == 1_000


def test_an_answer_that_nobody_waits_for_any_more_is_forgotten() -> None:
    seated = Seated()
    (question,) = seated.asked(Field({"to": "left"}), 0)
    seated.driver.forget()
    seated.driver.heard(question, Plan(7, "left", 1_000))
    assert seated.driver.wake() is None


def test_another_bot_on_the_chair_has_ideas_of_its_own() -> None:
    seated, field = Seated(), Field({"to": "left"})
    seated.looks(field, 0)
    seated.bots = {0: Follower()}
    assert seated.looks(field, 500).due == 1_500


@pytest.mark.parametrize(("seats", "first"), [((0, 1), 0), ((1, 0), 1)])
def test_of_two_hands_at_the_same_time_the_one_that_is_awaited_first_comes_first(
    seats: tuple[Seat, Seat], first: Seat
) -> None:
    assert Seated().looks(Field({"to": "left"}, *seats), 0).seat == first


def test_all_hands_that_are_due_reach_the_table_in_their_order() -> None:
    seated, field = Seated(pace=0.5), Field({"to": "left"}, 1, 0)
    seated.looks(field, 0)
    assert seated.driver.ready(field, seated.bots, 499) == []
    assert [hand.seat for hand in seated.driver.ready(field, seated.bots, 500)] == [0, 1]
    assert seated.driver.wake() is None


def test_whoever_was_refused_takes_a_breath() -> None:
    seated, field = Seated(rethink=250), Field({"to": "left"})
    seated.driver.rest(0, seated.bots[0], 1_000)
    assert seated.asked(field, 1_100) == []
    assert seated.driver.wake() == 1_250
    assert seated.driver.ready(field, seated.bots, 1_250) == []
    assert len(seated.asked(field, 1_250)) == 1
