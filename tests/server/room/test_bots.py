"""Bots in a room: a thought belongs to one match, one chair and one moment."""

from typing import Any

from anpfiff.bots.plan import Plan
from anpfiff.games.zweikampf.model import TurnOver
from anpfiff.server.room.bots import CLUMSY, Thought
from anpfiff.server.room.tempo import Tempo
from anpfiff.wire import messages as wire
from tests.server.room.test_room import finish
from tests.support.evening import Evening
from tests.support.sprint import Grab

TURN = TurnOver()


def against_a_bot(game: str = "zweikampf", **wishes: Any) -> Evening:
    evening = Evening(game, **wishes)
    evening.says("Ada", wire.Fill, 1, "rocket")
    evening.whistle()
    return evening


def test_a_bot_is_asked_at_once_and_sees_what_a_person_would_see() -> None:
    evening = against_a_bot()
    (thought,) = evening.bots()
    table, luck = evening.match.table, thought.luck
    sight = (evening.room.seq, table.view(1), (TURN,))
    assert thought == Thought(evening.match.link, 1, "rocket", *sight, None, luck, evening.now)


def test_a_bot_takes_its_own_time_from_the_moment_it_was_asked() -> None:
    evening = against_a_bot()
    (thought,) = evening.bots()
    evening.passes(300)  # while it thinks
    evening.thinks(thought, TURN, takes=700)
    assert evening.room.wake(evening.now) == evening.now + 400
    evening.passes(399)
    assert evening.table("Ada").view.ready == (False, False)
    evening.passes(1)
    assert evening.table("Ada").view.ready == (False, True)


def test_the_tempo_may_hurry_bots() -> None:
    evening = against_a_bot(tempo=Tempo(countdown=1, pace=0.5))
    (thought,) = evening.bots()
    evening.thinks(thought, TURN, takes=700)
    assert evening.room.wake(evening.now) == evening.now + 350


def test_a_bot_that_sees_something_else_is_asked_again_and_keeps_its_time_if_it_wants_the_same() -> None:
    evening = against_a_bot("sprint")
    (thought,) = evening.bots()
    evening.thinks(thought, Grab(3), takes=1_000)
    evening.passes(600)
    evening.moves("Ada", Grab(0))
    (again,) = evening.bots()
    assert again.plan == Plan(thought.luck, Grab(3), 1_000)
    assert again.view.balls == (1, 2, 3, 4)
    evening.room.thought(again, again.plan, evening.now)
    assert evening.room.wake(evening.now) == evening.now + 400


def test_a_bot_that_wants_something_else_needs_its_time_anew() -> None:
    evening = against_a_bot("sprint")
    (thought,) = evening.bots()
    evening.thinks(thought, Grab(0), takes=1_000)
    evening.passes(600)
    evening.moves("Ada", Grab(0))
    (again,) = evening.bots()
    evening.thinks(again, Grab(1), takes=1_000)
    evening.passes(999)
    assert evening.match.table.state.grabbed == (1, 0)
    evening.passes(1)
    assert evening.match.table.state.grabbed == (1, 1)


def test_a_bot_is_not_asked_again_for_what_it_does_not_see() -> None:
    evening = against_a_bot()
    (thought,) = evening.bots()
    evening.thinks(thought, TURN, takes=1_000)
    assert evening.bots() == ()
    evening.moves("Ada", TURN)
    evening.says("Ada", wire.TakeBack)
    assert evening.bots() == (), "all is as it was"
    evening.passes(1_000)
    assert evening.table("Ada").view.ready == (False, True), "and it counts as looked at"


def test_a_hand_that_is_due_while_its_bot_looks_again_waits_for_that() -> None:
    evening = against_a_bot("sprint")
    (thought,) = evening.bots()
    evening.thinks(thought, Grab(3), takes=1_000)
    evening.passes(990)
    evening.moves("Ada", Grab(0))
    (again,) = evening.bots()
    evening.passes(100)
    assert evening.match.table.state.grabbed == (1, 0)
    evening.room.thought(again, again.plan, evening.now)
    assert evening.match.table.state.grabbed == (1, 1)


def test_a_bot_that_stumbles_takes_any_move() -> None:
    evening = against_a_bot()
    (thought,) = evening.bots()
    evening.room.thought(thought, None, evening.now)
    evening.passes(CLUMSY)
    assert evening.table("Ada").view.ready == (False, True)


def test_another_bot_on_the_chair_thinks_for_itself() -> None:
    evening = Evening("zweikampf").plays("Ben")
    evening.drops("Ben")
    evening.says("Ada", wire.Fill, 1, "snail")
    thoughts = evening.bots()
    evening.says("Ada", wire.Fill, 1, "fox")
    again = evening.bots()
    assert [(one.seat, one.bot) for one in (*thoughts, *again)] == [(1, "snail"), (1, "fox")]


def test_a_bot_whose_move_is_held_is_not_asked_for_the_next() -> None:
    evening = against_a_bot("sprint")
    evening.room.measured(evening.numbers["Ada"], 200)
    (thought,) = evening.bots()
    evening.thinks(thought, Grab(1))
    assert evening.bots() == ()
    evening.passes(200)
    assert evening.match.table.state.grabbed == (0, 1)
    assert len(evening.bots()) == 1


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
    evening.passes(evening.tempo.rethink)
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
    assert evening.bots() == ()
    evening.passes(evening.tempo.rethink)
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
