"""Which tests count branches, and which come first.

Branches are counted in the rules and the table, so only while tests of those run: counting makes whatever plays matches crawl.
Those with many matches take longest; they come first, so that in the end no core waits for another.
"""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
COUNTED = tuple(HERE / place for place in ("rules", "laws", "table", "server/room/test_first.py"))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if has_many(item) or not counted(item.path):
            item.add_marker("no_cover")
    items.sort(key=lambda item: not has_many(item))


def has_many(item: pytest.Item) -> bool:
    return item.get_closest_marker("many") is not None


def counted(path: Path) -> bool:
    return any(place in (path, *path.parents) for place in COUNTED)
