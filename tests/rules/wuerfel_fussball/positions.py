"""Positions of Würfel-Fußball in two lines: `at(3, 10)`, then `shown(state, "blue", "steal")`."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from anpfiff.core import Act, Chance, Event, IllegalMove, Move, Rolling, Throw, Waiting
from anpfiff.games.wuerfel_fussball import model
from anpfiff.games.wuerfel_fussball.dice import Arrow, Die, Face, Mark, MasterFace, ShotFace, Throwable, Way
from anpfiff.games.wuerfel_fussball.model import Options, PlayMaster, Shot
from anpfiff.games.wuerfel_fussball.pitch import GOALMOUTH
from anpfiff.games.wuerfel_fussball.rules import GAME
from anpfiff.games.wuerfel_fussball.state import State

ALL_DICE = (model.Throw("orange"), model.Throw("red"), model.Throw("violet"))
ATTACK, DEFENCE = 0, 1
EITHER = Waiting((ATTACK, DEFENCE), race=True)
"""WF-44: the attacker may throw, the defence may still be quicker."""
WAYS: dict[str, Way] = {"↑": "forward", "↓": "back", "↗": "diagonal", "→": "sideways"}
MARKS: dict[str, Mark] = {"": "", "?": "?", "X": "X"}
After = tuple[State, tuple[Event, ...]]


def at(strip: int, line: int, **changes: Any) -> State:
    """Seat 0 attacks and throws next; it holds a perfect save, which the attacker cannot play."""
    state = State(
        Options(clock="throws"),
        "throwing",
        toss_winner=DEFENCE,
        attacker=ATTACK,
        ball=(strip, line),
        master=ATTACK,
        master_face="perfect-save",
    )
    return replace(state, **changes)


def holding(state: State, seat: int, face: MasterFace) -> State:
    return replace(state, master=seat, master_face=face)


def late(state: State) -> State:
    """The time of the half is up."""
    return replace(state, played=75)


def arrow(notation: str) -> Arrow:
    """↑3 X: an arrow, its number and its mark."""
    number, _, mark = notation[1:].partition(" ")
    return Arrow(WAYS[notation[0]], int(number), MARKS[mark])


def act(state: State, seat: int, move: Move) -> After:
    found: Any = move
    return GAME.apply(state, Act(seat, found))


def rolling(state: State) -> Die | None:
    """The die that falls next; None where somebody is awaited."""
    return state.die if GAME.turn(state) == Rolling(Throw(6)) else None


def show(state: State, face: str | Face) -> After:
    """The die that is due falls on that face; arrows in notation."""
    die = rolling(state)
    assert die is not None
    wanted = arrow(face) if isinstance(face, str) and face[0] in WAYS else face
    return GAME.apply(state, Chance((getattr(GAME.dice, die).faces.index(wanted),)))


def throw(
    state: State, die: Throwable, face: str, announced: model.Announcement = "nothing", side: str = ""
) -> After:
    """The awaited side throws that die, and sends the ball to a side where the arrow asks for one."""
    turn = GAME.turn(state)
    assert isinstance(turn, Waiting)
    state, said = act(state, turn.seats[0], model.Throw(die, announced))
    state, events = show(state, face)
    if side:
        wanted: Any = side
        state, more = act(state, ATTACK, model.Send(wanted))
        events += more
    return state, said + events


def blue(strip: int, line: int, face: str, **changes: Any) -> After:
    """The defence challenges there, and blue shows that face."""
    return throw(at(strip, line, phase="challenge", **changes), "blue", face)


def keeper(face: str, shot: ShotFace = "net", **changes: Any) -> After:
    """A shot from the area is at the goal mouth, and the keeper die shows that face."""
    due = at(*GOALMOUTH, phase="rolling", die="keeper", shot=Shot(shot, inside=True), **changes)
    return show(due, face)


def has(events: tuple[Event, ...], *wanted: Event) -> bool:
    """Were all of these told, in this order?"""
    told = iter(events)
    return all(event in told for event in wanted)


def refused(why: str, rule: str) -> pytest.RaisesExc[IllegalMove]:
    """ALL-4: what follows must break that rule, for that reason."""
    return pytest.RaisesExc(IllegalMove, match=re.escape(f"{why} ({rule})"))


def armed(strip: int, line: int, face: MasterFace, **changes: Any) -> State:
    """The attacker, about to throw, holds that face."""
    return holding(at(strip, line, **changes), ATTACK, face)


def guarded(strip: int, line: int, face: MasterFace, **changes: Any) -> State:
    """The defence holds that face and is asked before the attacker throws."""
    return holding(at(strip, line, **{"phase": "answer", **changes}), DEFENCE, face)


def play(state: State, new: MasterFace = "assist") -> After:
    """The holder plays the face; the opponent throws the die anew."""
    state, said = act(state, state.master, PlayMaster())
    state, events = show(state, new)
    return state, said + events


def offered(state: State, seat: int) -> bool:
    return PlayMaster() in GAME.moves(state, seat)
