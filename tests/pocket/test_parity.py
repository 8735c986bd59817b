"""ALL-5 across machines: the same seeds give the same matches in CPython and in Pyodide, hash by hash."""

import os
from pathlib import Path

import pytest

from anpfiff.core import Refused
from anpfiff.games import GAMES
from anpfiff.site.fetching import fetched
from tests.support.parity import here, in_node

LEVELS = ("snail", "tortoise", "rabbit")
MATCHES = [(game, seed, level) for game in GAMES for seed, level in enumerate(LEVELS)]


@pytest.mark.no_cover
def test_the_same_seeds_give_the_same_matches(tmp_path: Path) -> None:
    try:
        fetched()
    except Refused as refusal:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(str(refusal))
    assert len(MATCHES) == 24
    assert in_node(MATCHES, tmp_path) == here(MATCHES)
