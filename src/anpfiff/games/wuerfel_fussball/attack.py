"""The attacker's throws: which dice, which announcements, and where the arrow sends the ball (WF-14 to WF-25)."""

from functools import cache

from msgspec.structs import replace

from anpfiff.core import Step
from anpfiff.games.wuerfel_fussball.dice import Arrow, Direction, Way
from anpfiff.games.wuerfel_fussball.model import (
    Announcement,
    BallOut,
    Boundary,
    Field,
    Move,
    Orange,
    Restart,
    Send,
    Side,
    Throw,
)
from anpfiff.games.wuerfel_fussball.pitch import FREE_KICKS, MIDDLE, SHOOTING, WINGS, run
from anpfiff.games.wuerfel_fussball.play import kept, lost, moved, scored
from anpfiff.games.wuerfel_fussball.state import State

DIRECTIONS: tuple[Direction, ...] = ("orange", "red", "violet")
COURSES: dict[Way, tuple[int, int]] = {
    "forward": (0, 1),
    "back": (0, -1),
    "diagonal": (1, 1),
    "sideways": (1, 0),
}
"""WF-17: how far an arrow leads to the side the attacker chooses, and how far ahead."""
SIGNS: dict[Side, int] = {"left": -1, "right": 1, "up": 1, "down": -1}


@cache
def throws(ball: Field, restart: Restart | None, orange: Orange) -> tuple[Throw, ...]:
    """WF-14: every throw the attacker may choose, the dice in their order."""
    directed = tuple(
        Throw(die, announced) for die in _dice(orange) for announced in announcements(ball, restart)
    )
    return (*directed, Throw("shot")) if orange != "due" and may_shoot(ball, restart) else directed


def _dice(orange: Orange) -> tuple[Direction, ...]:
    """WF-15: orange never twice in a row. WF-16: and first after the ball was won."""
    if orange == "due":
        return DIRECTIONS[:1]
    return DIRECTIONS[1:] if orange == "barred" else DIRECTIONS


def announcements(ball: Field, restart: Restart | None) -> tuple[Announcement, ...]:
    """WF-21, WF-22: turned on the wings, always at a corner. WF-23: doubled at goal and keeper's kicks."""
    if restart == "corner":
        return ("turned",)
    if restart in {"goal-kick", "keepers-kick"}:
        return "nothing", "doubled"
    return ("nothing", "turned") if ball in WINGS else ("nothing",)


def may_shoot(ball: Field, restart: Restart | None) -> bool:
    """WF-26: from the shooting zone. WF-33: a free kick from the last four lines."""
    return ball in (FREE_KICKS if restart == "free-kick" else SHOOTING)


def sides(announced: Announcement) -> tuple[Side, Side]:
    """WF-17, WF-21: a turned arrow goes up or down the strip."""
    return ("up", "down") if announced == "turned" else ("left", "right")


@cache
def sends(announced: Announcement) -> tuple[Move, ...]:
    return tuple(map(Send, sides(announced)))


def pointed(state: State, arrow: Arrow) -> Step[State]:
    """WF-17: a straight arrow leaves nothing to choose."""
    if arrow.way in {"diagonal", "sideways"}:
        return replace(state, phase="aiming", arrow=arrow), ()
    return sent(state, arrow, sides(state.announced)[0])


def sent(state: State, arrow: Arrow, side: Side) -> Step[State]:
    """WF-18: the ball moves first; leaving the pitch outweighs the mark."""
    steps = arrow.number * (2 if state.announced == "doubled" else 1)
    ball, over = run(state.ball, heading(state, arrow.way, SIGNS[side]), steps)
    after = replace(state, ball=ball, arrow=None, announced="nothing")
    step, events = _marked(after, arrow) if over is None else _out(after, over)
    return step, (*moved(state, ball), *events)


def heading(state: State, way: Way, sign: int) -> tuple[int, int]:
    """WF-21: turned by 90° what led ahead leads inward, and what led aside up or down."""
    aside, ahead = COURSES[way]
    if state.announced == "turned":
        return ahead if state.ball[0] < MIDDLE else -ahead, aside * sign
    return aside * sign, ahead


def _marked(state: State, arrow: Arrow) -> Step[State]:
    if arrow.mark == "X":
        return lost(state)
    orange: Orange = "barred" if state.die == "orange" else "allowed"
    if arrow.mark == "?":
        return replace(state, phase="challenge", orange=orange, restart=None, die=None), ()
    return kept(state, state.ball, orange), ()


def _out(state: State, over: Boundary) -> Step[State]:
    after, events = _beyond(state, over)
    return after, (BallOut(state.attacker, over, state.ball), *events)


def _beyond(state: State, over: Boundary) -> Step[State]:
    """WF-19, WF-20; WF-24 and WF-25 are what a back arrow does to a goal kick and a doubled keeper's kick."""
    if over == "side-line":
        return lost(state, "throw-in")
    if over == "goal-line":
        return lost(state, "goal-kick")
    if state.ball[0] == MIDDLE:
        return scored(state, state.defender, own=True)
    return lost(state, "corner")


def placed(state: State, ball: Field) -> State:
    """WF-5: the kicker has chosen the spot."""
    return kept(state, ball, restart=state.restart)
