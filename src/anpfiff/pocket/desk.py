"""The desk: plain questions that a page asks without a line, answered as a server answers them."""

import gzip
from random import SystemRandom
from typing import get_args
from urllib.parse import parse_qs, urlsplit

import msgspec

from anpfiff.core import Refused
from anpfiff.pocket.page import Shelf
from anpfiff.server.http import report
from anpfiff.server.http.listing import listing
from anpfiff.server.http.own_copy import Typed, judged, standard
from anpfiff.server.http.replay import Unplayable, packed_replay
from anpfiff.server.room.people import Person, newcomer
from anpfiff.table.record import link_of, read_as_written
from anpfiff.wire.messages import Language

STATUS = {
    "no-such-match": 404,
    "no-such-seat": 404,
    "not-found": 404,
    "cannot-be-replayed": 409,
    "already-kept": 409,
}
OTHERWISE = 400
MOST_PEOPLE = 6
FAULTS = (msgspec.DecodeError, UnicodeError, ValueError, RecursionError)

encode = msgspec.json.encode


class Desk:
    """Matches that lie on the shelf, names, and the judging of somebody's own copy."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._lots = SystemRandom()

    async def answer(self, method: str, path: str, body: str) -> tuple[int, str]:
        try:
            return 200, (await self._answer(method, path, body)).decode()
        except Refused as refusal:
            said = {"why": refusal.why, "detail": refusal.detail}
            return STATUS.get(refusal.why, OTHERWISE), encode(said).decode()
        except FAULTS:
            return OTHERWISE, encode({"why": "malformed"}).decode()

    async def _answer(self, method: str, path: str, body: str) -> bytes:
        asked = urlsplit(path)
        query = {name: values[0] for name, values in parse_qs(asked.query).items()}
        match asked.path.strip("/").split("/"):
            case ["api", "names"]:
                return encode(self._faces(query.get("lang", "")))
            case ["api", "material", game]:
                return encode(judged(game, _typed(body)) if method == "POST" else standard(game))
            case ["api", "matches"] if method == "POST":
                return await self._report(body.encode())
            case ["api", "matches", link]:
                return await self._record(link)
            case ["api", "matches", link, "report"]:
                return _must_be_report(await self._record(link))
            case ["api", "matches", link, "list"]:
                return encode(listing(await self._record(link)))
            case ["api", "matches", link, "replay"]:
                return _seen_again(await self._record(link), query.get("seat", ""))
            case ["api", "records"] if method == "POST":
                return await self._opened(body.encode())
        raise Refused("not-found")

    async def _record(self, link: str) -> bytes:
        record = await self._shelf.match(link)
        if not record:
            raise Refused("no-such-match")
        return record.encode()

    async def _report(self, body: bytes) -> bytes:
        """Once under one link, however often it is told."""
        try:
            told = report.read(body)
        except report.Faulty as fault:
            raise Refused("faulty-report", detail=str(fault)) from fault
        await self._keep(told.link, told.game, encode(told))
        return encode({"link": told.link})

    async def _opened(self, body: bytes) -> bytes:
        """A record from a file, also a server's: the same file is the same match, however often it is opened."""
        record = read_as_written(body)
        link = link_of(body)
        await self._keep(link, record.game, body)
        return encode({"link": link, "game": record.game})

    async def _keep(self, link: str, game: str, record: bytes) -> None:
        kept = await self._shelf.keep(link, game, record.decode())
        if kept.encode() != record:
            raise Refused("already-kept")

    def _faces(self, lang: str) -> list[report.Face]:
        """Six people nobody has to invent, in somebody's language."""
        spoken: Language = next((known for known in get_args(Language) if known == lang), "en")
        people: list[Person] = []
        for number in range(MOST_PEOPLE):
            people.append(newcomer(number, "", spoken, people, self._lots))
        return [report.Face(person.name, person.animal) for person in people]


def _typed(body: str) -> Typed:
    return msgspec.json.decode(body, type=Typed)


def _must_be_report(record: bytes) -> bytes:
    if not report.is_report(record):
        raise Refused("no-such-match")
    return record


def _seen_again(record: bytes, seat: str) -> bytes:
    """As one seat, or the stands, saw it; the seat nobody sits on for nonsense."""
    eyes = None if not seat else int(seat) if seat.isdecimal() and len(seat) == 1 else -1
    try:
        shown = packed_replay(record, eyes)
    except Unplayable as fault:
        raise Refused("cannot-be-replayed") from fault
    if shown is None:
        raise Refused("no-such-seat")
    return gzip.decompress(shown)
