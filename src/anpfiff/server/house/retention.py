"""Retention: what ended long ago is forgotten, if the operator wants that."""

import asyncio
import sqlite3

from anpfiff.server.house.house import House
from anpfiff.server.house.telling import tell, tell_fault

DAY = 86_400


async def forget_daily(house: House, days: int) -> None:
    """At once, and then every day; a disk that fails today may work tomorrow."""
    while True:
        try:
            await forget(house, days)
        except (OSError, sqlite3.Error) as fault:
            tell_fault("forgetting-failed", fault)
        await asyncio.sleep(DAY)


async def forget(house: House, days: int) -> int:
    """Matches and rooms that ended more than so many days ago; what still runs is never forgotten."""
    matches = await house.store.forget(house.wall() - days * DAY)
    tell("forgot", matches=matches, days=days)
    return matches
