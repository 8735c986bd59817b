"""What matters of a position, the clock and the score aside: everything that looks alike here is played alike.

Seen by the side that attacks, on the left half of the pitch, and without what has no bearing on anything to come: which
restart a ball in open play came from, or whether orange was allowed once another die is in the air. That nothing is lost
is proved in `tests/bots/test_wuerfel_fussball.py` against the rules themselves.
"""

from typing import Any, NamedTuple, get_args

from anpfiff.games.wuerfel_fussball.dice import Arrow, Die, Mark, MasterFace, ShotFace, Way
from anpfiff.games.wuerfel_fussball.model import (
    Announcement,
    Field,
    Move,
    Orange,
    Phase,
    Place,
    Restart,
    Send,
    Shot,
)
from anpfiff.games.wuerfel_fussball.pitch import LINES, MIDDLE, STRIPS

ANYWHERE: Field = (3, 6)
DOUBLED: frozenset[Restart] = frozenset(("corner", "goal-kick", "keepers-kick"))


class Essence(NamedTuple):
    """The same names as in views and states; the attacker is 0, the defender 1."""

    phase: Phase
    ball: Field
    restart: Restart | None
    orange: Orange
    die: Die | None
    announced: Announcement
    arrow: Arrow | None
    shot: Shot | None
    master: int
    master_face: MasterFace | None
    fouled: tuple[bool, bool]
    then: Any = "kick-off"


def essence(position: Any) -> Essence:
    """Of a view, or of a state."""
    ball, restart, orange = _ground(position)
    face: MasterFace | None = position.master_face
    then = "kick-off"
    if falls(position, "white"):
        face = None
        then = position.then
    home, away = position.fouled
    return Essence(
        phase=position.phase,
        ball=_left(ball),
        restart=restart,
        orange=orange,
        die=position.die,
        announced=position.announced,
        arrow=position.arrow,
        shot=position.shot,
        master=position.master ^ position.attacker,
        master_face=face,
        fouled=(away, home) if position.attacker else (home, away),
        then=then,
    )


def falls(position: Any, *dice: Die) -> bool:
    return position.phase == "rolling" and position.die in dice


def _ground(position: Any) -> tuple[Field, Restart | None, Orange]:
    """Where the ball lies and what may be thrown from there, as far as that still counts."""
    ball: Field = position.ball
    if position.phase == "placing":
        return ANYWHERE, position.restart, "allowed"
    if position.phase == "challenge":
        return ball, None, position.orange
    if position.phase == "throwing" or (position.phase == "answer" and not (position.die or position.shot)):
        return ball, _felt(position.restart, ball), position.orange
    if falls(position, "white") and position.then == "assist":
        return ANYWHERE, None, "barred" if position.orange == "barred" else "allowed"
    if falls(position, "keeper", "black") or (
        falls(position, "white") and position.then in {"kick-off", "perfect-save"}
    ):
        return ANYWHERE, None, "allowed"
    free_kick = falls(position, "shot") and position.restart == "free-kick"
    return ball, "free-kick" if free_kick else None, "allowed"


def _felt(restart: Restart | None, ball: Field) -> Restart | None:
    """WF-22, WF-23, WF-33: only these restarts are thrown otherwise than in open play."""
    return restart if restart in DOUBLED or (restart == "free-kick" and ball[1] >= LINES - 3) else None


def _left(field: Field) -> Field:
    return (STRIPS + 1 - field[0], field[1]) if field[0] > MIDDLE else field


def looked_at(move: Move, position: Any) -> Move:
    """A move of the essence made in a position, or the other way round: what leads left there leads right here."""
    if _ground(position)[0][0] <= MIDDLE:
        return move
    match move:
        case Send("left" | "right" as side):
            return Send("right" if side == "left" else "left")
        case Place(strip, line):
            return Place(STRIPS + 1 - strip, line)
        case _:
            return move


PHASES: tuple[Phase, ...] = get_args(Phase)
RESTARTS: tuple[Restart | None, ...] = (None, *get_args(Restart))
ORANGES: tuple[Orange, ...] = get_args(Orange)
DICE: tuple[Die | None, ...] = (None, *get_args(Die))
ANNOUNCEMENTS: tuple[Announcement, ...] = get_args(Announcement)
WAYS: tuple[Way, ...] = get_args(Way)
MARKS: tuple[Mark, ...] = get_args(Mark)
SHOTS: tuple[Shot | None, ...] = (
    None,
    *(Shot(face, inside) for face in get_args(ShotFace) for inside in (False, True)),
)
FACES: tuple[MasterFace | None, ...] = (None, *get_args(MasterFace))
NUMBERS = 16
"""More than any arrow leads: the pitch is shorter."""


def number(of: Essence) -> int:
    """A number of its own for every essence that somebody has to decide in."""
    digits = (
        (PHASES.index(of.phase), len(PHASES)),
        (of.ball[1], LINES + 1),
        (of.ball[0], MIDDLE + 1),
        (RESTARTS.index(of.restart), len(RESTARTS)),
        (ORANGES.index(of.orange), len(ORANGES)),
        (DICE.index(of.die), len(DICE)),
        (ANNOUNCEMENTS.index(of.announced), len(ANNOUNCEMENTS)),
        (_arrow(of.arrow), len(WAYS) * NUMBERS * len(MARKS) + 1),
        (SHOTS.index(of.shot), len(SHOTS)),
        (of.master, 2),
        (FACES.index(of.master_face), len(FACES)),
        (2 * of.fouled[0] + of.fouled[1], 4),
    )
    total = 0
    for digit, base in digits:
        total = total * base + digit
    return total


def _arrow(arrow: Arrow | None) -> int:
    if arrow is None:
        return 0
    return 1 + (WAYS.index(arrow.way) * NUMBERS + arrow.number) * len(MARKS) + MARKS.index(arrow.mark)
