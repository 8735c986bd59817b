"""Opening a room."""

from typing import Any

from anpfiff.core import chosen
from anpfiff.server.room import handicaps
from anpfiff.server.room.company import Company
from anpfiff.server.room.people import Place
from anpfiff.server.room.plain import plain
from anpfiff.server.room.room import Room
from anpfiff.server.room.saved import SavedRoom
from anpfiff.server.room.state import game_of
from anpfiff.wire import messages as wire


def opened(name: str, code: str, said: wire.Open, **sources: Any) -> Room:
    """A new room, still empty: the first to enter is its host. A wrong game, option or number of seats opens nothing."""
    handicaps.must_be_agreed(said.options)
    material = plain(said.game, said.material)
    game = game_of(said.game, material)
    seats = said.seats or game.seats[0]
    game.setup(seats, chosen(game.vocabulary.options, said.options))
    saved = SavedRoom(
        code=code,
        game=said.game,
        options=said.options,
        material=material,
        company=Company([], [Place() for _ in range(seats)], nod=said.nod),
        public=said.public,
        solo=said.solo,
        daily=said.daily,
    )
    return Room(name, saved, **sources)
