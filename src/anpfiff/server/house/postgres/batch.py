"""What many rooms want written, as one statement: it is a transaction by itself, and the fence is part of it.

The row of each room says whether the writer may: same node, same epoch, next number. Rooms for which it does not are left out,
and named by their absence from the answer.
"""

from typing import Any, NamedTuple

import msgspec

from anpfiff.server.house.sums import line_sum, match_sum, page_sum
from anpfiff.server.room.writes import Write

FLOCK = "clubs"
"""Clubs, competitions and their tables are run by one node together."""
IN_THE_FLOCK = ("club-", "cup-")
LINES = """
WITH given AS (SELECT * FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::bigint[]) AS given (room, epoch, first, last)),
mine AS (
    UPDATE tenures SET seq = given.last FROM given
    WHERE tenures.room = given.room AND tenures.node = $1 AND tenures.epoch = given.epoch AND tenures.seq = given.first - 1
    RETURNING tenures.room
),
lines AS (
    INSERT INTO log SELECT line.* FROM unnest($6::text[], $7::bigint[], $8::bigint[], $9::bigint[], $10::bytea[], $11::bigint[])
    AS line (room, seq, person, command, body, sum) JOIN mine USING (room)
)
SELECT room FROM mine"""
ALL = """
WITH given AS (
    SELECT * FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $12::text[], $13::text[], $14::text[], $15::text[],
        $16::bytea[], $17::bigint[], $18::bigint[], $19::bigint[])
    AS given (room, epoch, first, last, flock, code, opener, link, page, touched, ended, sum)
),
founded AS (
    INSERT INTO tenures
    SELECT room, 1, last, $1, flock, CASE WHEN ended IS NULL THEN code END, opener, link, ended IS NOT NULL FROM given
    WHERE epoch = 0 AND first = 1 ON CONFLICT DO NOTHING RETURNING room
),
kept AS (
    UPDATE tenures SET seq = given.last,
        flock = CASE WHEN page IS NULL THEN tenures.flock ELSE given.flock END,
        code = CASE WHEN page IS NULL THEN tenures.code WHEN given.ended IS NULL THEN given.code END,
        opener = CASE WHEN page IS NULL THEN tenures.opener ELSE given.opener END,
        link = CASE WHEN page IS NULL THEN tenures.link ELSE given.link END,
        ended = tenures.ended OR given.ended IS NOT NULL
    FROM given
    WHERE tenures.room = given.room AND tenures.node = $1 AND tenures.epoch = given.epoch AND tenures.seq = given.first - 1
    RETURNING tenures.room
),
mine AS (SELECT room FROM founded UNION ALL SELECT room FROM kept),
lines AS (
    INSERT INTO log SELECT line.* FROM unnest($6::text[], $7::bigint[], $8::bigint[], $9::bigint[], $10::bytea[], $11::bigint[])
    AS line (room, seq, person, command, body, sum) JOIN mine USING (room)
),
pages AS (
    INSERT INTO rooms SELECT room, page, touched, ended, sum FROM given JOIN mine USING (room) WHERE page IS NOT NULL
    ON CONFLICT (room) DO UPDATE
    SET page = excluded.page, touched = excluded.touched, ended = excluded.ended, sum = excluded.sum
),
played AS (
    SELECT * FROM unnest($20::text[], $21::text[], $22::text[], $23::bigint[], $24::bytea[], $25::bigint[])
    AS played (match, room, game, ended, record, sum) WHERE room IN (SELECT room FROM mine)
),
filed AS (INSERT INTO matches SELECT * FROM played ON CONFLICT DO NOTHING),
shown AS (INSERT INTO replays SELECT match, NULL FROM played ON CONFLICT DO NOTHING)
SELECT room FROM mine"""


class Job(NamedTuple):
    """What a room wants written, at what time, and the epoch in which we claimed it; 0 for a room that is new."""

    wanted: Write
    now: int
    epoch: int
    seq: int
    """The number of the last line before."""


class _Person(msgspec.Struct):
    number: int = 0
    secret: str = ""


class _Company(msgspec.Struct):
    people: list[_Person] = []


class _Page(msgspec.Struct):
    """As much of a room's page as others have to find it by."""

    code: str | None = None
    company: _Company = msgspec.field(default_factory=_Company)
    match: str | None = None
    reserved: msgspec.Raw = msgspec.Raw(b"null")


class Place(NamedTuple):
    """Where others find a room: with its neighbours, by its code, by who opened it, by the link of its match."""

    flock: str
    code: str | None
    opener: str | None
    link: str | None


def place_of(room: str, page: bytes | None) -> Place:
    if page is None or room.startswith(IN_THE_FLOCK):
        return Place(FLOCK if room.startswith(IN_THE_FLOCK) else "", None, None, None)
    try:
        read = msgspec.json.decode(page, type=_Page)
    except (msgspec.DecodeError, UnicodeError):
        return Place("", None, None, None)
    reserved = bytes(read.reserved) != b"null"
    people = read.company.people
    opened = bool(people) and people[0].number == 1 and not reserved
    return Place(FLOCK if reserved else "", read.code, people[0].secret if opened else None, read.match)


def is_lines_only(batch: list[Job]) -> bool:
    return all(each.epoch and each.wanted.page is None and each.wanted.match is None for each in batch)


def values(node: str, batch: list[Job]) -> list[Any]:
    """What `LINES` takes, and `ALL` to begin with."""
    batch = sorted(batch, key=lambda each: each.wanted.room)
    heads = [(each.wanted.room, each.epoch, _first(each), _last(each)) for each in batch]
    lines = [
        (each.wanted.room, *entry, line_sum(each.wanted.room, *entry))
        for each in batch
        for entry in each.wanted.entries
    ]
    return [node, *_columns(heads, 4), *_columns(lines, 6)]


def more(batch: list[Job]) -> list[Any]:
    """What `ALL` takes besides."""
    batch = sorted(batch, key=lambda each: each.wanted.room)
    return [
        *_columns([_page(each) for each in batch], 8),
        *_columns([_played(each) for each in batch if each.wanted.match], 6),
    ]


def _first(each: Job) -> int:
    return each.wanted.entries[0].seq if each.wanted.entries else each.seq + 1


def _last(each: Job) -> int:
    return each.wanted.entries[-1].seq if each.wanted.entries else each.seq


def _page(each: Job) -> tuple[Any, ...]:
    room = each.wanted.room
    page = each.wanted.page
    ended = each.now if each.wanted.ended else None
    mark = None if page is None else page_sum(room, page, ended)
    return (*place_of(room, page), page, each.now, ended, mark)


def _played(each: Job) -> tuple[Any, ...]:
    assert each.wanted.match is not None, "only those are asked for"
    link, game, record = each.wanted.match
    return link, each.wanted.room, game, each.now, record, match_sum(link, game, each.now, record)


def _columns(rows: list[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in range(width)]
