"""Branches are counted in the rules and the table, so only while tests of those run: counting makes whatever plays matches crawl."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
COUNTED = tuple(HERE / place for place in ("rules", "laws", "table", "server/room/test_first.py"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        counted = any(place in (item.path, *item.path.parents) for place in COUNTED)
        if not counted or item.get_closest_marker("many"):
            item.add_marker("no_cover")
