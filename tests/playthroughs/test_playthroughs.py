"""A change of behaviour, or of the order of moves, is a readable diff of a whole match."""

from pathlib import Path

import pytest

from tests.laws.case import Case
from tests.laws.cases import CASES
from tests.playthroughs.notation import playthrough


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.game.id)
def test_the_match_goes_as_it_went(case: Case) -> None:
    golden = Path(__file__).with_name(f"{case.game.id}.txt").read_text(encoding="utf-8").splitlines()

    assert list(playthrough(case)) == golden
