"""Somebody's own deck reaches others without a word of their own."""

import msgspec
import pytest

from anpfiff.games import game_called
from anpfiff.server.room.plain import plain
from anpfiff.wire import messages as wire
from tests.support.evening import Evening

GAMES = ("elfmeter", "ligretto", "wuerfel-fussball")


def with_words(game: str) -> str:
    form = game_called(game).form
    assert form is not None
    return "# RUDE REMARK\n" + form.shipped.replace('name = "', 'name = "RUDE ')


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_somebody_wrote_is_sent_or_kept(game: str) -> None:
    evening = Evening(game, material=with_words(game))
    evening.enters("Ben")
    evening.whistle()
    told = msgspec.json.encode([letter.message for letter in evening.letters])
    assert b"RUDE" not in told + b"".join(evening.pages)
    assert evening.shown.material


@pytest.mark.parametrize("game", GAMES)
def test_the_deck_is_the_same_and_can_be_said_again(game: str) -> None:
    text = plain(game, with_words(game))
    assert text is not None
    assert plain(game, text) == text
    evening = Evening(game)
    assert isinstance(evening.says("Ada", wire.Choose, game, {}, 0, text), wire.Done)
    assert evening.shown.material == text


def test_a_game_with_the_printed_cards_has_nothing_to_say() -> None:
    assert plain("foul", None) is None
