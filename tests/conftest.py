"""Branches are counted in the rules and the table, so only while tests of those run: counting makes whatever plays matches crawl."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
COUNTED = tuple(HERE / folder for folder in ("rules", "laws", "table", "server/room"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if not any(folder in item.path.parents for folder in COUNTED) or item.get_closest_marker("many"):
            item.add_marker("no_cover")
