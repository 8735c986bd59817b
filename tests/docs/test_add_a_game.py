"""The game that `docs/add-a-game.md` builds is a game: it plays, and it has a word for everything."""

import re
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from anpfiff.bots import bot_for
from anpfiff.core import Act
from anpfiff.terminal.boards import board_for
from tests.docs.guide import FILES, GAME, lay_down
from tests.laws.case import Case
from tests.laws.matches import match_of
from tests.playthroughs.notation import playthrough

HOMES = ("anpfiff.games", "anpfiff.bots", "anpfiff.terminal.boards", "tests.laws.cases")


@pytest.fixture(autouse=True)
def ninth_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The files of the guide, in a second place where the packages look too."""
    lay_down(tmp_path)
    for home in HOMES:
        package = import_module(home)
        monkeypatch.setattr(
            package, "__path__", [*package.__path__, str(tmp_path.joinpath(*home.split(".")))]
        )


def the_case() -> Case:
    case: Case = import_module(f"tests.laws.cases.{GAME}").CASE
    return case


def test_the_guide_has_every_file_that_its_table_asks_for() -> None:
    folder = f"src/anpfiff/games/{GAME}"
    assert set(FILES) == {
        f"docs/rules/{GAME}.md",
        *(f"{folder}/{name}.py" for name in ("__init__", "model", "state", "rules")),
        f"src/anpfiff/bots/{GAME}.py",
        f"src/anpfiff/terminal/boards/{GAME}.py",
        f"tests/laws/cases/{GAME}.py",
        f"tests/rules/{GAME}/test_rules.py",
    }


def test_every_rule_is_marked_in_its_tests() -> None:
    printed = re.findall(r"^- \*\*(LAT-\d+)\*\*", FILES[f"docs/rules/{GAME}.md"], re.MULTILINE)
    marked = re.findall(r'mark\.rule\("(LAT-\d+)"\)', FILES[f"tests/rules/{GAME}/test_rules.py"])
    assert printed == marked


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
