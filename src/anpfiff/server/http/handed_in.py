"""A match that was played without a server, handed in later as a file: judged by the rules, and kept once.

Its link is the sum of the file as we would have written it, so the same match is the same link, whoever hands it in and
however often, with whatever blanks or words of their own.
"""

import asyncio
from collections.abc import Callable
from random import Random

from aiohttp import web
from msgspec.structs import replace

from anpfiff.bots.levels import NAMES
from anpfiff.core import Finished, Refused
from anpfiff.server.house.house import House
from anpfiff.server.http.guard import RECORDS_BURST, RECORDS_REFILL, Desk, Gate
from anpfiff.server.http.json import SLOWEST_BODY, answer
from anpfiff.server.http.refusals import Denied
from anpfiff.server.room.company import NOBODY
from anpfiff.server.room.names import ANIMALS, every_name, name_in
from anpfiff.server.room.plain import plain
from anpfiff.table.record import Player, Record, link_of, read, written
from anpfiff.table.replay import game_of, scenes

LARGEST = 256 * 1024
"""Bytes: the longest races have a quarter of that."""
PIECE = 4 * 1024
"""Bytes that count as one on the shelf: who hands in long matches hands in fewer."""


class HandedIn:
    """Records from elsewhere, one after the other: a long one takes a second of a thread's work."""

    def __init__(self, house: House, gate: Gate, counted: Callable[[web.Request], str]) -> None:
        self._house = house
        self._gate = gate
        self._counted = counted
        self._shelf = Desk(RECORDS_BURST, RECORDS_REFILL)
        self._judging = asyncio.Lock()

    def routes(self) -> list[web.RouteDef]:
        return [web.post("/api/records", self._keep)]

    async def _keep(self, request: web.Request) -> web.Response:
        who = self._counted(request)
        if not self._gate.may_report(who, self._house.now()):
            raise Denied("too-many-reports")
        text = await _whole(request)
        async with self._judging:
            game, record = await asyncio.to_thread(judged, text)
        if not self._shelf.serves(who, self._house.now(), 1 + len(record) // PIECE):
            raise Denied("too-many-reports")
        link = link_of(record)
        await self._house.store.keep((link, game, record), self._house.wall())
        return answer({"link": link, "game": game})


def judged(text: bytes) -> tuple[str, bytes]:
    """The game of a record that was played by the rules to its end, and the record as we write it; or why it was not."""
    try:
        record = in_our_words(read(text))
        state = None
        for scene in scenes(record):
            state = scene.state
    except Refused as refusal:
        raise Denied("faulty-record", detail=str(refusal)) from refusal
    if state is None or not isinstance(game_of(record).turn(state), Finished):
        raise Denied("faulty-record", detail="only a match that is over can be handed in")
    return record.game, written(record)


def in_our_words(record: Record) -> Record:
    """What others are shown holds no free text: neither names that we did not give nor remarks in a deck."""
    return replace(
        record,
        seats=tuple(_named(seat, player) for seat, player in enumerate(record.seats)),
        material=None if record.material is None else plain(record.game, record.material),
    )


def _named(seat: int, player: Player) -> Player:
    if player.name == NOBODY or player.name in every_name() or player.name.lower() in NAMES:
        return player
    return Player(name_in("en", ANIMALS[seat % len(ANIMALS)], Random(seat)), player.bot)


async def _whole(request: web.Request) -> bytes:
    text = bytearray()
    try:
        async with asyncio.timeout(SLOWEST_BODY):
            async for piece in request.content.iter_any():
                text += piece
                if len(text) > LARGEST:
                    raise Denied("record-too-large", detail=f"a record has at most {LARGEST:,} bytes")
    except TimeoutError as slow:
        raise web.HTTPRequestTimeout from slow
    return bytes(text)
