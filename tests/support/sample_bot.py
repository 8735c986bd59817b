"""Somebody's own bot, installed like any other package: a module, and an entry point that names it."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from anpfiff.bots import registered
from anpfiff.server.house.deciding import known_bot
from anpfiff.server.http.catalogue import catalogue

CODE = """
import os
import time
from pathlib import Path

HERE = Path(__file__).parent


class SampleBot:
    '''Always the first move. While a file `busy` lies there it comes to no end, or only to a late one; where one `ill` lies it dies.'''

    def choose(self, view, moves, dice):
        if (HERE / "ill").exists():
            (HERE / "ill").unlink()
            os._exit(1)
        (HERE / "asked").touch()
        end = time.monotonic() + 50
        while (HERE / "busy").exists() and time.monotonic() < end:
            sum(range(1000))
        return moves[0]

    def when(self, view, moves, dice):
        return 1


def sample_bot(game):
    return SampleBot()
"""
ENTRY = """[anpfiff.bots]
zweikampf:sample_bot = kaiser_of_the_tests:sample_bot
foul:sample_bot = kaiser_of_the_tests:sample_bot
"""


@pytest.fixture
def sample_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder in which that bot is installed."""
    folder = tmp_path / "site"
    about = folder / "kaiser_of_the_tests-1.dist-info"
    about.mkdir(parents=True)
    (folder / "kaiser_of_the_tests.py").write_text(CODE)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: sample_bot-of-the-tests\nVersion: 1\n")
    (about / "entry_points.txt").write_text(ENTRY)
    monkeypatch.syspath_prepend(str(folder))
    _ask_anew()
    yield folder
    _ask_anew()
    sys.modules.pop("kaiser_of_the_tests", None)


def _ask_anew() -> None:
    """Whatever remembers who is installed, which nobody changes while a server runs."""
    for remembered in (registered, known_bot, catalogue):
        remembered.cache_clear()
