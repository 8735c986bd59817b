"""The counts as they stand in counts.json; `python -m tests.perft` writes them anew."""

from pathlib import Path

import msgspec
import pytest

from tests.laws.case import Case
from tests.laws.cases import CASES
from tests.perft.perft import counts

GOLDEN = Path(__file__).with_name("counts.json")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.game.id)
def test_a_match_can_go_on_in_as_many_ways_as_before(case: Case) -> None:
    assert counts(case) == msgspec.json.decode(GOLDEN.read_bytes())[case.game.id]
