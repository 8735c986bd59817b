"""Who asks: a pass or a hall's key in a header, never in an address; and what stands in the body."""

import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from aiohttp import web

from anpfiff.core import Refused
from anpfiff.fixtures import passes
from anpfiff.server.cups.club import hall_digest
from anpfiff.server.cups.disallowed import Disallowed
from anpfiff.server.house.club_register import Visitor
from anpfiff.server.house.house import House
from anpfiff.server.http.door import Door
from anpfiff.server.http.guard import WISHES_BURST, WISHES_REFILL, asked_from_elsewhere, bucket_of
from anpfiff.server.http.json import answer, body
from anpfiff.server.http.refusals import Denied
from anpfiff.server.http.refusals import told as refused
from anpfiff.server.room.bucket import Bucket

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
Kind = TypeVar("Kind")
LONGEST = 100
"""Letters of a header that could be a pass."""


class Porter:
    """Lets passes in. Wrong ones are slowed down like wrong codes, but do not cost those who type codes anything."""

    def __init__(self, house: House, counted: Callable[[web.Request], str]) -> None:
        self._house = house
        self._counted = counted
        self._door = Door()
        self._codes = Door()
        """For the codes of clubs' own doors."""
        self._wishes: dict[str, Bucket] = {}

    def visitor(self, request: web.Request) -> Visitor:
        """Whoever has a pass that is known is never asked to wait."""
        digest = _digest(request.headers.get("Authorization", ""))
        visitor = None if digest is None else self._house.clubs.visitor(digest)
        if visitor is None:
            self.mistaken(request, digest or "")
            raise Disallowed("no-such-pass")
        return visitor

    def person(self, request: web.Request) -> Visitor:
        """Somebody who may wish for something."""
        visitor = self.visitor(request)
        if visitor.person is None:
            raise Disallowed("hall-only-looks")
        return visitor

    def wishes(self, request: web.Request) -> Visitor:
        """Somebody who may wish for something, and not too often: each wish is a line on the disk, for ever."""
        visitor = self.person(request)
        now = self._house.now()
        key = f"{visitor.club} {visitor.person}"
        if not bucket_of(self._wishes, key, (WISHES_BURST, WISHES_REFILL), now).take(now):
            raise Denied("too-fast")
        return visitor

    def behind(self, request: web.Request, code: str) -> str:
        """The club whose door is open under that code. It is looked up like a room's: beyond what is free, right or wrong, in its turn."""
        who = self._counted(request)
        now = self._house.now()
        if not self._codes.looks_up(who, now, code):
            raise Denied("too-many-tries", after=self._codes.wait(who, now, code))
        club = self._house.clubs.behind(code)
        if club is None:
            self._codes.wrong(who, now, code)
            raise Disallowed("door-closed")
        self._codes.right(who, code)
        return club

    def mistaken(self, request: web.Request, guess: str) -> None:
        """Another wrong one from there, or one too many."""
        who = self._counted(request)
        now = self._house.now()
        code = guess[:16]
        if not self._door.looks_up(who, now, code):
            raise Denied("too-many-tries", after=self._door.wait(who, now, code))
        self._door.wrong(who, now, code)


def guarded(handler: Handler) -> Handler:
    """Pages of other sites may not ask, nothing is kept by anybody on the way, and a disk that fails is said so."""

    async def ask(request: web.Request) -> web.StreamResponse:
        try:
            response = await _answered(request, handler)
        except Refused as refusal:
            response = refused(refusal)
        response.headers["Cache-Control"] = "no-store"
        return response

    return ask


async def _answered(request: web.Request, handler: Handler) -> web.StreamResponse:
    if asked_from_elsewhere(request.headers.get("Sec-Fetch-Site")):
        raise Denied("foreign-origin")
    try:
        return await handler(request)
    except (OSError, sqlite3.Error) as fault:
        raise Denied("disk-refuses") from fault


async def read(request: web.Request, kind: type[Kind]) -> Kind:
    return parsed(await body(request), kind)


def parsed(text: bytes, kind: type[Kind]) -> Kind:
    try:
        return msgspec.json.decode(text or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError, ValueError, RecursionError) as fault:
        raise Denied("malformed", detail=str(fault)) from fault


def told(value: Any) -> web.Response:
    return answer(value)


def _digest(header: str) -> str | None:
    kind, _, secret = header[:LONGEST].partition(" ")
    if kind == "Hall" and secret and secret.isascii():
        return hall_digest(secret)
    if kind != "Pass":
        return None
    try:
        return passes.digest(secret)
    except Refused:
        return None
