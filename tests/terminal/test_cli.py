"""The command line, as people and programs call it."""

import json
import re
import subprocess
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import msgspec
import pytest

from anpfiff.cli import main
from anpfiff.core import chosen
from anpfiff.games import GAMES
from anpfiff.table.record import written
from anpfiff.terminal.handicaps import told
from tests.table.test_record import a_record, resealed, tampered

Capture = pytest.CaptureFixture[str]


def anpfiff(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "import sys; from anpfiff.cli import main; sys.exit(main())", *words],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_games_are_listed(capsys: Capture) -> None:
    assert main(["games"]) == 0
    told = capsys.readouterr().out
    assert all(game in told for game in GAMES)
    words = " ".join(told.split())
    assert "throwing (off)" in words
    assert "()" not in words, "nobody has been given anything yet"
    assert not re.search(r"calm\s+\(off\)", words), "0 is a number of milliseconds"


def test_games_are_listed_for_programs(capsys: Capture) -> None:
    assert main(["games", "--json"]) == 0
    games = {game["id"]: game for game in json.loads(capsys.readouterr().out)}

    assert set(games) == set(GAMES)
    assert games["foul"]["seats"] == [3, 6]
    assert (games["foul"]["age"], games["wuerfel-fussball"]["minutes"]) == (7, 15)
    assert games["ligretto"]["pace"] == "real-time"
    assert games["foul"]["options"]["bluff"]["default"] == "forced"
    assert games["elfmeter"]["options"]["referee"]["default"] == "check"
    assert all(option["rule"] for game in games.values() for option in game["options"].values())


def test_the_defaults_are_the_catalogues(capsys: Capture) -> None:
    main(["games", "--json"])
    games = {game["id"]: game for game in json.loads(capsys.readouterr().out)}
    defaults = {
        game: {
            name: option["default"]
            for name, option in facts["options"].items()
            if name not in {"patience", "help"}
        }
        for game, facts in games.items()
    }
    assert defaults == {
        "elfmeter": {
            "first": "draw",
            "referee": "check",
            "turning": "hand",
            "throwing": False,
            "calm": 0,
            "calm_for": [],
            "head_start": [],
        },
        "ligretto": {"referee": "instant", "calm": 0, "calm_for": [], "head_start": []},
        "elfer-raus-junior": {"first": "draw", "head_start": []},
        "elfer-raus": {"without_grey": False, "head_start": []},
        "foul": {
            "first": "draw",
            "bluff": "forced",
            "after_call": "go-on",
            "window": 2,
            "whistle": 40,
            "skip_gone": True,
            "head_start": [],
        },
        "zweikampf": {},
        "karten-fussball": {},
        "wuerfel-fussball": {
            "tournament": False,
            "half": 450,
            "clock": "seconds",
            "boskov": False,
            "reaction": 3,
            "head_start": [],
        },
    }
    everywhere = {
        (game["options"]["patience"]["default"], game["options"]["help"]["default"])
        for game in games.values()
    }
    assert everywhere == {(60, "normal")}


@pytest.mark.parametrize("game", [*GAMES, "all"])
def test_the_rules_of_every_game_are_printed(game: str, capsys: Capture) -> None:
    assert main(["rules", game, "--json"]) == 0
    rules = json.loads(capsys.readouterr().out)
    assert rules
    assert all(set(rule) == {"id", "text", "kind"} for rule in rules)
    assert all(rule["kind"] in {"text", "ruling"} for rule in rules)
    assert main(["rules", game]) == 0
    assert rules[0]["id"] in capsys.readouterr().out


