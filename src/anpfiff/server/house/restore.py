"""Coming back from the disk: a room exactly as its log left it."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from anpfiff.core import Act, Chance, Tick
from anpfiff.server.room.room import Room
from anpfiff.server.room.saved import SavedRoom, TakenBack
from anpfiff.server.room.writes import Entry


def restored(name: str, page: bytes, entries: Iterable[Entry], now: int, **sources: Any) -> Room:
    """The page, then every line of the log judged again by the rules.

    What was played by another edition is not: its moves stay as they were written.
    """
    saved = msgspec.json.decode(page, type=SavedRoom)
    room = Room(name, saved, **sources)
    move = room.game.vocabulary.move if saved.edition == room.game.edition else Any
    room.reopen(saved, _replayed(entries, room, saved.first, move), now)
    return room


def _replayed(entries: Iterable[Entry], room: Room, first: int, move: Any) -> list[Any]:
    """The inputs of the present match without the slips that were taken back; what is in the log was answered."""
    decode = _reader(move).decode
    inputs: list[Any] = []
    for entry in entries:
        room.remember(entry)
        if entry.seq > first:
            _follow(inputs, decode(entry.body))
    return inputs


def _follow(inputs: list[Any], given: Any) -> None:
    if isinstance(given, TakenBack):
        inputs.pop()
    else:
        inputs.append(given)


@cache
def _reader(move: Any) -> msgspec.json.Decoder[Any]:
    """One for each kind of move, not for each game: a deck of somebody's own must not be kept for ever."""
    return msgspec.json.Decoder(Act[move] | Chance | Tick | TakenBack)
