"""The keeper's and the penalty die, the referee and the shoot-out (WF-10, WF-32, WF-36 to WF-38)."""

from typing import assert_never

from msgspec.structs import replace

from anpfiff.core import Step
from anpfiff.games.wuerfel_fussball import clock
from anpfiff.games.wuerfel_fussball.defence import penalty
from anpfiff.games.wuerfel_fussball.dice import Arrow, KeeperFace, PenaltyFace
from anpfiff.games.wuerfel_fussball.model import Field, Kicks, PenaltyWaved, Shot
from anpfiff.games.wuerfel_fussball.pitch import OWN_REBOUND, REBOUND
from anpfiff.games.wuerfel_fussball.play import kept, lost, moved, restarted, scored, whistled
from anpfiff.games.wuerfel_fussball.state import State

KICKS = 5


def shown(state: State, face: KeeperFace) -> Step[State]:
    """The keeper die meets a shot, or a clearance that rolls towards its own goal."""
    return _cleared_home(state, face) if state.shot is None else _shot(state, state.shot, face)


def _shot(state: State, shot: Shot, face: KeeperFace) -> Step[State]:
    """WF-36"""
    match face:
        case "held":
            return lost(state, "keepers-kick")
        case "not-held":
            return scored(state, state.attacker, own=shot.face == "bar")
        case "parry":
            return _parried(state, REBOUND)
        case "corner":
            return _corner(state)
        case _:
            assert_never(face)


def _cleared_home(state: State, face: KeeperFace) -> Step[State]:
    """WF-32: the attacker's own keeper."""
    match face:
        case "held":
            return restarted(state, "keepers-kick")
        case "not-held":
            return scored(state, state.defender, own=True)
        case "parry":
            return _parried(state, OWN_REBOUND)
        case "corner":
            return lost(state, "corner")
        case _:
            assert_never(face)


def penalty_shown(state: State, face: PenaltyFace) -> Step[State]:
    """WF-37"""
    match face:
        case "goal":
            return scored(state, state.attacker)
        case "corner":
            return _corner(state)
        case "out":
            return lost(state, "goal-kick")
        case "parry":
            return _parried(state, REBOUND)
        case _:
            assert_never(face)


def _parried(state: State, ball: Field) -> Step[State]:
    """WF-9: with the time up a parry ends it."""
    if clock.is_up(state):
        return whistled(state)
    return kept(state, ball), moved(state, ball)


def _corner(state: State) -> Step[State]:
    """WF-9: with the time up a corner ends it."""
    return whistled(state) if clock.is_up(state) else restarted(state, "corner")


def boskov_shown(state: State, arrow: Arrow) -> Step[State]:
    """WF-38: on "?" no penalty; the throw moves nothing, and the attacker chooses freely."""
    if arrow.mark != "?":
        return penalty(state)
    return kept(state, state.ball), (PenaltyWaved(state.attacker),)


def shoot_out_shown(state: State, face: PenaltyFace) -> Step[State]:
    """WF-10: five each in turn, then one each; only "goal" counts, and nobody throws once it is decided."""
    mine, yours = state.kicks
    if state.attacker == 0:
        mine = (*mine, face == "goal")
    else:
        yours = (*yours, face == "goal")
    after = replace(state, kicks=(mine, yours), attacker=state.defender)
    return replace(after, phase="finished", die=None) if _decided(mine, yours) else after, ()


def _decided(mine: Kicks, yours: Kicks) -> bool:
    """WF-10: can the side that is behind no longer draw level with the throws it still has?"""
    each = max(KICKS, len(mine), len(yours))
    lead = sum(mine) - sum(yours)
    return lead > each - len(yours) or -lead > each - len(mine)
