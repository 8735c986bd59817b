"""A bot by entry point: known by name wherever bots are, and never under a name of ours."""

from pathlib import Path

import pytest

from anpfiff.bots import bot_called, bots_of, opponents_of
from anpfiff.bots.levels import NAMES
from anpfiff.games import GAMES
from anpfiff.lab.duel import duel
from tests.kaiser import kaiser

__all__ = ["kaiser"]


def test_a_registered_bot_is_known_by_name(kaiser: Path) -> None:
    game = GAMES["zweikampf"]
    assert bots_of(game) == (*NAMES, "random", "kaiser")
    assert type(bot_called(game, "kaiser")).__name__ == "Kaiser"
    assert [standing.bot for standing in duel(game, ["kaiser", "rabbit"], 2, "1")] == ["kaiser", "rabbit"]


def test_opponents_are_the_levels_and_the_registered_but_no_yardsticks(kaiser: Path) -> None:
    assert opponents_of("foul") == (*NAMES, "kaiser")
    assert opponents_of("ligretto") == NAMES


@pytest.mark.parametrize("name", ["rocket", "random"])
def test_ours_cannot_be_impersonated(kaiser: Path, name: str) -> None:
    (entry,) = kaiser.glob("*.dist-info/entry_points.txt")
    entry.write_text(entry.read_text().replace(":kaiser =", f":{name} ="))
    assert type(bot_called(GAMES["zweikampf"], name)).__name__ != "Kaiser"
    assert opponents_of("zweikampf") == NAMES
