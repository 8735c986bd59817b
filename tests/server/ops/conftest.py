"""What every test here leaves as it found it."""

import logging
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def _same_log_afterwards() -> Iterator[None]:
    root, ours = logging.getLogger(), logging.getLogger("anpfiff")
    handlers, levels, raising = root.handlers[:], (root.level, ours.level), logging.raiseExceptions
    yield
    root.handlers[:], logging.raiseExceptions = handlers, raising
    root.setLevel(levels[0])
    ours.setLevel(levels[1])
