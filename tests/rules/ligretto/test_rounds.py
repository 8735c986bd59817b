"""Ligretto-Fußball: new rounds, breaking off, and the final whistle."""

import pytest
from msgspec.structs import replace

from anpfiff.core import Chance, Finished, Result, Rolling, Shuffle, Tick, Waiting
from anpfiff.games.ligretto.events import BreakDeclined, BreakOffered, KickedOff, RoundEndedGoalless
from anpfiff.games.ligretto.model import (
    AcceptBreak,
    Claim,
    DeclineBreak,
    OfferBreak,
    TurnOver,
    Verdict,
)
from anpfiff.games.ligretto.rules import GAME
from anpfiff.games.ligretto.state import Side, State
from tests.laws.cases.ligretto import pieces
from tests.rules.ligretto.table import (
    BLACK,
    WHITE,
    all_ready,
    building,
    done,
    filling,
    holding,
    kicked_off,
    next_round,
    quarter,
    right_goal,
    shirt,
    shirts,
    why_not,
)


def having_won(state: State, team: int, goals: int) -> State:
    """That many goal cards of the other team's pile of five are won."""
    ours, theirs = state.sides[team], state.sides[1 - team]
    state = state.with_side(team, replace(ours, won=theirs.pile[:goals]))
    return state.with_side(1 - team, replace(theirs, pile=theirs.pile[goals:]))


def last_scene(state: State, team: int, *goal: int) -> State:
    """That team builds what is on top of the other pile."""
    scene = state.sides[1 - team].pile[0]
    return building(state, team, *goal, scene=scene)


@pytest.mark.rule("LIG-27")
def test_a_new_round_clears_everything_and_shares_out_all_shirts_anew() -> None:
    state = building(kicked_off(3), BLACK, *right_goal(), upside=1 << 59)
    state = filling(holding(state, 1, turned=shirt(4), piles=(shirts(5),) + ((),) * 3), WHITE, shirts(3))
    state = replace(state, waiting=(11, 12, 13, 14, 15, 16), spent=(), offer=BLACK)

    state, _ = done(state, BLACK, Claim())
    state = all_ready(state)

    assert GAME.view(state, None).row == (11, 12, 13, 14, 15)
    assert (state.waiting, state.spent) == ((16,), (10, 9, 8, 7, 6))
    assert GAME.turn(state) == Rolling(Shuffle(60))
    state, _ = GAME.apply(state, Chance(tuple(range(60))))
    state, _ = GAME.apply(state, Chance(tuple(range(59, -1, -1))))
    state, events = GAME.apply(state, Tick(3_000))
    assert events == (KickedOff(2, (11, 12, 13, 14, 15)),)
    assert state.players[1].stack == tuple(range(59, -1, -1))
    assert state.players[1].piles == ((),) * 4
    assert [len(player.stack) for player in state.players] == [30, 60, 30]
    black, white = state.sides
    assert black == Side(black.pile, black.out, (0,))
    assert white == Side(white.pile, white.out)
    assert state.offer is None


@pytest.mark.rule("LIG-27")
def test_an_open_goal_card_not_won_is_shuffled_back_into_its_pile() -> None:
    state = building(building(kicked_off(), BLACK, *right_goal()), WHITE, scene=7)
    mine = state.sides[BLACK].pile

    state, _ = done(state, BLACK, Claim())
    assert GAME.turn(state) == Rolling(Shuffle(5))
    state, _ = GAME.apply(state, Chance((1, 2, 0, 3, 4)))

    assert state.sides[BLACK].pile == (mine[0], mine[1], 7, mine[2], mine[3])
    assert state.sides[WHITE].scene is None
    assert GAME.turn(all_ready(state)) == Rolling(Shuffle(60))


@pytest.mark.rule("LIG-4", "LIG-27")
@pytest.mark.parametrize(("left", "anew"), [(5, False), (4, True), (0, True)])
def test_with_fewer_than_five_left_all_pitch_cards_are_shuffled_anew(left: int, *, anew: bool) -> None:
    state = kicked_off()
    numbers = GAME.deck.pitch
    state = replace(state, row=numbers[:5], waiting=numbers[5 : 5 + left], spent=numbers[5 + left :])
    before = pieces(state)

    state, _ = done(done(state, BLACK, OfferBreak())[0], WHITE, AcceptBreak())
    state = all_ready(state)

    assert GAME.turn(state) == Rolling(Shuffle(24 if anew else 60))
    assert pieces(state) == before
    if anew:
        state, _ = GAME.apply(state, Chance(tuple(range(23, -1, -1))))
        assert state.row == numbers[:-6:-1]
        assert (len(state.waiting), state.spent) == (19, ())


