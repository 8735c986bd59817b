"""Manners: cheers, pauses and the rest have limits of their own; who goes on is warned, then cut."""

import pytest

from anpfiff.server.room.manners import CUT, FORGIVEN, LIMITS, WARNED
from anpfiff.wire import messages as wire
from tests.support.evening import Evening


def shouts(evening: Evening, count: int) -> list[str]:
    """What is answered to `count` cheers in a row."""
    answers = [evening.says("Ben", wire.Shout, "wow") for _ in range(count)]
    return [answer.why if isinstance(answer, wire.Refused) else "done" for answer in answers]


def test_cheers_have_a_limit_then_a_warning_then_the_line_is_cut() -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben")
    burst, refill = LIMITS[wire.Shout]
    assert shouts(evening, burst) == ["done"] * burst
    assert shouts(evening, WARNED) == ["too-often"] * WARNED
    assert shouts(evening, CUT - WARNED - 1) == ["last-warning"] * (CUT - WARNED - 1)
    assert evening.told("Ben", wire.Bye) == []
    shouts(evening, 1)
    assert evening.told("Ben", wire.Bye) == [wire.Bye("flooding")]
    assert len(evening.told("Ada", wire.Cheered)) == burst, "the others were spared"
    evening.now += refill
    assert shouts(evening, 1) == ["done"]


def test_after_a_minute_of_manners_all_is_forgotten() -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben")
    shouts(evening, LIMITS[wire.Shout][0] + WARNED + 1)
    evening.now += FORGIVEN + 1
    assert set(shouts(evening, LIMITS[wire.Shout][0] + WARNED)) == {"done", "too-often"}


def test_nobody_pauses_a_match_to_death() -> None:
    evening = Evening("zweikampf").plays("Ben")
    for _ in range(LIMITS[wire.Pause][0]):
        assert isinstance(evening.says("Ben", wire.Pause), wire.Done)
        evening.says("Ada", wire.Resume)
        evening.passes(evening.tempo.countdown)
    answer = evening.says("Ben", wire.Pause)
    assert isinstance(answer, wire.Refused)
    assert (answer.why, evening.phase) == ("too-often", "playing")
    assert isinstance(evening.says("Ada", wire.Pause), wire.Done), "others may"


def test_nobody_gains_by_leaving_and_coming_in_again() -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben", browser="bens tablet")
    shouts(evening, LIMITS[wire.Shout][0])
    evening.says("Ben", wire.Leave)
    evening.enters("Ben", browser="bens tablet")
    assert shouts(evening, 1) == ["too-often"]


@pytest.mark.parametrize("kind", [wire.TakeBack, wire.Spin])
def test_each_has_its_own_limit(kind: type[wire.TakeBack | wire.Spin]) -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben")
    answers = [evening.says("Ben", kind) for _ in range(LIMITS[kind][0] + 1)]
    assert isinstance(answers[-1], wire.Refused)
    assert answers[-1].why == "too-often"
    assert shouts(evening, 1) == ["done"]
