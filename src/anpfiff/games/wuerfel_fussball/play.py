"""How play goes on: who has the ball, how it restarts, when a goal or the whistle ends it (WF-5, WF-8 to WF-16)."""

from msgspec.structs import replace

from anpfiff.core import Seat, Step, succeeded
from anpfiff.games.wuerfel_fussball import clock
from anpfiff.games.wuerfel_fussball.dice import Die
from anpfiff.games.wuerfel_fussball.master import asked, playable
from anpfiff.games.wuerfel_fussball.model import (
    BallMoved,
    BallWon,
    Field,
    GoalScored,
    HalfEnded,
    Orange,
    Restart,
    RestartGiven,
    ShootOutBegan,
    Shot,
)
from anpfiff.games.wuerfel_fussball.pitch import KICK_OFF, SPOTS, mirrored
from anpfiff.games.wuerfel_fussball.state import State


def kept(state: State, ball: Field, orange: Orange = "allowed", restart: Restart | None = None) -> State:
    """The attacker has the ball there and throws next, unless the defence answers first (WF-42 to WF-44)."""
    state = replace(state, ball=ball, orange=orange, restart=restart, die=None, shot=None)
    return replace(state, phase="answer" if asked(state) else "throwing")


def moved(state: State, ball: Field) -> tuple[BallMoved, ...]:
    """What is told when the ball comes to another field."""
    return () if ball == state.ball else (BallMoved(state.attacker, state.ball, ball),)


def restarted(state: State, restart: Restart) -> Step[State]:
    """WF-5: the attacker restarts, from a spot of choice or from where the ball lies."""
    if restart in SPOTS:
        after = replace(state, phase="placing", restart=restart, orange="allowed", die=None, shot=None)
    else:
        after = kept(state, state.ball, restart=restart)
    return after, (RestartGiven(state.attacker, restart),)


def lost(state: State, restart: Restart | None = None) -> Step[State]:
    """WF-9, WF-16: the other side gets the ball on its field; in open play it begins with orange."""
    if clock.is_up(state):
        return whistled(state)
    state = replace(state, attacker=state.defender, ball=mirrored(state.ball), passed=False)
    if restart is not None:
        return restarted(state, restart)
    return kept(state, state.ball, "due"), (BallWon(state.attacker, state.ball),)


def shot_at(state: State, ball: Field, shot: Shot, die: Die | None) -> Step[State]:
    """A shot reaches that field: a die decides, or nothing can stop it but an answer."""
    after = replace(state, ball=ball, shot=shot, die=die, phase="rolling")
    story = moved(state, ball)
    if playable(after, after.defender):
        return replace(after, phase="answer"), story
    after, events = unanswered(after)
    return after, (*story, *events)


def unanswered(state: State) -> Step[State]:
    """WF-44: the defence keeps its master die, or has none to play; the attacker's own throw it may still forestall."""
    if state.shot is None:
        return replace(state, phase="throwing" if state.die is None else "clearing"), ()
    if state.die is not None:
        return replace(state, phase="rolling"), ()
    return scored(state, state.attacker)


def scored(state: State, seat: Seat, *, own: bool = False) -> Step[State]:
    """WF-13: the side that conceded kicks off. WF-9: with the time up it is over."""
    score = succeeded(state.score, seat, state.score[seat] + 1)
    state = replace(state, score=(score[0], score[1]))
    after, events = whistled(state) if clock.is_up(state) else kicked_off(state, 1 - seat)
    return after, (GoalScored(seat, own, state.score), *events)


def kicked_off(state: State, seat: Seat) -> Step[State]:
    """WF-2, WF-16: from the middle, with any direction die."""
    return restarted(replace(state, attacker=seat, ball=KICK_OFF, passed=False), "kick-off")


def whistled(state: State) -> Step[State]:
    """WF-8: the toss winner kicks off the second half. WF-10: level tournament matches go on with penalties."""
    assert state.toss_winner is not None, "no half ends before the toss"
    ended = HalfEnded(state.half)
    if state.half == 1:
        after, events = kicked_off(replace(state, half=2, played=0, stops=0), state.toss_winner)
        return after, (ended, *events)
    over = replace(state, phase="finished", restart=None, die=None, shot=None)
    if state.options.tournament and state.score[0] == state.score[1]:
        after = replace(over, phase="shoot-out", die="black", attacker=state.toss_winner)
        return after, (ended, ShootOutBegan(state.toss_winner))
    return over, (ended,)
