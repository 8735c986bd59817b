"""A room from the first guest to the last: coming, sitting, the whistle, the next match, the end."""

from random import Random

import msgspec
import pytest

from anpfiff.core import Refused
from anpfiff.games import GAMES
from anpfiff.games.zweikampf.model import TurnOver
from anpfiff.server.room.company import MOST_PEOPLE
from anpfiff.server.room.opening import opened
from anpfiff.table.chance import Dice
from anpfiff.table.record import read
from anpfiff.table.replay import resumed
from anpfiff.wire import messages as wire
from tests.laws.cases import case_of
from tests.support.evening import Evening, token

TURN = TurnOver()


def refused(answer: wire.Done | wire.Refused | None, why: str) -> bool:
    return isinstance(answer, wire.Refused) and answer.why == why


def finish(evening: Evening) -> None:
    """Play Zweikampf to its end."""
    evening.moves_at_random(500, Random(1))
    assert evening.phase == "over"


# Coming and sitting.


def test_the_first_guest_is_the_host_and_sits_down() -> None:
    evening = Evening("zweikampf")
    welcome = evening.told("Ada", wire.Welcome)[0]
    assert (welcome.person, welcome.seat, welcome.code) == (1, 0, "ABCD")
    assert evening.shown.host == 1
    assert evening.phase == "lobby"


def test_guests_take_the_free_chairs_and_then_the_stands() -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben")
    evening.enters("Cem")
    assert (evening.seat("Ben"), evening.seat("Cem")) == (1, None)
    assert [guest.person for guest in evening.shown.stands] == [evening.numbers["Cem"]]


def test_who_comes_to_watch_gets_no_chair() -> None:
    evening = Evening("zweikampf")
    evening.enters("TV", watch=True)
    assert evening.seat("TV") is None


def test_the_same_token_is_the_same_person() -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben")
    before = evening.told("Ben", wire.Welcome)[0]
    evening.drops("Ben")
    evening.enters("Ben")
    assert msgspec.structs.replace(evening.told("Ben", wire.Welcome)[1], now=before.now) == before


def test_a_token_is_kept_only_as_its_hash() -> None:
    evening = Evening("zweikampf")
    assert token("Ada").encode() not in b"".join(evening.pages)


def test_nobody_inherits_the_number_of_somebody_who_left() -> None:
    """Or the newcomer's first commands would count as done, and the leaver's socket would hear the newcomer's letters."""
    evening = Evening("zweikampf")
    evening.enters("Ben")
    evening.says("Ben", wire.Shout, "wow", number=1)
    evening.says("Ben", wire.Leave, number=2)
    evening.enters("Cem")
    assert evening.numbers["Cem"] != evening.numbers["Ben"]
    evening.says("Cem", wire.Shout, "clap", number=1)
    assert [cheer.cheer for cheer in evening.told("Ada", wire.Cheered)] == ["wow", "clap"]


def test_a_full_room_is_full() -> None:
    evening = Evening("zweikampf")
    for count in range(MOST_PEOPLE - 1):
        evening.enters(f"Guest{count}")
    with pytest.raises(Refused, match="room full"):
        evening.enters("One more")


def test_a_full_room_forgets_whoever_has_been_gone_longest_from_the_stands() -> None:
    evening = Evening("zweikampf")
    for count in range(MOST_PEOPLE - 1):
        evening.enters(f"Guest{count}")
    evening.drops("Guest0", "Guest40")
    evening.now += 1_000
    evening.drops("Guest20")
    evening.enters("One more")
    there = {person.number for person in evening.room.company.people}
    assert evening.numbers["Guest0"] in there, "a chair is held"
    assert evening.numbers["Guest40"] not in there
    assert evening.numbers["Guest20"] in there


def test_coming_and_going_leaves_nothing_behind() -> None:
    evening = Evening("zweikampf")
    for count in range(200):
        evening.enters(f"Guest{count}")
        evening.room.measured(evening.numbers[f"Guest{count}"], 10)
        evening.says(f"Guest{count}", wire.Leave)
    assert len(evening.room.company.people) == 1
    assert evening.room.state.receipts.keys() == {1}
    assert evening.room.state.lags.known().keys() <= {1}


