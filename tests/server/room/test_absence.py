"""Absence: a seat that drops is held, a bot bridges, nobody stalls a table."""

import pytest

from anpfiff.core import Waiting
from anpfiff.games.foul.model import Fair, Lay
from anpfiff.games.zweikampf.model import TurnOver
from anpfiff.wire import messages as wire
from tests.server.room.test_room import refused
from tests.support.evening import Evening
from tests.support.sprint import Grab

TURN = TurnOver()
PATIENCE = 60_000
"""ALL-7: what a table waits for somebody, unless it was agreed otherwise."""


def bot_on(evening: Evening, seat: int) -> str | None:
    return evening.shown.chairs[seat].bot


@pytest.mark.rule("ALL-6")
def test_the_others_see_at_once_that_somebody_dropped_and_until_when_the_seat_is_held() -> None:
    evening = Evening("zweikampf").plays("Ben")
    evening.drops("Ben")
    room = evening.told("Ada", wire.Room)[-1]
    assert not room.chairs[1].here
    assert (room.away, room.until) == ((1,), evening.now + PATIENCE)
    assert room.absences == (wire.Absence(seat=1, until=evening.now + PATIENCE, votes=(), needed=1),)


@pytest.mark.rule("ALL-6")
@pytest.mark.parametrize(("patience", "held"), [(60, 60_000), (20, 20_000), (0, 300_000)])
def test_a_seat_is_held_as_long_as_the_table_is_patient(patience: int, held: int) -> None:
    """Where the patience has no end, five minutes."""
    evening = Evening("zweikampf", options={"patience": patience}).plays("Ben")
    evening.moves("Ben", TURN)
    evening.drops("Ben")
    evening.passes(held - 1)
    assert bot_on(evening, 1) is None
    evening.passes(1)
    assert bot_on(evening, 1) is not None
    assert evening.match.table.players[1].bot


@pytest.mark.rule("ALL-6")
def test_each_seat_is_held_from_when_its_own_person_dropped() -> None:
    evening = Evening("foul").plays("Ben", "Cem")
    evening.drops("Ben")
    evening.passes(40_000)
    evening.drops("Cem")
    evening.passes(PATIENCE - 40_000)
    assert [chair.bot is not None for chair in evening.shown.chairs] == [False, True, False]
    assert evening.shown.until == evening.now + 40_000
    evening.passes(40_000)
    assert [chair.bot is not None for chair in evening.shown.chairs] == [False, True, True]
    assert evening.shown.until is None


@pytest.mark.rule("ALL-6")
def test_the_bot_hands_back_when_the_person_returns_and_nothing_is_lost() -> None:
    evening = Evening("foul").plays("Ben", "Cem")
    hand = evening.table("Ben").view.hand
    evening.drops("Ben")
    evening.passes(evening.tempo.hold)
    assert bot_on(evening, 1) is not None
    evening.enters("Ben")
    assert bot_on(evening, 1) is None
    assert not evening.match.table.players[1].bot
    assert evening.seat("Ben") == 1
    assert evening.table("Ben").view.hand == hand
    assert evening.phase == "playing"


@pytest.mark.rule("ALL-6")
def test_in_a_race_play_pauses_and_goes_on_after_a_countdown_when_all_are_back() -> None:
    evening = Evening("sprint", seats=3).plays("Ben", "Cem")
    evening.drops("Ben")
    assert (evening.phase, evening.shown.until) == ("paused", evening.now + PATIENCE)
    assert refused(evening.moves("Ada", Grab(1)), "not-playing")
    evening.drops("Cem")
    evening.enters("Ben")
    assert evening.phase == "paused", "Cem is still away"
    assert refused(evening.says("Ada", wire.Resume), "somebody-is-away")
    evening.enters("Cem")
    assert (evening.phase, evening.shown.until) == ("countdown", evening.now + evening.tempo.countdown)
    evening.passes(evening.tempo.countdown)
    assert evening.phase == "playing"
    assert isinstance(evening.moves("Ada", Grab(1)), wire.Done)


