"""Coming back from the disk: a room as it was, for every game, at any moment."""

from random import Random
from typing import Any

import msgspec
import pytest

from anpfiff.games import GAMES
from anpfiff.games.zweikampf.model import TurnOver
from anpfiff.server.room.people import Person, Place
from anpfiff.wire import messages as wire
from tests.laws.cases import case_of
from tests.server.room.test_room import finish
from tests.support.evening import Evening
from tests.support.sprint import Grab

TURN = TurnOver()
GUESTS = ("Ben", "Cem", "Dot", "Eve", "Fay")


def belongings(evening: Evening) -> dict[str, Any]:
    """What must survive: everything but who is here at the moment."""
    room = evening.room
    people = [
        Person(one.number, one.secret, one.name, one.animal, one.lang, one.watching, one.admitted)
        for one in room.company.people
    ]
    match = room.match
    return {
        "page": (
            room.saved().code,
            room.saved().game,
            room.saved().options,
            room.saved().match,
            room.saved().first,
        ),
        "seq": room.seq,
        "people": people,
        "places": room.company.places,
        "rules of the house": (room.company.host, room.company.nod, room.company.locked, room.saved().public),
        "table": None
        if match is None
        else (match.link, match.table.state, match.table.inputs, match.table.players),
        "offers": None if match is None else match.table.offers,
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_a_restored_room_equals_the_room_before(game: str, seed: int) -> None:
    random, case = Random(seed), case_of(game)
    evening = Evening(game, seed=seed).plays(*GUESTS[: GAMES[game].seats[0] - 1])
    for _ in range(6):
        evening.moves_at_random(random.randrange(1, 25), random, case.pick)
        again = evening.after_a_crash()
        assert belongings(again) == belongings(evening)
        assert again.phase == ("paused" if evening.phase == "playing" else evening.phase)


@pytest.mark.parametrize("game", GAMES)
def test_a_restored_match_plays_on_and_its_log_has_no_gap(game: str) -> None:
    random, case = Random(9), case_of(game)
    guests = GUESTS[: GAMES[game].seats[0] - 1]
    evening = Evening(game).plays(*guests)
    for _ in range(4):
        evening.moves_at_random(12, random, case.pick)
        if evening.phase != "playing":
            break
        evening = evening.after_a_crash()
        for name in ("Ada", *guests):
            evening.enters(name)
        assert evening.phase == "countdown"
        evening.passes(evening.tempo.countdown)
        assert evening.phase == "playing"
    assert [entry.seq for entry in evening.entries] == list(range(1, len(evening.entries) + 1))


def test_after_a_restart_everybody_is_away_until_they_come_back() -> None:
    again = Evening("zweikampf").plays("Ben").after_a_crash()
    assert [chair.here for chair in again.shown.chairs] == [False, False]
    again.enters("Ben")
    assert (again.phase, again.shown.away) == ("paused", (0,))
    assert again.shown.until == again.now + 60_000
    again.enters("Ada")
    assert again.phase == "countdown"


def test_after_a_restart_a_bot_takes_over_for_whoever_does_not_come_back() -> None:
    again = Evening("zweikampf").plays("Ben").after_a_crash()
    again.enters("Ben")
    again.passes(again.tempo.hold + again.tempo.countdown)
    assert (again.phase, again.shown.chairs[0].bot) == ("playing", "rabbit")


def test_what_was_paused_by_hand_is_still_paused_after_a_restart() -> None:
    evening = Evening("zweikampf").plays("Ben")
    evening.says("Ada", wire.Pause)
    again = evening.after_a_crash()
    again.enters("Ada")
    again.enters("Ben")
    assert again.phase == "paused"


def test_a_move_that_is_sent_again_after_a_restart_is_answered_and_not_done_again() -> None:
    evening = Evening("zweikampf").plays("Ben")
    first = evening.moves("Ada", TURN, number=901)
    again = evening.after_a_crash()
    again.enters("Ada")
    assert again.told("Ada", wire.Welcome)[-1].command == 901
    assert again.moves("Ada", TURN, number=901) == first
    assert again.entries == evening.entries


def test_a_slip_that_was_taken_back_stays_taken_back() -> None:
    evening = Evening("zweikampf").plays("Ben")
    evening.moves("Ada", TURN)
    evening.moves("Ben", TURN)
    evening.moves("Ada", TURN)
    evening.says("Ada", wire.TakeBack, number=901)
    again = evening.after_a_crash()
    assert again.match.table.state.ready == (False, False)
    assert again.room.seq == evening.room.seq
    again.enters("Ada")
    assert again.says("Ada", wire.TakeBack, number=901) == wire.Done(901, evening.room.seq)


def test_a_countdown_before_the_first_match_is_counted_anew() -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben")
    evening.says("Ada", wire.Start)
    again = evening.after_a_crash()
    assert again.phase == "lobby"


def test_a_countdown_before_a_rematch_is_counted_anew() -> None:
    evening = Evening("zweikampf").plays("Ben")
    finish(evening)
    evening.says("Ada", wire.Start)
    again = evening.after_a_crash()
    assert again.phase == "over"
    again.enters("Ada")
    again.enters("Ben")
    again.whistle()
    assert again.phase == "playing"


def test_only_the_present_match_is_replayed() -> None:
    evening = Evening("zweikampf").plays("Ben")
    finish(evening)
    evening.whistle()
    evening.moves("Ada", TURN)
    again = evening.after_a_crash()
    assert belongings(again) == belongings(evening)
    assert len(again.match.table.inputs) == 2


def test_a_match_that_is_over_stays_over() -> None:
    evening = Evening("zweikampf").plays("Ben")
    finish(evening)
    again = evening.after_a_crash()
    assert again.phase == "over"
    assert again.match.table.result == evening.match.table.result
    again.passes(again.tempo.empty)
    assert again.room.ended
    assert len(again.records) == 1


def test_a_chair_that_was_added_after_the_match_changes_nothing_about_it() -> None:
    """Found by the simulation: the match came back with one seat more, and whoever sat there was kept out."""
    evening = Evening("sprint").plays("Ben")
    while evening.phase == "playing":
        evening.moves("Ada", Grab(evening.match.table.state.balls[0]))
    evening.room.company.places.append(Place())
    evening.room.state.change()
    evening.enters("Cem")
    assert evening.seat("Cem") == 2
    assert evening.table("Cem").view.seat is None

    again = evening.after_a_crash()
    assert again.match.table.result == evening.match.table.result
    again.enters("Cem")
    assert again.table("Cem").view == evening.table("Cem").view


def test_a_room_that_has_chosen_another_game_does_not_read_the_last_match_in_its_words() -> None:
    evening = Evening("zweikampf").plays("Ben")
    finish(evening)
    evening.enters("Cem")
    evening.says("Ada", wire.Choose, "foul")
    for _ in range(2):
        again = evening.after_a_crash()
        assert belongings(again) == belongings(evening)
        evening.says("Ada", wire.Start)
    evening.passes(evening.tempo.countdown)
    assert belongings(evening.after_a_crash()) == belongings(evening)


def test_nothing_is_written_by_coming_back_alone() -> None:
    again = Evening("zweikampf").plays("Ben").after_a_crash()
    assert again.room.settle(again.now) == (None, [])


def test_the_clock_of_the_match_goes_on_where_it_stood() -> None:
    evening = Evening("sprint", options={"time": 5_000}).plays("Ben")
    evening.passes(3_000)
    evening.moves("Ada", Grab(1))
    again = evening.after_a_crash()
    again.enters("Ada")
    again.enters("Ben")
    again.passes(again.tempo.countdown + 1_999)
    assert again.phase == "playing"
    again.passes(1)
    assert again.phase == "over"


def test_a_bridge_stands_after_a_restart() -> None:
    evening = Evening("foul").plays("Ben", "Cem")
    evening.drops("Ben")
    evening.says("Ada", wire.Fill, 1, "fox")
    again = evening.after_a_crash()
    assert again.shown.chairs[1].bot == "fox"
    again.enters("Ada")
    again.enters("Cem")
    assert again.phase == "countdown"


def test_a_page_survives_json() -> None:
    evening = Evening("foul", options={"bluff": "free"}, nod=True, public=True)
    evening.enters("Ben")
    page = evening.room.saved()
    assert msgspec.json.decode(msgspec.json.encode(page), type=type(page)) == page
