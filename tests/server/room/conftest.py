"""Every test here may play a race."""

import pytest

from anpfiff.games import GAMES
from tests.support.sprint import SPRINT


@pytest.fixture(autouse=True)
def sprint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, SPRINT.id, SPRINT)
