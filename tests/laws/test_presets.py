"""Presets: options that are chosen at once are options of the game."""

import pytest

from anpfiff.commands.presets import with_preset
from anpfiff.core import AnyGame, Options, Refused, chosen
from anpfiff.games import GAMES


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
@pytest.mark.parametrize("preset", ["printed", "kids", "pro"])
def test_every_preset_can_be_played(game: AnyGame, preset: str) -> None:
    wanted = getattr(game.presets, preset)
    options = chosen(game.vocabulary.options, wanted)
    assert game.setup(game.seats[0], options) is not None
    assert {name: value for name, value in wanted.items() if getattr(options, name) == value} == wanted


WHO_NOT_HOW = {"first", "head_start", "calm_for"}
"""Of these the leaflet says nothing that were the same at every table."""


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_as_printed_names_every_rule_that_can_be_chosen(game: AnyGame) -> None:
    own = {*game.vocabulary.options.__struct_fields__} - {*Options.__struct_fields__}
    assert {*game.presets.printed} == own - WHO_NOT_HOW


@pytest.mark.parametrize(
    ("game", "option", "told"),
    [
        ("ligretto", {"referee": "check"}, "kids has referee=instant, not check"),
        ("foul", {"bluff": "free"}, "kids has bluff=forced, not free"),
        ("elfmeter", {"throwing": True}, "kids has throwing=off, not on"),
        ("wuerfel-fussball", {"boskov": True}, "kids has boskov=off, not on"),
    ],
)
def test_what_a_preset_promises_is_contradicted_also_where_it_is_as_usual(
    game: str, option: dict[str, object], told: str
) -> None:
    with pytest.raises(Refused, match=told):
        with_preset(GAMES[game], "kids", option)


def test_what_is_said_twice_is_no_contradiction() -> None:
    assert with_preset(GAMES["ligretto"], "printed", {"head_start": []})["head_start"] == []


WITH_A_HAND = ("elfmeter", "ligretto", "elfer-raus-junior", "elfer-raus", "foul", "wuerfel-fussball")
"""The others have nothing to choose, so there is nothing to help with."""


@pytest.mark.parametrize("game", WITH_A_HAND)
def test_children_are_helped_at_their_hand(game: str) -> None:
    presets = GAMES[game].presets
    assert presets.kids["help"] == "kids"
    assert "help" not in {*presets.printed, *presets.pro}, "the leaflet knows no screens"


@pytest.mark.parametrize("game", ["elfmeter", "ligretto"])
def test_in_a_race_children_have_a_referee_who_says_so_at_once_and_calm(game: str) -> None:
    options = chosen(GAMES[game].vocabulary.options, GAMES[game].presets.kids)
    assert (options.referee, options.calm) == ("instant", 1_000)
