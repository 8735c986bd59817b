"""Every test here may play a race."""

from collections.abc import Iterator

import pytest

from anpfiff.games import GAMES
from tests.server.sprint import SPRINT


@pytest.fixture(autouse=True)
def sprint(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(GAMES, SPRINT.id, SPRINT)
    yield
