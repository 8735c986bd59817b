"""Another edition: a room that was left in the middle of a match whose rules have changed since then."""

from collections.abc import Iterable
from typing import Any

from anpfiff.core import Refused, chosen
from anpfiff.server.room.saved import SavedRoom
from anpfiff.server.room.state import RoomState
from anpfiff.table.record import Record, written
from anpfiff.wire import messages as wire


def move_on(room: RoomState, saved: SavedRoom, inputs: Iterable[Any]) -> None:
    """The room opens between matches. The rules of today cannot judge what was played: it is kept as it was written."""
    room.options = {name: value for name, value in saved.options.items() if _fits(room, name, value)}
    room.pending.dirty = True
    if saved.match is None or saved.phase == "lobby":
        return
    room.notice = wire.Notice("other-edition", saved.match)
    room.pending.finished = (saved.match, saved.game, written(_record(room, saved, inputs)))


def _record(room: RoomState, saved: SavedRoom, inputs: Iterable[Any]) -> Record:
    return Record(
        game=saved.game,
        edition=saved.edition,
        options=saved.options,
        seats=tuple(room.company.players()),
        inputs=tuple(inputs),
        material=saved.material,
    )


def _fits(room: RoomState, name: str, value: object) -> bool:
    """Does the edition of today know that option? One that it refuses would stop the next kick-off."""
    try:
        room.game.setup(len(room.company.places), chosen(room.game.vocabulary.options, {name: value}))
    except Refused:
        return False
    return True
