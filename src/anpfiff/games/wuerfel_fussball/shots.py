"""The shot die: from the goal area, from outside, and as a free kick (WF-26 to WF-28, WF-34)."""

from typing import assert_never

from msgspec.structs import replace

from anpfiff.core import Step
from anpfiff.games.wuerfel_fussball.dice import ShotFace
from anpfiff.games.wuerfel_fussball.model import Field, Shot
from anpfiff.games.wuerfel_fussball.pitch import GOAL_AREA, GOALMOUTH, REBOUND
from anpfiff.games.wuerfel_fussball.play import lost, moved, shot_at
from anpfiff.games.wuerfel_fussball.state import State


def shown(state: State, face: ShotFace) -> Step[State]:
    """WF-27, WF-28: what the shot die says."""
    shot = Shot(face, state.ball in GOAL_AREA)
    match face:
        case "net":
            return _on_target(state, shot)
        case "unstoppable":
            near = shot.inside and state.restart != "free-kick"
            return shot_at(state, GOALMOUTH, shot, None if near else "keeper")
        case "post":
            return shot_at(state, REBOUND, shot, "blue")
        case "bar":
            after = replace(state, phase="bar", ball=GOALMOUTH, shot=shot, die=None)
            return after, moved(state, GOALMOUTH)
        case "out":
            return lost(state, "goal-kick")
        case _:
            assert_never(face)


def _on_target(state: State, shot: Shot) -> Step[State]:
    met = _over_the_wall(state.ball) if state.restart == "free-kick" else _on_its_way(state.ball)
    return shot_at(state, met, shot, "keeper" if met == GOALMOUTH else "blue")


def _on_its_way(start: Field) -> Field:
    """WF-27: from the area straight to the goal mouth. WF-28: from outside a defender meets it first."""
    return GOALMOUTH if start in GOAL_AREA else (min(max(start[0], 2), 4), 10)


def _over_the_wall(start: Field) -> Field:
    """WF-34: two fields over the wall, from lines 9 and 10 past every defender."""
    return REBOUND if start[1] == 8 or start in GOAL_AREA else GOALMOUTH
