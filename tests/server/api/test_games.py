"""`GET /api/games`: what a lobby shows of each game."""

from typing import Any

import msgspec
import pytest

from anpfiff.core import AnyGame
from anpfiff.games import GAMES
from anpfiff.games.wuerfel_fussball.dice import Dice
from anpfiff.server.http.catalogue import entry
from tests.support.serving import Guests, Serving, served

PRINTED = {
    "elfmeter": ((2, 2), 7),
    "ligretto": ((2, 6), 8),
    "elfer-raus-junior": ((2, 6), 6),
    "elfer-raus": ((2, 6), 7),
    "foul": ((3, 6), 7),
    "zweikampf": ((2, 2), 6),
}
"""Players and age, where the leaflets say them."""


async def programme(people: Guests) -> dict[str, dict[str, Any]]:
    async with people.session.get(f"{people.url}/api/games") as answer:
        assert answer.status == 200
        return {game["id"]: game for game in await answer.json()}


@served
async def test_every_game_is_on_it_in_the_order_of_the_registry(people: Guests, place: Serving) -> None:
    games = await programme(people)
    assert list(games) == list(GAMES)
    for game in games.values():
        facts = {
            "id",
            "title",
            "edition",
            "seats",
            "pace",
            "teams",
            "age",
            "minutes",
            "options",
            "presets",
            "bots",
            "own",
        }
        assert set(game) - {"material"} == facts
        assert 6 <= game["age"] <= 10
        assert 5 <= game["minutes"] <= 20
        for option in game["options"].values():
            assert set(option) == {"default", "rule", "means", "takes"}


@pytest.mark.parametrize("game", [GAMES[name] for name in PRINTED], ids=lambda game: game.id)
def test_players_and_age_are_those_of_the_leaflet(game: AnyGame) -> None:
    assert (game.seats, game.age) == PRINTED[game.id]


@served
async def test_the_dice_of_the_box_can_be_drawn_before_a_view_tells_them(
    people: Guests, place: Serving
) -> None:
    games = await programme(people)
    assert [name for name, game in games.items() if "material" in game] == ["wuerfel-fussball"]
    dice = msgspec.convert(games["wuerfel-fussball"]["material"], Dice)
    assert all(len(getattr(dice, die).faces) == 6 for die in Dice.__struct_fields__)


def test_somebodys_own_dice_are_in_their_own_box() -> None:
    game = GAMES["wuerfel-fussball"]
    assert entry(game).material == game.box()
    assert GAMES["foul"].box() is None
