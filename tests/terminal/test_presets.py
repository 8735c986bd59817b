"""`--preset`: options that are chosen at once, and what may not be said beside them."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from anpfiff.cli import main
from anpfiff.commands.presets import with_preset
from anpfiff.core import Presets, Refused
from anpfiff.games import GAMES
from anpfiff.server.ops import serve
from anpfiff.server.ops.serve import Plan

Capture = pytest.CaptureFixture[str]
FOUL = GAMES["foul"]
ANOTHER_FIRST = {"first": 1}


@pytest.fixture(autouse=True)
def _presets(monkeypatch: pytest.MonkeyPatch) -> None:
    presets = Presets(printed={"bluff": "free"}, kids={"bluff": "free", "patience": 120})
    monkeypatch.setattr(type(FOUL), "presets", presets)


def test_a_match_is_played_by_a_preset(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "match.json"
    words = "play foul --people 0 --seed 1 --pace 0 --preset kids --option first=1 --save"
    assert main([*words.split(), str(file)]) == 0
    options = json.loads(file.read_bytes())["options"]
    assert (options["bluff"], options["patience"], options["first"]) == ("free", 120, 1)


def test_bots_duel_by_a_preset(capsys: Capture) -> None:
    assert (
        main(["duel", "foul", "snail", "snail", "snail", "--matches", "3", "--preset", "kids", "--json"]) == 0
    )


def test_a_room_is_laid_out_with_a_preset(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    plans: list[Plan] = []

    async def serving(plan: Plan, _ready: object) -> None:
        plans.append(plan)

    monkeypatch.setattr(serve, "serve", serving)
    assert main(["serve", "--local", "--game", "foul", "--preset", "kids"]) == 0
    assert plans[0].options == {"bluff": "free", "patience": 120}


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("play foul --preset hard", "unknown preset: hard; there are: printed, kids, pro"),
        ("play foul --preset kids --option bluff=forced", "contradicts preset: kids has bluff=free, not forced"),
        ("duel foul snail --preset kids --option patience=5", "contradicts preset: kids has patience=120, not 5"),
        ("lab run foul --preset kids --option patience=5", "contradicts preset: kids has patience=120, not 5"),
        ("serve --game foul --preset printed --option first=2", "contradicts preset: printed has first=draw, not 2"),
        ("serve --preset kids", "--option and --preset go with --game: which game are they for?"),
        ("serve --game foul --option patience=-1", "bad option"),
        ("play foul --option patience=-1", "bad option"),
    ],
)  # fmt: skip
def test_contradictions_get_one_clear_answer(words: str, why: str, capsys: Capture) -> None:
    assert main(words.split()) == 2
    told = capsys.readouterr().err
    assert why in told
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("preset", "beside", "options"),
    [
        ("printed", {}, {"bluff": "free"}),
        ("printed", {"bluff": "free", "first": "draw"}, {"bluff": "free", "first": "draw"}),
        ("printed", {"patience": 5}, {"bluff": "free", "patience": 5}),
        ("pro", ANOTHER_FIRST, ANOTHER_FIRST),
    ],
)
def test_what_does_not_contradict_may_stand_beside(
    preset: str, beside: Mapping[str, Any], options: Mapping[str, Any]
) -> None:
    assert with_preset(FOUL, preset, beside) == options


def test_the_leaflet_speaks_about_every_rule() -> None:
    with pytest.raises(Refused, match="contradicts preset: printed has without_grey=off, not on"):
        with_preset(GAMES["elfer-raus"], "printed", {"without_grey": True})


@pytest.mark.parametrize(
    ("game", "option", "why"),
    [
        ("elfmeter", "calm=700", "calm takes 0 or 500 or 1000 or 2000, not 700"),
        ("elfmeter", "turning=both", "turning takes hand or self, not both"),
        ("ligretto", "referee=blind", "referee takes check or instant, not blind"),
        ("foul", "window=61", "window takes 0 to 60, not 61"),
        ("foul", "whistle=0", "whistle takes 1 to 1000, not 0"),
        ("foul", "after_call=stop", "after_call takes go-on or restart, not stop"),
        ("wuerfel-fussball", "half=59", "half takes 60 to 2700, not 59"),
        ("wuerfel-fussball", "reaction=-1", "reaction takes 0 to 60, not -1"),
        ("zweikampf", "patience=86401", "patience takes 0 to 86400, not 86401"),
        ("zweikampf", "help=much", "help takes kids or normal or profi, not much"),
    ],
)
def test_an_option_out_of_range_gets_one_sentence_that_says_what_it_takes(
    game: str, option: str, why: str, capsys: Capture
) -> None:
    assert main(["play", game, "--option", option]) == 2
    told = capsys.readouterr().err
    assert why in told
    assert told.count("\n") == 1
