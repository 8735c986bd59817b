"""The master die: which face may be played, by whom, where and when (WF-39 to WF-44)."""

from anpfiff.core import Seat
from anpfiff.games.wuerfel_fussball.dice import MasterFace
from anpfiff.games.wuerfel_fussball.model import Field
from anpfiff.games.wuerfel_fussball.pitch import CORNERS, FIELDS, GOAL_AREA, LAST_FOUR, SHOOTING
from anpfiff.games.wuerfel_fussball.state import State

MOST_STOPS = 6
"""WF-44: in a half, for a defence that wants to be asked seldom; a shot always waits."""
ATTACKS: dict[MasterFace, frozenset[Field]] = {
    "long-shot": frozenset(field for field in FIELDS if field[1] >= 7).difference(CORNERS),
    "assist": frozenset(field for field in FIELDS if field[1] >= 3) - GOAL_AREA,
    "unstoppable": SHOOTING,
    "foul": frozenset(FIELDS),
}
"""WF-40, WF-43: the attacker's faces, and the fields they are played from."""


def playable(state: State, seat: Seat) -> bool:
    """WF-39: may that seat play the master face now, when it or the other side is about to go on?"""
    face = state.master_face
    if state.master != seat or face is None:
        return False
    return _attacks(state, face) if seat == state.attacker else _defends(state, face)


def asked(state: State) -> bool:
    """WF-44: does the attacker's next throw wait for the defence?"""
    where = state.asked[state.defender]
    enough = where == "seldom" and state.stops >= MOST_STOPS
    here = where == "everywhere" or (in_danger(state) and not state.passed and not enough)
    return here and state.options.reaction > 0 and playable(state, state.defender)


def in_danger(state: State) -> bool:
    """WF-44: is the ball in the last four lines?"""
    return state.ball[1] >= LAST_FOUR


def _attacks(state: State, face: MasterFace) -> bool:
    """WF-40, WF-43; WF-39, WF-41: where the attacker's keeper must stop an own goal, only a perfect save helps."""
    if state.die == "keeper" or face == "perfect-save":
        return state.die == "keeper" and face == "perfect-save"
    return face in ATTACKS and state.ball in ATTACKS[face]


def _defends(state: State, face: MasterFace) -> bool:
    shot = state.shot
    match face:
        case "perfect-save":  # WF-41: instead of the keeper die, or where no die can help
            return shot is not None and state.die != "blue"
        case "win-back":  # WF-42
            return shot is None or not shot.inside
        case "foul":  # WF-43
            return shot is None
        case _:
            return False
