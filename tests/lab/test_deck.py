"""The deck workshop: every fault named, every fact counted right, and no difference where there is none."""

import json
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from anpfiff.cli import main
from anpfiff.commands.parser import MOST
from anpfiff.core import AnyGame
from anpfiff.games import GAMES
from anpfiff.lab.deck.facts import facts_of
from anpfiff.lab.deck.own import own_material
from anpfiff.lab.deck.trial import beyond_chance, estimate

SHIPPED = {
    "elfmeter": Path("src/anpfiff/games/elfmeter/deck.csv"),
    "ligretto": Path("src/anpfiff/games/ligretto/deck.csv"),
    "wuerfel-fussball": Path("src/anpfiff/games/wuerfel_fussball/dice.toml"),
}
Captured = pytest.CaptureFixture[str]


def shipped(game: str) -> str:
    return (Path(__file__).parents[2] / SHIPPED[game]).read_text(encoding="utf-8")


@pytest.fixture
def sharp(tmp_path: Path) -> Path:
    """Dice whose shots are all unstoppable, as far as the rules allow."""
    faces = '["unstoppable", "unstoppable", "net", "post", "bar", "out"]'
    text = re.sub(r'\["net", "net",[^]]*\]', faces, shipped("wuerfel-fussball"))
    file = tmp_path / "dice.toml"
    file.write_text(text, encoding="utf-8")
    return file


def facts(game: AnyGame) -> dict[tuple[str, str], float]:
    return {(fact.about, fact.what): fact.value for fact in facts_of(game)}


def test_three_games_take_somebodys_own_deck() -> None:
    assert [game.id for game in GAMES.values() if own_material(game)] == [*SHIPPED]


def test_every_elfmeter_card_has_four_that_follow_it_and_six_that_tackle_it() -> None:
    known = facts(GAMES["elfmeter"])
    for what, wanted in (("attack", "cards that fit after a card"), ("defence", "cards that tackle a card")):
        assert known[what, f"{wanted}, fewest"] == known[what, f"{wanted}, most"]
    assert known["attack", "cards that fit after a card, mean"] == 4
    assert known["defence", "cards that tackle a card, mean"] == 6
    assert known["penalty", "saved if both choose blindly, share"] == pytest.approx(1 / 3)


def test_a_card_that_nothing_fits_after_is_counted() -> None:
    """All footballers stand in front, so whoever plays the ball to the back has nobody there."""
    text = re.sub(r"(?m)^(\d+),H(.),(V.)", r"\1,V\2,H\2", shipped("elfmeter"))
    text = re.sub(r"(?m)^(\d+),H(.),", r"\1,V\2,", text)
    known = facts(GAMES["elfmeter"].using(text))
    assert known["attack", "cards that nothing fits after"] > 0
    assert known["footballers", "back left"] == 0


def test_all_numbers_of_a_ligretto_deck_are_as_low_as_they_are_high() -> None:
    known = facts(GAMES["ligretto"])
    assert known["pitch", "mean sum of a row"] == 67.5
    quarters = ("top-left", "top-right", "bottom-left", "bottom-right")
    means = [known["mean number by quarter", quarter] for quarter in quarters]
    assert sum(means) / 4 == pytest.approx(5.5)


def test_the_odds_of_a_die_add_up() -> None:
    known = facts(GAMES["wuerfel-fussball"])
    for die in ("shot", "blue", "keeper", "black", "white"):
        assert sum(value for (about, _), value in known.items() if about == die) == pytest.approx(1)
    assert known["violet", "fields ahead in a throw"] == pytest.approx((3 + 3 - 1 + 4 + 2 + 3) / 6)
    assert known["a shot", "is a goal at once"] == pytest.approx(1 / 3 * 1 / 3 + 1 / 6)


