"""An innocent match in another room: it must finish, with the right result, whatever is thrown at the server meanwhile."""

import asyncio
from random import Random
from typing import Any

from anpfiff.table.chance import Dice
from anpfiff.table.record import read
from anpfiff.table.replay import resumed
from anpfiff.wire import messages as wire
from tests.support.serving import Guests, Raw, Serving


async def innocent_match(guests: Guests, place: Serving, game: str = "zweikampf") -> None:
    host, room = await guests.open(game)
    guest, _ = await guests.join(room.code)
    assert isinstance(await host.do("start"), wire.Done)
    await asyncio.gather(_play(host, Random(1)), _play(guest, Random(2)))
    match = place.house.actors[room.code].room.match
    assert match is not None
    record = await place.house.store.match(match.link)
    assert record is not None
    replayed = resumed(read(record), Dice(0))
    assert replayed.result == match.table.result is not None
    assert replayed.state == match.table.state


async def _play(raw: Raw, random: Random) -> None:
    """Choose at random among what is offered, until the whistle."""
    while True:
        message = await raw.next()
        if isinstance(message, wire.Ping):
            await raw.send({"kind": "pong", "n": message.n})
        if isinstance(message, wire.Room) and message.phase == "over":
            return
        if isinstance(message, wire.Table) and message.moves:
            await raw.order("act", move=random.choice(_moves(message)), seen=message.seq)
            await asyncio.sleep(0)


def _moves(table: wire.Table) -> tuple[Any, ...]:
    return table.moves
