"""Two real processes: a server is killed at random moments under load, and nothing it acknowledged is gone."""

import asyncio
from pathlib import Path

from tests.support.ordeal import Ordeal

KILLS = 200


def test_two_hundred_kills_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    report = asyncio.run(Ordeal(tmp_path, seed=1).endured(KILLS))

    assert (report.kills, report.lost, report.gaps, report.forks) == (KILLS, 0, 0, 0)
    assert report.acknowledged > KILLS, "there was hardly any load"
    assert report.returns > KILLS, "hardly anybody came back between the kills"
