"""Sprint: the smallest race there is, so that a room can be tested with hands that overtake each other.

Balls lie on the pitch; whoever grabs one has it. With `time` set the referee ends it. Nothing is shuffled, so not even the
kick-off rolls a die.
"""

from typing import Annotated, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from anpfiff import core
from anpfiff.core import (
    Act,
    Finished,
    Game,
    IllegalMove,
    Result,
    Seat,
    Step,
    Turn,
    Value,
    Vocabulary,
    Waiting,
    succeeded,
)


class Grab(core.Move, frozen=True):
    rule = "ALL-2"
    ball: int


class BallGrabbed(core.Event, frozen=True):
    seat: Seat
    ball: int


class TimeCalled(core.Event, frozen=True):
    pass


Event: TypeAlias = BallGrabbed | TimeCalled


class Options(core.Options, frozen=True):
    balls: Annotated[int, Meta(ge=1)] = 5
    time: Annotated[int, Meta(ge=0, description="Milliseconds; 0 for ever.")] = 0


class State(Value, frozen=True):
    balls: tuple[int, ...]
    grabbed: tuple[int, ...]
    until: int | None


class View(Value, frozen=True):
    seat: Seat | None
    balls: tuple[int, ...]
    grabbed: tuple[int, ...]


class Sprint(Game[State, Grab, View, Options]):
    id = "sprint"
    title = "Sprint"
    edition = 1
    seats = (2, 4)
    pace = "real-time"
    vocabulary = Vocabulary(State, Grab, Event, View, Options)
    seats_rule = turn_rule = end_rule = "ALL-2"

    def start(self, seats: int, options: Options) -> State:
        return State(tuple(range(options.balls)), (0,) * seats, options.time or None)

    def turn(self, state: State) -> Turn:
        if not state.balls:
            most = max(state.grabbed)
            winners = tuple(seat for seat, count in enumerate(state.grabbed) if count == most)
            return Finished(Result(winners, state.grabbed))
        return Waiting(tuple(range(len(state.grabbed))), state.until, race=True)

    def moves(self, state: State, seat: Seat) -> tuple[Grab, ...]:
        return tuple(Grab(ball) for ball in state.balls) if 0 <= seat < len(state.grabbed) else ()

    def act(self, state: State, given: Act[Grab]) -> Step[State]:
        ball = given.move.ball
        if ball not in state.balls:
            raise IllegalMove("ALL-2", "ball-is-gone")
        left = tuple(other for other in state.balls if other != ball)
        grabbed = succeeded(state.grabbed, given.seat, state.grabbed[given.seat] + 1)
        return replace(state, balls=left, grabbed=grabbed), (BallGrabbed(given.seat, ball),)

    def fall(self, state: State, outcome: tuple[int, ...]) -> Step[State]:
        raise AssertionError("nothing is rolled here")

    def elapse(self, state: State, at: int) -> Step[State]:
        return replace(state, balls=()), (TimeCalled(),)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(seat, state.balls, state.grabbed)


SPRINT = Sprint()
