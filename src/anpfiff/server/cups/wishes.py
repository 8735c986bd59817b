"""What somebody may wish for at a competition. The server adds what nobody may choose: the time, the lots, the words on a pass."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from anpfiff.core.values import kebab
from anpfiff.fixtures.matches import Places
from anpfiff.fixtures.people import PersonId

Command: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Who: TypeAlias = Annotated[PersonId, Meta(max_length=40)]
Score: TypeAlias = Annotated[tuple[Annotated[int, Meta(ge=0, le=9999)], ...], Meta(max_length=6)]
MatchNumber: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000)]


class Wish(Struct, frozen=True, tag=kebab, tag_field="kind", forbid_unknown_fields=True):
    """One of the things below, told apart by its `kind`."""


class Come(Wish, frozen=True):
    """Take part."""

    person: Who = ""
    """Whose pass it is; empty for one's own. Others are brought by organisers only."""


class GoAway(Wish, frozen=True):
    """Absent from the next draw on, and back later."""

    person: Who = ""


class Leave(Wish, frozen=True):
    """Gone home."""

    person: Who = ""


class Return(Wish, frozen=True):
    """Here again."""

    person: Who = ""


class Report(Wish, frozen=True):
    """A result from a real table: one's own pass asks, and the pass of somebody from the other side agrees."""

    match: MatchNumber
    score: Score
    """Side by side, in the order of the table's `sides`."""
    other: Annotated[str, Meta(max_length=80)]
    """The token on the other one's pass, or its link."""
    places: Places = ()
    """Only where the score does not say who was better: 1 for the best; equal ones share a place."""


class DrawRound(Wish, frozen=True):
    """The next round. This and all that follow are for organisers only."""


class CancelRound(Wish, frozen=True):
    """As if the round had never been drawn; only as long as it has no result."""


class KickOff(Wish, frozen=True):
    """All tables, or one that starts late."""

    match: MatchNumber | None = None


class EnterResult(Wish, frozen=True):
    """An open match is settled at the desk."""

    match: MatchNumber
    score: Score
    places: Places = ()
    real: bool = False
    """Was it played at a real table?"""


class CorrectResult(Wish, frozen=True):
    """Any settled match of any round."""

    match: MatchNumber
    score: Score
    places: Places = ()


class UndoResult(Wish, frozen=True):
    """What stood there before."""

    match: MatchNumber


class CallOff(Wish, frozen=True):
    """It counts for nothing."""

    match: MatchNumber


class Whistle(Wish, frozen=True):
    """Now, for all tables: what lies there counts. By itself the whistle goes when the minutes are over."""


class Pause(Wish, frozen=True):
    """All tables rest."""


class Resume(Wish, frozen=True):
    """All tables go on."""


class GiveTime(Wish, frozen=True):
    """The whistle goes later."""

    milliseconds: Annotated[int, Meta(ge=1, le=3_600_000)]


class Announce(Wish, frozen=True):
    """The next kick-off is in so long: hall and phones count down; it does not start by itself."""

    milliseconds: Annotated[int, Meta(ge=1, le=3_600_000)]


class Reseat(Wish, frozen=True):
    """An open match moves to another table; who plays there changes places with it."""

    match: MatchNumber
    table: Annotated[int, Meta(ge=1, le=999)]


class ReplaceByBot(Wish, frozen=True):
    """A bot plays on in that person's name; whoever comes back gets the chair back."""

    match: MatchNumber
    person: Who
    bot: Annotated[str, Meta(min_length=1, max_length=40)] = "rabbit"


class Close(Wish, frozen=True):
    """The podium."""


Wanted: TypeAlias = (
    Come
    | GoAway
    | Leave
    | Return
    | Report
    | DrawRound
    | CancelRound
    | KickOff
    | EnterResult
    | CorrectResult
    | UndoResult
    | CallOff
    | Whistle
    | Pause
    | Resume
    | GiveTime
    | Announce
    | Reseat
    | ReplaceByBot
    | Close
)
FOR_ALL = (Come, GoAway, Leave, Return, Report)
"""What players may wish for, for themselves."""


class Said(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST …/inputs`."""

    id: Command
    """Chosen by whoever says it, new for each wish: the same one said again is answered again, and not done again."""
    wish: Wanted
