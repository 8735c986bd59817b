"""The game that `docs/add-a-game.md` builds is a game: it plays, and it obeys the laws."""

import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from anpfiff.bots import bot_for
from anpfiff.core import Act
from anpfiff.terminal.boards import board_for
from tests.laws import test_laws as laws
from tests.laws.case import Case
from tests.laws.matches import match_of
from tests.playthroughs.notation import playthrough

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
FILE = re.compile(r"^### `(?P<path>[^`]+)`\n.*?^```\w+\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
FILES = {found["path"]: found["text"] for found in FILE.finditer(GUIDE)}
HOMES = ("anpfiff.games", "anpfiff.bots", "anpfiff.terminal.boards", "tests.laws.cases", "tests.rules")
GAME = "lattenschuss"


@pytest.fixture(autouse=True)
def ninth_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The files of the guide, in a second place where the packages look too."""
    for path, text in FILES.items():
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    for home in HOMES:
        root = tmp_path if home.startswith("tests") else tmp_path / "src"
        package = import_module(home)
        monkeypatch.setattr(package, "__path__", [*package.__path__, str(root.joinpath(*home.split(".")))])


def the_case() -> Case:
    case: Case = import_module(f"tests.laws.cases.{GAME}").CASE
    return case


def proofs_in(module: ModuleType) -> tuple[Callable[..., Any], ...]:
    return tuple(proof for name, proof in vars(module).items() if name.startswith("test_"))


def test_the_guide_has_every_file_that_its_table_asks_for() -> None:
    folder = f"src/anpfiff/games/{GAME}"
    assert set(FILES) == {
        f"docs/rules/{GAME}.md",
        *(f"{folder}/{name}.py" for name in ("__init__", "model", "state", "rules")),
        f"src/anpfiff/bots/{GAME}.py",
        f"src/anpfiff/terminal/boards/{GAME}.py",
        f"tests/laws/cases/{GAME}.py",
        f"tests/rules/test_{GAME}.py",
    }


def test_its_rules_are_proved_by_its_tests() -> None:
    for proof in proofs_in(import_module(f"tests.rules.test_{GAME}")):
        proof()
    printed = re.findall(r"^- \*\*(LAT-\d+)\*\*", FILES[f"docs/rules/{GAME}.md"], re.MULTILINE)
    marked = re.findall(r'mark\.rule\("(LAT-\d+)"\)', FILES[f"tests/rules/test_{GAME}.py"])
    assert printed == marked


@pytest.mark.parametrize("law", [law for law in proofs_in(laws) if "hash_seeds" not in law.__name__])
def test_it_obeys_the_laws(law: Callable[..., None]) -> None:
    """All but the one that starts other processes, which know nothing of this game."""
    law(case=the_case())


def test_its_bots_play_it_to_the_end() -> None:
    assert "finished" in list(playthrough(the_case()))[-1]


def test_its_board_has_a_word_for_everything() -> None:
    case, board, names = the_case(), board_for(GAME), ("Ada", "Ben")
    for moment in match_of(case, 1):
        assert board.draw(case.game.view(moment.after, None), names)
        assert all(board.tell(event, names) for event in moment.events)
        if isinstance(moment.given, Act):
            view = case.game.view(moment.before, moment.given.seat)
            moves = case.game.moves(moment.before, moment.given.seat)
            assert board.call(moment.given.move, view)
            assert bot_for(GAME)(view, moves, Random(1)) in moves
