"""A room's phases follow their type: every change of phase is looked at as it happens."""

from collections.abc import Iterator
from contextlib import contextmanager

from anpfiff.server.room.phases import Countdown, KickOff, Lobby, Over, Paused, Phase, Playing
from anpfiff.server.room.state import RoomState
from tests.support.simulation.violation import promise

MOVED = "_simulated_move"
"""Set on a room that has changed its phase once: one that comes back from the disk may begin anywhere."""


def follows(before: Phase, after: Phase) -> bool:
    match before, after:
        case (Lobby(), Lobby() | Countdown(then=KickOff())):
            return True
        case (Countdown(then=KickOff()), Playing()):
            return True
        case (Countdown(then=Playing(match=match)), Playing(match=same)):
            return match is same
        case (Playing(match=match), Paused(match=same) | Over(match=same)):
            return match is same
        case (Paused(match=match), Countdown(then=Playing(match=same))):
            return match is same
        case (Over(match=match), Countdown(then=KickOff(last=same))):
            return match is same
        case (Over(), Lobby()):
            return True
        case _:
            return False


def comes_back(room: RoomState, after: Phase) -> bool:
    return not hasattr(room, MOVED) and room.empty_since is not None and isinstance(after, Paused | Over)


@contextmanager
def phases_watched() -> Iterator[None]:
    untouched: property = vars(RoomState)["phase"]
    change = untouched.fset
    assert change is not None, "it can be set"

    def changed(room: RoomState, phase: Phase) -> None:
        before = room.phase
        promise(
            follows(before, phase) or comes_back(room, phase),
            f"{type(before).__name__} was followed by {type(phase).__name__}",
        )
        setattr(room, MOVED, True)
        change(room, phase)

    setattr(RoomState, "phase", property(untouched.fget, changed))  # noqa: B010 -- a property of a class
    try:
        yield
    finally:
        setattr(RoomState, "phase", untouched)  # noqa: B010 -- the same
