"""A match to read: for records whose rules are no longer played, and of which nobody has kept the pictures."""

import msgspec

from anpfiff.games import game_called
from anpfiff.server.http.replay import Cast, cast
from anpfiff.table.listing import Happening, happenings
from anpfiff.table.record import read_as_written


class Listing(msgspec.Struct, frozen=True):
    """A whole match as a list."""

    game: str
    """Which game."""
    edition: int
    """Of the rules it was played by."""
    today: int
    """The edition that this server plays."""
    players: tuple[Cast, ...]
    """Who sat there at the end."""
    lines: tuple[Happening, ...]
    """In the order of play."""


def listing(text: bytes) -> Listing:
    record = read_as_written(text)
    return Listing(
        game=record.game,
        edition=record.edition,
        today=game_called(record.game).edition,
        players=tuple(map(cast, record.seats)),
        lines=tuple(happenings(record)),
    )
