"""Working out: what takes long where many take part happens beside the event loop, one thing at a time.

Two at once would take no less time together, and twice the turns of everybody who plays. What was worked out is handed out
again until what it was made of has changed.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

MOST_KEPT = 16
"""Tables of four hundred people are a megabyte each."""

Made = TypeVar("Made")


class Working:
    """One thread's turn, and what came of the last ones."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._kept: OrderedDict[tuple[str, str], tuple[tuple[object, ...], Any]] = OrderedDict()

    async def beside(self, work: Callable[[], Made]) -> Made:
        async with self._turn:
            return await asyncio.to_thread(work)

    async def once(
        self, what: tuple[str, str], made_of: tuple[object, ...], work: Callable[[], Made]
    ) -> Made:
        """`made_of` are values: as long as they are the same ones, so is what follows from them."""
        async with self._turn:
            kept = self._kept.pop(what, None)
            if kept is None or not _same(kept[0], made_of):
                kept = (made_of, await asyncio.to_thread(work))
            self._kept[what] = kept
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        made: Made = kept[1]
        return made


def _same(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    """By themselves, not by what they hold: comparing two seasons would take as long as showing one."""
    return len(one) == len(other) and all(a is b for a, b in zip(one, other, strict=True))
