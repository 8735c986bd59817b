"""Handicaps: proposed between matches, agreed by everybody at the table, always shown, never silent."""

from types import SimpleNamespace
from typing import Any

import pytest

from anpfiff.core import Finished, Refused, Result
from anpfiff.games import GAMES
from anpfiff.games.zweikampf.model import TurnOver
from anpfiff.server.room import sliding
from anpfiff.server.room.handicaps import options_now
from anpfiff.server.room.people import Handicap
from anpfiff.server.room.sliding import IN_A_ROW
from anpfiff.table.record import read
from anpfiff.wire import messages as wire
from tests.server.room.test_room import refused
from tests.support.evening import Evening

pytestmark = pytest.mark.rule("ALL-3")


def at_the_table(game: str, *guests: str) -> Evening:
    evening = Evening(game)
    for name in guests:
        evening.enters(name)
    return evening


def given(evening: Evening) -> list[tuple[int, int]]:
    known = {had.seat: (had.head_start, had.calm) for had in evening.shown.handicaps}
    return [known.get(seat, (0, 0)) for seat in range(len(evening.shown.chairs))]


def offered(evening: Evening) -> wire.Offer | None:
    return evening.shown.offer


def wins(evening: Evening, seat: int) -> None:
    """A match of Elfmeter! whose goals are all that seat's, without anybody playing it."""
    evening.whistle()
    table = evening.match.table
    goals = (6, 0) if seat == 0 else (0, 6)
    state = table.state
    table.state = type(state)(
        **{name: getattr(state, name) for name in state.__struct_fields__} | {"phase": "over", "goals": goals}
    )
    table.turn = table.game.turn(table.state)
    evening.ticks()


def ends(evening: Evening, result: Result) -> None:
    """A match that ends so, without anybody playing it."""
    evening.whistle()
    evening.match.table.turn = Finished(result)
    evening.ticks()


def test_a_handicap_holds_once_everybody_at_the_table_has_agreed() -> None:
    evening = at_the_table("elfmeter", "Ben")
    assert isinstance(evening.says("Ada", wire.Propose, 1, 2), wire.Done)
    proposal = evening.shown.proposal
    assert proposal == wire.Proposal(seat=1, head_start=2, amount=2, calm=0, by=1, agreed=(1,), missing=(2,))
    assert given(evening) == [(0, 0), (0, 0)]
    evening.says("Ben", wire.Agree, True)
    assert evening.shown.proposal is None
    assert given(evening) == [(0, 0), (2, 0)]


def test_one_no_is_enough() -> None:
    evening = at_the_table("elfmeter", "Ben")
    evening.says("Ben", wire.Propose, 1, 1)
    evening.says("Ada", wire.Agree, False)
    assert evening.shown.proposal is None
    assert given(evening) == [(0, 0), (0, 0)]
    assert refused(evening.says("Ada", wire.Agree, True), "nothing-proposed")


def test_who_plays_alone_with_bots_has_everybodys_word() -> None:
    evening = at_the_table("elfmeter")
    evening.says("Ada", wire.Fill, 1, "fox")
    evening.says("Ada", wire.Propose, 1, 1)
    assert given(evening) == [(0, 0), (1, 0)], "bots get it as well"


def test_whoever_gives_up_their_own_need_ask_nobody() -> None:
    evening = at_the_table("elfmeter", "Ben")
    evening.says("Ada", wire.Propose, 1, 2, 1_000)
    evening.says("Ben", wire.Agree, True)
    evening.says("Ben", wire.Propose, 1, 1)
    assert given(evening) == [(0, 0), (1, 1_000)]
    evening.says("Ada", wire.Propose, 1, 0)
    assert given(evening) == [(0, 0), (1, 1_000)], "others have to ask"


def test_the_match_is_played_with_it_and_the_record_keeps_it() -> None:
    evening = at_the_table("elfmeter", "Ben")
    evening.says("Ada", wire.Propose, 1, 2, 1_000)
    evening.says("Ben", wire.Agree, True)
    evening.whistle()
    view = evening.match.table.view(None)
    assert (view.goals, view.calm_for) == ((0, 2), (0, 1_000))
    record = read(evening.match.kept()[2])
    assert (record.options["head_start"], record.options["calm_for"]) == ([0, 2], [0, 1_000])
    assert evening.shown.options == {}, "the options of the table are the host's"
    assert given(evening) == [(0, 0), (2, 1_000)]


def test_it_survives_a_crash_in_the_middle_of_a_match_that_its_person_has_left() -> None:
    evening = at_the_table("elfmeter", "Ben")
    evening.says("Ada", wire.Propose, 1, 2)
    evening.says("Ben", wire.Agree, True)
    evening.whistle()
    evening.says("Ben", wire.Leave)
    again = evening.after_a_crash()
    assert again.match.table.view(None).goals == (0, 2)
    assert given(again) == [(0, 0), (2, 0)]


def test_it_goes_with_the_person_from_chair_to_chair_and_match_to_match() -> None:
    evening = at_the_table("ligretto", "Ben")
    evening.says("Ada", wire.Choose, "ligretto", {}, 4)
    evening.says("Ada", wire.Propose, 1, 1, 2_000)
    evening.says("Ben", wire.Agree, True)
    evening.says("Ben", wire.Sit, 3)
    assert given(evening) == [(0, 0), (0, 0), (0, 0), (1, 2_000)]


