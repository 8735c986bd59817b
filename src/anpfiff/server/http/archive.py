"""The archive: every finished match as everybody at the table and the stands saw it, for the day on which its rules change.

All pairs of eyes see nearly the same, so they are packed as one: two or three times the size of the record. Keeping the rules of
every old edition instead would mean a second copy of a game for each change, in every language and on every board.
"""

import asyncio
import gzip
import lzma
import sqlite3
import time

import msgspec

from anpfiff.core import Seat
from anpfiff.server.house.store import Store
from anpfiff.server.house.telling import tell_fault
from anpfiff.server.http.replay import Unplayable, replays

PRESET = 3
"""Of the packer: it looks back over four megabytes, so the second pair of eyes costs next to nothing."""
LOOK = 5.0
"""Seconds until somebody looks for new matches."""
REST = 9.0
"""Times as long as it worked: whoever plays meanwhile hardly notices."""

_read = msgspec.json.Decoder(tuple[msgspec.Raw, ...]).decode


async def file_away(store: Store) -> None:
    """One match after the other, in no hurry; what is left when the server stops is done when it is back."""
    while True:
        began = time.perf_counter()
        try:
            more = await file_one(store)
        except (OSError, sqlite3.Error) as fault:
            tell_fault("archive-failed", fault)
            more = False
        await asyncio.sleep((time.perf_counter() - began) * REST if more else LOOK)


async def file_one(store: Store) -> bool:
    """Was there a match to be filed?"""
    match = await store.unseen()
    if match is None:
        return False
    link, record = match
    await store.keep_replay(link, await asyncio.to_thread(packed, record))
    return True


def packed(record: bytes) -> bytes:
    """The stands, then seat by seat; nothing for what the rules of today cannot show."""
    try:
        return lzma.compress(msgspec.json.encode(replays(record)), preset=PRESET)
    except Unplayable:
        return b""
    except Exception as fault:  # noqa: BLE001 -- whatever a record holds, the next one has its turn
        tell_fault("archive-failed", fault)
        return b""


def unpacked(archived: bytes, seat: Seat | None) -> bytes | None:
    """One pair of eyes as compressed JSON, or None if there is no such seat."""
    eyes = _read(lzma.decompress(archived))
    if seat is not None and not 0 <= seat < len(eyes) - 1:
        return None
    return gzip.compress(bytes(eyes[0 if seat is None else seat + 1]), 6, mtime=0)
