"""A bot by entry point: known by name wherever bots are, and never under a name of ours."""

from pathlib import Path

import pytest

from anpfiff.bots import bot_called, bots_of, opponents_of
from anpfiff.bots.levels import NAMES
from anpfiff.games import GAMES
from anpfiff.lab.duel import duel
from tests.support.sample_bot import sample_bot

__all__ = ["sample_bot"]


def test_a_registered_bot_is_known_by_name(sample_bot: Path) -> None:
    game = GAMES["zweikampf"]
    assert bots_of(game) == (*NAMES, "random", "sample_bot")
    assert type(bot_called(game, "sample_bot")).__name__ == "SampleBot"
    assert [standing.bot for standing in duel(game, ["sample_bot", "rabbit"], 2, "1")] == [
        "sample_bot",
        "rabbit",
    ]


def test_opponents_are_the_levels_and_the_registered_but_no_yardsticks(sample_bot: Path) -> None:
    assert opponents_of("foul") == (*NAMES, "sample_bot")
    assert opponents_of("ligretto") == NAMES


@pytest.mark.parametrize("name", ["rocket", "random"])
def test_ours_cannot_be_impersonated(sample_bot: Path, name: str) -> None:
    (entry,) = sample_bot.glob("*.dist-info/entry_points.txt")
    entry.write_text(entry.read_text().replace(":sample_bot =", f":{name} ="))
    assert type(bot_called(GAMES["zweikampf"], name)).__name__ != "SampleBot"
    assert opponents_of("zweikampf") == NAMES
