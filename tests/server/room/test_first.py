"""Who was first: nobody gains by lying, nobody waits for nothing."""

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from anpfiff.server.room.room import Room
from anpfiff.table.first import (
    MOST,
    PURSE,
    REMEMBERED,
    after_a_race,
    credit,
    furthest,
    hold,
    sent,
    typical,
)
from anpfiff.wire import messages as wire
from tests.support.evening import Evening
from tests.support.sprint import Grab

round_trips = st.lists(st.integers(-(10**9), 10**9), max_size=20)
purses = st.integers(0, PURSE)
claims = st.integers() | st.none()
lags = st.integers(0, MOST)
hands = st.lists(st.tuples(st.integers(0, 2_000), lags), min_size=2, max_size=6)


@given(round_trips, purses, claims, st.integers(0, 10**9))
def test_nobody_gains_more_than_a_quarter_of_a_second_by_lying(
    trips: list[int], purse: int, claimed: int | None, arrived: int
) -> None:
    assert 0 <= credit(trips, purse, claimed) <= MOST
    assert arrived - MOST <= sent(arrived, credit(trips, purse, claimed)) <= arrived


@given(st.integers(), st.integers(0, 10**9))
def test_not_even_a_lag_that_no_line_has_gains_more(lag: int, arrived: int) -> None:
    assert arrived - MOST <= sent(arrived, lag) <= arrived


@given(round_trips, purses, st.integers())
def test_no_claim_counts_for_more_than_was_measured(trips: list[int], purse: int, claimed: int) -> None:
    slowest = max(trips[-REMEMBERED:], default=0)
    assert credit(trips, purse, claimed) <= max(0, slowest)
    assert credit(trips, purse, claimed) <= max(0, claimed)


@given(st.integers(0, MOST), st.integers(0, 10**6))
def test_one_late_pong_among_honest_ones_gains_its_part_of_the_average(honest: int, late: int) -> None:
    trips = [*[honest] * (REMEMBERED - 1), late]
    assert typical(trips) - honest <= MOST // REMEMBERED


@given(st.lists(st.integers(0, MOST), min_size=1), st.lists(claims, min_size=1, max_size=50))
def test_over_many_races_no_claims_count_for_more_than_the_average_and_one_purse(
    trips: list[int], claimed: list[int | None]
) -> None:
    purse = total = 0
    for claim in claimed:
        credited = credit(trips, purse, claim)
        purse = after_a_race(trips, purse, credited)
        total += credited
    assert total <= typical(trips) * len(claimed)


@given(st.integers(0, MOST), st.lists(st.integers(0, MOST), min_size=1, max_size=50))
def test_whoever_is_measured_right_and_says_the_truth_is_believed(lag: int, jitter: list[int]) -> None:
    """As long as the purse lasts: it is empty only after claims that were above the average."""
    purse = PURSE
    for trip in jitter:
        claimed = min(trip, typical(jitter) + purse)
        assert credit(jitter, purse, trip) == min(claimed, furthest(jitter, purse))
        purse = after_a_race(jitter, purse, claimed)
    assert credit([lag] * REMEMBERED, PURSE, lag) == lag


@given(lags, st.lists(lags))
def test_nobody_is_held_longer_than_the_largest_other_credit(lag: int, others: list[int]) -> None:
    assert 0 <= hold(lag, others) <= max(others, default=0)


@given(st.integers(), st.lists(st.integers()))
def test_nobody_is_held_longer_than_a_quarter_of_a_second(lag: int, others: list[int]) -> None:
    assert 0 <= hold(lag, others) <= MOST


@given(lags, st.integers(0, 5))
def test_equal_lags_mean_no_hold(lag: int, others: int) -> None:
    assert hold(lag, [lag] * others) == 0


@given(hands)
def test_hands_are_taken_in_the_order_in_which_they_moved(moved: list[tuple[int, int]]) -> None:
    """Where every line is measured right, moves leave the hold exactly in the order of sending."""
    all_lags = [lag for _, lag in moved]
    due = []
    for seat, (when, lag) in enumerate(moved):
        others = all_lags[:seat] + all_lags[seat + 1 :]
        arrived = when + lag
        assert sent(arrived, lag) == when
        due.append((arrived + hold(lag, others), when))
    assert [when for _, when in sorted(due)] == sorted(when for when, _ in moved)


@given(hands, st.data())
def test_who_lies_is_ahead_by_a_quarter_of_a_second_at_most(
    moved: list[tuple[int, int]], data: st.DataObject
) -> None:
    """Whoever moved more than that before the liar stays before the liar, whatever the liar claims."""
    liar = data.draw(st.integers(0, len(moved) - 1))
    claimed = credit(data.draw(round_trips), data.draw(purses), data.draw(claims))
    when, lag = moved[liar]
    for other, (earlier, honest) in enumerate(moved):
        if other != liar and earlier < when + lag - MOST:
            assert sent(earlier + honest, honest) < sent(when + lag, claimed)


