"""Ligretto-Fußball: shouting, and what comes of it."""

import pytest
from msgspec.structs import replace

from anpfiff.core import Chance, Rolling, Shuffle, succeeded
from anpfiff.games.ligretto.events import (
    GoalCardTaken,
    GoalClaimed,
    GoalScored,
    OwnGoalScored,
    RoundEndedGoalless,
    SceneTurned,
)
from anpfiff.games.ligretto.model import (
    AskScene,
    Build,
    Claim,
    Move,
    TakeOut,
    TurnRound,
    Verdict,
)
from anpfiff.games.ligretto.pieces import CORNERS, Corner, Scene
from anpfiff.games.ligretto.rules import GAME
from anpfiff.games.ligretto.state import Cards, State
from tests.rules.ligretto.table import (
    BL,
    BLACK,
    BR,
    SCENES,
    TL,
    TR,
    WHITE,
    all_ready,
    building,
    done,
    filling,
    holding,
    kicked_off,
    quarter,
    right_goal,
    shirt,
    shirts,
    why_not,
)


def with_pile(state: State, team: int, *pile: int) -> State:
    return state.with_side(team, replace(state.sides[team], pile=pile))


@pytest.mark.rule("LIG-24")
@pytest.mark.parametrize("lie", range(5))
def test_any_of_the_team_may_claim_once_four_quarters_lie(lie: int) -> None:
    state = building(kicked_off(4), BLACK, *right_goal()[:lie])

    for seat in (0, 2):
        assert (Claim() in GAME.moves(state, seat)) is (lie == 4)
    if lie < 4:
        assert why_not(state, 2, Claim()) == ("LIG-24", "four-quarters-first")
    assert why_not(state, 1, Claim()) == ("LIG-20", "not-at-the-goal-yet")


@pytest.mark.rule("LIG-25")
@pytest.mark.parametrize("seat", [BLACK, WHITE])
def test_a_right_goal_wins_the_goal_card_and_ends_the_round(seat: int) -> None:
    state = building(kicked_off(), seat, *right_goal())

    state, events = done(state, seat, Claim())

    assert events == (GoalClaimed(seat), GoalScored(seat, SCENES[0]))
    assert state.sides[seat].won == (0,)
    assert GAME.view(state, None).last == Verdict("goal", seat)
    assert state.interval is not None
    assert all_ready(state).round == 2


@pytest.mark.rule("LIG-23", "LIG-25")
@pytest.mark.parametrize(
    ("goal", "wrong"),
    [
        ((quarter(TL, "middle"), *right_goal()[1:]), (TL,)),
        ((quarter(TL), *right_goal()[1:]), (TL,)),
        ((*right_goal()[:3], quarter(BR, "post")), (BR,)),
        ((quarter(TL, "post"), quarter(BL), quarter(TR), quarter(BR)), (TR, BL)),
        ((quarter(TL, "post"), quarter(BL), quarter(BL, copy=1), quarter(BR)), (TR,)),
    ],
)
def test_a_goal_that_is_not_exactly_the_scene_is_an_own_goal(goal: Cards, wrong: tuple[Corner, ...]) -> None:
    state, events = done(building(kicked_off(), BLACK, *goal), BLACK, Claim())

    assert events == (GoalClaimed(BLACK), OwnGoalScored(BLACK, (), wrong))
    assert state.sides[BLACK].won == ()


@pytest.mark.rule("LIG-23", "LIG-25")
@pytest.mark.parametrize("place", range(4))
def test_a_quarter_upside_down_is_a_mistake(place: int) -> None:
    state = building(kicked_off(), BLACK, *right_goal(), upside=1 << right_goal()[place])

    _, events = done(state, BLACK, Claim())

    assert events == (GoalClaimed(BLACK), OwnGoalScored(BLACK, (), (CORNERS[place],)))


@pytest.mark.rule("LIG-19", "LIG-25")
@pytest.mark.parametrize(("laid", "wrong"), [((9,), (1,)), ((9, 2), (1,)), ((9, 1), ()), ((10,), ())])
def test_wrong_sums_come_out_at_the_claim(laid: tuple[int, ...], wrong: tuple[int, ...]) -> None:
    state = building(kicked_off(referee="check", row=(9, 10, 8, 7, 6)), BLACK, *right_goal())
    sums = (shirts(9), shirts(*laid), shirts(8), shirts(7), shirts(6))
    state = state.with_side(BLACK, replace(state.sides[BLACK], laid=sums))

    _, events = done(state, BLACK, Claim())

    assert events[1] == (OwnGoalScored(BLACK, wrong, ()) if wrong else GoalScored(BLACK, SCENES[0]))


@pytest.mark.rule("LIG-25")
@pytest.mark.parametrize("step", range(5))
@pytest.mark.parametrize("laid", [(), (1,), (9, 9, 9)])
def test_every_one_of_the_five_sums_is_checked(step: int, laid: tuple[int, ...]) -> None:
    state = building(kicked_off(referee="check"), BLACK, *right_goal())
    side = state.sides[BLACK]
    state = state.with_side(BLACK, replace(side, laid=succeeded(side.laid, step, shirts(*laid))))

    _, events = done(state, BLACK, Claim())

    assert events[1] == OwnGoalScored(BLACK, (step,), ())


@pytest.mark.rule("LIG-19", "LIG-25")
def test_white_is_checked_from_its_own_left() -> None:
    state = building(kicked_off(referee="check", row=(2, 3, 8, 7, 6)), WHITE, *right_goal())
    sums = (shirts(6), shirts(7), shirts(8), shirts(2), shirts(3))
    state = state.with_side(WHITE, replace(state.sides[WHITE], laid=sums))

    _, events = done(state, WHITE, Claim())

    assert events == (GoalClaimed(WHITE), OwnGoalScored(WHITE, (3, 4), ()))


