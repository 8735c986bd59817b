"""Nothing may go wrong unseen: an error in the log or in the event loop fails the test."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any


class Faults(logging.Handler):
    """Everything that was logged as an error, by whomever."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.seen.append(self.format(record))


def run_watched(main: Coroutine[Any, Any, None]) -> None:
    faults = Faults()
    logging.getLogger().addHandler(faults)
    try:
        asyncio.run(_watched(main, faults))
    finally:
        logging.getLogger().removeHandler(faults)
    assert not faults.seen, "\n".join(faults.seen)


async def _watched(main: Coroutine[Any, Any, None], faults: Faults) -> None:
    def seen(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        faults.seen.append(f"{context.get('message')}: {context.get('exception')!r}")

    asyncio.get_running_loop().set_exception_handler(seen)
    await main
