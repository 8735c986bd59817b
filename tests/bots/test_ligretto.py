"""Ligretto-Fußball: sums by the shortest way, goals with a last look, hands as quick as hands are, and levels that differ."""

from itertools import product
from random import Random
from statistics import fmean

import pytest
from msgspec.structs import replace

from anpfiff.bots import bot_called
from anpfiff.bots.bot import Chooser
from anpfiff.bots.levels import LEVELS, NAMES, QUICKEST
from anpfiff.bots.ligretto import choose as plain
from anpfiff.bots.ligretto.player import Player
from anpfiff.bots.ligretto.sums import NEAR, NEVER, TOPS, costs
from anpfiff.bots.ligretto.temper import temper
from anpfiff.bots.reaction import reacting
from anpfiff.core import Act, Input, Step
from anpfiff.games.ligretto.material import PITCH_NUMBERS, SHIRT_NUMBERS
from anpfiff.games.ligretto.model import (
    AcceptBreak,
    Build,
    CallNext,
    Claim,
    Clear,
    DeclineBreak,
    Discard,
    Lay,
    LayOne,
    Move,
    OfferBreak,
    Options,
    Referee,
    TakeOut,
    TurnRound,
    View,
)
from anpfiff.games.ligretto.rules import GAME, Ligretto
from anpfiff.games.ligretto.state import State
from anpfiff.lab.arena import play
from anpfiff.lab.duel import duel
from tests.rules.ligretto.table import (
    BLACK,
    TL,
    TR,
    WHITE,
    building,
    done,
    filling,
    holding,
    kicked_off,
    quarter,
    right_goal,
    shirt,
    shirts,
)

LUCK = range(60)


def chosen(state: State, seat: int, level: str = "rocket") -> set[Move | None]:
    """Whatever the level would do there, now and then."""
    bot, view, moves = bot_called(GAME, level), GAME.view(state, seat), GAME.moves(state, seat)
    return {bot.choose(view, moves, Random(luck)) for luck in LUCK}


def missing(much: int, seats: int = 2) -> State:
    """Black's last pitch card is open, and so much is missing."""
    return filling(kicked_off(seats, row=(10, 9, 8, 7, much)), BLACK, *map(shirts, (10, 9, 8, 7)), ())


def test_the_model_is_solved() -> None:
    """Every cost follows from the others by one movement; the mean is that of the ten cards that may come."""
    table = costs()
    for much, one, other in product(range(1, PITCH_NUMBERS[-1] + 1), TOPS, TOPS):
        own = table[much][one][other]
        assert own[0] == pytest.approx(fmean(own[1:]), abs=2 * NEAR)
        for turned in SHIRT_NUMBERS:
            ways = [1 + table[much][turned][other][0], 1 + table[much][one][turned][0]]
            if turned <= much:
                ways.append(1 + table[much - turned][one][other][0])
            for top, kept in ((one, other), (other, one)):
                if 0 < top <= much:
                    ways.append(1 + fmean(table[much - top][new][kept][turned] for new in TOPS[1:]))
            assert own[turned] <= min(ways) + 2 * NEAR
            if much not in SHIRT_NUMBERS:
                assert own[turned] == pytest.approx(min(ways), abs=2 * NEAR)


def test_what_fits_costs_one_movement_and_nothing_costs_as_much_as_never() -> None:
    table = costs()
    for number, other in product(SHIRT_NUMBERS, TOPS):
        assert table[number][number][other][0] == pytest.approx(1)
        assert table[number][0][other][number] == 1
    assert max(cost for rows in table for row in rows for own in row for cost in own) < NEVER - 1


def test_small_numbers_are_worth_hoarding() -> None:
    """A 1 and a 2 on the piles let four numbers fill at once or in passing; a 9 and a 10 only wait for their own sum."""
    table = costs()
    assert all(table[much][1][2][0] < table[much][9][10][0] - 0.5 for much in range(1, 9))
    state = holding(missing(8), BLACK, shirt(9), (shirts(2), shirts(10)), shirts(3, 4, 5))
    assert chosen(state, BLACK) == {Discard(1)}