@pytest.mark.rule("LIG-26")
def test_after_an_own_goal_the_other_team_gets_the_top_goal_card_of_the_team_that_erred() -> None:
    wrong = (quarter(TL), *right_goal()[1:])
    state = with_pile(building(kicked_off(), BLACK, *wrong), BLACK, 3, 4, 5, 6, 7)
    theirs = state.sides[WHITE].pile

    state, _ = done(state, BLACK, Claim())
    assert state.sides[BLACK].scene is None
    assert GAME.turn(state) == Rolling(Shuffle(5)), "the revealed goal card is shuffled back into its pile"
    state, _ = GAME.apply(state, Chance((4, 3, 2, 1, 0)))
    assert state.sides[WHITE].pile == (*theirs[::-1], 0)
    state, events = GAME.apply(state, Chance((1, 0, 2, 3, 4)))

    assert events == (GoalCardTaken(WHITE, SCENES[4]),)
    assert state.sides[WHITE].won == (4,)
    assert state.sides[BLACK].pile == (3, 5, 6, 7)
    assert GAME.view(state, None).last == Verdict("own-goal", BLACK)
    assert all_ready(state).round == 2


@pytest.mark.rule("LIG-26")
def test_open_goal_cards_are_shuffled_back_before_the_top_one_is_taken() -> None:
    wrong = (quarter(TL), *right_goal()[1:])
    state = building(building(kicked_off(), BLACK, *wrong), WHITE, scene=7)
    state = with_pile(state, BLACK, 1, 2, 3, 4)

    state, _ = done(state, BLACK, Claim())
    state, _ = GAME.apply(state, Chance((0, 1, 2, 3, 4)))
    assert GAME.turn(state) == Rolling(Shuffle(5)), "the card white was building lies among them again"
    state, events = GAME.apply(state, Chance((0, 4, 3, 2, 1)))

    assert events == (GoalCardTaken(WHITE, SCENES[7]),)
    assert state.sides[BLACK].pile == (4, 3, 2, 1)
    assert state.sides[WHITE].scene is None


@pytest.mark.rule("LIG-29")
@pytest.mark.parametrize(("locked", "stuck"), [(5, True), (4, False)])
def test_another_scene_is_turned_when_all_cards_for_a_corner_are_locked(locked: int, *, stuck: bool) -> None:
    """Scene 0 needs an empty top right corner, as do 1 and 4; in 2 and 3 the ball is there."""
    state = locking(tuple(quarter(TR, copy=copy) for copy in range(locked)))
    state = with_pile(state, WHITE, 1, 4, 3, 2)
    if not stuck:
        assert why_not(state, BLACK, AskScene()) == ("LIG-29", "you-can-still-go-on")
        return

    state, events = done(state, BLACK, AskScene())

    assert SCENES[3] == Scene(TR, "middle")
    assert events == (SceneTurned(BLACK, SCENES[3]),)
    assert state.sides[BLACK].scene == 3
    assert state.sides[WHITE].pile == (1, 4, 2, 0)
    assert AskScene() not in GAME.moves(state, BLACK)


@pytest.mark.rule("LIG-29")
def test_the_number_one_below_the_goal_is_locked_too() -> None:
    one = next(card for card in range(6) if GAME.deck.backs[card] == GAME.deck.backs[quarter(TR)])
    others = tuple(card for copy in range(5) if (card := quarter(TR, copy=copy)) != one)
    state = locking(others)

    state = state.with_side(BLACK, replace(state.sides[BLACK], one=one))

    assert AskScene() in GAME.moves(state, BLACK)


@pytest.mark.rule("LIG-29")
def test_if_no_scene_can_be_built_the_round_ends_without_a_goal() -> None:
    state = locking(tuple(quarter(TR, copy=copy) for copy in range(5)))
    state = with_pile(state, WHITE, 1, 4, 5, 6)

    state, events = done(state, BLACK, AskScene())

    assert events == (RoundEndedGoalless(agreed=False),)
    assert GAME.view(state, None).last == Verdict("goalless", None)
    assert [side.won for side in state.sides] == [(), ()]
    state, _ = GAME.apply(state, Chance((0, 1, 2, 3, 4)))
    assert state.sides[WHITE].pile == (0, 1, 4, 5, 6)
    assert all_ready(state).round == 2


def locking(cards: Cards) -> State:
    """Black builds, with these cards at its first pitch card."""
    state = building(kicked_off(), BLACK)
    laid = (cards, (), (), (), ())
    return state.with_side(BLACK, replace(state.sides[BLACK], laid=laid, one=quarter(BR)))


@pytest.mark.rule("LIG-30")
def test_a_corner_that_a_team_mate_built_meanwhile_is_refused() -> None:
    state = building(kicked_off(4), BLACK)
    state = holding(holding(state, 0, turned=quarter(TL, "post")), 2, turned=quarter(TL))

    state, _ = done(state, 0, Build(TL, None))

    assert why_not(state, 2, Build(TL, None)) == ("LIG-30", "already-built")
    assert Build(TR, None) in GAME.moves(state, 2)


@pytest.mark.rule("LIG-22")
@pytest.mark.parametrize("move", [Build(TL, None), TurnRound(None), TakeOut(TL, 0)])
def test_no_quarter_is_laid_on_the_way_to_the_goal(move: Move) -> None:
    state = holding(filling(kicked_off(), BLACK), BLACK, turned=shirt(4))

    assert why_not(state, BLACK, move) == ("LIG-20", "not-at-the-goal-yet")
