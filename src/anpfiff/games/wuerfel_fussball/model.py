"""Würfel-Fußball: what anyone at the table may know; nothing is hidden in this game.

A field is (strip, line) as the side that attacks sees it, in views and events alike (WF-1).
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from anpfiff import core
from anpfiff.core import HeadStarts, Seat, Value
from anpfiff.games.wuerfel_fussball.dice import (
    Arrow,
    Dice,
    Die,
    Face,
    Fallen,
    MasterFace,
    ShotFace,
    Throwable,
)

Field: TypeAlias = tuple[int, int]

Phase: TypeAlias = Literal[
    "toss",
    "placing",
    "throwing",
    "rolling",
    "aiming",
    "challenge",
    "bar",
    "clearing",
    "answer",
    "boskov",
    "shoot-out",
    "finished",
]
"""What is awaited.

placing: the attacker chooses the spot of a restart. throwing: the attacker chooses a die. rolling: the die in `die`
falls. aiming: the attacker sends the ball to one side. challenge: the defence throws blue or leaves the ball ("?").
bar: the defence chooses blue or keeper. clearing: the attacker throws the keeper die or plays the master face.
answer: the table waits for the defence, which may play its master face before the die in `die` falls, the attacker
throws or a goal counts; throwing and clearing: it may still be quicker than the attacker's throw.
boskov: orange falls for the referee. shoot-out: black falls for the side to shoot.
"""

Restart: TypeAlias = Literal["kick-off", "throw-in", "corner", "goal-kick", "keepers-kick", "free-kick"]
Orange: TypeAlias = Literal["allowed", "due", "barred"]
"""May the next throw be orange (WF-15), must it (WF-16)?"""
Announcement: TypeAlias = Literal["nothing", "turned", "doubled"]
Side: TypeAlias = Literal["left", "right", "up", "down"]
Boundary: TypeAlias = Literal["side-line", "goal-line", "own-goal-line"]
Asked: TypeAlias = Literal["everywhere", "last-four-lines", "seldom"]
"""WF-44: `seldom` is in the last four lines, and there six times a half at most."""
"""WF-44: where a defence wants the attacker's throw to wait for its answer; in the last four lines once per attack."""


class Shot(Value, frozen=True):
    """A ball on its way to the goal: what the shot showed, and whether it came from the goal area."""

    face: ShotFace
    inside: bool


class Place(core.Move, frozen=True):
    """Choose the spot of a goal kick, keeper's kick or corner."""

    rule = "WF-5"
    strip: int
    line: int


class Throw(core.Move, frozen=True):
    """Throw a die; a direction die perhaps with its arrow turned or its number doubled."""

    rule = "WF-14"
    die: Throwable
    announced: Announcement = "nothing"


class Send(core.Move, frozen=True):
    """Choose the side of a diagonal or sideways arrow: left or right, of a turned one up or down."""

    rule = "WF-17"
    side: Side


class LeaveIt(core.Move, frozen=True):
    """On "?": do not challenge."""

    rule = "WF-18"
    declines = True


class PlayMaster(core.Move, frozen=True):
    rule = "WF-39"


class Pass(core.Move, frozen=True):
    """Keep the master die; play goes on. Whoever says so may add where to be asked from now on."""

    rule = "WF-44"
    declines = True
    asked: Asked | None = None

    def plain(self) -> "Pass":
        return Pass()


Move: TypeAlias = Place | Throw | Send | LeaveIt | PlayMaster | Pass


class TossWon(core.Event, frozen=True):
    seat: Seat


class ThrowAnnounced(core.Event, frozen=True):
    seat: Seat
    die: Die
    announced: Announcement


class DieFell(core.Event, frozen=True):
    seat: Seat
    die: Die
    face: Face


class BallPlaced(core.Event, frozen=True):
    attacker: Seat
    field: Field


class BallMoved(core.Event, frozen=True):
    attacker: Seat
    start: Field
    end: Field


class BallOut(core.Event, frozen=True):
    """WF-46: the first line the ball crossed, and the last field it passed."""

    attacker: Seat
    over: Boundary
    field: Field


