"""ALL-3: handicaps are options by seat: every game that has them honours them, and none takes one for a chair that is not there."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from anpfiff.core import Act, AnyGame, Chance, Finished, Refused, Result, Rolling, Tick, chosen
from anpfiff.core.handicap import MOST_STEPS
from anpfiff.games import GAMES
from anpfiff.games.foul import judging
from anpfiff.table.chance import Dice

pytestmark = pytest.mark.rule("ALL-3")
WITH_HEAD_STARTS = [game for game in GAMES.values() if game.head_start is not None]
WITH_CALM = [game for game in GAMES.values() if "calm_for" in game.vocabulary.options.__struct_fields__]
MOST = 200_000
MATCHES = {"elfer-raus-junior": 100}
"""Where a step is small it takes more than a dozen to be seen."""


def played(game: AnyGame, seats: int, options: dict[str, Any], seed: int) -> Result:
    state = game.setup(seats, chosen(game.vocabulary.options, options))
    dice = Dice(f"handicap {seed}")
    lots = Random(seed)
    now = 0
    for _ in range(MOST):
        turn = game.turn(state)
        match turn:
            case Finished(result):
                return result
            case Rolling(what):
                state, _ = game.apply(state, Chance(dice.roll(what)))
                continue
        now += 1_000
        if turn.until is not None and turn.until <= now:
            state, _ = game.apply(state, Tick(turn.until))
            continue
        seat = lots.choice(turn.seats) if turn.seats else None
        if seat is not None:
            move = lots.choice([move for move in game.moves(state, seat) if not move.claims])
            state, _ = game.apply(state, Act(seat, move, now))
    raise AssertionError("it goes on for ever")


def test_the_games_that_are_luck_alone_have_no_head_start() -> None:
    """Nobody is better at turning cards over: what would there be to level?"""
    assert {game.id for game in GAMES.values() if game.head_start is None} == {"karten-fussball", "zweikampf"}


@pytest.mark.parametrize("game", WITH_HEAD_STARTS, ids=lambda game: game.id)
def test_every_number_of_seats_has_its_steps_each_larger_than_the_one_before(game: AnyGame) -> None:
    fewest, most = game.seats
    assert game.head_start is not None
    assert set(game.head_start.sizes) == set(range(fewest, most + 1))
    for sizes in game.head_start.sizes.values():
        assert (0, *sizes) == tuple(sorted({0, *sizes}))


@pytest.mark.parametrize("game", WITH_HEAD_STARTS, ids=lambda game: game.id)
@pytest.mark.parametrize("named", [1, 5])
def test_a_row_that_is_not_one_for_each_seat_is_refused(game: AnyGame, named: int) -> None:
    seats = game.seats[0]
    options = chosen(game.vocabulary.options, {"head_start": [1] * (named if named != seats else named + 1)})
    with pytest.raises(Refused, match="play") as refusal:
        game.setup(seats, options)
    assert refusal.value.rule == "ALL-3"


@pytest.mark.parametrize("game", WITH_HEAD_STARTS, ids=lambda game: game.id)
@pytest.mark.parametrize("steps", [-1, 4, "two"])
def test_steps_out_of_range_are_refused(game: AnyGame, steps: object) -> None:
    with pytest.raises(Refused, match="head_start"):
        chosen(game.vocabulary.options, {"head_start": [steps] * game.seats[0]})


@pytest.mark.parametrize("game", [GAMES["elfer-raus-junior"]], ids=lambda game: game.id)
def test_more_steps_than_the_game_has_are_refused(game: AnyGame) -> None:
    seats = game.seats[0]
    assert game.head_start is not None
    most = len(game.head_start.sizes[seats])
    assert most < MOST_STEPS, "or the range of the option says it"
    with pytest.raises(Refused, match=f"{most + 1}; there are {most}") as refusal:
        game.setup(seats, chosen(game.vocabulary.options, {"head_start": [most + 1] + [0] * (seats - 1)}))
    assert (refusal.value.why, refusal.value.rule) == ("no-such-head-start", "ALL-3")


@pytest.mark.parametrize("game", WITH_CALM, ids=lambda game: game.id)
def test_calm_of_ones_own_is_for_those_who_sit_there(game: AnyGame) -> None:
    with pytest.raises(Refused, match="play"):
        game.setup(2, chosen(game.vocabulary.options, {"calm_for": [500, 0, 0]}))
    with pytest.raises(Refused, match="calm_for"):
        chosen(game.vocabulary.options, {"calm_for": [700, 0]})


@pytest.mark.parametrize(
    "game", [game for game in WITH_HEAD_STARTS if game.id != "ligretto"], ids=lambda game: game.id
)
def test_whoever_has_the_largest_head_start_wins_more_of_what_is_drawn_by_lot(game: AnyGame) -> None:
    seats = game.seats[0]
    assert game.head_start is not None
    steps = len(game.head_start.sizes[seats])
    matches = MATCHES.get(game.id, 12)
    won = 0
    for seed in range(matches):
        result = played(game, seats, {"head_start": [0] * (seats - 1) + [steps]}, seed)
        won += seats - 1 in result.winners
    assert won > matches / seats


def test_in_ligretto_a_team_has_the_largest_head_start_of_its_players() -> None:
    """Black sits at 0 and 2, white at 1 and 3."""
    game = GAMES["ligretto"]
    options = chosen(game.vocabulary.options, {"head_start": [0, 1, 3, 0]})
    assert game.setup(4, options).ahead == (3, 1)


def test_in_foul_nobody_comes_home_early_while_another_s_last_card_is_in_doubt() -> None:
    """FOUL-10: that win comes first."""
    early = (1,)
    blank = GAMES["foul"].setup(
        3, chosen(GAMES["foul"].vocabulary.options, {"head_start": [0, 1, 0], "first": 0})
    )
    state = replace(blank, lots=False, hands=((), early, (2, 3)), to_lay=1, pile=(5,))
    assert state.win_in_doubt
    assert not state.home_early
    assert replace(state, hands=((4,), early, (2, 3))).home_early


def test_in_foul_the_referee_counts_hands_less_a_head_start() -> None:
    blank = GAMES["foul"].setup(
        3, chosen(GAMES["foul"].vocabulary.options, {"head_start": [0, 0, 2], "first": 0})
    )
    state, _ = judging._whistled(replace(blank, hands=((1, 2, 3), (4, 5, 6), (7, 8, 9, 10))))
    assert state.winners == (2,)


@pytest.mark.parametrize("name", ["elfer-raus", "elfer-raus-junior"])
def test_nobody_begins_a_turn_with_as_few_cards_as_would_have_won(name: str) -> None:
    game = GAMES[name]
    options = chosen(game.vocabulary.options, {"head_start": [1, 1, 1]})
    for seed in range(12):
        dice, lots = Dice(f"early {seed}"), Random(seed)
        state, left = game.setup(3, options), (0,) * 3
        while not isinstance(turn := game.turn(state), Finished):
            if isinstance(turn, Rolling):
                state, _ = game.apply(state, Chance(dice.roll(turn.what)))
                continue
            view = game.view(state, None)
            begins = not view.has_laid and not view.drawn
            assert not begins or view.hands[turn.seats[0]] > 1
            state, _ = game.apply(state, Act(turn.seats[0], lots.choice(game.moves(state, turn.seats[0]))))
            left = game.view(state, None).hands
        assert min(left) <= 1


def test_in_foul_nobody_who_is_home_early_is_asked_for_another_card() -> None:
    game = GAMES["foul"]
    options = chosen(game.vocabulary.options, {"head_start": [3, 3, 3], "window": 0})
    for seed in range(6):
        dice, lots = Dice(f"early {seed}"), Random(seed)
        state = game.setup(3, options)
        while not isinstance(turn := game.turn(state), Finished):
            if isinstance(turn, Rolling):
                state, _ = game.apply(state, Chance(dice.roll(turn.what)))
                continue
            seat = lots.choice(turn.seats)
            state, _ = game.apply(state, Act(seat, lots.choice(game.moves(state, seat))))
            assert not state.home_early