@pytest.mark.rule("ALL-6")
def test_in_a_race_a_bot_takes_over_in_the_end_and_play_goes_on() -> None:
    evening = Evening("sprint").plays("Ben")
    evening.drops("Ben")
    evening.passes(PATIENCE)
    assert (evening.phase, bot_on(evening, 1)) == ("countdown", "rabbit")
    evening.passes(evening.tempo.countdown)
    assert evening.phase == "playing"


@pytest.mark.rule("ALL-6")
def test_the_host_may_let_a_bot_bridge_at_once() -> None:
    evening = Evening("sprint").plays("Ben")
    assert refused(evening.says("Ada", wire.Fill, 1), "nobody-to-bridge")
    evening.drops("Ben")
    assert isinstance(evening.says("Ada", wire.Fill, 1, "fox"), wire.Done)
    assert evening.phase == "countdown"
    evening.enters("Ben")
    assert bot_on(evening, 1) is None


@pytest.mark.rule("ALL-6")
def test_a_race_does_not_kick_off_without_somebody_who_dropped_during_the_countdown() -> None:
    evening = Evening("sprint")
    evening.enters("Ben")
    evening.says("Ada", wire.Start)
    evening.drops("Ben")
    evening.passes(evening.tempo.countdown)
    assert evening.phase == "paused"
    assert evening.table("Ada").at == 0
    evening.enters("Ben")
    evening.passes(evening.tempo.countdown)
    assert evening.phase == "playing"


@pytest.mark.rule("ALL-6")
def test_a_race_does_not_go_on_without_somebody_who_dropped_during_the_second_countdown() -> None:
    evening = Evening("sprint").plays("Ben")
    evening.drops("Ben")
    evening.enters("Ben")
    evening.drops("Ada")
    evening.passes(evening.tempo.countdown)
    assert evening.phase == "paused"
    evening.enters("Ada")
    evening.passes(evening.tempo.countdown)
    assert evening.phase == "playing"


@pytest.mark.rule("ALL-6")
def test_what_was_paused_by_hand_stays_paused_when_somebody_drops_and_returns() -> None:
    evening = Evening("sprint").plays("Ben")
    evening.says("Ada", wire.Pause)
    evening.drops("Ben")
    evening.enters("Ben")
    assert evening.phase == "paused"
    assert isinstance(evening.says("Ada", wire.Resume), wire.Done)


@pytest.mark.rule("ALL-6")
def test_who_leaves_for_good_leaves_a_bot_and_the_race_goes_on() -> None:
    evening = Evening("sprint", seats=3).plays("Ben", "Cem")
    evening.drops("Ben")
    evening.says("Cem", wire.Leave)
    assert evening.phase == "paused"
    evening.enters("Ben")
    evening.passes(evening.tempo.countdown)
    assert (evening.phase, bot_on(evening, 2)) == ("playing", "rabbit")


def test_a_spectator_who_drops_stops_nothing() -> None:
    evening = Evening("sprint").plays("Ben")
    evening.enters("Cem")
    evening.drops("Cem")
    assert (evening.phase, evening.shown.stands, evening.shown.until) == ("playing", (), None)


def test_nobody_is_replaced_while_nobody_is_there() -> None:
    """The router was off for ten minutes: the first one back waits for the others, and no bot has played their match."""
    evening = Evening("zweikampf").plays("Ben")
    evening.drops("Ada", "Ben")
    evening.passes(evening.tempo.hold * 2)
    assert [chair.bot for chair in evening.shown.chairs] == [None, None]
    evening.enters("Ada")
    assert evening.shown.until == evening.now + PATIENCE
    evening.passes(1_000)
    assert bot_on(evening, 1) is None


@pytest.mark.rule("ALL-6")
def test_a_table_that_stands_empty_for_an_instant_does_not_begin_to_wait_anew() -> None:
    """Ben closed his phone; Ada's line breaks every eleven seconds, and still a bot plays on in time."""
    evening = Evening("zweikampf").plays("Ben")
    evening.drops("Ben")
    for _ in range(5):
        evening.passes(11_000)
        evening.drops("Ada")
        evening.enters("Ada")
    assert bot_on(evening, 1) is None
    evening.passes(PATIENCE - 5 * 11_000)
    assert bot_on(evening, 1) is not None


