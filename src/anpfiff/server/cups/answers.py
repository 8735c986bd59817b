"""What a club and its competitions answer. Nothing here shows more of a running match than its spectators see."""

from typing import Literal, TypeAlias

from msgspec import Struct

from anpfiff.fixtures.honours import Scorer, Superlative
from anpfiff.fixtures.matches import Outcome, Side, Stage
from anpfiff.fixtures.people import PersonId, Presence
from anpfiff.fixtures.plan import Format, Plan
from anpfiff.fixtures.records import Record
from anpfiff.fixtures.season import Curve, Improved
from anpfiff.fixtures.standings import Ranked
from anpfiff.fixtures.views import Crossing, Mark, Tie
from anpfiff.wire.messages import Language

CupPhase: TypeAlias = Literal["gathering", "drawn", "playing", "between", "finished", "closed"]
"""Nobody has been drawn yet · a round is drawn and waits for its kick-off · it is played · it is over · all rounds are played · the podium."""
TablePhase: TypeAlias = Literal["drawn", "waiting", "playing", "paused", "settled", "off"]
"""Before the kick-off · kicked off, nobody plays here yet · play runs · play rests · it has a result · it was called off."""


class Member(Struct, frozen=True):
    """Somebody of the club: words and an animal, never a real name."""

    id: PersonId
    name: str
    animal: str
    organiser: bool = False
    printed: bool = True
    """False for a pass that never was on paper."""


class Listed(Struct, frozen=True):
    """A competition in the list."""

    id: str
    name: str
    format: Format
    games: tuple[str, ...]
    phase: CupPhase
    people: int
    round: int
    """How many have been drawn."""
    began: int
    """Seconds since 1970."""
    taking_part: bool = False
    """Has whoever asks come to it?"""


class ClubShown(Struct, frozen=True, kw_only=True):
    """A club, as far as whoever asks may see it."""

    id: str
    name: str
    lang: Language
    me: Member | None
    """Whose pass asked; null for the hall's key."""
    organisers: tuple[Member, ...]
    members: tuple[Member, ...] = ()
    """Everybody, for organisers."""
    competitions: tuple[Listed, ...] = ()
    """The newest first."""
    hall: str = ""
    """The key of the hall's page, which shows and can do nothing; for organisers."""
    door: str = ""
    """The code by which a phone without a pass gets one; for organisers, while the door is open."""


class Issued(Struct, frozen=True):
    """A pass. Its token is told once: the server keeps only its hash."""

    id: PersonId
    name: str
    animal: str
    token: str


class Admitted(Struct, frozen=True):
    """Whoever founded a club, or came in by its door: the club, and the pass to keep."""

    club: ClubShown
    issued: Issued


class Passes(Struct, frozen=True):
    """New passes, for the printer."""

    passes: tuple[Issued, ...]


class Opened(Struct, frozen=True):
    """A new competition, or a club that has moved here."""

    id: str


class Heard(Struct, frozen=True):
    """The wish was granted, and is on disk."""

    seq: int
    """How many wishes this competition has been granted."""
    version: int
    """The `version` of what follows from it."""


class Attendee(Struct, frozen=True):
    """Somebody of a competition; deleted ones are "somebody" and have neither name nor animal."""

    id: PersonId
    name: str
    animal: str
    presence: Presence
    since: int
    """After how many rounds they came."""
    form: tuple[Mark, ...] = ()
    """Of the last five matches, the latest last."""


class Live(Struct, frozen=True):
    """A running match from the stands."""

    score: tuple[int, ...]
    """Side by side; more is better in every game."""
    here: tuple[PersonId, ...]
    """Who of its people is connected."""
    bots: tuple[PersonId, ...] = ()
    """For whom a bot plays just now."""


class TableShown(Struct, frozen=True, kw_only=True):
    """A match of the round that was drawn last, and its table."""

    match: int
    table: int
    game: str
    stage: Stage
    slot: int
    """In the bracket, from above; -1 beside it."""
    sides: tuple[Side, ...]
    phase: TablePhase
    started: int | None = None
    """When it was kicked off, on the clock of `now`."""
    live: Live | None = None
    """While it is played here."""
    outcome: Outcome | None = None
    undo: bool = False
    """Is there anything that the desk could take back?"""
    code: str = ""
    """Of its room, for those who may watch; empty while there is none."""
    key: str = ""
    """To be sent as `key` with the code: without it nobody gets into the stands."""


