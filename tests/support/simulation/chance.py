"""The operating system's lots under a seed: dice, codes, links and names come alike each time. The product is not touched."""

import logging
import random
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from anpfiff.games import GAMES
from anpfiff.server.house.telling import OURS
from tests.support.sprint import SPRINT


@contextmanager
def seeded(lots: Random) -> Iterator[None]:
    """`secrets` and `SystemRandom` ask one function; here it answers by the seed. And nobody reads the log of a simulation."""
    log = logging.getLogger(OURS)
    before = random._urandom, log.disabled  # type: ignore[attr-defined]
    random._urandom, log.disabled = lots.randbytes, True  # type: ignore[attr-defined]
    GAMES[SPRINT.id] = SPRINT
    try:
        yield
    finally:
        del GAMES[SPRINT.id]
        random._urandom, log.disabled = before  # type: ignore[attr-defined]