def test_nor_does_whoever_drops_and_is_forgotten() -> None:
    """Whoever has the code can come in with a new token over and over."""
    evening = Evening("zweikampf")
    for count in range(3 * MOST_PEOPLE):
        evening.enters(f"Guest{count}", watch=True, looks=f"browser {count}", browser=f"browser {count}")
        evening.room.measured(evening.numbers[f"Guest{count}"], 10)
        evening.drops(f"Guest{count}")
    state = evening.room.state
    assert len(state.looks) <= MOST_PEOPLE
    assert len(state.receipts) <= MOST_PEOPLE
    assert len(state.lags.known()) <= MOST_PEOPLE


def test_who_sits_down_elsewhere_frees_the_old_chair() -> None:
    evening = Evening("foul")
    evening.says("Ada", wire.Sit, 2)
    assert evening.seat("Ada") == 2
    assert evening.shown.chairs[0].person is None


def test_a_taken_chair_is_refused_and_so_is_one_that_is_not_there() -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben")
    evening.enters("Cem")
    assert refused(evening.says("Cem", wire.Sit, 1), "seat-taken")
    assert refused(evening.says("Cem", wire.Sit, 5), "no-such-seat")
    assert evening.seat("Cem") is None


def test_who_goes_to_the_stands_stays_there() -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben")
    evening.says("Ben", wire.Sit, None)
    evening.enters("Cem")
    assert (evening.seat("Ben"), evening.seat("Cem")) == (None, 1)


def test_another_spin_gives_another_name_that_nobody_has() -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben")
    names = set()
    for _ in range(20):
        evening.says("Ben", wire.Spin)
        names.add(evening.shown.chairs[1].name)
        assert evening.shown.chairs[0].name not in names
    assert len(names) > 10


def test_a_cheer_reaches_everybody() -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben", watch=True)
    evening.says("Ben", wire.Shout, "goal")
    assert evening.told("Ada", wire.Cheered) == [wire.Cheered(evening.numbers["Ben"], "goal")]


# The host.


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (wire.Fill, (1,)),
        (wire.Remove, (0,)),
        (wire.Remove, (None, 1)),
        (wire.Swap, (0, 1)),
        (wire.Lock, (True,)),
        (wire.Nod, (1, True)),
        (wire.Start, ()),
        (wire.Choose, ("foul",)),
    ],
)
def test_only_the_host_may(kind: type[wire.Commanded], fields: tuple[object, ...]) -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben")
    before = evening.shown
    assert refused(evening.says("Ben", kind, *fields), "only-the-host")
    assert evening.shown == before


def test_a_locked_room_lets_nobody_in_but_those_who_belong_there() -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben")
    evening.drops("Ben")
    evening.says("Ada", wire.Lock, True)
    with pytest.raises(Refused, match="room locked"):
        evening.enters("Cem")
    evening.enters("Ben")
    evening.says("Ada", wire.Lock, False)
    evening.enters("Cem")


def test_who_needs_a_nod_waits_at_the_door_and_sees_no_table() -> None:
    evening = Evening("zweikampf", nod=True)
    evening.enters("Ben")
    assert evening.seat("Ben") is None
    assert [guest.person for guest in evening.shown.door] == [evening.numbers["Ben"]]
    assert refused(evening.says("Ben", wire.Shout, "wow"), "waiting-at-the-door")
    assert refused(evening.says("Ben", wire.CatchUp, 0), "waiting-at-the-door")
    evening.says("Ada", wire.Fill, 1)
    evening.whistle()
    assert evening.told("Ben", wire.Table) == []
    evening.drops("Ben")
    evening.enters("Ben")
    assert evening.told("Ben", wire.Table) == []


def test_a_nod_lets_somebody_in() -> None:
    evening = Evening("zweikampf", nod=True)
    evening.enters("Ben")
    evening.says("Ada", wire.Nod, evening.numbers["Ben"], True)
    assert evening.seat("Ben") == 1
    assert refused(evening.says("Ada", wire.Nod, evening.numbers["Ben"], True), "nobody-at-the-door")


