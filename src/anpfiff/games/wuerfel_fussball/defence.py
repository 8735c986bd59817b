"""The blue die: steal, miss, clear, foul (WF-29 to WF-33, WF-35)."""

from typing import assert_never

from msgspec.structs import replace

from anpfiff.core import Step, succeeded
from anpfiff.games.wuerfel_fussball import clock
from anpfiff.games.wuerfel_fussball.dice import BlueFace
from anpfiff.games.wuerfel_fussball.master import asked, playable
from anpfiff.games.wuerfel_fussball.model import PenaltyGiven, Phase, SentOff
from anpfiff.games.wuerfel_fussball.pitch import GOAL_AREA, GOALMOUTH, MIDDLE, OWN_GOAL, OWN_GOALMOUTH
from anpfiff.games.wuerfel_fussball.play import kept, lost, moved, restarted, scored, shot_at, whistled
from anpfiff.games.wuerfel_fussball.state import State

CLEARANCE = 3


def shown(state: State, face: BlueFace) -> Step[State]:
    """WF-35: each side's own blue throws count; two fouls in a row are one too many."""
    again = state.fouled[state.defender] and face == "foul"
    fouled = succeeded(state.fouled, state.defender, face == "foul" and not again)
    state = replace(state, fouled=(fouled[0], fouled[1]))
    return _sent_off(state) if again else _played(state, face)


def _played(state: State, face: BlueFace) -> Step[State]:
    match face:
        case "steal":
            return lost(state)
        case "miss":
            return _missed(state)
        case "own-goal":
            own = state.ball in OWN_GOAL
            return scored(state, state.attacker, own=True) if own else _missed(state)
        case "clear":
            return _cleared(state)
        case "foul":
            return fouled_at(state)
        case _:
            assert_never(face)


def _missed(state: State) -> Step[State]:
    """WF-30: a net shot goes on; after post or bar, and without a shot, the ball stays where it lies."""
    if state.shot is not None and state.shot.face == "net":
        return shot_at(state, GOALMOUTH, state.shot, "keeper")
    return kept(state, state.ball), ()


def _cleared(state: State) -> Step[State]:
    """WF-32: three fields back. WF-9: with the time up the clearance ends it at once."""
    if clock.is_up(state):
        return whistled(state)
    strip, line = state.ball
    if line > CLEARANCE:
        ball = strip, line - CLEARANCE
        return kept(state, ball), moved(state, ball)
    return _rolling_home(state) if strip == MIDDLE else restarted(state, "goal-kick")


def _rolling_home(state: State) -> Step[State]:
    """WF-32, WF-41: the attacker must keep the ball out of its own goal, unless a master face does."""
    after = replace(state, ball=OWN_GOALMOUTH, shot=None, restart=None, die="keeper", phase="rolling")
    return replace(after, phase=_before_the_keeper(after)), moved(state, OWN_GOALMOUTH)


def _before_the_keeper(state: State) -> Phase:
    """WF-41, WF-44: the die falls by itself where neither side could play the master face instead."""
    if asked(state):
        return "answer"
    chance = playable(state, state.attacker) or playable(state, state.defender)
    return "clearing" if chance else "rolling"


def _sent_off(state: State) -> Step[State]:
    """WF-35: the master die goes to the attacker, who throws it before the foul is dealt with."""
    after = replace(state, master=state.attacker, master_face=None, then="blue-foul")
    return replace(after, die="white", phase="rolling"), (SentOff(state.defender),)


def fouled_at(state: State) -> Step[State]:
    """WF-33: a penalty in the goal area, which WF-38 may still wave away; else a free kick."""
    if state.ball not in GOAL_AREA:
        return restarted(state, "free-kick")
    if state.options.boskov:
        return replace(state, phase="boskov", die="orange", shot=None, restart=None), ()
    return penalty(state)


def penalty(state: State) -> Step[State]:
    """WF-45: nobody is asked before the black die has fallen."""
    after = replace(state, phase="rolling", die="black", shot=None, restart=None)
    return after, (PenaltyGiven(state.attacker),)