def test_one_rule_is_printed(capsys: Capture) -> None:
    assert main(["rules", "elfmeter", "elf-20"]) == 0
    assert "ELF-20" in capsys.readouterr().out
    assert main(["rules", "elfmeter", "ALL-2"]) == 0
    assert main(["rules", "elfmeter", "elf-20", "--lang", "it"]) == 0
    assert capsys.readouterr().out.count("ELF-20") == 1


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["rules", "schach"], "unknown game: schach"),
        (["rules", "foul", "ELF-20"], "unknown rule: ELF-20 in foul"),
        (["play", "schach"], "unknown game: schach"),
        (["play", "foul", "--seats", "2"], "FOUL-1"),
        (["play", "foul", "--seats", "7"], "FOUL-1"),
        (["play", "zweikampf", "--people", "-1"], "wrong number of people"),
        (["play", "zweikampf", "--seats", "2", "--people", "3"], "wrong number of people"),
        (["play", "foul", "--option", "bluf=free"], "unknown option: bluf"),
        (["play", "foul", "--option", "bluff=maybe"], "bad option: bluff takes forced or free, not maybe"),
        (["play", "foul", "--option", "window=61"], "bad option: window takes 0 to 60, not 61"),
        (["play", "foul", "--option", "skip_gone=5"], "bad option: skip_gone takes true or false, not 5"),
        (["play", "foul", "--option", "patience=-1"], "bad option: patience takes 0 to 86400, not -1"),
        (["play", "foul", "--option", "first=-1"], "bad option: first takes 0 or more or draw, not -1"),
        (
            ["play", "elfmeter", "--option", "calm=700"],
            "bad option: calm takes 0 or 500 or 1000 or 2000, not 700",
        ),
        (
            ["play", "elfmeter", "--option", "head_start=[4,0]"],
            "head_start takes a list with 0 to 3 for each seat",
        ),
        (["play", "elfmeter", "--option", "head_start=[1]"], "no such seat: 1 named, 2 play (ALL-3)"),
        (
            ["play", "elfer-raus-junior", "--option", "head_start=[2,0]"],
            "no such head start: 2; there are 1 (ALL-3)",
        ),
        (["play", "foul", "--option", "first=5"], "ALL-3"),
        (["play", "foul", "--material", "nowhere.csv"], "nowhere.csv: No such file"),
        (["play", "zweikampf", "--material", __file__], "no other material"),
        (["play", "elfmeter", "--material", __file__], "ELF-"),
        (["replay", "nowhere.json"], "nowhere.json: No such file"),
        (["replay", __file__], "truncated record"),
    ],
)
def test_bad_words_get_one_clear_answer(words: list[str], why: str, capsys: Capture) -> None:
    assert main(words) == 2
    assert why in capsys.readouterr().err


@pytest.mark.rule("ALL-3")
@pytest.mark.parametrize(
    ("game", "option", "line"),
    [
        ("elfer-raus", "head_start=[0,1]", "Rabbit 2: wins with 2 cards left at the beginning of a turn"),
        (
            "elfer-raus-junior",
            "head_start=[1,0]",
            "Rabbit 1: wins with 1 card left at the beginning of a turn",
        ),
    ],
)
def test_a_handicap_stands_above_every_table(
    game: str, option: str, line: str, tmp_path: Path, capsys: Capture
) -> None:
    file = str(tmp_path / "match.json")
    words = ["play", game, "--people", "0", "--pace", "0", "--seed", "7", "--option", option, "--save", file]
    assert main(words) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == line
    assert lines.count(line) == 2, "at the kick-off, and with the last table"
    assert main(["replay", file, "--all"]) == 0
    assert line in capsys.readouterr().out


@pytest.mark.rule("ALL-3")
def test_calm_of_ones_own_is_told_beside_a_head_start() -> None:
    game = GAMES["elfmeter"]
    options = chosen(game.vocabulary.options, {"calm_for": [500, 0], "head_start": [1, 0]})
    assert told(game, options, ("Ada", "Ben")) == (
        "Ada: 1 goal ahead · everybody else rests 0.5 s after each card",
    )
    three = chosen(game.vocabulary.options, {"head_start": [0, 3]})
    assert told(game, three, ("Ada", "Ben")) == ("Ben: 3 goals ahead",)
    assert told(GAMES["zweikampf"], GAMES["zweikampf"].vocabulary.options(), ("Ada", "Ben")) == ()


