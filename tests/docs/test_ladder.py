"""The table of strengths: every pairing that should be in it, written by playing, kept where it was not played."""

from pathlib import Path

import pytest

from anpfiff.games import GAMES
from anpfiff.lab.duel import Standing
from tools import ladder

EMPTY = "before\n<!-- ladder -->\n<!-- /ladder -->\nafter\n"


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "bots.md"
    path.write_text(EMPTY)
    monkeypatch.setattr(ladder, "PAGE", path)
    return path


def test_every_game_is_in_the_ladder() -> None:
    keys = tuple(ladder.expected())
    assert {key.split()[0] for key in keys} == set(GAMES)
    assert {"foul rocket fox fox", "foul rocket doubter doubter", "elfer-raus rocket eager eager eager"} < {
        *keys
    }
    assert "zweikampf ·" in keys


def test_what_is_played_is_written_and_the_rest_stays(page: Path) -> None:
    assert ladder.main(["--matches", "2", "--games", "elfer-raus-junior"]) == 0
    junior = page.read_text()
    assert ladder.main(["--games", "zweikampf"]) == 0
    both = page.read_text()

    assert both.startswith("before\n<!-- ladder -->\n| game | bots")
    assert both.endswith("<!-- /ladder -->\nafter\n")
    assert set(junior.splitlines()) < set(both.splitlines())
    assert "| zweikampf | no decisions: one move at a time, nothing to choose | | | | |" in both
    assert "| elfer-raus-junior | tortoise snail | 2 |" in both


def test_what_is_missing_is_said(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ladder.main(["--check"]) == 1
    assert "lacks foul rocket honest honest" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("share", "said"), [(0.5, "+0"), (0.64, "+100"), (1.0, "> +920"), (0.0, "< -920"), (0.36, "-100")]
)
def test_a_strength_without_end_is_a_bound(share: float, said: str) -> None:
    assert ladder.strength(Standing("rocket", share, 0, 1), 100, 2) == said