def test_who_is_let_in_in_the_middle_of_a_match_sees_it_at_once() -> None:
    """Found by the simulation: they saw nothing until somebody moved."""
    evening = Evening("zweikampf", nod=True)
    evening.says("Ada", wire.Fill, 1)
    evening.whistle()
    evening.enters("Ben")
    evening.says("Ada", wire.Nod, evening.numbers["Ben"], True)
    assert [table.seq for table in evening.told("Ben", wire.Table)] == [evening.room.seq]


def test_a_shaken_head_sends_somebody_away() -> None:
    evening = Evening("zweikampf", nod=True)
    evening.enters("Ben")
    evening.says("Ada", wire.Nod, evening.numbers["Ben"], False)
    assert evening.told("Ben", wire.Bye) == [wire.Bye("not-let-in")]
    assert len(evening.room.company.people) == 1
    assert refused(evening.says("Ada", wire.Nod, 99, True), "nobody-there")


def test_who_gives_up_waiting_at_the_door_is_forgotten() -> None:
    evening = Evening("zweikampf", nod=True)
    evening.enters("Ben")
    evening.drops("Ben")
    assert len(evening.room.company.people) == 1
    assert evening.shown.door == ()


def test_the_host_who_leaves_passes_the_whistle_on_to_somebody_who_is_here() -> None:
    evening = Evening("foul", seats=4)
    for name in ("Ben", "Cem"):
        evening.enters(name)
    evening.drops("Ben")
    evening.says("Ada", wire.Leave)
    assert evening.host == "Cem"


def test_the_host_who_leaves_nobody_but_somebody_at_the_door_closes_the_room() -> None:
    """The whistle is nobody's there, and nobody could ever open."""
    evening = Evening("zweikampf", nod=True)
    evening.enters("Ben")
    evening.says("Ada", wire.Leave)
    assert evening.room.company.host == evening.numbers["Ada"]
    assert evening.told("Ben", wire.Bye) == [wire.Bye("room-ended")]
    assert evening.room.ended


def test_the_host_who_dropped_keeps_the_whistle_for_a_while_and_then_it_passes_on() -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben")
    evening.drops("Ada")
    evening.passes(evening.tempo.hold - 1)
    assert evening.host == "Ada"
    evening.passes(1)
    assert evening.host == "Ben"


def test_whoever_comes_into_a_room_that_all_have_left_is_its_host() -> None:
    evening = Evening("zweikampf")
    evening.says("Ada", wire.Leave)
    evening.enters("Ben")
    assert evening.host == "Ben"
    assert evening.seat("Ben") == 0


def test_bots_sit_on_free_chairs_only_and_get_up_again() -> None:
    evening = Evening("foul", seats=4)
    assert refused(evening.says("Ada", wire.Fill, 0), "seat-taken")
    evening.says("Ada", wire.Fill, 1, "fox")
    evening.says("Ada", wire.Fill, 1, "snail")
    assert evening.shown.chairs[1].bot == "snail"
    evening.says("Ada", wire.Remove, 1)
    assert evening.shown.chairs[1].bot is None


def test_whoever_is_removed_is_gone_and_the_next_one_gets_the_chair() -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben")
    evening.enters("Cem")
    evening.says("Ada", wire.Remove, 1)
    assert (evening.seat("Ben"), evening.seat("Cem")) == (None, 1)
    assert evening.shown.stands == ()


# The whistle.


def test_no_match_begins_while_a_chair_is_free() -> None:
    evening = Evening("foul")
    assert refused(evening.says("Ada", wire.Start), "seat-free")


def test_the_countdown_runs_in_server_time_and_the_match_begins_when_it_is_over() -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben")
    evening.says("Ada", wire.Start)
    assert (evening.phase, evening.shown.until) == ("countdown", evening.now + evening.tempo.countdown)
    evening.passes(evening.tempo.countdown - 1)
    assert evening.phase == "countdown"
    evening.passes(1)
    assert evening.phase == "playing"
    assert evening.table("Ada").at == 0


def test_everybody_sees_the_table_when_the_match_begins_even_if_nothing_was_shuffled() -> None:
    evening = Evening("sprint").plays("Ben")
    evening.enters("Cem")
    assert evening.entries == []
    assert evening.table("Ada").moves
    assert evening.table("Cem").moves == ()


