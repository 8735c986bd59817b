"""The wire, version 1: what a client says, and what it is told. docs/protocol.md is made from this file.

One socket is one person at one room. The first message is `open` or `join`, with the secret token that makes the seat
theirs; saying it again, on this socket or the next, is harmless. Everything after it bears a number of the client's
own: a command that was taken once is answered again, not done again.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from anpfiff.core import Turn
from anpfiff.core.values import kebab

VERSION = 1
LONGEST_MATERIAL = 6000
"""Characters of an own deck or set of dice: three times the longest that is shipped."""

Language: TypeAlias = Literal["de", "en", "fr", "it"]
Cheer: TypeAlias = Literal["clap", "goal", "ouch", "wow", "thanks", "hurry", "sorry", "laugh"]
Phase: TypeAlias = Literal["lobby", "countdown", "playing", "paused", "over"]

Token: TypeAlias = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9_-]{43}(?!\n)$", description="256 random bits, base64url.")
]
Code: TypeAlias = Annotated[str, Meta(min_length=4, max_length=8)]
Command: TypeAlias = Annotated[
    int, Meta(ge=1, le=2**53 - 1, description="The client's own number for this command: they count up.")
]
Bot: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=40, description="One of the game's `bots` in `/api/games`.")
]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]


class Message(Struct, frozen=True, tag=kebab, tag_field="kind", forbid_unknown_fields=True):
    """Told apart by `kind`; a field nobody knows is refused."""


class News(Message, frozen=True, forbid_unknown_fields=False):
    """What a server tells may grow: a client lets pass what it does not know."""


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
    options: dict[str, Any] = {}
    """The game's options that differ from the defaults."""
    seats: Annotated[int, Meta(ge=0, le=6, description="0 for the fewest the game takes.")] = 0
    public: Annotated[bool, Meta(description="Show the room in the list of open rooms.")] = False
    nod: Annotated[bool, Meta(description="Whoever joins needs the host's nod.")] = False
    material: Annotated[str, Meta(max_length=LONGEST_MATERIAL)] | None = None
    """The text of an own deck or set of dice, for games that take one."""


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
    options: dict[str, Any] = {}
    """The game's options that differ from the defaults."""
    seats: Annotated[int, Meta(ge=0, le=6)] = 0
    """0 to keep as many chairs as the game allows."""
    material: Annotated[str, Meta(max_length=LONGEST_MATERIAL)] | None = None
    """The text of an own deck or set of dice."""


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


# What the server tells.


class Chair(Struct, frozen=True):
    """A seat as everybody sees it."""

    person: int | None
    """The number of its person; null for a bot's or a free chair."""
    name: str
    """Generated, in that person's language; a bot's own; empty for a free chair."""
    animal: str
    """The face: a level's is the animal it is called after, any other bot's is `robot`; empty for a free chair."""
    bot: str | None
    """The bot that plays here, for good or until its person is back."""
    here: bool
    """False while its person is away."""


class Guest(Struct, frozen=True):
    """Somebody in the stands, or waiting at the door."""

    person: int
    """Their number."""
    name: str
    """Generated, in that person's language."""
    animal: str
    """The face."""


class Absence(Struct, frozen=True):
    """Somebody is away in the middle of a match."""

    seat: int
    """Whose chair it is."""
    until: int
    """Server time at which a bot plays on for them by itself."""
    votes: tuple[int, ...]
    """The people who want it to play on now."""
    needed: int
    """How many votes it takes."""


class Room(News, frozen=True):
    """The room as everybody sees it; sent whole whenever it changes."""

    code: str
    """What others need to join."""
    game: str
    """Which game."""
    edition: int
    """The edition of its rules."""
    options: dict[str, Any]
    """The options that differ from the defaults."""
    phase: Phase
    """What is going on."""
    chairs: tuple[Chair, ...]
    """One for each seat."""
    stands: tuple[Guest, ...]
    """Who is watching."""
    door: tuple[Guest, ...]
    """Who waits for the host's nod."""
    host: int
    """The number of the person with the whistle."""
    public: bool
    """Is the room in the list of open rooms?"""
    locked: bool
    """Is the door locked?"""
    match: str | None
    """The link of the running or last match."""
    until: int | None
    """Server time at which a countdown or a hold ends."""
    away: tuple[int, ...]
    """Seats of people who are away while no bot plays for them."""
    material: str | None = None
    """The text of the own deck or dice that are played with, so that the host can say it again; null for the printed ones, and in the list of open rooms."""
    absences: tuple[Absence, ...] = ()
    """For each of the seats in `away`: until when it is held, and who does not want to wait."""


class Welcome(News, frozen=True):
    """You are in: who you are, and the server's clock."""

    version: int
    """The version of the wire that the server speaks."""
    person: int
    """Your number in this room."""
    name: str
    """Your name."""
    animal: str
    """Your face."""
    seat: int | None
    """Your chair; null in the stands."""
    code: str
    """The room's code."""
    now: int
    """The server's clock in milliseconds, which `until` of the room refers to."""
    command: int = 0
    """The largest number of a command of yours that was answered: count on from there."""


class Table(News, frozen=True):
    """After each accepted input: the events as you may see them, your whole view, and what you may do."""

    since: int
    """The `seq` before these events; if it is not the last you saw, ask with `catch-up`."""
    seq: int
    """The number of the last input that these events belong to."""
    at: int
    """The match's clock in milliseconds."""
    events: tuple[Any, ...]
    """What has happened after `since`, as you may know it."""
    view: Any
    """Everything you may know of the table now."""
    moves: tuple[Any, ...]
    """What you may do now; empty while you are not awaited."""
    turn: Turn
    """Who or what is awaited."""
    done: int | None = None
    """Your command that led to this, if it was yours: it is on disk."""


class Done(News, frozen=True):
    """Your command was taken, and is on disk."""

    id: int
    """Your command."""
    seq: int
    """The `seq` it led to, or the present one."""


class Refused(News, frozen=True):
    """Your command changed nothing: a key, and the number of the rule; words are the client's."""

    id: int | None
    """Your command; null if it could not be read."""
    why: str
    """The key: see the list of refusals."""
    rule: str | None = None
    """The rule of the book behind it."""
    detail: str = ""
    """For developers; not for players, and not to be parsed."""
    faster: int | None = None
    """The seat that was faster, in a race that was lost."""
    by: int | None = None
    """By how many milliseconds."""


class Nudge(News, frozen=True):
    """You are awaited; the table will go on without you soon."""

    seat: int
    """Your seat."""


class Cheered(News, frozen=True):
    """Somebody cheered."""

    person: int
    """Who."""
    cheer: Cheer
    """What."""


class Ping(News, frozen=True):
    """Answer with `pong` at once."""

    n: int
    """The number to answer with."""
    now: int
    """The server's clock in milliseconds."""


class Bye(News, frozen=True):
    """The server closes this socket, and why."""

    why: str
    """The key: see the list of goodbyes."""


Told: TypeAlias = Room | Welcome | Table | Done | Refused | Nudge | Cheered | Ping | Bye
