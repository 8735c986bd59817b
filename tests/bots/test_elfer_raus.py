"""Elfer raus!: holding back wins, and thinking ahead wins more."""

from random import Random

import pytest

from anpfiff.bots import bot_called
from anpfiff.bots.elfer_raus.guess import guessed
from anpfiff.bots.elfer_raus.playout import winner
from anpfiff.bots.elfer_raus.strengths import HASTE
from anpfiff.bots.elfer_raus.worth import worth
from anpfiff.bots.levels import LEVELS
from anpfiff.core import Act, Finished, Rolling, Seat, Waiting
from anpfiff.core.number_cards import card_set
from anpfiff.games.elfer_raus.model import Draw, EndTurn, Lay, Move
from anpfiff.games.elfer_raus.rules import GAME
from anpfiff.games.elfer_raus.state import State
from anpfiff.lab.duel import duel
from tests.laws.cases.elfer_raus import CASE
from tests.laws.matches import match_of
from tests.rules.elfer_raus.table import card, cards, table

REST = "grey 1 2 3 4 5 6 7 8"


def made(state: State, name: str = "rocket", seat: Seat = 0) -> Move:
    move = bot_called(GAME, name).choose(GAME.view(state, seat), GAME.moves(state, seat), Random(1))
    assert isinstance(move, Lay | Draw | EndTurn)
    return move


def positions(seed: int) -> list[State]:
    states = [moment.after for moment in match_of(CASE, seed)]
    return [state for state in states if isinstance(GAME.turn(state), Waiting)]


@pytest.mark.parametrize(
    ("better", "worse"), [("fox", "rabbit"), ("rabbit", "tortoise"), ("tortoise", "snail")]
)
def test_every_level_beats_the_one_below(better: str, worse: str) -> None:
    standing, _ = duel(GAME, [better, worse], 160, "1")
    assert standing.share > 0.55


def test_the_snail_is_beaten_by_whoever_plays_anything_and_wins_sometimes() -> None:
    snail, anybody = duel(GAME, ["snail", "random"], 100, "1")
    assert 0.1 < snail.share < anybody.share


def test_who_holds_back_beats_three_who_lay_everything() -> None:
    fox, *_ = duel(GAME, ["fox", "eager", "eager", "eager"], 80, "1")
    assert fox.share > 0.6


@pytest.mark.many
@pytest.mark.parametrize(("others", "fair"), [("eager", 0.45), ("rabbit", 0.30)])
def test_the_rocket_beats_three_others(others: str, fair: float) -> None:
    rocket, *_ = duel(GAME, ["rocket", *[others] * 3], 16, "1")
    assert rocket.share >= fair


def test_a_door_is_opened_before_a_reserve_and_a_gift_is_held_back() -> None:
    hand = card_set(cards("red 10 5, gold 2 1, blue 10"))
    door, reserve, gift = (worth(card(text), hand) for text in ("red 10", "gold 2", "blue 10"))
    assert door > reserve > gift


@pytest.mark.parametrize("name", ["fox", "rocket"])
def test_who_can_go_out_does(name: str) -> None:
    state = table("red 10 9 12", REST, has_laid=True)
    assert isinstance(made(state, name), Lay)


@pytest.mark.parametrize("name", ["snail", "fox", "rocket"])
def test_a_gift_is_held_back_once_a_card_is_laid(name: str) -> None:
    state = table("red 10, grey 1", "red 9 8 7, gold 2", pile="gold 3 4 5 6 7 8", has_laid=True)
    assert made(state, name) == EndTurn()


def test_the_tortoise_lays_whatever_it_can() -> None:
    assert isinstance(made(table("red 10, grey 1", REST, has_laid=True), "tortoise"), Lay)


def test_haste_lessens_from_the_tortoise_on() -> None:
    assert sorted(list(HASTE.values())[1:], reverse=True) == [HASTE[level.number] for level in LEVELS[1:]]


@pytest.mark.parametrize("seed", range(len(CASE.settings)))
def test_a_match_played_on_fast_ends_as_by_the_rules_in_full(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(HASTE, 4, 0.0)
    for state in positions(seed)[1::9]:
        assert winner(state) == slowly(state)


def slowly(state: State) -> Seat:
    """Foxes without haste play on; a turn that has begun by laying is over, but to go out."""
    while not isinstance(turn := GAME.turn(state), Finished | Rolling):
        (seat,) = turn.seats
        state, _ = GAME.apply(state, Act(seat, made(state, "fox", seat)))
    assert isinstance(turn, Finished)
    return turn.result.winners[0]


def test_a_guess_looks_like_what_is_seen_and_leaves_fewer_fitting_cards_in_other_hands() -> None:
    dice, by_lot, by_guess = Random(1), 0, 0
    for state in positions(0)[1:]:
        seat = state.seat or 0
        view = GAME.view(state, seat)
        imagined = GAME.imagine(view, dice)
        likely = guessed(imagined, seat, dice)
        assert GAME.view(likely, seat) == view
        assert CASE.pieces(likely) == CASE.pieces(state)
        by_lot += others_that_fit(imagined, seat)
        by_guess += others_that_fit(likely, seat)
    assert by_guess < 0.9 * by_lot


def others_that_fit(state: State, seat: Seat) -> int:
    return sum(
        (taken & state.fitting).bit_count() for other, taken in enumerate(state.taken) if other != seat
    )
