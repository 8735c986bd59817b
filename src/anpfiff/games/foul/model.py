"""Foul: what anyone at the table may know."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from anpfiff import core
from anpfiff.core import First, HeadStarts, Seat, Value
from anpfiff.core.number_cards import NumberCard, number

Cards: TypeAlias = tuple[NumberCard, ...]
Bluff: TypeAlias = Literal["forced", "free"]
AfterCall: TypeAlias = Literal["go-on", "restart"]


class Lay(core.Move, frozen=True):
    """Lay a card face down and say the number that is due, whatever the card."""

    rule = "FOUL-3"
    card: NumberCard


class Doubt(core.Move, frozen=True):
    """Call "Foul!" and turn over the card just laid."""

    rule = "FOUL-5"


class Fair(core.Move, frozen=True):
    """Let the card just laid pass."""

    rule = "FOUL-10"
    declines = True


class PlayOn(core.Move, frozen=True):
    """The next player would lay now, and so ends the doubts about a pile that is complete or a hand that is empty.

    No card goes with it: which number begins the new pile is known only once the old one is set aside (FOUL-12),
    and after a win no card is laid at all.
    """

    rule = "FOUL-9"


Move: TypeAlias = Lay | Doubt | Fair | PlayOn


class LotDrawn(core.Event, frozen=True):
    """ALL-3: that seat begins."""

    seat: Seat


class CardLaid(core.Event, frozen=True):
    """The number that was said; which card it was is what the game is about."""

    seat: Seat
    number: int


class FairSaid(core.Event, frozen=True):
    seat: Seat


class PlayedOn(core.Event, frozen=True):
    seat: Seat


class FoulCalled(core.Event, frozen=True):
    """FOUL-11: a doubted card is seen by all."""

    seat: Seat
    against: Seat
    number: int
    card: NumberCard

    @property
    def right(self) -> bool:
        """Was the number that was said the card's?"""
        return number(self.card) == self.number

    @property
    def taker(self) -> Seat:
        """FOUL-6, FOUL-7: the doubter if the number is right, otherwise the player who laid it."""
        return self.seat if self.right else self.against


class PileTaken(core.Event, frozen=True):
    seat: Seat
    size: int
    cards: Cards | None
    """Bottom card first, so that the taker learns who laid what."""

    def seen_by(self, seat: Seat | None) -> "PileTaken":
        """FOUL-11: the rest of the pile is seen only by the player who takes it."""
        return self if seat == self.seat else PileTaken(self.seat, self.size, None)


class PileSetAside(core.Event, frozen=True):
    """FOUL-12: that no number leaves the count with it tells something too."""

    size: int


class NumbersLeftOut(core.Event, frozen=True):
    """FOUL-12: their four cards are all set aside, and the table says so."""

    numbers: tuple[int, ...]


class MatchWon(core.Event, frozen=True):
    seat: Seat


class WhistleBlown(core.Event, frozen=True):
    """FOUL-10: the referee has ended the match; the smallest hands win together."""

    winners: tuple[Seat, ...]


Event: TypeAlias = (
    LotDrawn
    | CardLaid
    | FairSaid
    | PlayedOn
    | FoulCalled
    | PileTaken
    | PileSetAside
    | NumbersLeftOut
    | MatchWon
    | WhistleBlown
)


class Options(core.Options, frozen=True):
    first: First = "draw"
    bluff: Annotated[
        Bluff,
        Meta(description="May who holds the number that is due lay another card?", extra={"rule": "FOUL-4"}),
    ] = "forced"
    after_call: Annotated[
        AfterCall,
        Meta(
            description="Which number is due after a call: the next one, or one again?",
            extra={"rule": "FOUL-8"},
        ),
    ] = "go-on"
    window: Annotated[
        int,
        Meta(
            ge=0,
            le=60,
            description="Seconds for the others to call before the next card may be laid; 0 for none.",
            extra={"rule": "FOUL-5"},
        ),
    ] = 2
    whistle: Annotated[
        int,
        Meta(
            ge=1,
            le=1_000,
            description="Calls for each seat after which the referee ends the match.",
            extra={"rule": "FOUL-10"},
        ),
    ] = 40
    skip_gone: Annotated[
        bool,
        Meta(
            description="Is a number left out once its four cards are set aside?",
            extra={"rule": "FOUL-12"},
        ),
    ] = True
    head_start: HeadStarts = ()


class Claim(Value, frozen=True):
    """Who laid the top card of the pile, and as what."""

    seat: Seat
    number: int

    @property
    def key(self) -> tuple[Seat, int]:
        return self.seat, self.number


class Seen(Value, frozen=True):
    """A card that was seen to go onto somebody's hand, and how many cards that seat has laid since."""

    card: NumberCard
    seat: Seat
    laid: int = 0


class Lacked(Value, frozen=True):
    """Who laid another card for that number; how many unseen cards that seat has taken since, or with it.

    Where bluffing is forced, the hand had none of the number.
    """

    seat: Seat
    number: int
    taken: int = 0


class Memory(Value, frozen=True):
    """What an attentive player remembers, beyond what lies there to be seen."""

    pile: Cards = ()
    """Your own cards on the pile, bottom card first."""
    aside: Cards = ()
    """Your own cards among those set aside."""
    seen: tuple[Seen, ...] = ()
    """Cards of others, where each was seen last."""
    lacked: tuple[Lacked, ...] = ()


class View(Value, frozen=True):
    seat: Seat | None
    """Whose view it is: every game's view says so."""
    options: Options
    count: tuple[int, ...]
    """The numbers that are counted, from the lowest to the highest."""
    left_out: tuple[int, ...]
    hand: Cards
    """By number, then colour; empty for the stands."""
    hands: tuple[int, ...]
    pile: int
    aside: int
    to_lay: Seat | None
    due: int | None
    """The number to be said next; None while only PlayOn goes on, and when nobody plays."""
    opens: int | None
    """FOUL-5: when the next player may go on; None: at once."""
    claim: Claim | None
    silent: tuple[Seat, ...]
    """Who may still doubt the claim: has neither laid the card nor said fair."""
    said_fair: tuple[Seat, ...]
    last_call: FoulCalled | None
    last_pile: Cards
    """What the last call brought onto one's own hand, bottom card first, as it was laid; empty for all but the taker."""
    calls: int
    """How often foul was called since a pile was set aside: a table may go round in circles."""
    calls_left: int
    """FOUL-10: how many more until the referee ends the match."""
    memory: Memory
    """Empty for the stands."""
    winners: tuple[Seat, ...]
    """One who has laid all cards, or whoever was ahead at the referee's whistle; nobody while the match goes on."""
    spare: tuple[int, ...] = ()
    """ALL-3: with how many cards left each seat has won when its turn comes; nothing where nobody has a head start."""
