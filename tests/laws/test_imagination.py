"""What a bot may imagine: a position that looks just like the one it sees, and nothing that it does not see."""

from random import Random
from typing import Any

import msgspec
import pytest

from anpfiff.core import Finished, Refused, Rolling, Seat
from tests.laws.case import Case
from tests.laws.cases import CASES
from tests.laws.knowledge import knows
from tests.laws.matches import match_of, setting_of


def imagines(case: Case) -> bool:
    moment = next(
        moment for moment in match_of(case, 0) if not isinstance(case.game.turn(moment.after), Rolling)
    )
    try:
        case.game.imagine(case.game.view(moment.after, 0), Random(1))
    except Refused:
        return False
    return True


DREAMERS = tuple(case for case in CASES if imagines(case))


@pytest.mark.many
@pytest.mark.rule("ALL-1")
@pytest.mark.parametrize("case", DREAMERS, ids=lambda case: case.game.id)
def test_what_is_imagined_looks_like_what_is_seen(case: Case) -> None:
    dice = Random(1)
    for seed in range(len(case.settings)):
        for moment in match_of(case, seed):
            if isinstance(case.game.turn(moment.after), Rolling | Finished):
                continue
            for seat in range(setting_of(case, seed).seats):
                imagined = case.game.imagine(case.game.view(moment.after, seat), dice)
                assert knows(case, imagined, seat) == knows(case, moment.after, seat)
                assert case.pieces(imagined) == case.pieces(moment.after)


@pytest.mark.rule("ALL-1")
@pytest.mark.parametrize("case", DREAMERS, ids=lambda case: case.game.id)
def test_imagination_uses_nothing_that_is_hidden(case: Case) -> None:
    random = Random(2)
    for moment in match_of(case, 1):
        if isinstance(case.game.turn(moment.after), Rolling | Finished):
            continue
        for seat in range(setting_of(case, 1).seats):
            twin = case.twin(moment.after, seat, random)
            assert dream(case, moment.after, seat) == dream(case, twin, seat)


def dream(case: Case, state: Any, seat: Seat) -> bytes:
    return msgspec.json.encode(case.game.imagine(case.game.view(state, seat), Random(3)))