def test_during_the_countdown_nobody_moves_sits_or_starts_again() -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben")
    evening.says("Ada", wire.Start)
    assert refused(evening.moves("Ada", TURN), "not-playing")
    assert refused(evening.says("Ben", wire.Sit, None), "match-is-on")
    assert refused(evening.says("Ada", wire.Start), "match-is-on")
    assert refused(evening.says("Ada", wire.Pause), "not-playing")
    assert refused(evening.says("Ada", wire.Fill, 1), "nobody-to-bridge")
    assert refused(evening.says("Ada", wire.Remove, 0), "match-is-on")
    assert refused(evening.says("Ada", wire.Swap, 0, 1), "match-is-on")
    assert refused(evening.says("Ada", wire.Choose, "foul"), "match-is-on")
    assert refused(evening.says("Ben", wire.Spin), "match-is-on")


def test_a_bot_bridges_for_somebody_who_drops_during_the_countdown() -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben")
    evening.says("Ada", wire.Start)
    until = evening.shown.until
    evening.drops("Ben")
    assert isinstance(evening.says("Ada", wire.Fill, 1, "fox"), wire.Done)
    assert evening.shown.until == until, "the countdown runs on"
    evening.passes(evening.tempo.countdown)
    assert evening.phase == "playing"
    assert evening.match.table.players[1].bot


def test_who_leaves_during_the_countdown_leaves_the_chair_to_a_bot() -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben")
    evening.says("Ada", wire.Start)
    evening.says("Ben", wire.Leave)
    evening.passes(evening.tempo.countdown)
    assert evening.phase == "playing"
    assert evening.shown.chairs[1].bot is not None


def test_late_joiners_watch_and_sit_down_for_the_next_match() -> None:
    evening = Evening("foul", seats=4)
    evening.says("Ada", wire.Fill, 1)
    evening.says("Ada", wire.Fill, 2)
    evening.enters("Ben")
    evening.whistle()
    evening.enters("Cem")
    assert evening.seat("Cem") is None
    assert evening.table("Cem").view.seat is None
    assert evening.table("Cem").moves == ()


def test_only_who_plays_may_move_stop_the_clock_or_take_back() -> None:
    evening = Evening("zweikampf").plays("Ben")
    evening.enters("Cem")
    assert refused(evening.moves("Cem", TURN), "no-seat")
    assert refused(evening.says("Cem", wire.Pause), "no-seat")
    assert refused(evening.says("Cem", wire.TakeBack), "no-seat")
    assert refused(evening.says("Cem", wire.Resume), "no-seat")


def test_a_match_that_has_not_begun_takes_nothing_back() -> None:
    evening = Evening("zweikampf")
    assert refused(evening.says("Ada", wire.TakeBack), "not-playing")
    assert refused(evening.moves("Ada", TURN), "not-playing")


def test_a_malformed_move_says_so_and_changes_nothing() -> None:
    evening = Evening("zweikampf").plays("Ben")
    before = len(evening.entries)
    for raw in ({}, {"kind": "lay"}, {"kind": "turn-over", "card": 3}, {"kind": ["turn-over"]}):
        assert refused(evening.says("Ada", wire.Act, raw, evening.room.seq), "malformed-move")
    assert len(evening.entries) == before


# Pause.


def test_the_clock_stands_while_play_is_paused() -> None:
    evening = Evening("zweikampf").plays("Ben")
    evening.passes(2_000)
    evening.says("Ben", wire.Pause)
    assert evening.phase == "paused"
    evening.passes(60_000)
    assert refused(evening.moves("Ada", TURN), "not-playing")
    assert isinstance(evening.says("Ada", wire.Resume), wire.Done)
    assert evening.phase == "countdown"
    evening.passes(evening.tempo.countdown + 500)
    evening.moves("Ada", TURN)
    assert evening.table("Ada").at == 2_500


def test_only_what_is_paused_goes_on() -> None:
    evening = Evening("zweikampf").plays("Ben")
    assert refused(evening.says("Ada", wire.Resume), "not-paused")


def test_a_deadline_waits_while_play_is_paused() -> None:
    evening = Evening("sprint", options={"time": 5_000}).plays("Ben")
    evening.passes(4_000)
    evening.says("Ada", wire.Pause)
    evening.passes(60_000)
    evening.says("Ada", wire.Resume)
    evening.passes(evening.tempo.countdown + 999)
    assert evening.phase == "playing"
    evening.passes(1)
    assert evening.phase == "over"


