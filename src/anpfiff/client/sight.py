"""What a seat sees: the table's message in the game's own types."""

from typing import Any

import msgspec

from anpfiff.core import AnyGame, Event, Finished, Result, Turn
from anpfiff.wire import messages as wire


class Sight(msgspec.Struct, frozen=True):
    """The table as this seat may know it. `view`, `moves` and `events` are values of the game's `model`."""

    seq: int
    at: int
    """The match's clock in milliseconds."""
    events: tuple[Event, ...]
    """Everything that happened since the sight before; a client that was slow gets it all at once."""
    view: Any
    moves: tuple[Any, ...]
    turn: Turn

    @property
    def result(self) -> Result | None:
        return self.turn.result if isinstance(self.turn, Finished) else None


def seen(table: wire.Table, game: AnyGame) -> Sight:
    words = game.vocabulary
    return Sight(
        seq=table.seq,
        at=table.at,
        events=_read(table.events, tuple[words.event, ...]),  # type: ignore[name-defined]  # known only now
        view=_read(table.view, words.view),
        moves=_read(table.moves, tuple[words.move, ...]),  # type: ignore[name-defined]  # known only now
        turn=table.turn,
    )


def followed(before: Sight | None, now: Sight) -> Sight:
    """Two sights as one, when nobody looked in between."""
    return now if before is None else msgspec.structs.replace(now, events=before.events + now.events)


def _read(raw: Any, kind: Any) -> Any:
    return msgspec.convert(raw, kind, str_keys=True)
