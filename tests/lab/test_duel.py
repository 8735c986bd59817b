"""Duels: fair chairs, repeatable, and honest about their uncertainty."""

import json

import pytest

from anpfiff.bots import bot_called
from anpfiff.cli import main
from anpfiff.games import GAMES
from anpfiff.lab.arena import play
from anpfiff.lab.duel import duel, elo


@pytest.mark.many
@pytest.mark.parametrize("game", GAMES)
def test_equal_bots_share_every_deal_equally(game: str) -> None:
    rules = GAMES[game]
    seats = rules.seats[0]
    standings = duel(rules, ["random"] * seats, seats, "one")
    assert sum(standing.share for standing in standings) == pytest.approx(1)


def test_the_same_seed_gives_the_same_duel() -> None:
    game = GAMES["elfer-raus"]
    assert duel(game, ["fox", "random"], 20, "s") == duel(game, ["fox", "random"], 20, "s")
    assert play(game, [bot_called(game, "fox")] * 3, None, "s") == play(
        game, [bot_called(game, "fox")] * 3, None, "s"
    )


def test_elo_of_a_fair_share_is_nothing() -> None:
    assert elo(0.5, 0.5) == 0
    assert elo(0.25, 0.25) == pytest.approx(0)
    assert elo(0.64, 0.5) == pytest.approx(100, abs=1)


def test_the_command_answers_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["duel", "foul", "honest", "doubter", "random", "--matches", "6", "--seed", "1", "--json"]) == 0
    )
    answer = json.loads(capsys.readouterr().out)
    assert answer["matches"] == 6
    assert answer["broken_off"] == 0
    assert [seat["bot"] for seat in answer["seats"]] == ["honest", "doubter", "random"]
    assert all(seat["low"] <= seat["share"] <= seat["high"] for seat in answer["seats"])


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["duel", "schach", "fox", "fox"], "unknown game"),
        (["duel", "foul", "fox", "fox"], "FOUL-1"),
        (["duel", "zweikampf", "fox", "sample_bot"], "unknown bot"),
        (["duel", "zweikampf", "fox", "fox", "--matches", "0"], "too few matches"),
        (["duel", "zweikampf", "fox", "fox", "--option", "x=1"], "unknown option"),
    ],
)
def test_bad_words_get_one_clear_answer(
    words: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert why in capsys.readouterr().err
