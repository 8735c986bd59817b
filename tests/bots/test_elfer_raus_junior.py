"""Elfer raus! Junior: luck decides most; holding back decides the rest."""

from random import Random

import pytest

from anpfiff.bots import bot_called
from anpfiff.bots.elfer_raus_junior.guess import guessed
from anpfiff.bots.elfer_raus_junior.playout import goes_out, winner
from anpfiff.bots.elfer_raus_junior.strengths import CLINGING
from anpfiff.bots.elfer_raus_junior.worth import worth
from anpfiff.core import Act, Finished, Rolling, Seat, Waiting
from anpfiff.core.number_cards import card_set
from anpfiff.games.elfer_raus_junior.model import Draw, EndTurn, Lay, Move
from anpfiff.games.elfer_raus_junior.rows import LAID_OUT, fitting
from anpfiff.games.elfer_raus_junior.rules import GAME
from anpfiff.games.elfer_raus_junior.state import State
from anpfiff.lab.duel import duel
from tests.laws.cases.elfer_raus_junior import CASE
from tests.laws.matches import match_of
from tests.rules.elfer_raus_junior.table import card, cards, table


def made(state: State, name: str, seat: Seat = 0) -> Move:
    move = bot_called(GAME, name).choose(GAME.view(state, seat), GAME.moves(state, seat), Random(1))
    assert isinstance(move, Lay | Draw | EndTurn)
    return move


def positions(seed: int) -> list[State]:
    states = [moment.after for moment in match_of(CASE, seed)]
    return [state for state in states if isinstance(GAME.turn(state), Waiting)]


@pytest.mark.parametrize(("better", "worse"), [("fox", "tortoise"), ("rabbit", "snail")])
def test_every_level_beats_the_second_below(better: str, worse: str) -> None:
    standing, _ = duel(GAME, [better, worse], 240, "1")
    assert standing.share > 0.53


@pytest.mark.parametrize("other", ["eager", "random"])
def test_who_holds_back_beats_who_does_not(other: str) -> None:
    fox, _ = duel(GAME, ["fox", other], 160, "1")
    assert fox.share > 0.58


def test_the_rocket_beats_the_snail() -> None:
    rocket, _ = duel(GAME, ["rocket", "snail"], 12, "1")
    assert rocket.share > 0.55


def test_the_snail_wins_sometimes() -> None:
    snail, _ = duel(GAME, ["snail", "random"], 120, "1")
    assert 0.25 < snail.share < 0.6


@pytest.mark.parametrize(
    ("hand", "better", "worse"),
    [("red 2 3 4, gold 2", "red 2", "gold 2"), ("red 2 4, gold 2 8", "red 2", "gold 2")],
)
def test_a_card_is_worth_more_the_nearer_the_own_ones_are(hand: str, better: str, worse: str) -> None:
    own = card_set(cards(hand))
    assert worth(card(better), own, LAID_OUT) > worth(card(worse), own, LAID_OUT)


@pytest.mark.parametrize(("hand", "out"), [("red 2 3 10", True), ("red 2 4", False), ("red 3", False)])
def test_a_hand_goes_out_if_it_hangs_together(hand: str, out: bool) -> None:  # noqa: FBT001 -- a row of the table
    assert goes_out(card_set(cards(hand)), fitting(LAID_OUT)) is out


@pytest.mark.parametrize(("name", "lays"), [("snail", True), ("fox", False)])
def test_the_fox_keeps_the_card_it_has_drawn_and_the_snail_lays_it(
    name: str,
    lays: bool,  # noqa: FBT001 -- a row of the table
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(CLINGING, 4, 0.0)
    state = table("red 2 5", "gold 2 5", drawn="red 2")
    assert made(state, name) == (Lay(card("red 2")) if lays else EndTurn())


@pytest.mark.parametrize("seed", range(len(CASE.settings)))
def test_a_match_played_on_fast_ends_as_by_the_rules_in_full(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CLINGING, 4, 0.0)
    for state in positions(seed)[::5]:
        assert winner(state) == slowly(state)


def slowly(state: State) -> Seat:
    """Foxes that never cling play on."""
    while not isinstance(turn := GAME.turn(state), Finished | Rolling):
        (seat,) = turn.seats
        state, _ = GAME.apply(state, Act(seat, made(state, "fox", seat)))
    assert isinstance(turn, Finished)
    return turn.result.winners[0]


def test_a_guess_looks_like_what_is_seen() -> None:
    dice = Random(1)
    for state in positions(0):
        seat = state.seat or 0
        view = GAME.view(state, seat)
        likely = guessed(GAME.imagine(view, dice), seat, dice)
        assert GAME.view(likely, seat) == view
        assert CASE.pieces(likely) == CASE.pieces(state)