@pytest.mark.rule("LIG-28")
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("team", [BLACK, WHITE])
def test_the_fifth_goal_wins_for_all_of_the_team(seats: int, team: int) -> None:
    state = having_won(having_won(kicked_off(seats), team, 4), 1 - team, 2)
    scene = state.sides[1 - team].pile[0]
    goal = tuple(GAME.deck.backs.index(back) for back in GAME.deck.needs[scene])
    state = last_scene(state, team, *goal)

    state, _ = done(state, team, Claim())

    winners = tuple(range(team, seats, 2))
    score = tuple(5 if seat in winners else 2 for seat in range(seats))
    assert GAME.turn(state) == Finished(Result(winners, score))
    assert GAME.moves(state, team) == ()
    assert why_not(state, team, TurnOver()) == ("LIG-28", "match-over")
    assert GAME.view(state, None).sides[team].goal != (None,) * 4, "the goal stays to be looked at"


@pytest.mark.rule("LIG-28")
def test_four_goals_do_not_win_yet() -> None:
    state = having_won(kicked_off(), BLACK, 3)
    scene = state.sides[WHITE].pile[0]
    goal = tuple(GAME.deck.backs.index(back) for back in GAME.deck.needs[scene])

    state, _ = done(last_scene(state, BLACK, *goal), BLACK, Claim())

    assert len(state.sides[BLACK].won) == 4
    assert isinstance(GAME.turn(state), Waiting)


@pytest.mark.rule("LIG-26", "LIG-28")
def test_an_own_goal_can_decide_the_match() -> None:
    state = having_won(kicked_off(), WHITE, 4)
    state = building(state, BLACK, *(quarter("top-left", copy=copy) for copy in range(4)))

    state, _ = done(state, BLACK, Claim())
    for order in ((0, 1), (0,)):
        state, _ = GAME.apply(state, Chance(order))

    assert GAME.turn(state) == Finished(Result((1,), (0, 5)))
    assert state.sides[BLACK].pile == ()
    assert None not in state.sides[BLACK].goal, "the mistake stays to be looked at"


@pytest.mark.rule("LIG-31")
def test_the_teams_may_agree_to_break_off_a_round() -> None:
    state, events = done(kicked_off(4), 2, OfferBreak())
    assert events == (BreakOffered(2),)
    assert GAME.view(state, 1).offer == BLACK

    state, events = done(state, 3, AcceptBreak())

    assert events == (RoundEndedGoalless(agreed=True),)
    assert all_ready(state).round == 2
    assert state.last == Verdict("goalless", None)
    assert [side.won for side in state.sides] == [(), ()]


@pytest.mark.rule("LIG-31")
def test_an_offer_blocks_nobody() -> None:
    state, _ = done(kicked_off(), BLACK, OfferBreak())

    assert GAME.turn(state) == Waiting((0, 1), race=True)
    for seat in (BLACK, WHITE):
        state, _ = done(state, seat, TurnOver())
    assert state.offer == BLACK


@pytest.mark.rule("LIG-31")
def test_an_offer_is_answered_by_the_other_team_and_declined_for_who_does_not_answer() -> None:
    assert DeclineBreak.declines
    assert not AcceptBreak.declines
    assert not OfferBreak.declines
    state, _ = done(kicked_off(4), BLACK, OfferBreak())
    for seat in (0, 2):
        assert why_not(state, seat, AcceptBreak()) == ("LIG-31", "no-offer")
        assert why_not(state, seat, DeclineBreak()) == ("LIG-31", "no-offer")

    state, events = done(state, 1, DeclineBreak())

    assert events == (BreakDeclined(1),)
    assert state.offer is None
    assert state.round == 1
    assert why_not(state, 3, AcceptBreak()) == ("LIG-31", "no-offer")


@pytest.mark.rule("LIG-31")
def test_each_team_has_one_offer_a_round() -> None:
    state, _ = done(kicked_off(4), BLACK, OfferBreak())
    assert why_not(state, 2, OfferBreak()) == ("LIG-31", "one-offer-a-round")
    assert why_not(state, 1, OfferBreak()) == ("LIG-31", "answer-first")
    state, _ = done(state, 1, DeclineBreak())
    assert why_not(state, BLACK, OfferBreak()) == ("LIG-31", "one-offer-a-round")

    state, _ = done(state, 3, OfferBreak())
    assert state.offer == WHITE
    state, _ = done(state, 2, AcceptBreak())

    assert OfferBreak() in GAME.moves(next_round(all_ready(state)), BLACK)
