"""What a client says: one of two greetings, then commands, each with a number of its own."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, field

from anpfiff.wire.words import (
    LONGEST_MATERIAL,
    Bot,
    Cheer,
    Code,
    Command,
    Language,
    Message,
    SeatNumber,
    Token,
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
    """The text of somebody's own deck or set of dice, for games that take one."""


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


First: TypeAlias = Open | Join


# What a client says then. Every command has an `id`.


class Act(Message, frozen=True):
    """Make a move; `seen` is the `seq` the choice was made on."""

    id: Command
    move: dict[str, Any]
    """One of the `moves` of the last `table`, as it was offered."""
    seen: Annotated[int, Meta(ge=0, le=2**53 - 1)]
    """The `seq` of the table the choice was made on."""


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
    """The host frees a seat: a bot leaves, a person goes to the stands."""

    id: Command
    seat: SeatNumber
    """Which chair."""


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
    """Stop the clock; anybody who plays may."""

    id: Command


class Resume(Message, frozen=True):
    """Let the clock run again, after a countdown."""

    id: Command


class Bridge(Message, frozen=True):
    """Vote for a bot to play on for somebody who is away; it does once most of those who sit at the table want it."""

    id: Command
    seat: SeatNumber
    """Whose chair."""


class Spin(Message, frozen=True):
    """Another name and another animal, by lot."""

    id: Command


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
    | Lock
    | Nod
    | Start
    | Choose
    | Pause
    | Resume
    | Bridge
    | Spin
    | Shout
    | Leave
)
Said: TypeAlias = Commanded | Pong
