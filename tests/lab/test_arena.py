"""The arena's time: who wants the same goes on, who wants something else begins anew."""

from random import Random
from typing import Any

from anpfiff.bots.plan import IDLE
from anpfiff.lab.arena import Mind


class Table:
    """A game as far as a mind looks at it: the state is what everybody sees."""

    def view(self, state: Any, seat: int) -> Any:
        return state

    def moves(self, state: Any, seat: int) -> tuple[str, ...]:
        return ("left", "right")


class Follower:
    """Goes where the state points, and takes a second; without a direction it waits."""

    def choose(self, view: dict[str, str | None], moves: tuple[str, ...], dice: Random) -> str | None:
        return view["to"]

    def when(self, view: Any, moves: tuple[str, ...], dice: Random) -> int:
        return 1_000


def mind() -> Mind:
    return Mind(Table(), Follower(), 0, "seed")  # type: ignore[arg-type] # as much of a game as it needs


def test_who_wants_something_else_needs_the_time_anew() -> None:
    follower = mind()
    assert follower.aim({"to": "left"}, 0).due == 1_000
    aim = follower.aim({"to": "right"}, 900)
    assert (aim.plan.move, aim.due) == ("right", 1_900)


def test_who_still_wants_the_same_is_not_held_up() -> None:
    follower = mind()
    follower.aim({"to": "left"}, 0)
    assert follower.aim({"to": "left", "elsewhere": "much has happened"}, 900).due == 1_000


def test_a_chance_is_taken_a_reaction_after_it_came_not_before() -> None:
    follower = mind()
    assert follower.aim({"to": None}, 0).due == IDLE
    assert follower.aim({"to": "left"}, 300).due == 1_300


def test_who_has_acted_or_is_not_awaited_thinks_afresh() -> None:
    follower, state = mind(), {"to": "left"}
    follower.aim(state, 0)
    follower.forget()
    assert follower.aim(state, 5_000).due == 6_000