def test_what_fills_is_laid_from_wherever_it_lies() -> None:
    assert chosen(holding(missing(8), BLACK, shirt(8, 1), stack=shirts(2)), BLACK) == {Lay(4, None)}
    assert chosen(holding(missing(8), BLACK, shirt(3), ((), shirts(2, 5))), BLACK) <= {
        Lay(4, None),
        Lay(4, 1),
    }
    assert chosen(holding(missing(5), BLACK, shirt(3), ((), shirts(2, 5))), BLACK) == {Lay(4, 1)}


def test_a_number_one_is_laid_at_once_and_a_filled_card_called() -> None:
    assert chosen(holding(kicked_off(), BLACK, shirt(1), stack=shirts(2)), BLACK) == {LayOne(None)}
    state = filling(kicked_off(referee="check"), BLACK, shirts(6, 4))
    assert chosen(holding(state, BLACK, shirt(3), stack=shirts(2)), BLACK) == {CallNext(0)}


def test_a_rest_that_cannot_be_found_is_not_left() -> None:
    """Nobody leaves a 1 to look for who can wait for the 4 itself, with a 1 and a 3 in sight."""
    state = holding(missing(4), BLACK, shirt(2), (shirts(3), shirts(9)), shirts(5, 6))
    assert chosen(state, BLACK) == {Discard(1)}


def test_a_stuck_pitch_card_is_cleared_but_not_for_ever() -> None:
    """All six 1 lie elsewhere, so 9 of 10 leads nowhere."""
    state = filling(kicked_off(row=(1, 1, 1, 2, 10)), BLACK, *map(shirts, (1, 1, 1)), shirts(1, 1), shirts(9))
    state = holding(state, BLACK, shirt(8), (shirts(7), shirts(6)), shirts(2, 3, 4))
    found = chosen(state, BLACK)
    assert {type(move) for move in found} == {Clear, Discard}


def test_overshooting_is_taken_back() -> None:
    state = filling(kicked_off(referee="check"), BLACK, shirts(6, 5))
    state = holding(state, BLACK, shirt(3), (shirts(7), shirts(8)), shirts(2))
    assert {type(move) for move in chosen(state, BLACK)} == {Clear}


def test_team_mates_leave_each_other_what_fills() -> None:
    """With 9 missing a 5 is laid if somebody shows a 4; and nobody touches what a mate can fill at once."""
    alone = holding(missing(9, seats=4), 0, shirt(5), (shirts(1), shirts(10)), shirts(2, 3))
    assert chosen(holding(alone, 2, shirt(4), stack=shirts(8)), 0) == {Lay(4, None)}
    assert chosen(holding(alone, 2, shirt(9, 1), stack=shirts(8)), 0) == {Discard(1)}


def test_who_holds_no_card_leaves_the_pitch_to_the_others() -> None:
    state = filling(kicked_off(4), BLACK, shirts(6))
    assert chosen(holding(state, 0), 0) == {None}


@pytest.mark.parametrize("level", NAMES)
def test_a_right_goal_is_claimed(level: str) -> None:
    assert chosen(building(kicked_off(), BLACK, *right_goal()), BLACK, level) == {Claim()}


def test_quarters_are_turned_and_built_where_they_belong() -> None:
    card = quarter(TR)
    state = holding(building(kicked_off(), BLACK), BLACK, card, stack=(quarter(TL),))
    assert chosen(state, BLACK) == {Build(TR, None)}
    upside = state.with_side(BLACK, replace(state.sides[BLACK], upside=1 << card))
    assert chosen(upside, BLACK) == {TurnRound(None)}
    assert chosen(holding(state, BLACK, quarter(TL, "middle")), BLACK) == {Discard(0)}


def test_a_wrong_goal_is_mended_and_the_young_claim_it_sometimes() -> None:
    _, *others = right_goal()
    state = building(kicked_off(), BLACK, quarter(TL, "middle"), *others)
    assert chosen(state, BLACK) == {TakeOut(TL, 0)}
    assert chosen(state, BLACK, "snail") == {TakeOut(TL, 0), Claim()}
    state = building(kicked_off(), BLACK)
    state = holding(state, BLACK, quarter(TL, "middle"), stack=(quarter(TR),))
    assert chosen(state, BLACK, "snail") == {Build(TL, None), Discard(0)}