# In the room.


def racing(*lags: int) -> Evening:
    """Ada, Ben and so on at a race, each over a line with that lag."""
    names = ["Ada", "Ben", "Cem", "Dot"][: len(lags)]
    evening = Evening("sprint", seats=len(lags)).plays(*names[1:])
    for name, lag in zip(names, lags, strict=True):
        evening.room.measured(evening.numbers[name], lag)
    return evening


def test_the_slow_line_that_moved_first_wins() -> None:
    evening = racing(80, 0)

    assert evening.moves("Ben", Grab(1)) is None, "held: Ada's hand may have moved before"
    evening.now += 30
    assert isinstance(evening.moves("Ada", Grab(1)), wire.Done)
    evening.passes(100)

    lost = evening.told("Ben", wire.Refused)[-1]
    assert (lost.why, lost.faster, lost.by) == ("ball-is-gone", 0, 50)
    assert evening.match.table.state.grabbed == (1, 0)


def test_a_move_is_held_no_longer_than_needed() -> None:
    evening = racing(80, 30)

    assert evening.moves("Ben", Grab(1)) is None
    evening.passes(49)
    assert evening.match.table.state.grabbed == (0, 0)
    evening.passes(1)
    assert evening.match.table.state.grabbed == (0, 1)
    assert evening.table("Ben").done is not None


def test_on_equal_lines_nobody_waits() -> None:
    evening = racing(40, 40)

    assert isinstance(evening.moves("Ben", Grab(1)), wire.Done)
    lost = evening.moves("Ada", Grab(1), seen=0)
    assert isinstance(lost, wire.Refused)
    assert (lost.faster, lost.by) == (1, 0)


def test_who_grabs_what_was_gone_before_looking_hears_of_no_race() -> None:
    evening = racing(0, 0)
    evening.moves("Ben", Grab(1))

    late = evening.moves("Ada", Grab(1))

    assert isinstance(late, wire.Refused)
    assert (late.why, late.faster, late.by) == ("ball-is-gone", None, None)


def test_a_move_that_never_was_possible_lost_to_nobody() -> None:
    evening = racing(0, 0)
    evening.moves("Ben", Grab(1))

    wrong = evening.moves("Ada", Grab(99), seen=0)

    assert isinstance(wrong, wire.Refused)
    assert wrong.faster is None


def test_the_loser_hears_of_the_one_who_took_it_and_not_of_the_last_to_move() -> None:
    evening = racing(0, 0, 0)
    evening.moves("Ben", Grab(1))
    evening.now += 7
    evening.moves("Cem", Grab(2))
    evening.now += 5

    lost = evening.moves("Ada", Grab(1), seen=0)

    assert isinstance(lost, wire.Refused)
    assert (lost.faster, lost.by) == (1, 12)


def test_two_moves_of_one_hand_keep_their_order_and_are_both_answered() -> None:
    evening = racing(60, 0)
    first, second = 901, 902

    evening.moves("Ben", Grab(1), number=first)
    evening.moves("Ben", Grab(2), number=second)
    evening.passes(100)

    answered = [done.id for done in evening.told("Ben", wire.Done)] + [evening.table("Ben").done]
    assert answered == [first, second]


def test_a_move_that_is_sent_again_while_it_is_held_is_taken_once() -> None:
    evening = racing(60, 0)

    evening.moves("Ben", Grab(1), number=901)
    evening.moves("Ben", Grab(1), number=901)
    evening.passes(100)

    assert evening.match.table.state.grabbed == (0, 1)
    assert evening.told("Ben", wire.Refused) == []


def test_a_move_that_came_before_the_time_was_up_counts_though_it_was_held_beyond() -> None:
    evening = Evening("sprint", options={"time": 5_000}).plays("Ben")
    evening.room.measured(evening.numbers["Ada"], 200)
    evening.passes(4_990)

    assert evening.moves("Ben", Grab(1)) is None
    evening.passes(200)

    assert evening.match.table.state.grabbed == (0, 1)
    assert evening.phase == "over"


def test_a_move_that_came_too_late_is_told_so() -> None:
    evening = Evening("sprint", options={"time": 5_000}).plays("Ben")
    evening.now += 5_000

    late = evening.moves("Ben", Grab(1))

    assert isinstance(late, wire.Refused)
    assert evening.phase == "over"