class RoundShown(Struct, frozen=True, kw_only=True):
    """The round that was drawn last."""

    number: int
    stage: Stage
    game: str
    tables: tuple[TableShown, ...]
    """By the number of the table."""
    byes: tuple[PersonId, ...] = ()
    drawn: int
    until: int | None = None
    """When the whistle goes, on the clock of `now`."""
    whistled: int | None = None
    over: bool = False


class Settled(Struct, frozen=True, kw_only=True):
    """A match of an earlier round."""

    match: int
    round: int
    table: int
    game: str
    stage: Stage
    sides: tuple[Side, ...]
    outcome: Outcome | None = None
    off: bool = False
    undo: bool = False


class Mine(Struct, frozen=True, kw_only=True):
    """Where whoever asks plays now."""

    match: int
    """0 for a bye."""
    table: int = 0
    game: str = ""
    partners: tuple[PersonId, ...] = ()
    opponents: tuple[PersonId, ...] = ()
    """Nobody where the opponent is a bot."""
    started: bool = False
    code: str = ""
    """Of the room. The phone sits down by itself: `join` with this code and the token below."""
    token: str = ""
    seat: int = 0
    bye: bool = False


class Shown(Struct, frozen=True, kw_only=True):
    """A competition, as far as whoever asks may see it."""

    id: str
    version: int
    """Grows with everything that happens, also over a restart of the server. Ask with `?seen=` it to wait for news."""
    now: int
    """The server's time: milliseconds since 1970. All other times are on this clock."""
    plan: Plan
    phase: CupPhase
    planned: int
    """How many rounds there will be; 0 for as many as one likes."""
    paused: int | None = None
    """Since when everything rests."""
    next: int | None = None
    """When the next kick-off was announced for, on the clock of `now`."""
    may: bool = False
    """May whoever asks wish for all that organisers may?"""
    people: tuple[Attendee, ...]
    """In the order of coming."""
    round: RoundShown | None = None
    earlier: tuple[Settled, ...] = ()
    """The matches of the rounds before, in the order of play."""
    standings: tuple[Ranked, ...] = ()
    groups: tuple[tuple[Ranked, ...], ...] = ()
    """Of a cup, a table for each group."""
    bracket: tuple[tuple[Tie, ...], ...] = ()
    """Of a cup, round by round, the final last."""
    third: Tie | None = None
    cross: tuple[Crossing, ...] = ()
    scorers: tuple[Scorer, ...] = ()
    superlatives: tuple[Superlative, ...] = ()
    whistle: str = ""
    """What counts at the whistle, in the language that was asked for."""
    mine: Mine | None = None


class SeasonShown(Struct, frozen=True, kw_only=True):
    """How everybody's place changed, round by round."""

    id: str
    rounds: int
    curves: tuple[Curve, ...] = ()
    improved: Improved | None = None
    """Who rose most over the last thirty days, or the last four rounds where all are younger: the player of the month."""
    after: int = 0
    """The round after which `table` stood so: the one that was asked for, else the last."""
    table: tuple[Ranked, ...] = ()
    """With every correction made since."""


class Holder(Struct, frozen=True):
    """Somebody in the book of records; deleted ones have neither name nor animal."""

    id: PersonId
    name: str
    animal: str


class Entry(Struct, frozen=True, kw_only=True):
    """One line of the book: a best mark, and where it was set."""

    record: Record
    holders: tuple[Holder, ...]
    """Several where they are level."""
    count: int
    competition: str = ""
    """The id, for marks of one match or one competition; else it is over all of them."""
    name: str = ""
    format: Format | None = None


class RecordsShown(Struct, frozen=True):
    """The club's book of records, over all its competitions, running ones too."""

    competitions: int
    matches: int
    entries: tuple[Entry, ...] = ()
