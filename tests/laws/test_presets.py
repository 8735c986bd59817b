"""Presets: options that are chosen at once are options of the game."""

import pytest

from anpfiff.core import AnyGame, chosen
from anpfiff.games import GAMES


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
@pytest.mark.parametrize("preset", ["printed", "kids", "pro"])
def test_every_preset_can_be_played(game: AnyGame, preset: str) -> None:
    wanted = getattr(game.presets, preset)
    options = chosen(game.vocabulary.options, wanted)
    assert game.setup(game.seats[0], options) is not None
    assert {name: value for name, value in wanted.items() if getattr(options, name) == value} == wanted


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_preset_names_only_what_differs(game: AnyGame) -> None:
    usual = game.vocabulary.options()
    for preset in ("printed", "kids", "pro"):
        assert not [
            name for name, value in getattr(game.presets, preset).items() if getattr(usual, name) == value
        ]
