"""Who was first: nobody gains by lying, nobody waits for nothing."""

from hypothesis import given
from hypothesis import strategies as st

from anpfiff.server.room.room import Room
from anpfiff.table.first import MOST, credit, hold, sent
from anpfiff.wire import messages as wire
from tests.support.evening import Evening
from tests.support.sprint import Grab

round_trips = st.lists(st.integers(-(10**9), 10**9), max_size=20)
lags = st.integers(0, MOST)
hands = st.lists(st.tuples(st.integers(0, 2_000), lags), min_size=2, max_size=6)


@given(round_trips, st.integers(0, 10**9))
def test_nobody_gains_more_than_a_tenth_of_a_second_by_lying_about_pongs(
    trips: list[int], arrived: int
) -> None:
    assert 0 <= credit(trips) <= MOST
    assert arrived - MOST <= sent(arrived, credit(trips)) <= arrived


@given(st.integers(), st.integers(0, 10**9))
def test_not_even_a_lag_that_no_line_has_gains_more(lag: int, arrived: int) -> None:
    assert arrived - MOST <= sent(arrived, lag) <= arrived


@given(round_trips, st.integers(0, 400))
def test_one_late_pong_among_honest_ones_gains_nothing(trips: list[int], honest: int) -> None:
    assert credit([*trips, *[10**6] * 7, honest]) <= honest // 2


@given(lags, st.lists(lags))
def test_nobody_is_held_longer_than_the_largest_other_credit(lag: int, others: list[int]) -> None:
    assert 0 <= hold(lag, others) <= max(others, default=0)


@given(st.integers(), st.lists(st.integers()))
def test_nobody_is_held_longer_than_a_tenth_of_a_second(lag: int, others: list[int]) -> None:
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
def test_who_lies_is_ahead_by_a_tenth_of_a_second_at_most(
    moved: list[tuple[int, int]], data: st.DataObject
) -> None:
    """Whoever moved more than that before the liar stays before the liar, whatever the liar claims."""
    liar = data.draw(st.integers(0, len(moved) - 1))
    claimed = credit(data.draw(round_trips))
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
        evening.room.measured(evening.numbers[name], 2 * lag)
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
    evening.passes(95)

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


def test_a_stranger_has_no_line() -> None:
    evening = racing(0, 0)
    evening.room.measured(99, 200)
    assert evening.room.state.lags.known().keys() == set(evening.numbers.values())


def test_only_so_many_round_trips_are_remembered() -> None:
    evening = racing(0, 0)
    for _ in range(100):
        evening.room.measured(evening.numbers["Ada"], 50)
    assert all(len(trips) <= 8 for trips in evening.room.state.lags.known().values())
    assert isinstance(evening.room, Room)
