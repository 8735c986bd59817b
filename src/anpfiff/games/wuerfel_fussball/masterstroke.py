"""What a master face does once it is played, and the die has fallen anew (WF-39 to WF-43)."""

from typing import assert_never

from msgspec.structs import replace

from anpfiff.core import Seat, Step
from anpfiff.games.wuerfel_fussball.defence import fouled_at
from anpfiff.games.wuerfel_fussball.dice import MasterFace, ShotFace
from anpfiff.games.wuerfel_fussball.model import MasterPlayed, Orange, Shot
from anpfiff.games.wuerfel_fussball.pitch import GOAL_AREA, GOALMOUTH, REBOUND
from anpfiff.games.wuerfel_fussball.play import kept, kicked_off, lost, moved, restarted, shot_at
from anpfiff.games.wuerfel_fussball.state import State


def played(state: State, seat: Seat) -> Step[State]:
    """WF-39: it goes to the opponent, who throws it at once, before the play is settled."""
    face = state.master_face
    assert face is not None, "only a face that has fallen is playable"
    after = replace(state, master=1 - seat, master_face=None, then=face, passed=False)
    return replace(after, die="white", phase="rolling"), (MasterPlayed(seat, face),)


def shown(state: State, face: MasterFace) -> Step[State]:
    """The new face lies open; now the play is settled."""
    state = replace(state, master_face=face)
    match state.then:
        case "kick-off":
            return kicked_off(state, 1 - state.master)
        case "blue-foul":
            return fouled_at(state)
        case "long-shot":
            return _shot(state, "net")
        case "unstoppable":
            return _shot(state, "unstoppable")
        case "assist":
            return kept(state, REBOUND, _unlifted(state)), moved(state, REBOUND)
        case "perfect-save":
            return restarted(state, "keepers-kick") if state.shot is None else lost(state, "keepers-kick")
        case "win-back":
            return lost(state)
        case "foul":
            by_attacker = state.master != state.attacker
            return fouled_at(state) if by_attacker else lost(state, "free-kick")
        case _:
            assert_never(state.then)


def _shot(state: State, face: ShotFace) -> Step[State]:
    """WF-40: the keeper die decides on a long shot; of an unstoppable one only an answer."""
    shot = Shot(face, state.ball in GOAL_AREA)
    return shot_at(state, GOALMOUTH, shot, "keeper" if face == "net" else None)


def _unlifted(state: State) -> Orange:
    """WF-39: the orange throw that was due lapses, but orange never twice in a row still holds."""
    return "barred" if state.orange == "barred" else "allowed"