@pytest.mark.rule("ALL-6")
def test_who_drops_again_and_again_has_only_what_is_left_of_the_patience() -> None:
    evening = Evening("sprint").plays("Ben")
    evening.drops("Ben")
    evening.passes(40_000)
    evening.enters("Ben")
    evening.passes(evening.tempo.countdown)
    evening.drops("Ben")
    assert evening.shown.until == evening.now + 20_000
    evening.passes(15_000)
    evening.enters("Ben")
    evening.passes(evening.tempo.countdown)
    evening.drops("Ben")
    assert evening.shown.until == evening.now + evening.tempo.shortest_hold
    evening.passes(evening.tempo.shortest_hold)
    assert bot_on(evening, 1) is not None


@pytest.mark.rule("ALL-7")
def test_who_is_away_costs_no_more_than_who_dawdles() -> None:
    """Ben looked at his card for 50 seconds and then closed his phone: after the nudge's ten seconds the table goes on."""
    evening = Evening("zweikampf").plays("Ben")
    evening.moves("Ada", TURN)
    evening.passes(50_000)
    evening.drops("Ben")
    evening.passes(19_000)
    assert evening.table("Ada").view.stacks == (20, 20)
    evening.passes(1_000)
    assert evening.table("Ada").view.stacks == (19, 19)


@pytest.mark.rule("ALL-7")
def test_coming_and_going_does_not_renew_the_patience() -> None:
    evening = Evening("zweikampf").plays("Ben")
    evening.moves("Ada", TURN)
    for _ in range(6):
        evening.passes(11_000)
        evening.drops("Ben")
        evening.enters("Ben")
    assert evening.told("Ben", wire.Nudge) == [wire.Nudge(1)]
    evening.passes(4_000)
    assert evening.table("Ada").view.stacks == (19, 19)


@pytest.mark.rule("ALL-6")
def test_most_of_those_who_are_there_can_let_a_bot_play_on() -> None:
    evening = Evening("foul", seats=4).plays("Ben", "Cem", "Dan")
    evening.drops("Dan")
    assert evening.shown.absences[0].needed == 2
    assert isinstance(evening.says("Ben", wire.Bridge, 3), wire.Done)
    assert isinstance(evening.says("Ben", wire.Bridge, 3), wire.Done)
    assert evening.shown.absences[0].votes == (evening.numbers["Ben"],), (
        "a second vote of the same person is none"
    )
    assert bot_on(evening, 3) is None
    evening.says("Ada", wire.Bridge, 3)
    assert bot_on(evening, 3) == "rabbit"
    assert evening.shown.absences == ()
    evening.enters("Dan")
    assert bot_on(evening, 3) is None


def test_a_vote_is_for_somebody_who_is_away_and_by_somebody_who_plays() -> None:
    evening = Evening("zweikampf").plays("Ben")
    evening.enters("Cem")
    assert refused(evening.says("Ada", wire.Bridge, 1), "nobody-to-bridge")
    evening.drops("Ben")
    assert refused(evening.says("Cem", wire.Bridge, 1), "no-seat")
    assert refused(evening.says("Ada", wire.Bridge, 5), "nobody-to-bridge")
    assert isinstance(evening.says("Ada", wire.Bridge, 1), wire.Done)
    assert bot_on(evening, 1) == "rabbit"


def test_a_vote_is_gone_when_its_person_is_and_when_the_absent_one_is_back() -> None:
    evening = Evening("foul", seats=4).plays("Ben", "Cem", "Dan")
    evening.drops("Dan")
    evening.says("Ben", wire.Bridge, 3)
    evening.enters("Dan")
    evening.drops("Dan")
    assert evening.shown.absences[0].votes == ()
    evening.says("Ben", wire.Bridge, 3)
    evening.drops("Ben")
    assert bot_on(evening, 3) is None
    assert evening.shown.absences[-1].needed == 2
    evening.says("Ada", wire.Bridge, 3)
    assert bot_on(evening, 3) is None, "Ben has gone, and his vote with him"
    evening.says("Cem", wire.Bridge, 3)
    assert bot_on(evening, 3) == "rabbit"


