"""Elfmeter!: what anyone at the table may know."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from anpfiff import core
from anpfiff.core import Calm, CalmFor, First, HeadStarts, Seat, Value
from anpfiff.games.elfmeter.cards import MIDDLE, CardNumber, Field, Laid, Landing, Shown, Side, Third

Phase: TypeAlias = Literal[
    "lots", "shuffling", "kick-off", "getting-ready", "attempt", "pause", "penalty", "over"
]


class LayKickOff(core.Move, frozen=True):
    rule = "ELF-9"


class TurnStack(core.Move, frozen=True):
    """Turn one's own stack over, to its other side."""

    rule = "ELF-15"
    dawdles = True


class Ready(core.Move, frozen=True):
    rule = "ELF-14"


class Play(core.Move, frozen=True):
    """Play a card of one's own stack as it is held, this side or that side up."""

    rule = "ELF-10"
    card: CardNumber
    landing: Landing | None = None
    """Exactly where the option `throwing` is on."""

    def plain(self) -> "Play":
        """Every throw is offered as one into the middle."""
        return self if self.landing is None else Play(self.card, MIDDLE)


class DeclareOutOfBreath(core.Move, frozen=True):
    """Three can no longer be completed; after a misfit of one's own: that was a mistake."""

    rule = "ELF-28"
    claims = True


class OfferPause(core.Move, frozen=True):
    rule = "ELF-18"
    dawdles = True


class AcceptPause(core.Move, frozen=True):
    rule = "ELF-18"


class DeclinePause(core.Move, frozen=True):
    rule = "ELF-18"
    declines = True


class Choose(core.Move, frozen=True):
    """Choose a card for the penalty, face down."""

    rule = "ELF-21"
    card: CardNumber


Move: TypeAlias = (
    LayKickOff
    | TurnStack
    | Ready
    | Play
    | DeclareOutOfBreath
    | OfferPause
    | AcceptPause
    | DeclinePause
    | Choose
)


class LotsDrawn(core.Event, frozen=True):
    """ALL-3: that seat attacks first."""

    seat: Seat


class StackShuffled(core.Event, frozen=True):
    seat: Seat


class KickOffLaid(core.Event, frozen=True):
    seat: Seat


class StackTurned(core.Event, frozen=True):
    seat: Seat
    side: Side


class SaidReady(core.Event, frozen=True):
    seat: Seat


class AttemptBegun(core.Event, frozen=True):
    """The attacker may lay the top card; once it lies, both may leaf."""

    attacker: Seat


class PlayResumed(core.Event, frozen=True):
    """ELF-18: the pause is over."""


class CardPlayed(core.Event, frozen=True):
    laid: Laid


class BallWon(core.Event, frozen=True):
    """ELF-14: by a fitting defence card; that seat attacks now."""

    seat: Seat


class AttackAnnulled(core.Event, frozen=True):
    """ELF-20, ELF-28: a follow-up does not fit, the check found it or the attacker admits it; the first one is named."""

    attacker: Seat
    card: CardNumber


class PenaltyForced(core.Event, frozen=True):
    attacker: Seat


class PauseOffered(core.Event, frozen=True):
    seat: Seat


class PauseAgreed(core.Event, frozen=True):
    pass


class PauseDeclined(core.Event, frozen=True):
    seat: Seat


class CardChosen(core.Event, frozen=True):
    """ELF-21: that somebody has chosen may be seen, which card may not."""

    seat: Seat


class Penalty(Value, frozen=True):
    """ELF-21: the two cards turned up at the same time, and what their penalty areas show."""

    shot_card: CardNumber
    shot: Third
    dive_card: CardNumber
    dive: Third


class GoalScored(core.Event, frozen=True):
    attacker: Seat
    penalty: Penalty | None
    """ELF-25: None when there was no keeper left to dive."""


class ShotSaved(core.Event, frozen=True):
    attacker: Seat
    penalty: Penalty


class WentOutOfBreath(core.Event, frozen=True):
    attacker: Seat


class KickOffsRanOut(core.Event, frozen=True):
    """ELF-32: that seat would have to lay a kick-off card and has none."""

    seat: Seat


RoundEnd: TypeAlias = GoalScored | ShotSaved | WentOutOfBreath
Event: TypeAlias = (
    LotsDrawn
    | StackShuffled
    | KickOffLaid
    | StackTurned
    | SaidReady
    | AttemptBegun
    | PlayResumed
    | CardPlayed
    | BallWon
    | AttackAnnulled
    | PenaltyForced
    | PauseOffered
    | PauseAgreed
    | PauseDeclined
    | CardChosen
    | RoundEnd
    | KickOffsRanOut
)


class Options(core.Options, frozen=True):
    first: First = "draw"
    referee: Annotated[
        Literal["check", "instant"],
        Meta(
            description="A follow-up that does not fit: comes out at the check, or is refused at once.",
            extra={"rule": "ELF-20"},
        ),
    ] = "check"
    turning: Annotated[
        Literal["hand", "self"],
        Meta(
            description="Everybody turns their own stack and says ready, or the stacks turn over by themselves and one says ready for both.",
            extra={"rule": "ELF-15"},
        ),
    ] = "hand"
    throwing: Annotated[
        bool,
        Meta(
            description="Cards are thrown and count only if they come to rest in the box.",
            extra={"rule": "ELF-29"},
        ),
    ] = False
    calm: Annotated[
        Calm,
        Meta(
            description="Milliseconds for which hands rest after a card that counts; 0 for a race.",
            extra={"rule": "ELF-13"},
        ),
    ] = 0
    calm_for: CalmFor = ()
    head_start: HeadStarts = ()


class View(Value, frozen=True):
    seat: Seat | None
    phase: Phase
    attacker: Seat | None
    """None while lots are drawn; at the end the one who has no kick-off card left to lay."""
    stacks: tuple[int, int]
    sides: tuple[Side, Side]
    """Which side each stack is held up: it need not be the side of the role."""
    ready: tuple[bool, bool]
    """Who has said so before an attempt or in a pause."""
    kick_offs: tuple[int, int]
    in_middle: Seat | None
    """Whose kick-off card the round is about."""
    goals: tuple[int, int]
    removed: int
    """Kick-off cards that have left the game."""
    box: tuple[Laid, ...]
    """Every card out of the stacks in order of arrival, the lowest first; also those beside the box."""
    attack: tuple[Shown, ...]
    """The attack cards that count in this attempt."""
    ball: Field | None
    """Where the last of them shows it."""
    stack: tuple[Shown, ...] | None
    """ELF-8: what a seat may see of its own stack, top card first: that card alone until the attacker's first one lies."""
    offer: Seat | None
    """Who has offered a pause that is not answered yet."""
    chosen: tuple[bool, bool]
    choice: CardNumber | None
    """Your own choice for the penalty."""
    last: RoundEnd | None
    """How the round before ended."""
    calm: Calm = 0
    calm_for: tuple[Calm, ...] = ()
    """ALL-3: for each seat the calm that it was given; nothing where nobody has any."""
    rests: tuple[int, ...] = ()
    """ELF-13: for each seat the time until which its hands rest, 0 if they are free, -1 if they have rested; none without calm."""
    fitting: tuple[CardNumber, ...] = ()
    """ELF-10, ELF-11: those of your own cards in sight that would count now, for whoever wants help."""
