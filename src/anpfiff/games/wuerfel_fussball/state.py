"""Würfel-Fußball: the full position. Everything in it lies open; the view leaves out only what is bookkeeping."""

from typing import Literal, TypeAlias

from anpfiff.core import Seat, Value
from anpfiff.games.wuerfel_fussball.dice import Arrow, Die, Fallen, MasterFace
from anpfiff.games.wuerfel_fussball.model import (
    Announcement,
    Asked,
    Field,
    Kicks,
    Options,
    Orange,
    Phase,
    Restart,
    Shot,
)
from anpfiff.games.wuerfel_fussball.pitch import KICK_OFF

Then: TypeAlias = MasterFace | Literal["kick-off", "blue-foul"]
"""What is settled once the master die has fallen: the face that was played, the start, or a sending-off's foul."""


class State(Value, frozen=True):
    options: Options
    phase: Phase = "toss"
    half: int = 1
    played: int = 0
    """Milliseconds or throws of this half."""
    now: int = 0
    """When somebody last acted, or a wait ran out."""
    toss_winner: Seat | None = None
    attacker: Seat = 0
    ball: Field = KICK_OFF
    """As the attacker sees it (WF-1); mirrored wherever possession changes, and nowhere else."""
    restart: Restart | None = None
    orange: Orange = "allowed"
    die: Die | None = None
    announced: Announcement = "nothing"
    arrow: Arrow | None = None
    shot: Shot | None = None
    """From the fall of the shot die, or the master's, until it is settled."""
    master: Seat = 0
    """Who holds the master die, from the toss on."""
    master_face: MasterFace | None = None
    """None while the die is in the air."""
    then: Then = "kick-off"
    fouled: tuple[bool, bool] = (False, False)
    score: tuple[int, int] = (0, 0)
    kicks: tuple[Kicks, Kicks] = ((), ())
    last: Fallen | None = None
    rolled: int = 0
    """Dice that have fallen since somebody last acted: the screens still show them rolling (WF-44)."""
    asked: tuple[Asked, Asked] = ("everywhere", "everywhere")
    passed: bool = False
    """Has the defence kept this face before in the last four lines of this attack (WF-44)?"""
    stops: int = 0
    """How often in this half the attacker's throw has waited for the defence (WF-44)."""

    @property
    def defender(self) -> Seat:
        return 1 - self.attacker
