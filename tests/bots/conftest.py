"""Bots play many matches to show what they are worth; counting branches meanwhile would only make them slow."""

from pathlib import Path

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("many")
