"""A ninth game in a folder along the path: nothing else had to be told, in any layer."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.guide import FILES, GAME, ROOT, elsewhere, lay_down

ROOM = "tests/server/room/test_room.py::test_a_whole_match_of_every_game"
LOBBY = "tests/server/api/test_games.py::test_every_game_is_on_it_in_the_order_of_the_registry"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return lay_down(tmp_path_factory.mktemp("ninth"))


def python(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Another process that finds the folder along its path; that is all it is told."""
    path = os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH"))))
    return subprocess.run(
        (sys.executable, *words),
        env=os.environ | {"PYTHONPATH": path},
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def anpfiff(folder: Path, *words: str) -> str:
    done = python(folder, "-m", "anpfiff", *words)
    assert done.returncode == 0, done.stderr
    return done.stdout


def refused(folder: Path, *words: str) -> str:
    done = python(folder, "-m", "anpfiff", *words)
    assert done.returncode == 2, done.stdout
    return done.stderr


def our_tests(folder: Path, *words: str) -> str:
    """Our own tests, or the game's, with the ninth game among the others."""
    done = python(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:cov", *words)
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_none_of_our_files_has_heard_of_it() -> None:
    ours = (file for top in ("src", "tools", "bench") for file in (ROOT / top).rglob("*.py"))
    assert not [file for file in ours if GAME in file.read_text(encoding="utf-8").lower()]


def test_it_stands_behind_the_eight(folder: Path) -> None:
    games = json.loads(anpfiff(folder, "games", "--json"))
    assert [game["id"] for game in games][8:] == [GAME]


def test_the_terminal_plays_it_and_quotes_its_rules(folder: Path) -> None:
    assert "Final whistle" in anpfiff(folder, "play", GAME, "--people", "0", "--pace", "0", "--seed", "1")
    assert "LAT-3" in anpfiff(folder, "rules", GAME)


def test_a_room_plays_it_to_its_end(folder: Path) -> None:
    assert "1 passed" in our_tests(folder, ROOM, "-k", GAME)


def test_it_is_in_the_lobby(folder: Path) -> None:
    assert "1 passed" in our_tests(folder, LOBBY)


def test_the_arena_and_the_workers_of_the_lab_play_it(folder: Path, tmp_path: Path) -> None:
    duel = json.loads(anpfiff(folder, "duel", GAME, "fox", "snail", "--matches", "4", "--json"))
    assert [seat["bot"] for seat in duel["seats"]] == ["fox", "snail"]
    run = ("lab", "run", GAME, "--matches", "20", "--workers", "2", "--json", "--to", str(tmp_path))
    assert json.loads(anpfiff(folder, *run))["played"] == 20


def test_the_lab_reports_on_it_and_says_what_it_has_not_got(folder: Path, tmp_path: Path) -> None:
    told = anpfiff(folder, "lab", "report", GAME, "--matches", "10", "--to", str(tmp_path))
    assert "Lattenschuss" in told
    assert "Who wins, by seat" in (tmp_path / f"{GAME}.md").read_text(encoding="utf-8")
    assert "no odds: lattenschuss" in refused(folder, "lab", "odds", GAME)


def test_the_press_folds_its_leaflet_and_says_what_it_has_not_got(folder: Path, tmp_path: Path) -> None:
    pdf = tmp_path / "leaflet.pdf"
    assert "Lattenschuss: rules" in anpfiff(folder, "print", GAME, "-o", str(pdf))
    assert pdf.read_bytes().startswith(b"%PDF")
    missing = refused(folder, "print", GAME, "--what", "cards", "-o", str(pdf))
    assert "Lattenschuss has no cards; there are: rules, test" in missing


def test_its_rules_are_proved_by_its_tests(folder: Path) -> None:
    tests = next(path for path in FILES if path.startswith("tests/rules/"))
    assert "5 passed" in our_tests(folder, str(folder / elsewhere(tests)))


def test_it_obeys_the_laws(folder: Path) -> None:
    """All of them, the one that starts other processes too."""
    laws = our_tests(folder, "tests/laws", "-k", GAME)
    assert "passed" in laws
    assert "skipped" not in laws
