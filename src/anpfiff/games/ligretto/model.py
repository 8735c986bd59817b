"""Ligretto-Fußball: what anyone at the table may know.

A card shows one face at a time, so nothing here names a card: only the number of a shirt, or a quarter of a goal.
Places at the pitch are steps: 0 for a team's first pitch card, counted from its own left (LIG-6).
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from anpfiff import core
from anpfiff.core import Calm, CalmFor, HeadStarts, Seat, Value
from anpfiff.games.ligretto.pieces import Corner, Face, Quarter, Scene, Source, Team


class TurnOver(core.Move, frozen=True):
    """Turn over the top card; if the stack is used up, the discard piles are first shuffled into a new one (LIG-18)."""

    rule = "LIG-10"


class Discard(core.Move, frozen=True):
    """Put the turned card onto one of one's own discard piles; the next one comes up."""

    rule = "LIG-13"
    pile: int


class LayOne(core.Move, frozen=True):
    """Lay a shirt number 1 below one's own goal."""

    rule = "LIG-11"
    source: Source


class Lay(core.Move, frozen=True):
    """Lay a shirt at the pitch card the team is filling."""

    rule = "LIG-12"
    step: int
    source: Source


class Clear(core.Move, frozen=True):
    """Take all shirts from the pitch card the team is filling onto one own discard pile."""

    rule = "LIG-17"
    step: int
    pile: int


class CallNext(core.Move, frozen=True):
    """Say "next": this pitch card is filled, rightly or not. Only where nobody but the claim checks."""

    rule = "LIG-19"
    step: int


class Reopen(core.Move, frozen=True):
    """Take back the pitch card filled last, because the open number cannot be made any more."""

    rule = "LIG-29"
    step: int
    pile: int


class TurnRound(core.Move, frozen=True):
    """Turn the card by half: upside down becomes the right way up."""

    rule = "LIG-23"
    dawdles = True
    source: Source


class Build(core.Move, frozen=True):
    """Lay a quarter into the goal, as it lies in the hand."""

    rule = "LIG-22"
    corner: Corner
    source: Source


class TakeOut(core.Move, frozen=True):
    """Take a laid quarter back onto one of one's own discard piles."""

    rule = "LIG-23"
    corner: Corner
    pile: int


class Claim(core.Move, frozen=True):
    """Shout "Tooro!": the round stops and all is checked."""

    rule = "LIG-24"


class AskScene(core.Move, frozen=True):
    """Ask for another scene, because cards for this one lie locked at the pitch."""

    rule = "LIG-29"


class OfferBreak(core.Move, frozen=True):
    """Offer to break off the round without a goal; play goes on meanwhile."""

    rule = "LIG-31"
    dawdles = True


class AcceptBreak(core.Move, frozen=True):
    rule = "LIG-31"


class DeclineBreak(core.Move, frozen=True):
    rule = "LIG-31"
    declines = True


class Ready(core.Move, frozen=True):
    """The check has been looked at: the next round may begin."""

    rule = "LIG-9"


Move: TypeAlias = (
    TurnOver
    | Discard
    | LayOne
    | Lay
    | Clear
    | CallNext
    | Reopen
    | TurnRound
    | Build
    | TakeOut
    | Claim
    | AskScene
    | OfferBreak
    | AcceptBreak
    | DeclineBreak
    | Ready
)


Referee: TypeAlias = Literal["instant", "check"]


class Options(core.Options, frozen=True):
    referee: Annotated[
        Referee,
        Meta(
            description="Who watches the sums: a referee who refuses at once, or the check after the claim.",
            extra={"rule": "LIG-19"},
        ),
    ] = "instant"
    calm: Annotated[
        Calm,
        Meta(
            description="Milliseconds for which the others' hands rest after a card is laid; 0 for a race.",
            extra={"rule": "LIG-9"},
        ),
    ] = 0
    calm_for: CalmFor = ()
    head_start: HeadStarts = ()


class Pile(Value, frozen=True):
    """A discard pile lies face up: its top card and its height can be seen, the rest has to be remembered."""

    cards: int
    top: Face | None


class Hand(Value, frozen=True):
    """What a player has: all of it lies on the table, so everybody sees the same."""

    stack: int
    turned: Face | None
    piles: tuple[Pile, ...]


class Side(Value, frozen=True):
    """A team's half of the table."""

    won: tuple[Scene, ...]
    """The goal cards won, one a goal: they lie open."""
    pile: int
    """Goal cards left in the team's own pile, which the other team attacks."""
    one: bool
    """Does the number 1 lie below one's own goal?"""
    filled: int
    """How many pitch cards count as filled; so also the step of the open one."""
    laid: tuple[tuple[int, ...], ...]
    """Numbers at each pitch card, from the team's own left."""
    scene: Scene | None
    goal: tuple[Quarter | None, ...]
    """The quarters built, in the order of CORNERS."""
    offered: bool
    """LIG-31: has the team made its offer of this round?"""


class Verdict(Value, frozen=True):
    """How the last round ended; the team is the one that scored or erred."""

    outcome: Literal["goal", "own-goal", "goalless"]
    team: Team | None


class Interval(Value, frozen=True):
    """LIG-9: between two rounds. First the check is looked at, then three seconds are counted down to the whistle."""

    stage: Literal["check", "countdown"]
    until: int
    """When it ends by itself, in milliseconds since the match began."""
    ready: tuple[bool, ...]
    """Which seats have said that they are."""


class Advice(Value, frozen=True):
    """What helps a seat now. All of it could be worked out from what lies open; it is shown to whoever wants to be helped."""

    sources: tuple[Source, ...]
    """Your own open cards that help: a number 1, a shirt after which the sum can still come out, a quarter that belongs in an empty corner."""
    full: bool
    """LIG-12: is the sum at the open pitch card right?"""
    stuck: bool
    """LIG-17: can it no longer come out, with the shirts that lie there?"""
    wrong: tuple[Corner, ...]
    """LIG-23: quarters in the goal that do not belong there, or not like that."""
    right: bool
    """LIG-25: would a claim be right?"""


class View(Value, frozen=True):
    seat: Seat | None
    referee: Referee
    round: int
    row: tuple[int, ...]
    """The pitch cards as black sees them."""
    waiting: int
    """Pitch cards left for later rounds."""
    sides: tuple[Side, Side]
    hands: tuple[Hand, ...]
    offer: Team | None
    """LIG-31: the team whose offer to break off stands."""
    last: Verdict | None
    interval: Interval | None
    """None while the race is on."""
    calm: Calm
    rests: tuple[int, ...]
    """LIG-9: for each seat the time until which its hands rest, 0 if they are free, -1 if they have rested; none without calm."""
    calm_for: tuple[Calm, ...] = ()
    """ALL-3: for each seat the calm that it was given; nothing where nobody has any."""
    advice: Advice | None = None
    """None in the stands, and while there is no race."""