def test_between_matches_a_chair_is_held_and_then_goes_to_the_next() -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben")
    evening.enters("Cem")
    evening.drops("Ben")
    evening.passes(evening.tempo.between - 1)
    assert evening.seat("Ben") == 1
    evening.passes(1)
    assert (evening.seat("Ben"), evening.seat("Cem")) == (None, 1)


def test_a_stranger_who_goes_is_nobodys_loss() -> None:
    evening = Evening("zweikampf")
    before = evening.shown
    evening.room.gone(99, evening.now)
    assert evening.shown == before


# Patience.


@pytest.mark.rule("ALL-7")
def test_who_lets_the_others_wait_is_nudged_and_then_the_table_goes_on() -> None:
    evening = Evening("foul", options={"first": 0, "patience": 30}).plays("Ben", "Cem")
    evening.passes(29_000)
    assert evening.told("Ada", wire.Nudge) == []
    evening.passes(2_000)
    assert evening.told("Ada", wire.Nudge) == [wire.Nudge(0)]
    assert evening.table("Ada").view.pile == 0
    evening.passes(10_000)
    assert evening.told("Ada", wire.Nudge) == [wire.Nudge(0)]
    assert evening.table("Ada").view.pile == 1


@pytest.mark.rule("ALL-7")
def test_an_offer_counts_as_declined() -> None:
    evening = Evening("foul", options={"first": 0, "patience": 30}).plays("Ben", "Cem")
    evening.moves("Ada", next(move for move in evening.table("Ada").moves if isinstance(move, Lay)))
    assert Fair() in evening.table("Cem").moves
    evening.passes(39_500)
    evening.moves("Ben", next(move for move in evening.table("Ben").moves if isinstance(move, Lay | Fair)))
    evening.passes(2_000)
    assert 2 in evening.table("Ada").view.said_fair or evening.table("Ada").view.claim.seat != 0


@pytest.mark.rule("ALL-7")
def test_in_a_turn_game_the_clock_of_a_seat_waits_while_its_person_is_away() -> None:
    evening = Evening("foul", options={"first": 1, "patience": 30}).plays("Ben", "Cem")
    evening.drops("Ben")
    evening.passes(120_000)
    assert evening.phase == "playing"
    assert evening.table("Ada").view.pile == 0
    assert evening.told("Ben", wire.Nudge) == []


@pytest.mark.rule("ALL-7")
def test_patience_begins_anew_for_somebody_who_has_just_come_back() -> None:
    evening = Evening("foul", options={"first": 1, "patience": 30}).plays("Ben", "Cem")
    evening.drops("Ben")
    evening.passes(120_000)
    evening.enters("Ben")
    evening.passes(29_000)
    assert evening.told("Ben", wire.Nudge) == []
    assert evening.table("Ben").view.pile == 0
    evening.passes(12_000)
    assert evening.told("Ben", wire.Nudge) == [wire.Nudge(1)]
    assert evening.table("Ben").view.pile == 1


@pytest.mark.rule("ALL-7")
def test_nobody_is_hurried_against_bots_only() -> None:
    evening = Evening("foul", options={"first": 0, "patience": 30})
    evening.says("Ada", wire.Fill, 1)
    evening.says("Ada", wire.Fill, 2)
    evening.whistle()
    evening.passes(600_000)
    assert evening.table("Ada").view.pile == 0
    assert evening.told("Ada", wire.Nudge) == []


@pytest.mark.rule("ALL-7")
def test_a_race_goes_on_without_anybody_being_nudged() -> None:
    evening = Evening("sprint", options={"patience": 5}).plays("Ben")
    evening.passes(60_000)
    assert evening.told("Ada", wire.Nudge) == []
    assert isinstance(evening.match.table.turn, Waiting)


@pytest.mark.rule("ALL-7")
def test_several_dawdlers_are_each_moved_for_once() -> None:
    evening = Evening("zweikampf", options={"patience": 20}).plays("Ben")
    evening.passes(31_000)
    assert evening.table("Ada").view.stacks == (19, 19)
    assert [len(evening.told(name, wire.Nudge)) for name in ("Ada", "Ben")] == [1, 1]
