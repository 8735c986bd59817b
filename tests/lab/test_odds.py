"""Exact odds: held against every way there is where those are few, and against the real rules where they are many."""

import json
import math
from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations

import pytest

from anpfiff.bots.elfmeter.penalty import penalty
from anpfiff.cli import main
from anpfiff.games import GAMES
from anpfiff.games.elfmeter.material import SHIPPED
from anpfiff.games.karten_fussball.cards import DECK, matches
from anpfiff.games.karten_fussball.model import CardOut, GoalScored
from anpfiff.games.karten_fussball.rules import GAME as KARTEN
from anpfiff.lab.games.elfmeter.odds import EVERY, field_odds, left_over
from anpfiff.lab.games.karten_fussball.odds.position import Position, bare, renamed, seen
from anpfiff.lab.games.karten_fussball.odds.round import goal
from anpfiff.lab.games.karten_fussball.odds.run import row_odds, top_card
from anpfiff.lab.games.zweikampf import odds as zweikampf
from anpfiff.lab.odds import WORKED_OUT, odds_of
from anpfiff.lab.odds.counted import counted
from anpfiff.lab.odds.counted.course import course

ENOUGH = 4
"""Standard errors: with a fixed seed it either holds or it does not, and further off chance would hardly be."""


def shuffles(numbers: int) -> list[tuple[tuple[int, int], ...]]:
    """Every way to deal two cards of each number into pairs."""
    cards = [number for number in range(numbers) for _ in range(2)]
    deals = permutations(range(len(cards)))
    return [
        tuple((cards[deal[pair]], cards[deal[pair + numbers]]) for pair in range(numbers)) for deal in deals
    ]


def won(pairs: tuple[tuple[int, int], ...]) -> tuple[int, int]:
    """DUEL-2 to DUEL-4, once more and as plainly as can be."""
    first = second = waiting = 0
    for mine, yours in pairs:
        waiting += 2
        if mine != yours:
            first, second = (first + waiting, second) if mine > yours else (first, second + waiting)
            waiting = 0
    return first, second


@pytest.mark.parametrize("numbers", [1, 2, 3, 4])
def test_small_duels_end_as_often_as_worked_out(numbers: int) -> None:
    deals = shuffles(numbers)
    scores = Counter(map(won, deals))
    assert zweikampf.score_odds(numbers) == {
        score: Fraction(times, len(deals)) for score, times in scores.items()
    }
    equal = Counter(sum(mine == yours for mine, yours in deal) for deal in deals)
    assert zweikampf.equal_pairs(numbers) == tuple(
        Fraction(equal[many], len(deals)) for many in range(numbers + 1)
    )
    left = sum(deal[-1][0] == deal[-1][1] for deal in deals)
    assert zweikampf.left_over(numbers) == Fraction(left, len(deals))


@pytest.mark.parametrize("pairs", [1, 2, 3])
def test_small_duels_are_turned_round_as_often_as_worked_out(pairs: int) -> None:
    decided = led = 0
    for deal in shuffles(4):
        (mine, yours), (first, second) = won(deal), won(deal[:pairs])
        decided += mine != yours
        led += (mine - yours) * (first - second) > 0
    assert zweikampf._led_and_won(4, pairs) == Fraction(led, decided)


def test_the_first_card_of_a_round_finds_ten_of_thirty_one_that_fit() -> None:
    run = top_card(bare(4), 0)
    assert run.through(1) == Fraction(10, 31)
    assert run.goal == Fraction(10 * 9 * 8 * 7, 31 * 30 * 29 * 28)
    assert sum(run.stopped) + run.goal == 1


def test_the_second_card_on_one_row_is_as_likely_as_every_deal_says() -> None:
    """All cards are alike, so the first is any; then the row's first, the second card, and the row's second."""
    deals = list(permutations(DECK[1:], 3))
    goals = sum(matches(card, first) or matches(card, second) for first, card, second in deals)
    assert goal(2, 1) == Fraction(goals, len(deals))


@pytest.mark.parametrize("cards", range(4))
def test_a_row_is_passed_as_often_as_every_choice_of_its_cards_says(cards: int) -> None:
    """The mean over all choices, and the least and the most of them."""
    least, mean, most = row_odds(cards)
    others = [list(some) for some in combinations(DECK[1:], min(cards + 1, 3))]
    assert mean == Fraction(sum(any(matches(0, card) for card in some) for some in others), len(others))
    assert least <= mean <= most


def test_positions_under_other_names_have_the_same_odds() -> None:
    position = Position((frozenset({17, 22}), frozenset({3})), frozenset({9, 30}))
    twin = renamed(position)
    assert twin != position
    assert top_card(twin, 1) == top_card(position, 1)


def test_goals_fall_as_often_as_the_positions_before_them_say() -> None:
    """Every card of some matches: what was to be expected of it, and what it did."""
    surplus, spread = 0.0, 0.0
    for match in range(25):
        state, chance = KARTEN.setup(2, None), 0.0
        for after, events in course(KARTEN, state, f"expected {match}"):
            surplus += sum(isinstance(event, GoalScored) for event in events)
            if any(isinstance(event, GoalScored | CardOut) for event in events):
                surplus, spread = surplus - chance, spread + chance * (1 - chance)
            view = KARTEN.view(after, None)
            if view.turn is not None and view.in_play is None:
                chance = float(top_card(seen(view), view.turn).goal)
    assert spread > 50
    assert abs(surplus) <= ENOUGH * math.sqrt(spread)


def test_any_two_cards_left_to_both_is_what_every_choice_of_them_says() -> None:
    shots = [face.shot for face in SHIPPED.attack.values()]
    dives = [face.dive for face in SHIPPED.defence.values()]
    goals = [
        penalty(frozenset(mine), frozenset(yours)).goal
        for mine in combinations(shots, 2)
        for yours in combinations(dives, 2)
    ]
    assert left_over(2, 2) == sum(goals, Fraction(0)) / len(goals)
    assert all(sum(field_odds(fields, cards) for fields in EVERY) == 1 for cards in range(1, 25))


@pytest.mark.parametrize(
    ("game", "played"),
    [
        ("zweikampf", 1_000),
        ("karten-fussball", 1_000),
        ("elfmeter", 400),
        pytest.param("wuerfel-fussball", 600, marks=pytest.mark.many),
    ],
)
def test_the_real_rules_say_the_same(game: str, played: int) -> None:
    counts = counted(game, played, "anpfiff")
    figures = [figure for figure in odds_of(game).figures if figure.key in counts]
    assert len(figures) == len(counts)
    for figure in figures:
        assert counts[figure.key].apart(figure.worth) <= ENOUGH, (figure, counts[figure.key])


@pytest.mark.parametrize("game", [game for game in WORKED_OUT if game != "wuerfel-fussball"])
def test_the_command_prints_every_figure_with_its_rules(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "odds", game]) == 0
    shown = capsys.readouterr().out
    for figure in odds_of(game).figures:
        assert all(rule in shown for rule in figure.rules)
    assert GAMES[game].title in shown


def test_the_command_answers_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "odds", "zweikampf", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    figures = {figure["key"]: figure for figure in answer["figures"]}
    assert figures["left-over"]["exact"] == "1/39"
    assert 2 * figures["win"]["value"] + figures["tie"]["value"] == pytest.approx(1)


@pytest.mark.parametrize(("game", "why"), [("schach", "unknown game"), ("foul", "no odds")])
def test_a_game_without_odds_is_named_in_one_line(
    game: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "odds", game]) == 2
    said = capsys.readouterr().err
    assert why in said
    assert said.count("\n") == 1
