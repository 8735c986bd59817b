"""Which tests count branches, which come first, and which may be late once.

Branches are counted in the rules and the table, so only while tests of those run: counting makes whatever plays matches crawl.
Those with many matches and those that wait take longest; they come first, so that in the end no core waits for another.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.postgres import Postgres, Unavailable, running

HERE = Path(__file__).parent
COUNTED = tuple(HERE / place for place in ("rules", "laws", "table", "server/room/test_first.py"))
PROCESSES = tuple(HERE / place for place in ("server", "pocket", "press", "packaging"))
"""Whose tests wait for programs that they have started."""
TOO_LATE = pytest.mark.flaky(reruns=1, only_rerun=["TimeoutError", "TimeoutExpired", "unraisable exception"])
"""An answer that did not come in time on a busy machine is waited for once more, and the summary says so; a wrong one never is.

So it is with a socket that the collector finds open: it is laid at the door of whichever test runs just then. Twice it is that one's.
"""


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """In a worker pytest-cov begins to count twice, the first time as if it were alone, and pauses only the second: so stop the first."""
    counting = session.config.pluginmanager.get_plugin("_cov")
    if (
        hasattr(session.config, "workerinput")
        and counting is not None
        and counting.cov_controller is not None
    ):
        counting.cov_controller.pause()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if has_many(item) or not lies_in(COUNTED, item.path):
            item.add_marker("no_cover")
        if lies_in(PROCESSES, item.path):
            item.add_marker(TOO_LATE)
    items.sort(key=lambda item: not (has_many(item) or item.get_closest_marker("waits")))


def has_many(item: pytest.Item) -> bool:
    return item.get_closest_marker("many") is not None


def lies_in(places: tuple[Path, ...], path: Path) -> bool:
    return any(place in (path, *path.parents) for place in places)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for each worker; where there is none the tests say so, and in CI that is a failure."""
    try:
        with running() as server:
            yield server
    except Unavailable as why:
        if os.environ.get("CI") == "true":
            pytest.fail(f"no PostgreSQL for the tests: {why}")
        pytest.skip(f"no PostgreSQL for the tests: {why}")