def test_a_wrong_sum_is_not_claimed_but_offered_for_breaking_off() -> None:
    state = building(kicked_off(referee="check"), BLACK, *right_goal())
    side = state.sides[BLACK]
    state = state.with_side(BLACK, replace(side, laid=(shirts(9), *side.laid[1:])))
    assert chosen(state, BLACK) == {OfferBreak(), Claim()}
    offered, _ = done(state, BLACK, OfferBreak())
    assert chosen(offered, BLACK) == {None, Claim()}


@pytest.mark.parametrize("level", NAMES)
def test_breaking_off_is_accepted_by_who_is_behind(level: str) -> None:
    ahead = filling(kicked_off(), BLACK, *map(shirts, (10, 9, 8)), ())
    assert chosen(done(ahead, BLACK, OfferBreak())[0], WHITE, level) == {AcceptBreak()}
    assert chosen(done(ahead, WHITE, OfferBreak())[0], BLACK, level) == {DeclineBreak()}


def test_the_young_take_longer_and_nobody_is_quicker_than_a_reaction() -> None:
    dice, state = Random(1), holding(missing(8), BLACK, shirt(3), (shirts(5), shirts(9)), shirts(1))
    view, moves = GAME.view(state, BLACK), GAME.moves(state, BLACK)
    times = [[Player(level).when(view, moves, dice) for _ in LUCK for _ in LUCK] for level in LEVELS]
    means = [*map(fmean, times)]
    assert means == sorted(means, reverse=True)
    assert min(map(min, times)) >= QUICKEST
    assert means[0] > 2_000
    assert means[-1] > 700


class Watched(Ligretto):
    """The game, and who moved when."""

    def __init__(self) -> None:
        super().__init__(GAME.deck)
        self.acts: list[Act[Move]] = []

    def apply(self, state: State, given: Input[Move]) -> Step[State]:
        if isinstance(given, Act):
            self.acts.append(given)
        return super().apply(state, given)


def test_no_hand_moves_twice_within_a_reaction() -> None:
    game = Watched()
    play(game, [bot_called(game, "rocket")] * 4, None, "hands")
    last: dict[int, int] = {}
    for act in game.acts:
        assert act.at - last.get(act.seat, -QUICKEST) >= QUICKEST
        last[act.seat] = act.at


@pytest.mark.parametrize("referee", ["instant", "check"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_mix_of_levels_comes_to_an_end(seats: int, referee: Referee) -> None:
    names = Random(f"{seats} {referee}").choices(NAMES, k=seats)
    played = play(GAME, [bot_called(GAME, name) for name in names], Options(referee=referee), "mixed")
    assert max(played.result.score) == 5
    assert played.moves < 5_000


class Paced:
    """A choice at a pace that is the same for all."""

    def __init__(self, chooser: Chooser) -> None:
        self.choose = chooser

    def when(self, view: View, moves: tuple[Move, ...], dice: Random) -> int:
        return reacting(LEVELS[-1].reaction, temper(LEVELS[-1]).bit, 3, dice)


def test_planning_pays_also_without_quicker_hands() -> None:
    """Measured over 60 matches: 293 goals to 110."""
    bots, goals = [Paced(bot_called(GAME, "rocket").choose), Paced(plain)], [0, 0]
    for match in range(4):
        score = play(GAME, bots, None, f"paced {match}").result.score
        goals = [sum(pair) for pair in zip(goals, score, strict=True)]
    assert goals[0] > 1.5 * goals[1]


@pytest.mark.parametrize(("stronger", "weaker"), [*zip(NAMES[1:], NAMES, strict=False), ("snail", "random")])
def test_every_level_beats_the_one_below(stronger: str, weaker: str) -> None:
    assert duel(GAME, [stronger, weaker], 4, "ladder")[0].share >= 0.75
