"""What a client says: one of two greetings, then commands, each with a number of its own."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, field

from anpfiff.core import Calm
from anpfiff.wire.words import (
    LONGEST_MATERIAL,
    Animal,
    Bot,
    Browser,
    Cheer,
    Code,
    Command,
    Language,
    Message,
    SeatNumber,
    Token,
    WishedName,
)

# What a client says first.


class Open(Message, frozen=True):
    """Open a room for a game and sit down as its host."""

    version: int
    """The version of the wire that the client speaks."""
    token: Token
    """The secret that makes the seat theirs."""
    game: Annotated[str, Meta(max_length=40)]
    """One of the ids of `/api/games`."""
    lang: Language = "en"
    """For the generated name."""
    options: dict[str, Any] = field(default_factory=dict)
    """The game's options that differ from the defaults."""
    seats: Annotated[int, Meta(ge=0, le=6, description="0 for the fewest the game takes.")] = 0
    public: Annotated[bool, Meta(description="Show the room in the list of open rooms.")] = False
    nod: Annotated[bool, Meta(description="Whoever joins needs the host's nod.")] = False
    material: Annotated[str, Meta(max_length=LONGEST_MATERIAL)] | None = None
    """The text of somebody's own deck or set of dice, for games that take one; its own words and remarks are not kept."""
    solo: Annotated[
        bool,
        Meta(description="Nobody else is expected: the code is long, and the room ends when it is left."),
    ] = False
    name: WishedName = ""
    browser: Browser = ""
    daily: Annotated[
        str,
        Meta(
            pattern=r"^(\d{4}-\d{2}-\d{2})?$",
            description="A day: whoever names it gets the same cards and dice.",
        ),
    ] = ""


class Join(Message, frozen=True):
    """Join a room, or come back to it with the same token."""

    version: int
    """The version of the wire that the client speaks."""
    token: Token
    """New for somebody new; the same as before to come back."""
    code: Code
    """The room's code; capital or small letters."""
    lang: Language = "en"
    """For the generated name."""
    watch: Annotated[bool, Meta(description="Sit in the stands, or be the TV: no seat is wanted.")] = False
    seen: Annotated[
        int, Meta(ge=0, le=2**53 - 1, description="The last `seq` that this client has seen.")
    ] = 0
    key: Annotated[
        str, Meta(max_length=16, description="What the invitation's link has behind `#`: no guess has it.")
    ] = ""
    name: WishedName = ""
    browser: Browser = ""


First: TypeAlias = Open | Join


# What a client says then. Every command has an `id`.


class Act(Message, frozen=True):
    """Make a move; `seen` is the `seq` the choice was made on."""

    id: Command
    move: dict[str, Any]
    """One of the `moves` of the last `table`, as it was offered."""
    seen: Annotated[int, Meta(ge=0, le=2**53 - 1)]
    """The `seq` of the table the choice was made on."""
    waited: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None
    """In a race: the milliseconds between that table's coming and the tap, by the client's own clock. It is believed only as far as the server has measured."""


class TakeBack(Message, frozen=True):
    """Undo a slip: until the next one acts, never after something hidden was seen."""

    id: Command


class CatchUp(Message, frozen=True):
    """There was a gap: tell me everything after `seen` again."""

    id: Command
    seen: Annotated[int, Meta(ge=0, le=2**53 - 1)]
    """The last `seq` that was seen."""


class Sit(Message, frozen=True):
    """Take a free seat, or with no seat move to the stands."""

    id: Command
    seat: SeatNumber | None
    """0 for the first chair; null for the stands."""


class Fill(Message, frozen=True):
    """The host puts a bot on a seat that is free, or bridges one whose person is away."""

    id: Command
    seat: SeatNumber
    """Which chair."""
    level: Bot = "rabbit"
    """Which bot: a level, or one that whoever runs the server has installed."""