def test_who_leaves_while_play_is_paused_leaves_a_bot_and_play_stays_paused() -> None:
    evening = Evening("zweikampf").plays("Ben")
    evening.says("Ada", wire.Pause)
    evening.says("Ben", wire.Leave)
    assert evening.phase == "paused"
    assert evening.shown.chairs[1].bot is not None
    assert isinstance(evening.says("Ada", wire.Resume), wire.Done)


# From match to match.


def test_a_finished_match_is_kept_and_can_be_replayed() -> None:
    evening = Evening("zweikampf").plays("Ben")
    finish(evening)
    ((link, game, record),) = evening.records
    assert (link, game) == (evening.shown.match, "zweikampf")
    assert resumed(read(record), Dice(0)).result == evening.match.table.result
    assert refused(evening.moves("Ada", TURN), "match-over")


def test_a_rematch_keeps_the_people_and_counts_on() -> None:
    evening = Evening("zweikampf").plays("Ben")
    finish(evening)
    seats, first, link = (evening.seat("Ada"), evening.seat("Ben")), evening.logged, evening.shown.match
    evening.whistle()
    assert (evening.seat("Ada"), evening.seat("Ben")) == seats
    assert evening.shown.match != link
    assert evening.table("Ada").seq == evening.logged == first + 1
    finish(evening)
    assert len(evening.records) == 2


def test_the_next_game_is_played_by_the_same_people() -> None:
    evening = Evening("zweikampf").plays("Ben")
    evening.enters("Cem")
    finish(evening)
    assert isinstance(evening.says("Ada", wire.Choose, "foul"), wire.Done)
    assert [evening.seat(name) for name in ("Ada", "Ben", "Cem")] == [0, 1, 2]
    assert (evening.phase, evening.shown.game, evening.shown.match) == ("lobby", "foul", None)
    evening.whistle()
    assert evening.phase == "playing"


def test_where_there_are_fewer_chairs_people_keep_theirs_before_bots() -> None:
    evening = Evening("foul", seats=4)
    evening.says("Ada", wire.Sit, 3)
    evening.says("Ada", wire.Fill, 0)
    evening.says("Ada", wire.Fill, 1)
    evening.enters("Ben")
    evening.says("Ada", wire.Choose, "zweikampf")
    assert [chair.person for chair in evening.shown.chairs] == [evening.numbers["Ben"], 1]


def test_where_there_are_too_few_chairs_who_is_away_stands_before_who_is_here() -> None:
    evening = Evening("foul", seats=3)
    evening.enters("Ben")
    evening.enters("Cem")
    evening.drops("Ben")
    evening.says("Ada", wire.Choose, "zweikampf")
    assert [evening.seat(name) for name in ("Ada", "Ben", "Cem")] == [0, None, 1]


def test_where_there_are_more_chairs_whoever_stood_sits_down() -> None:
    evening = Evening("zweikampf")
    for name in ("Ben", "Cem", "Dot"):
        evening.enters(name)
    evening.says("Ada", wire.Choose, "foul", {}, 5)
    assert [chair.person for chair in evening.shown.chairs] == [1, 2, 3, 4, None]


def test_a_wrong_choice_changes_nothing() -> None:
    evening = Evening("zweikampf")
    before = evening.shown
    for wrong, why in (
        (("chess",), "unknown-game"),
        (("foul", {"bluff": "never"}), "bad-option"),
        (("foul", {"bluff": ["forced"]}), "bad-option"),
        (("foul", {"patience": -1}), "bad-option"),
        (("foul", {"colour": "red"}), "unknown-option"),
        (("foul", {}, 2), "wrong-number-of-seats"),
        (("foul", {"first": 5}, 3), "no-such-seat"),
        (("foul", {}, 0, "[deck]"), "no-other-material"),
    ):
        assert refused(evening.says("Ada", wire.Choose, *wrong), why)
    assert evening.shown == before