def test_dice_that_score_more_are_found_out(sharp: Path, capsys: Captured) -> None:
    assert main(["lab", "deck", "wuerfel-fussball", str(sharp), "--matches", "80", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    known = {fact["what"]: fact for fact in answer["facts"] if fact["about"] == "shot"}
    assert known["unstoppable"] == {"about": "shot", "what": "unstoppable", "own": 2 / 6, "standard": 1 / 6}
    played = {measure["what"]: measure for measure in answer["measures"]}
    assert played["goals"]["beyond_chance"]
    assert played["goals"]["own"]["low"] > played["goals"]["standard"]["mean"]
    assert not played["minutes"]["beyond_chance"]


@pytest.mark.parametrize(("game", "matches"), [("elfmeter", 2), ("ligretto", 2), ("wuerfel-fussball", 4)])
def test_the_shipped_deck_is_like_itself(game: str, matches: int, capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "deck"
    file.write_text(shipped(game), encoding="utf-8")
    assert main(["lab", "deck", game, str(file), "--matches", str(matches), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert all(fact["own"] == fact["standard"] for fact in answer["facts"])
    assert all(measure["own"] == measure["standard"] for measure in answer["measures"])
    assert not any(measure["beyond_chance"] for measure in answer["measures"])


def test_people_get_two_tables(sharp: Path, capsys: Captured) -> None:
    assert main(["lab", "deck", "wuerfel-fussball", str(sharp), "--matches", "2"]) == 0
    out = capsys.readouterr().out
    assert "is well formed" in out
    assert re.search(r"unstoppable +0\.333 +0\.167 +≠", out)
    assert re.search(r"won by seat 0, share", out)


def test_nothing_is_played_for_nought_matches(sharp: Path, capsys: Captured) -> None:
    assert main(["lab", "deck", "wuerfel-fussball", str(sharp), "--matches", "0"]) == 0
    assert "Played" not in capsys.readouterr().out


def test_to_check_and_to_count_needs_no_numpy(sharp: Path) -> None:
    script = (
        "import sys; sys.modules['numpy'] = None\n"
        "from anpfiff.cli import main\n"
        "words = ['lab', 'deck', 'wuerfel-fussball', sys.argv[1], '--matches']\n"
        "assert main([*words, '0']) == 0\n"
        "assert main([*words, '1']) == 2\n"
    )
    ended = subprocess.run([sys.executable, "-c", script, sharp], capture_output=True, text=True, check=True)
    assert "anpfiff[lab]" in ended.stderr


def test_every_fault_has_a_line_with_card_and_rule(tmp_path: Path, capsys: Captured) -> None:
    text = (
        shipped("elfmeter")
        .replace("\n3,VL", "\n3,XX")
        .replace("\n24,", "\n25,")
        .replace("\n7,VM,HL", "\n7,VM,VM")
    )
    file = tmp_path / "deck.csv"
    file.write_text(text, encoding="utf-8")
    assert main(["lab", "deck", "elfmeter", str(file), "--json"]) == 2
    told = capsys.readouterr()
    first, *lines = told.err.splitlines()
    assert first.endswith("has 4 faults:")
    assert "  card 3: footballer in no field: 'XX' (ELF-2)" in lines
    assert "  card 7: footballer and ball in one field (ELF-3)" in lines
    assert {"where": "card 24", "rule": "ELF-1", "what": "is missing"} in json.loads(told.out)["faults"]
    assert len(lines) == 4


def test_a_file_does_not_steer_the_terminal(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "deck.csv"
    file.write_text(shipped("elfmeter").replace("\n3,", "\n\x1b[2J,"), encoding="utf-8")
    assert main(["lab", "deck", "elfmeter", str(file)]) == 2
    assert "\x1b" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("game", "content", "why"),
    [
        ("elfer-raus", b"", "Elfer raus! is played with the printed cards only"),
        ("schach", b"", "unknown game"),
        ("elfmeter", b"\xff\xfe\x00d", "is no text in UTF-8"),
        ("elfmeter", b"card\0", "is no text"),
        ("elfmeter", b" " * (MOST + 1), "is larger than 256 KB"),
        ("elfmeter", b"", "columns: must be"),
        ("wuerfel-fussball", b"= 1", "is no TOML"),
        ("ligretto", b"kind,number", "should read"),
    ],
)
def test_bad_files_get_one_clear_answer(
    game: str, content: bytes, why: str, tmp_path: Path, capsys: Captured
) -> None:
    file = tmp_path / "deck"
    file.write_bytes(content)
    assert main(["lab", "deck", game, str(file)]) == 2
    assert why in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["gone"], "No such file"),
        (["."], "is no file"),
        (["deck", "--matches", "-1"], "too few matches"),
        (["deck", "--bot", "sample_bot"], "unknown bot"),
    ],
)
def test_bad_words_get_one_clear_answer(words: list[str], why: str, tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "deck").write_text(shipped("elfmeter"), encoding="utf-8")
    assert main(["lab", "deck", "elfmeter", str(tmp_path / words[0]), *words[1:]]) == 2
    told = capsys.readouterr().err
    assert why in told
    assert told.count("\n") == 1


def test_an_interval_stays_honest_at_the_ends() -> None:
    assert estimate(np.zeros(10), share=True).high > 0.2
    assert estimate(np.ones(10), share=True).high == 1
    assert estimate(np.full(10, 7.0), share=False) == (7, 7, 7)


def test_luck_is_not_called_a_difference() -> None:
    luck = np.tile([1.0, -1.0, 1.0, -1.0, 0.5], 10)
    assert not beyond_chance(luck)
    assert beyond_chance(luck + 1)
    assert not beyond_chance(np.ones(5)), "five matches tell nothing"