def test_the_time_of_arrival_counts_and_not_the_time_of_processing() -> None:
    """The room's task was busy: the move arrived before the whistle, and is heard after it should have gone."""
    evening = Evening("sprint", options={"time": 5_000}).plays("Ben")
    arrived = evening.now + 4_999
    evening.now += 7_000
    evening.room.hear(evening.numbers["Ben"], wire.Act(901, {"kind": "grab", "ball": 1}, 0), arrived)
    evening.ticks()

    assert evening.match.table.state.grabbed == (0, 1)
    assert evening.phase == "over"


def test_moves_that_are_held_when_play_stops_still_count() -> None:
    evening = racing(60, 0)
    evening.moves("Ben", Grab(1))

    evening.says("Ada", wire.Pause)

    assert evening.phase == "paused"
    assert evening.match.table.state.grabbed == (0, 1)
    assert evening.table("Ben").done is not None


def test_the_last_move_may_be_one_that_was_held_when_play_stopped() -> None:
    evening = Evening("sprint", options={"balls": 1}).plays("Ben")
    evening.room.measured(evening.numbers["Ada"], 200)
    evening.moves("Ben", Grab(0))

    evening.drops("Ada")

    assert evening.phase == "over"
    assert len(evening.records) == 1


def test_moves_that_are_held_when_the_match_ends_are_answered() -> None:
    evening = Evening("sprint", seats=3, options={"balls": 1}).plays("Ben", "Cem")
    evening.room.measured(evening.numbers["Ada"], 200)
    evening.moves("Ben", Grab(0), number=901)
    evening.now += 10
    evening.moves("Cem", Grab(0), number=902)
    evening.passes(195)

    assert evening.phase == "over"
    assert [lost.id for lost in evening.told("Cem", wire.Refused)] == [902]
    assert not evening.match._arrivals


def test_a_bots_hand_waits_for_slower_lines_too() -> None:
    evening = Evening("sprint")
    evening.says("Ada", wire.Fill, 1, "rocket")
    evening.whistle()
    evening.room.measured(evening.numbers["Ada"], 200)
    (thought,) = evening.bots()

    evening.thinks(thought, Grab(1))
    evening.now += 60
    assert isinstance(evening.moves("Ada", Grab(1)), wire.Done)
    evening.passes(200)

    assert evening.match.table.state.grabbed == (1, 0)


def says_it_looked(evening: Evening, name: str, ball: int, waited: int | None, number: int) -> None:
    move = {"kind": "grab", "ball": ball}
    evening.hears(name, wire.Act(number, move, evening.room.seq, waited))


def test_a_tap_that_was_held_up_on_its_way_wins_by_the_hands_own_time() -> None:
    """Ada's line takes 20 ms, and now and then 120: this time it does, and her hand was 30 ms earlier than Ben's."""
    evening = racing(20, 0)
    for _ in range(4):
        evening.room.measured(evening.numbers["Ada"], 120)
    kicked_off = evening.now

    evening.now = kicked_off + 430
    says_it_looked(evening, "Ben", 1, 430, 901)
    evening.now = kicked_off + 520
    says_it_looked(evening, "Ada", 1, 400, 902)
    evening.passes(300)

    lost = evening.told("Ben", wire.Refused)[-1]
    assert (lost.faster, lost.by) == (0, 30)
    assert evening.match.table.state.grabbed == (1, 0)


def test_on_a_quick_line_a_lie_about_the_time_is_not_believed() -> None:
    evening = racing(4, 4)

    evening.now += 400
    says_it_looked(evening, "Ben", 1, 398, 901)
    evening.now += 20
    says_it_looked(evening, "Ada", 1, 0, 902)
    evening.passes(300)

    assert evening.match.table.state.grabbed == (0, 1)


def test_a_table_that_was_shown_long_ago_is_no_excuse() -> None:
    evening = racing(4, 4)
    evening.now += 60_000

    says_it_looked(evening, "Ada", 1, 10, 901)

    assert evening.match.table.state.grabbed == (1, 0)
    assert evening.match._arrivals.earliest(evening.now) == evening.now


def test_a_stranger_has_no_line() -> None:
    evening = racing(0, 0)
    evening.room.measured(99, 200)
    assert evening.room.state.lags.known().keys() == set(evening.numbers.values())


def test_only_so_many_round_trips_are_remembered() -> None:
    evening = racing(0, 0)
    for _ in range(100):
        evening.room.measured(evening.numbers["Ada"], 50)
    assert all(len(trips) <= REMEMBERED for trips in evening.room.state.lags.known().values())
    assert isinstance(evening.room, Room)


def test_the_window_that_is_shown_is_the_window_that_counts() -> None:
    """The slow motion names it, in the client's own number."""
    told = Path("web/src/after/SlowMotion.svelte").read_text(encoding="utf-8")
    assert f"const WINDOW = {MOST};" in told