def test_another_game_starts_level_but_calm_is_a_persons_own() -> None:
    evening = at_the_table("elfmeter", "Ben")
    evening.says("Ada", wire.Propose, 1, 2, 1_000)
    evening.says("Ben", wire.Agree, True)
    evening.says("Ada", wire.Choose, "wuerfel-fussball")
    assert given(evening) == [(0, 0), (0, 0)]
    evening.says("Ada", wire.Choose, "elfmeter")
    assert given(evening) == [(0, 0), (0, 1_000)]


def test_a_proposal_is_about_somebody_and_goes_with_them() -> None:
    evening = at_the_table("elfmeter", "Ben", "Cem")
    evening.says("Ada", wire.Propose, 1, 1)
    evening.says("Ben", wire.Sit, None)
    evening.says("Cem", wire.Sit, 1)
    assert evening.shown.proposal is None
    assert refused(evening.says("Cem", wire.Agree, True), "nothing-proposed")


def test_kick_off_lets_a_proposal_fall() -> None:
    evening = at_the_table("elfmeter", "Ben")
    evening.says("Ada", wire.Propose, 1, 1)
    evening.whistle()
    assert evening.shown.proposal is None
    assert refused(evening.says("Ben", wire.Agree, True), "match-is-on")
    assert refused(evening.says("Ben", wire.Propose, 1, 1), "match-is-on")


def test_nonsense_is_refused_with_one_word_and_changes_nothing() -> None:
    evening = at_the_table("zweikampf", "Ben", "Cem")
    assert refused(evening.says("Cem", wire.Propose, 1, 1), "no-seat")
    assert refused(evening.says("Ada", wire.Propose, 1, 1), "no-such-head-start")
    assert refused(evening.says("Ada", wire.Propose, 1, None, 500), "nobody-is-hurried")
    assert refused(evening.says("Ada", wire.Propose, 4, 0), "no-such-seat")
    assert refused(evening.says("Ada", wire.Choose, "elfmeter", {"head_start": [1, 0]}), "ask-the-table")
    assert (evening.shown.game, given(evening)) == ("zweikampf", [(0, 0), (0, 0)])
    with pytest.raises(Refused, match="ask the table"):
        Evening("elfmeter", options={"calm_for": [0, 500]})


def test_who_has_won_three_times_is_asked_for_a_head_start_for_the_other() -> None:
    evening = at_the_table("elfmeter", "Ben")
    for _ in range(IN_A_ROW - 1):
        wins(evening, 0)
    assert offered(evening) is None
    wins(evening, 0)
    assert offered(evening) == wire.Offer(winner=0, wins=3, seat=1, head_start=1, amount=1)
    evening.says("Ben", wire.Propose, 1, 1)
    assert offered(evening) is None, "one thing at a time"
    evening.says("Ada", wire.Agree, True)
    assert offered(evening) is None, "who has agreed is not asked again at once"


def test_whoever_wins_with_a_head_start_is_asked_to_give_a_step_back() -> None:
    evening = at_the_table("elfmeter", "Ben")
    evening.says("Ada", wire.Propose, 1, 1)
    evening.says("Ben", wire.Agree, True)
    for _ in range(IN_A_ROW):
        wins(evening, 1)
    assert offered(evening) == wire.Offer(winner=1, wins=3, seat=1, head_start=0, amount=0)


def test_a_row_is_broken_by_the_other_and_survives_a_crash() -> None:
    evening = at_the_table("elfmeter", "Ben")
    for seat in (0, 0, 1, 0, 0):
        wins(evening, seat)
    assert offered(evening) is None
    assert evening.after_a_crash().room.state.wins == {"1": 2}


def test_a_match_that_all_have_won_was_nobodys() -> None:
    """FOUL-10: at the referee's whistle equal hands win together."""
    evening = at_the_table("foul", "Ben", "Cem")
    for _ in range(IN_A_ROW):
        ends(evening, Result((0, 1, 2), (4, 4, 4)))
    assert evening.room.state.wins == {"1": 3, "2": 3, "3": 3}
    assert offered(evening) is None
    ends(evening, Result((0, 1), (4, 4, 5)))
    assert offered(evening) == wire.Offer(winner=0, wins=4, seat=2, head_start=1, amount=1)


def test_more_steps_than_a_game_has_count_as_its_most() -> None:
    """A room of the version before may remember them: steps are calibrated anew, and nobody's kick-off fails for it."""
    evening = at_the_table("elfer-raus-junior", "Ben")
    evening.room.state.company.people[1].handicap = Handicap(head_start=3)
    assert options_now(evening.room.state) == {"head_start": [0, 1]}
    evening.whistle()
    assert evening.match.table.view(None).spare == (0, 1)


def test_a_game_without_decisions_offers_nothing() -> None:
    evening = at_the_table("zweikampf", "Ben")
    for _ in range(IN_A_ROW):
        evening.whistle()
        while evening.phase == "playing":
            for name in ("Ada", "Ben"):
                if evening.phase == "playing":
                    evening.moves(name, TurnOver())
    assert offered(evening) is None


@pytest.mark.parametrize(("game", "worst"), [("foul", 2), ("elfmeter", 1)])
def test_whoever_came_off_worst_is_offered_it(game: str, worst: int) -> None:
    """The most cards left, or the fewest goals."""
    room: Any = SimpleNamespace(game=GAMES[game], company=SimpleNamespace(places=(0, 1, 2)))
    assert sliding._last(room, Result((0,), (7, 3, 5))) == worst
