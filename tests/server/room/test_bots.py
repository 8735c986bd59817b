"""Bots in a room: a thought belongs to one match, one chair and one moment."""

from typing import Any

from anpfiff.games.zweikampf.model import TurnOver
from anpfiff.server.match import Thought
from anpfiff.wire import messages as wire
from tests.server.evening import Evening
from tests.server.room.test_room import finish
from tests.server.sprint import Grab

TURN = TurnOver()


def against_a_bot(game: str = "zweikampf", **wishes: Any) -> Evening:
    evening = Evening(game, **wishes)
    evening.says("Ada", wire.Fill, 1, "rocket")
    evening.whistle()
    return evening


def test_a_bot_takes_its_time_and_sees_what_a_person_would_see() -> None:
    evening = against_a_bot()
    assert tuple(evening.room.ask_bots(evening.now)) == ()
    (thought,) = evening.bots()
    assert thought == Thought(
        evening.match.link, 1, "rocket", evening.room.seq, evening.match.table.view(1), (TURN,)
    )


def test_a_bot_that_thinks_is_not_asked_again() -> None:
    evening = against_a_bot()
    assert evening.bots()
    assert evening.bots() == ()


def test_a_bots_move_is_logged_without_a_person() -> None:
    evening = against_a_bot()
    (thought,) = evening.bots()
    evening.thinks(thought, TURN)
    assert (evening.entries[-1].person, evening.entries[-1].command) == (None, None)
    assert evening.table("Ada").view.ready == (False, True)


def test_a_thought_that_comes_while_play_is_paused_is_forgotten_and_the_bot_thinks_anew() -> None:
    evening = against_a_bot()
    (thought,) = evening.bots()
    evening.says("Ada", wire.Pause)
    evening.thinks(thought, TURN)
    assert evening.table("Ada").view.ready == (False, False)
    evening.says("Ada", wire.Resume)
    evening.passes(evening.tempo.countdown)
    (again,) = evening.bots()
    evening.thinks(again, TURN)
    assert evening.table("Ada").view.ready == (False, True)


def test_a_thought_from_before_a_slip_was_taken_back_is_thought_again() -> None:
    evening = against_a_bot()
    evening.moves("Ada", TURN)
    (thought,) = evening.bots()
    evening.says("Ada", wire.TakeBack)
    evening.thinks(thought, TURN)
    assert evening.table("Ada").view.ready == (False, False)
    (again,) = evening.bots()
    evening.thinks(again, TURN)
    assert evening.table("Ada").view.ready == (False, True)


def test_a_thought_of_the_match_before_is_forgotten() -> None:
    evening = against_a_bot("sprint", options={"balls": 1})
    (thought,) = evening.bots()
    evening.moves("Ada", Grab(0))
    assert evening.phase == "over"
    evening.whistle()
    evening.thinks(thought, Grab(0))
    evening.passes(200)
    assert evening.match.table.state.grabbed == (0, 0)


def test_a_thought_that_comes_after_the_match_is_forgotten() -> None:
    evening = against_a_bot("sprint", options={"balls": 1})
    (thought,) = evening.bots()
    evening.moves("Ada", Grab(0))
    evening.thinks(thought, Grab(0))
    assert evening.room.wake(evening.now) == evening.now + 1_000


def test_a_thought_for_somebody_who_has_come_back_is_forgotten() -> None:
    evening = Evening("sprint", seats=3).plays("Ben", "Cem")
    evening.drops("Ben")
    evening.says("Ada", wire.Fill, 1)
    evening.passes(evening.tempo.countdown)
    (thought,) = evening.bots()
    evening.enters("Ben")
    evening.thinks(thought, Grab(1))
    evening.passes(200)
    assert evening.match.table.state.grabbed == (0, 0, 0)
    assert evening.bots() == ()


def test_a_bot_that_lost_the_race_or_has_nothing_to_do_looks_again_soon() -> None:
    evening = against_a_bot("sprint")
    (thought,) = evening.bots()
    evening.moves("Ada", Grab(1))
    evening.thinks(thought, Grab(1))
    assert evening.room.wake(evening.now) == evening.now + evening.tempo.rethink
    (again,) = evening.bots()
    evening.thinks(again, None)
    assert evening.room.wake(evening.now) == evening.now + evening.tempo.rethink
    assert evening.told("Ada", wire.Refused) == []


def test_a_stale_plan_of_a_bot_wakes_nobody_in_vain() -> None:
    """Once the person is back the room must not ask to be woken for the bot's sake: it would spin."""
    evening = Evening("foul").plays("Ben", "Cem")
    evening.drops("Ben")
    evening.says("Ada", wire.Fill, 1)
    tuple(evening.room.ask_bots(evening.now))
    evening.enters("Ben")
    evening.passes(10_000)
    tuple(evening.room.ask_bots(evening.now))
    assert evening.room.wake(evening.now) == evening.now + 1_000


def test_bots_are_not_asked_between_matches() -> None:
    evening = Evening("zweikampf")
    evening.says("Ada", wire.Fill, 1)
    assert tuple(evening.room.ask_bots(evening.now)) == ()


def test_nothing_wakes_a_room_more_than_once_a_millisecond() -> None:
    evening = Evening("sprint", options={"time": 5_000}).plays("Ben")
    evening.room.measured(1, 200)
    evening.passes(4_990)
    evening.moves("Ben", Grab(1))
    evening.now += 50
    evening.ticks()
    assert evening.room.wake(evening.now) > evening.now, "the time is up, but a move is still held"


def test_a_match_of_bots_goes_on_after_a_restart_once_somebody_looks() -> None:
    evening = Evening("zweikampf")
    evening.says("Ada", wire.Sit, None)
    for seat in (0, 1):
        evening.says("Ada", wire.Fill, seat)
    evening.whistle()
    again = evening.after_a_crash()
    assert again.phase == "paused"
    again.enters("Ada")
    again.passes(again.tempo.countdown)
    assert again.phase == "playing"
    assert len(again.bots()) == 2


def test_a_bot_that_stays_on_its_chair_plays_the_rematch() -> None:
    evening = Evening("zweikampf").plays("Ben")
    finish(evening)
    evening.says("Ben", wire.Leave)
    evening.says("Ada", wire.Fill, 1)
    evening.whistle()
    assert evening.match.table.players[1].bot