@pytest.mark.parametrize("game", GAMES)
def test_hostile_material_is_refused_in_few_words(game: str) -> None:
    for text in ("", "[" * 5_000, "x = " + "[" * 2_990 + "]" * 2_990, "a,b\n" * 1_500, "\0", "=" * 6_000):
        said = wire.Open(1, token("Ada"), game, material=text)
        with pytest.raises(Refused):
            opened("room", "ABCD", said)
        evening = Evening("zweikampf")
        answer = evening.says("Ada", wire.Choose, game, {}, 0, text)
        assert isinstance(answer, wire.Refused)
        assert len(msgspec.json.encode(answer)) < 4_000


@pytest.mark.parametrize("game", GAMES)
def test_hostile_options_are_refused_or_played(game: str) -> None:
    deep: object = 1
    for _ in range(200):
        deep = [deep]
    for name in GAMES[game].vocabulary.options.__struct_fields__:
        for value in (-1, 10**30, 1.5, None, "", "x" * 5_000, [], {}, deep, {"a": deep}, True):
            try:
                evening = Evening(game, options={name: value})
            except Refused as refusal:
                assert refusal.why in {"bad-option", "no-such-seat", "ask-the-table"}  # noqa: PT017 -- either outcome is fine
            else:
                fill(evening)
                evening.whistle()
                evening.passes(3_000)


def fill(evening: Evening) -> None:
    for seat, chair in enumerate(evening.shown.chairs):
        if chair.person is None:
            evening.says(evening.host, wire.Fill, seat)


# The end.


def test_a_room_without_anybody_ends_by_itself_and_its_record_is_kept() -> None:
    evening = Evening("zweikampf").plays("Ben")
    evening.moves("Ada", TURN)
    evening.drops("Ada", "Ben")
    evening.passes(evening.tempo.empty - 1)
    assert evening.records == []
    evening.passes(1)
    assert evening.room.ended
    ((_, _, record),) = evening.records
    assert len(read(record).inputs) == len(evening.entries)


def test_a_room_that_nobody_ever_entered_ends_too() -> None:
    room = opened("room", "ABCD", wire.Open(1, token("Ada"), "zweikampf"))
    room.tick(0)
    room.tick(room.state.tempo.empty)
    assert room.ended


def test_the_table_of_somebody_alone_outlasts_a_reload_and_not_a_closed_tab() -> None:
    evening = Evening("zweikampf", solo=True)
    assert evening.tempo.lonely < evening.tempo.empty
    evening.drops("Ada")
    evening.passes(evening.tempo.lonely - 1)
    evening.enters("Ada")
    evening.drops("Ada")
    ended = []
    for wait in (evening.tempo.lonely - 1, 1):
        evening.passes(wait)
        ended.append(evening.room.ended)
    assert ended == [False, True]
    assert evening.tempo.lonely < evening.tempo.empty


def test_a_table_to_which_somebody_came_waits_for_both() -> None:
    evening = Evening("zweikampf", solo=True)
    evening.enters("Ben")
    evening.drops("Ada", "Ben")
    evening.passes(evening.tempo.lonely)
    assert not evening.room.ended


def test_a_room_stays_while_anybody_watches() -> None:
    evening = Evening("zweikampf").plays("Ben")
    evening.enters("TV", watch=True)
    evening.drops("Ada", "Ben")
    evening.passes(evening.tempo.empty * 2)
    assert not evening.room.ended


def test_who_waits_at_the_door_of_an_empty_room_is_told_when_it_ends() -> None:
    evening = Evening("zweikampf", nod=True)
    evening.enters("Ben")
    evening.drops("Ada")
    evening.passes(evening.tempo.empty)
    assert evening.room.ended
    assert evening.told("Ben", wire.Bye) == [wire.Bye("room-ended")]


def test_a_clock_that_goes_backwards_does_no_harm() -> None:
    evening = Evening("foul").plays("Ben", "Cem")
    at = evening.table("Ada").at
    for back in (1, 500, 4_000, 10**6):
        evening.now -= back
        evening.ticks()
        evening.moves_at_random(1, Random(3))
        assert evening.table("Ada").at >= at


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_of_every_game(game: str) -> None:
    case = case_of(game)
    evening = Evening(game).plays(*("Ben", "Cem", "Dot", "Eve", "Fay")[: GAMES[game].seats[0] - 1])
    evening.moves_at_random(case.limit, Random(5), case.pick)
    assert evening.phase == "over"
    assert resumed(read(evening.records[0][2]), Dice(0)).result == evening.match.table.result
