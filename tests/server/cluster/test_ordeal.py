"""Real processes: nodes that are killed, that sleep for twice their lease, and whose database is started anew. Nothing is lost.

`bench/cluster.py` does the same many more times, and measures it; what runs here is as much as a test run can bear.
"""

import asyncio
from collections.abc import Iterator

import pytest

from tests.support.cluster_ordeal import ClusterOrdeal
from tests.support.postgres import Postgres, Unavailable, running
from tests.support.stores import somewhere

KILLS = PAUSES = 20
"""By each seed: 40 of each, and 5 restarts of the database."""
DATABASE_RESTARTS = {1: 3, 2: 2}
LEASE = 500
PACE = 0.05
"""Seconds that everybody thinks: the other tests want some of the machine, too."""


@pytest.fixture
def own(postgres: Postgres) -> Iterator[Postgres]:
    """Of its own: others would notice that it is started anew. Where there is none, the other fixture has said so."""
    try:
        with running() as server:
            yield server
    except Unavailable as why:
        pytest.fail(str(why))


@pytest.mark.waits
@pytest.mark.parametrize("seed", DATABASE_RESTARTS)
def test_kills_pauses_and_restarts_of_the_database_lose_nothing(own: Postgres, seed: int) -> None:
    place = asyncio.run(somewhere(own))
    ordeal = ClusterOrdeal(own, place, seed, lease=LEASE, pace=PACE)
    report = asyncio.run(ordeal.endured(KILLS, PAUSES, DATABASE_RESTARTS[seed]))

    assert (report.lost, report.gaps, report.forks) == (0, 0, 0)
    assert report.acknowledged > KILLS, "there was hardly any load"
    assert report.takeovers, "no node had anything to lose"


@pytest.mark.waits
def test_three_nodes_are_stopped_one_after_the_other_and_everybody_plays_on(postgres: Postgres) -> None:
    place = asyncio.run(somewhere(postgres))
    report = asyncio.run(ClusterOrdeal(postgres, place, seed=2, lease=3_000, pace=0.3).rolled())

    assert (report.restarts, report.lost, report.gaps, report.forks) == (3, 0, 0, 0)
    assert report.pauses_of_players, "nobody was at a node that was stopped"