class BallLeft(core.Event, frozen=True):
    """The defence did not challenge."""

    seat: Seat


class BallWon(core.Event, frozen=True):
    """Possession changed in open play; the field as the new attacker sees it."""

    seat: Seat
    field: Field


class RestartGiven(core.Event, frozen=True):
    seat: Seat
    restart: Restart


class PenaltyGiven(core.Event, frozen=True):
    seat: Seat


class PenaltyWaved(core.Event, frozen=True):
    """WF-38: the referee saw nothing."""

    seat: Seat


class SentOff(core.Event, frozen=True):
    seat: Seat


class MasterPlayed(core.Event, frozen=True):
    seat: Seat
    face: MasterFace


class MasterKept(core.Event, frozen=True):
    """The defence could have played its master face, and did not."""

    seat: Seat


class GoalScored(core.Event, frozen=True):
    """The side that got the goal; an own goal was put in by the other."""

    seat: Seat
    own: bool
    score: tuple[int, int]


class HalfEnded(core.Event, frozen=True):
    half: int


class ShootOutBegan(core.Event, frozen=True):
    seat: Seat


Event: TypeAlias = (
    TossWon
    | ThrowAnnounced
    | DieFell
    | BallPlaced
    | BallMoved
    | BallOut
    | BallLeft
    | BallWon
    | RestartGiven
    | PenaltyGiven
    | PenaltyWaved
    | SentOff
    | MasterPlayed
    | MasterKept
    | GoalScored
    | HalfEnded
    | ShootOutBegan
)


class Options(core.Options, frozen=True):
    tournament: Annotated[
        bool,
        Meta(description="5 + 5 minutes, and penalties if level.", extra={"rule": "WF-10"}),
    ] = False
    half: Annotated[
        int,
        Meta(ge=60, le=2_700, description="Seconds of a half.", extra={"rule": "WF-8"}),
    ] = 450
    clock: Annotated[
        Literal["seconds", "throws"],
        Meta(description="How long a half lasts, in seconds or in throws.", extra={"rule": "WF-11"}),
    ] = "seconds"
    boskov: Annotated[
        bool,
        Meta(description="Orange decides whether the referee gives the penalty.", extra={"rule": "WF-38"}),
    ] = False
    reaction: Annotated[
        int,
        Meta(
            ge=0,
            le=60,
            description="Seconds the attacker waits while the defence could play the master die.",
            extra={"rule": "WF-44"},
        ),
    ] = 3
    head_start: HeadStarts = ()


Kicks: TypeAlias = tuple[bool, ...]
"""The penalties of one side in a shoot-out: scored or not."""


class View(Value, frozen=True):
    seat: Seat | None
    phase: Phase
    half: int
    played: int
    """How much of the half is over: milliseconds, or throws."""
    length: int
    """How long a half lasts, in the same measure."""
    now: int
    """When `played` was read, on the clock of the match: seconds have run on since, six of them at most (WF-11)."""
    score: tuple[int, int]
    attacker: Seat
    ball: Field
    """As the attacker sees it."""
    restart: Restart | None
    orange: Orange
    die: Die | None
    """The die that falls next, or has fallen and waits for its side."""
    announced: Announcement
    arrow: Arrow | None
    """The arrow that waits for its side."""
    shot: Shot | None
    last: Fallen | None
    master: Seat | None
    """Who holds the master die; None before the toss."""
    master_face: MasterFace | None
    """None while the die is in the air."""
    asked: tuple[Asked, Asked]
    """WF-44: where each side, when it defends, wants to be asked."""
    in_danger: bool
    """Is the ball in the last four lines of the attack (WF-44)?"""
    fouled: tuple[bool, bool]
    """WF-35: whose last blue throw was a foul."""
    toss_winner: Seat | None
    kicks: tuple[Kicks, Kicks]
    options: Options
    dice: Dice | None
    """Somebody's own set; None for the standard one, which need not be sent (`material.SHIPPED`)."""
