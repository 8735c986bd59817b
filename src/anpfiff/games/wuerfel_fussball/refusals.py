"""Why a move is not offered: the rule it breaks (ALL-4)."""

from typing import assert_never

from anpfiff.core import IllegalMove, Seat
from anpfiff.games.wuerfel_fussball.attack import DIRECTIONS, announcements, may_shoot
from anpfiff.games.wuerfel_fussball.dice import MasterFace
from anpfiff.games.wuerfel_fussball.master import playable
from anpfiff.games.wuerfel_fussball.model import LeaveIt, Move, Pass, Phase, Place, PlayMaster, Send, Throw
from anpfiff.games.wuerfel_fussball.state import State

FACES: dict[MasterFace, str] = {
    "long-shot": "WF-40",
    "assist": "WF-40",
    "unstoppable": "WF-40",
    "perfect-save": "WF-41",
    "win-back": "WF-42",
    "foul": "WF-43",
}
ATTACKING: frozenset[Phase] = frozenset(("placing", "throwing", "aiming", "clearing"))
DEFENDING: frozenset[Phase] = frozenset(("challenge", "bar", "answer"))
FIRST: dict[Phase, tuple[str, str]] = {
    "placing": ("WF-5", "place-the-ball-first"),
    "aiming": ("WF-17", "send-the-ball-first"),
    "challenge": ("WF-18", "challenge-or-leave-it"),
    "bar": ("WF-27", "defender-or-keeper"),
    "clearing": ("WF-32", "keeper-must-act"),
    "answer": ("WF-44", "answer-or-pass"),
}
"""What must come before any other throw."""


def untimely(state: State, seat: Seat, move: Move) -> IllegalMove | None:
    """ALL-4: the rule in force while the attacker waits for the defence, or both for a die that has to fall."""
    if state.phase == "rolling":
        return _in_the_air(state, seat, move)
    if state.phase in DEFENDING:
        return IllegalMove(FIRST[state.phase][0], "not-your-turn")
    return _unasked(state, seat, move) if seat == state.defender and state.phase in ATTACKING else None


def _unasked(state: State, seat: Seat, move: Move) -> IllegalMove | None:
    """WF-39 to WF-44: what the defence says of its master die while only the attacker is awaited."""
    if isinstance(move, Pass):
        return IllegalMove("WF-44", "nothing-to-answer")
    if not isinstance(move, PlayMaster):
        return None
    soon = state.phase in FIRST and playable(state, seat)
    return IllegalMove(*FIRST[state.phase]) if soon else _not_with_that_face(state, seat)


def _in_the_air(state: State, seat: Seat, move: Move) -> IllegalMove:
    """WF-45: a penalty comes first. WF-44: too late for the defence, once the attacker's die is thrown."""
    if state.die == "black":
        return IllegalMove("WF-45", "penalty-first")
    if not isinstance(move, PlayMaster):
        return IllegalMove(_falls_by(state), "not-your-turn")
    if seat == state.master == state.attacker:
        return IllegalMove("WF-39", "not-now")
    thrown = state.die in {*DIRECTIONS, "shot"} and seat == state.master
    return IllegalMove("WF-44", "not-now") if thrown else _unplayable(state, seat)


def _falls_by(state: State) -> str:
    """The rule by which that die has to fall."""
    if state.die == "white":
        return "WF-39"
    if state.shot is not None:
        return "WF-27" if state.shot.inside else "WF-28"
    if state.die == "blue":
        return "WF-18"
    return "WF-32" if state.die == "keeper" else "WF-14"


def refusal(state: State, seat: Seat, move: Move) -> IllegalMove:
    """Only for moves of an awaited seat that are not offered."""
    match move:
        case Place():
            return IllegalMove("WF-5", "no-such-spot" if state.phase == "placing" else "nothing-to-place")
        case Send():
            return _unsent(state)
        case LeaveIt():
            return IllegalMove("WF-18", "nothing-to-leave")
        case Pass():
            return IllegalMove("WF-44", "nothing-to-answer")
        case PlayMaster():
            return _unplayable(state, seat)
        case Throw() if seat == state.defender and state.phase not in DEFENDING:
            return IllegalMove("WF-14", "not-your-turn")
        case Throw(die, announced) if die not in DIRECTIONS and announced != "nothing":
            return IllegalMove("WF-21" if announced == "turned" else "WF-23", "die-has-no-arrow")
        case Throw():
            return IllegalMove(*FIRST[state.phase]) if state.phase in FIRST else _unthrowable(state, move)
        case _:
            assert_never(move)


def _unsent(state: State) -> IllegalMove:
    if state.phase != "aiming":
        return IllegalMove("WF-17", "nothing-to-send")
    return IllegalMove("WF-21" if state.announced == "turned" else "WF-17", "arrow-points-elsewhere")


def _unplayable(state: State, seat: Seat) -> IllegalMove:
    holds = state.master == seat and state.master_face is not None
    if holds and state.phase in {"placing", "aiming"}:
        return IllegalMove("WF-39", "not-instead-of-a-throw")
    if holds and state.phase == "clearing":
        return IllegalMove("WF-39", "not-now")
    return _not_with_that_face(state, seat)


def _not_with_that_face(state: State, seat: Seat) -> IllegalMove:
    if state.master != seat or state.master_face is None:
        return IllegalMove("WF-39", "not-your-master-die")
    return IllegalMove(FACES[state.master_face], "not-now")


def _unthrowable(state: State, move: Throw) -> IllegalMove:
    """The attacker chose a die, or announced something, that the position does not allow."""
    if move.die not in {*DIRECTIONS, "shot"}:
        return IllegalMove("WF-14", "not-the-attackers-die")
    if state.orange == "due" and move.die != "orange":
        return IllegalMove("WF-16", "orange-first")
    if state.orange == "barred" and move.die == "orange":
        return IllegalMove("WF-15", "orange-twice")
    return _unshootable(state) if move.die == "shot" else _unannounced(state, move)


def _unshootable(state: State) -> IllegalMove:
    assert not may_shoot(state.ball, state.restart), "then it would be offered"
    if state.restart == "corner":
        return IllegalMove("WF-22", "corner-needs-direction")
    return IllegalMove("WF-33" if state.restart == "free-kick" else "WF-26", "not-from-here")


def _unannounced(state: State, move: Throw) -> IllegalMove:
    assert move.announced not in announcements(state.ball, state.restart), "then it would be offered"
    if state.restart == "corner":
        return IllegalMove("WF-22", "corner-is-turned")
    if move.announced == "turned":
        return IllegalMove("WF-21", "no-turn-here")
    return IllegalMove("WF-23", "no-double-here")