def test_a_match_is_watched_saved_and_replayed(tmp_path: Path, capsys: Capture) -> None:
    file = str(tmp_path / "match.json")
    words = ["play", "karten-fussball", "--people", "0", "--pace", "0", "--seed", "7", "--save", file]
    assert main(words) == 0
    played = capsys.readouterr().out

    assert main(["replay", file, "--all"]) == 0
    replayed = capsys.readouterr().out

    whistle = next(line for line in played.splitlines() if line.startswith("Final whistle"))
    assert whistle in replayed
    assert main(["replay", file, "--all", "--seat", "1"]) == 0
    assert main(["replay", file, "--all", "--seat", "2"]) == 2


def test_the_same_seed_gives_the_same_match(tmp_path: Path) -> None:
    for name in ("one", "two"):
        main(
            [
                "play",
                "zweikampf",
                "--people",
                "0",
                "--pace",
                "0",
                "--seed",
                "7",
                "--save",
                str(tmp_path / name),
            ]
        )
    inputs = [json.loads((tmp_path / name).read_bytes())["inputs"] for name in ("one", "two")]
    assert inputs[0][0] == inputs[1][0]


def test_a_piped_match_runs_to_its_end() -> None:
    answer = anpfiff("play", "zweikampf", "--pace", "0", "--name", "Zoe", typed="1\n" * 20)
    assert answer.returncode == 0
    assert "Zoe" in answer.stdout
    assert "Final whistle" in answer.stdout


def test_without_a_game_the_keyboard_is_asked() -> None:
    number = list(GAMES).index("zweikampf") + 1
    answer = anpfiff("play", "--pace", "0", typed=f"{number}\n" + "1\n" * 20)
    assert "Final whistle" in answer.stdout
    assert anpfiff("play", typed="").returncode == 2


def test_leaving_early_says_so_by_its_exit_code(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    answer = anpfiff("play", "zweikampf", "--pace", "0", "--save", str(file), typed="1\nq\n")
    assert answer.returncode == 1
    assert file.exists()


class Library(BaseHTTPRequestHandler):
    """A server that has one match."""

    record = b""

    def do_GET(self) -> None:
        self.send_response(200 if self.path == "/api/matches/known" else 404)
        self.end_headers()
        self.wfile.write(self.record)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 -- the library's name for it
        """Says nothing."""


@pytest.mark.parametrize("edition", [0, 7])
def test_a_record_of_another_edition_is_read_as_a_list(tmp_path: Path, capsys: Capture, edition: int) -> None:
    file = tmp_path / "elder.json"
    file.write_bytes(written(msgspec.structs.replace(a_record(), edition=edition)))
    assert main(["replay", str(file)]) == 0
    first, *lines = capsys.readouterr().out.splitlines()
    assert f"edition {edition} of Zweikampf, this is edition 1." in first
    assert len(lines) == len(a_record().inputs)
    assert lines[-1].endswith("0.3 s  Snail: turn over")


def test_a_damaged_record_of_another_edition_is_no_list(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "elder.json"
    file.write_bytes(tampered(edition=7))
    assert main(["replay", str(file)]) == 2
    assert "edited record" in capsys.readouterr().err
    file.write_bytes(resealed(edition=7, acts=[[5, {"kind": "turn-over"}]]))
    assert main(["replay", str(file)]) == 2
    assert "damaged record: somebody acts who was not there" in capsys.readouterr().err


def test_a_finished_match_is_replayed_by_its_link(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "match.json"
    main(["play", "zweikampf", "--people", "0", "--pace", "0", "--seed", "7", "--save", str(file)])
    Library.record = file.read_bytes()
    with ThreadingHTTPServer(("127.0.0.1", 0), Library) as library:
        Thread(target=library.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{library.server_port}/api/matches"
        capsys.readouterr()
        assert main(["replay", f"{url}/known", "--all"]) == 0
        assert "Final whistle" in capsys.readouterr().out
        assert main(["replay", f"{url}/unknown"]) == 2
        assert "no such match" in capsys.readouterr().err
        library.shutdown()
    assert main(["replay", f"{url}/known"]) == 2
    assert "server not reachable" in capsys.readouterr().err
