"""From match to match: whoever waits gets a chair, and teams stay teams."""

from random import Random

from anpfiff.server.room.people import Place
from anpfiff.server.room.phases import Over
from anpfiff.wire import messages as wire
from tests.server.room.test_company import company
from tests.support.evening import Evening


def finish(evening: Evening) -> None:
    evening.moves_at_random(2_000, Random(1))
    assert evening.phase == "over"


def again(evening: Evening) -> list[str]:
    """Once more; who plays."""
    evening.whistle()
    finish(evening)
    names = {number: name for name, number in evening.numbers.items()}
    return [names[chair.person] for chair in evening.shown.chairs if chair.person is not None]


def test_a_latecomer_plays_the_next_match_and_who_played_most_sits_out() -> None:
    evening = Evening("zweikampf").plays("Ben")
    evening.enters("Cem")
    assert evening.shown.next == (evening.numbers["Cem"], 1), "told while the match still runs"
    finish(evening)
    assert again(evening) == ["Ada", "Cem"]
    assert again(evening) == ["Ben", "Cem"]
    assert again(evening) == ["Ben", "Ada"]


def test_five_people_at_two_chairs_play_equally_often() -> None:
    evening = Evening("zweikampf").plays("Ben")
    for name in ("Cem", "Dot", "Eve"):
        evening.enters(name)
    finish(evening)
    played = ["Ada", "Ben", *(name for _ in range(9) for name in again(evening))]
    assert {name: played.count(name) for name in played} == dict.fromkeys(
        ("Ada", "Ben", "Cem", "Dot", "Eve"), 4
    )


def test_bots_make_room_and_the_table_grows_before_anybody_sits_out() -> None:
    evening = Evening("foul", seats=3)
    evening.says("Ada", wire.Fill, 1)
    evening.enters("Ben")
    evening.whistle()
    evening.enters("Cem")
    evening.enters("Dot")
    evening.enters("TV", watch=True)
    evening.room.state.phase = over(evening)
    evening.says("Ada", wire.Start)
    assert [chair.person for chair in evening.shown.chairs] == [1, 3, 2, 4]


def over(evening: Evening) -> Over:
    """The match ends, however it stands."""
    return Over(evening.match)


def test_who_is_away_keeps_no_chair_that_somebody_waits_for() -> None:
    evening = Evening("zweikampf").plays("Ben")
    evening.enters("Cem")
    finish(evening)
    evening.drops("Ada")
    evening.passes(evening.tempo.hold)
    assert evening.host == "Ben"
    evening.whistle()
    assert [chair.person for chair in evening.shown.chairs] == [3, 2]


def test_who_has_been_away_for_long_leaves_no_chair_that_nobody_plays() -> None:
    evening = Evening("zweikampf").plays("Ben")
    finish(evening)
    evening.drops("Ben")
    evening.passes(evening.tempo.between)
    assert evening.seat("Ben") == 1, "the result shows who has played"
    evening.whistle()
    chair = evening.shown.chairs[1]
    assert (chair.person, chair.bot) == (None, "rabbit")
    evening.enters("Ben")
    assert evening.seat("Ben") is None
    assert evening.numbers["Ben"] in evening.shown.next


def test_a_phone_that_sleeps_over_the_result_keeps_its_chair() -> None:
    evening = Evening("zweikampf").plays("Ben")
    finish(evening)
    evening.drops("Ben")
    evening.passes(20_000)
    evening.whistle()
    assert evening.seat("Ben") == 1


def test_the_next_game_has_chairs_for_whoever_waited_too() -> None:
    evening = Evening("foul", seats=3).plays("Ben", "Cem")
    evening.enters("Dot")
    evening.room.state.phase = over(evening)
    evening.says("Ada", wire.Choose, "zweikampf", {}, 2)
    assert [chair.person for chair in evening.shown.chairs] == [1, evening.numbers["Dot"]]


# Teams.


def test_teams_survive_empty_chairs() -> None:
    here = company("Ada", "Ben", "Cem", chairs=6)
    here.places = [Place(1), Place(), Place(2), Place(), Place(), Place(3)]
    here.arrange(4, teams=True)
    assert here.places == [Place(1), Place(3), Place(2), Place()]


def test_who_has_no_chair_left_in_the_team_sits_in_the_other() -> None:
    here = company("Ada", "Ben", "Cem", chairs=6)
    here.places = [Place(1), Place(), Place(2), Place(), Place(3), Place()]
    here.arrange(3, teams=True)
    assert here.places == [Place(1), Place(3), Place(2)]


def test_a_team_of_two_gets_the_bot_it_plays_against() -> None:
    here = company("Ada", "Ben", chairs=6)
    here.places = [Place(), Place(1), Place(), Place(2), Place(), Place()]
    here.fit(2, "rabbit", teams=True)
    assert here.places == [Place(bot="rabbit"), Place(1), Place(bot="rabbit"), Place(2)]


def test_two_chairs_change_places() -> None:
    evening = Evening("ligretto", seats=4)
    evening.enters("Ben")
    evening.says("Ada", wire.Swap, 0, 3)
    assert [chair.person for chair in evening.shown.chairs] == [None, 2, None, 1]
    answer = evening.says("Ada", wire.Swap, 0, 5)
    assert isinstance(answer, wire.Refused)
    assert answer.why == "no-such-seat"