class Remove(Message, frozen=True):
    """The host sends somebody away, from a chair or from the stands: for this room and this evening. A bot only gets up."""

    id: Command
    seat: SeatNumber | None = None
    """Whose chair, or which bot's."""
    person: Annotated[int, Meta(ge=1, le=2**53 - 1)] | None = None
    """Or the number of somebody in the stands."""


class Swap(Message, frozen=True):
    """The host lets two chairs change places between matches, and so perhaps their teams."""

    id: Command
    seat: SeatNumber
    """The one."""
    other: SeatNumber
    """The other."""


class Lock(Message, frozen=True):
    """The host lets nobody else in, or opens the door again."""

    id: Command
    on: bool
    """True to lock, false to open."""


class Nod(Message, frozen=True):
    """The host lets somebody in who is waiting at the door, or does not."""

    id: Command
    person: Annotated[int, Meta(ge=1, le=2**53 - 1)]
    """The number of somebody in the room's `door`."""
    yes: bool
    """False sends them away."""


class Lend(Message, frozen=True):
    """The host gives somebody a whistle too, or takes it back: so a TV that hosts need not be the one to start."""

    id: Command
    person: Annotated[int, Meta(ge=1, le=2**53 - 1)]
    """The number of somebody in the room."""
    on: bool = True
    """False takes it back."""


class Start(Message, frozen=True):
    """The host whistles: after the countdown the match begins. Once it is over: a rematch."""

    id: Command


class Choose(Message, frozen=True):
    """The host chooses another game or other options for the same people, between matches."""

    id: Command
    game: Annotated[str, Meta(max_length=40)]
    """One of the ids of `/api/games`."""
    options: dict[str, Any] = field(default_factory=dict)
    """The game's options that differ from the defaults."""
    seats: Annotated[int, Meta(ge=0, le=6)] = 0
    """0 to keep as many chairs as the game allows."""
    material: Annotated[str, Meta(max_length=LONGEST_MATERIAL)] | None = None
    """The text of somebody's own deck or set of dice."""


class Pause(Message, frozen=True):
    """Stop the clock; anybody who plays or has a whistle may."""

    id: Command


class Resume(Message, frozen=True):
    """Let the clock run again, after a countdown."""

    id: Command


class Bridge(Message, frozen=True):
    """Vote for a bot to play on for somebody who is away; it does once most of those who sit at the table want it."""

    id: Command
    seat: SeatNumber
    """Whose chair."""


class Propose(Message, frozen=True):
    """Propose a handicap for somebody, between matches: it holds once all who sit at the table and are here have agreed."""

    id: Command
    seat: SeatNumber
    """Whose chair."""
    head_start: Annotated[int, Meta(ge=0, le=3)] | None = None
    """Steps of a head start, each worth about 100 Elo; null to leave them as they are."""
    calm: Calm | None = None
    """Milliseconds for which the others' hands rest after a card, in a race; null to leave them as they are."""


class Agree(Message, frozen=True):
    """Say yes or no to the handicap that is proposed; one no is enough."""

    id: Command
    yes: bool
    """False turns it down."""


class Spin(Message, frozen=True):
    """Another name and another animal: the one that is named, if nobody here is it, or any by lot."""

    id: Command
    animal: Animal | None = None
    """Null for any."""


class Shout(Message, frozen=True):
    """A cheer for everybody: one of a fixed set, because small children play here."""

    id: Command
    cheer: Cheer
    """Which one."""


class Leave(Message, frozen=True):
    """Go, and do not hold my seat."""

    id: Command


class Pong(Message, frozen=True):
    """The answer to a ping, at once: so the server measures the lag itself."""

    n: int
    """The number of the ping."""


Commanded: TypeAlias = (
    Act
    | TakeBack
    | CatchUp
    | Sit
    | Fill
    | Remove
    | Swap
    | Lock
    | Nod
    | Start
    | Choose
    | Pause
    | Resume
    | Bridge
    | Propose
    | Agree
    | Spin
    | Shout
    | Lend
    | Leave
)
Said: TypeAlias = Commanded | Pong
