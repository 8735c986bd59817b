"""Retention: what ended long ago is forgotten, and a clock that jumped deletes nothing.

A computer without a battery wakes in 1970, a virtual machine next year. So the clock is compared with the newest thing on disk:
if far more time has passed than since the last look, nothing is deleted, and whoever looks after the server is asked. Their
answer is one command (`anpfiff kept --clock-is-right`).
"""

import asyncio
import sqlite3

from anpfiff.server.house.house import House
from anpfiff.server.house.telling import tell, tell_fault

DAY = 86_400
JUMP = 30
"""Days without anything written after which somebody is asked: longer than any weekend, shorter than anybody's promise."""
CLOCK = "clock"
"""Until when the clock has been believed."""


async def forget_daily(house: House, days: int) -> None:
    """At once, and then every day; a disk that fails today may work tomorrow."""
    while True:
        try:
            await forget(house, days)
        except (OSError, sqlite3.Error) as fault:
            tell_fault("forgetting-failed", fault)
        await asyncio.sleep(DAY)


async def forget(house: House, days: int) -> int:
    """Matches and rooms that ended more than `days` ago; what still runs is never forgotten."""
    now = house.wall()
    believed = await house.store.fact(CLOCK) or house.newest
    if believed and now - believed > min(max(days, 1), JUMP) * DAY:
        tell("clock-jumped", days=(now - believed) // DAY)
        return 0
    matches = await house.store.forget(now - days * DAY)
    await house.store.remember(CLOCK, now)
    tell("forgot", matches=matches, days=days)
    return matches
