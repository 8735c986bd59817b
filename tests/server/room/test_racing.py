"""Equal hands over unequal lines: a race is fair, nobody gains much by lying, and nothing is lost or doubled. Simulated time."""

from random import Random

import pytest

from anpfiff.server.room.arrivals import Arrival, Arrivals
from tests.support.racing import BALLS, CONSTANT, Hand, Racecourse, Uncompensated, share
from tests.support.sprint import Grab

RACES = 1_500
CHANCE = 0.035
"""By chance alone that many races are this far from half; the benchmark with ten thousand is stricter."""
PAIRS = [("lan", "constant-200"), ("lan", "school"), ("home", "school"), ("constant-100", "mobile")]


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_equal_hands_win_equally_often(pair: tuple[str, str]) -> None:
    bound = 0.03 if CONSTANT.issuperset(pair) else 0.05
    assert abs(share(pair, RACES) - 0.5) <= bound + CHANCE


@pytest.mark.parametrize("pair", [("lan", "constant-200"), ("lan", "school")], ids="-".join)
def test_without_compensation_they_would_not(pair: tuple[str, str]) -> None:
    assert share(pair, RACES, lags=Uncompensated()) - 0.5 > 0.05 + CHANCE


@pytest.mark.parametrize("forges", ["claims", "pongs"])
@pytest.mark.parametrize("pair", [("lan", "lan"), ("school", "lan")], ids="-".join)
def test_whoever_lies_gains_next_to_nothing(pair: tuple[str, str], forges: str) -> None:
    assert share(pair, RACES, forges=forges) - share(pair, RACES) <= 0.03 + CHANCE


def test_thousands_of_contested_taps_lose_no_ball_and_double_none() -> None:
    lots = Random(7)
    lines = {"Ada": "lan", "Ben": "home", "Cem": "school", "Dot": "mobile"}
    course = Racecourse([Hand(name, line, lots) for name, line in lines.items()])
    course.run(50 * BALLS)

    assert course.taps > 3_000
    assert course.faults() == []


def arrival(seat: int, sent: int, arrived: int, due: int) -> Arrival:
    return Arrival(
        sent=sent, due=due, arrived=arrived, seat=seat, person=seat, command=1, move=Grab(1), seen=0
    )


def test_a_hand_that_waits_for_a_slow_line_is_not_overtaken_by_it() -> None:
    """Its move came first and was made first: when the slow one's comes, both are known."""
    arrivals = Arrivals()
    earlier, later = arrival(0, 300, 301, 550), arrival(1, 310, 460, 460)
    arrivals.add(earlier)
    assert arrivals.due(400) == []
    arrivals.add(later)

    assert arrivals.due(460) == [earlier, later]
    assert not arrivals
