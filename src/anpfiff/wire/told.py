"""What the server tells."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from anpfiff.core import Turn
from anpfiff.wire.words import Cheer, News, Phase


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


class Notice(Struct, frozen=True):
    """What everybody reads in the room until the next kick-off."""

    why: Literal["other-edition"]
    """A key; words are the client's. `other-edition`: the rules have changed since the last match began, which cannot go on."""
    match: str
    """The link of that match: its record can be downloaded and read as a list."""


class Given(Struct, frozen=True):
    """A handicap that everybody has agreed to: in a match the one it was begun with."""

    seat: int
    """Whose chair."""
    head_start: int
    """Steps."""
    amount: int
    """What the steps are worth at this table: goals ahead, or cards that may be left."""
    calm: int
    """Milliseconds for which the others' hands rest after a card, in a race."""


class Proposal(Struct, frozen=True):
    """A handicap that somebody has proposed."""

    seat: int
    """Whose chair."""
    head_start: int
    """Steps."""
    amount: int
    """Goals ahead, or cards that may be left."""
    calm: int
    """Milliseconds."""
    by: int
    """The number of the person who proposed it."""
    agreed: tuple[int, ...]
    """Who has said yes, the one who proposed it included."""
    missing: tuple[int, ...]
    """Whose word is still awaited."""


class Offer(Struct, frozen=True):
    """After a match: somebody wins again and again, and a head start would make it open. Only offered: propose it, or do not."""

    winner: int
    """The chair that wins."""
    wins: int
    """How often in a row."""
    seat: int
    """The chair whose head start would change: one more for who lost, or one back from who won with some."""
    head_start: int
    """The steps it would change to."""
    amount: int
    """Goals ahead, or cards that may be left."""


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
    """The text of somebody's own deck or dice that are played with, so that the host can say it again; null for the printed ones, and in the list of open rooms."""
    absences: tuple[Absence, ...] = ()
    """For each of the seats in `away`: until when it is held, and who does not want to wait."""
    whistles: tuple[int, ...] = ()
    """The numbers of those whom the host has given a whistle too."""
    notice: Notice | None = None
    """Why the room stands where it stands, if that is a surprise; gone with the next kick-off."""
    unit: Literal["goals", "cards"] | None = None
    """What head starts are counted in here; null for a game that has none."""
    steps: tuple[int, ...] = ()
    """What each step of a head start is worth at this table."""
    handicaps: tuple[Given, ...] = ()
    """Who has one; nobody else is named."""
    proposal: Proposal | None = None
    """A handicap that waits for everybody's word."""
    offer: Offer | None = None
    """After a match that somebody has won once too often."""
    next: tuple[int, ...] = ()
    """From kick-off on: the people who will have a chair at the next match. Who has sat out longest comes first, who has played most in a row goes."""
    score: tuple[int, ...] | None = None
    """Only in the list of open rooms: how it stands, by side, in games where goals are counted."""


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
    silence: int = 60_000
    """Milliseconds of silence after which either end calls the line dead; until a `ping` says another number."""


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
    undo: bool = False
    """Would a `take-back` be granted to you now?"""


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
    next: int = 25_000
    """Within how many milliseconds something else is told, if only another ping; at most a third of `silence`."""
    silence: int = 60_000
    """Milliseconds of silence after which either end calls the line dead, from now on: in a race there are fewer."""
    lag: int | None = None
    """The last round trip of yours that the server has measured, in milliseconds; null before the first."""


class Bye(News, frozen=True):
    """The server closes this socket, and why."""

    why: str
    """The key: see the list of goodbyes."""


Told: TypeAlias = Room | Welcome | Table | Done | Refused | Nudge | Cheered | Ping | Bye
