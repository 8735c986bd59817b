"""The small Foul is solved, and the bot's thresholds follow it."""

from functools import cache

import pytest

from anpfiff.bots.foul.cards import bluff_share
from anpfiff.bots.foul.stakes import Stakes, gain, threshold
from anpfiff.games.foul.model import Bluff
from anpfiff.lab.games.foul.reduced import (
    CALL,
    EACH,
    PASS,
    Judged,
    Known,
    Strategy,
    deals,
    exploitability,
    judged,
    solved,
)

both_ways = pytest.mark.parametrize("bluff", ["forced", "free"])


@cache
def solution(bluff: Bluff) -> Strategy:
    return solved(bluff, 150)


def stakes_of(known: Known) -> Stakes:
    """The same card as a bot would see it."""
    layer = known.turn % 2
    left = EACH - known.turn // 2 - 1
    hands = (len(known.hand), left) if layer else (left, len(known.hand))
    due = None if known.turn == 3 else (known.turn + 1) % 2 + 1 in known.hand
    return Stakes(hands, known.turn + 1, layer, known.seat, has_due=due)


def clear(cards: tuple[Judged, ...]) -> list[Judged]:
    """Those that come up, and that the solution decides one way."""
    return [card for card in cards if card.reached > 0.01 and not 0.2 < card.calls < 0.8]


def test_every_deal_is_counted_once() -> None:
    assert sum(chance for _, chance in deals()) == pytest.approx(1)


@both_ways
def test_nobody_can_gain_a_hundredth_of_a_card_against_the_solution(bluff: Bluff) -> None:
    assert 0 <= exploitability(solution(bluff), bluff) <= 0.01


@both_ways
def test_the_measure_bites_who_always_or_never_calls(bluff: Bluff) -> None:
    for calls in (0.0, 1.0):
        stubborn = {
            known: {CALL: calls, PASS: 1 - calls} if known.judging else mix
            for known, mix in solution(bluff).items()
        }
        assert exploitability(stubborn, bluff) > 1


def test_with_nothing_to_come_the_bot_calls_from_the_same_odds_as_the_solution() -> None:
    last = [card for card in judged(solution("free")) if card.known.turn == 3]
    assert clear(tuple(last))
    for card in clear(tuple(last)):
        assert (card.calls > 0.5) == (gain(stakes_of(card.known), card.odds) > 0)


def test_where_the_solution_hesitates_the_odds_are_at_the_bots_threshold() -> None:
    """Who mixes is indifferent: the last card is neither worth a call nor not."""
    last = [card for card in judged(solution("free")) if card.known.turn == 3 and card.reached > 0.01]
    for card in last:
        if 0.05 < card.calls < 0.95:
            assert card.odds == pytest.approx(threshold(stakes_of(card.known)), abs=0.03)


@both_ways
def test_who_must_bluff_next_calls_earlier_in_the_solution_and_so_does_the_bot(bluff: Bluff) -> None:
    """The first card, before a judge whose next card would be foul, or true."""
    first = [card for card in clear(judged(solution(bluff))) if card.known.turn == 0]
    foul_next = [card.odds for card in first if card.calls > 0.5 and 2 not in card.known.hand]
    true_next = [card.odds for card in first if card.calls < 0.5 and 2 in card.known.hand]
    assert min(foul_next) < max(true_next)
    assert not [card for card in first if card.calls > 0.5 and 2 in card.known.hand]
    bots = {has_due: threshold(Stakes((1, 2), 1, 0, 1, has_due=has_due)) for has_due in (False, None, True)}
    assert bots[False] < bots[None] < bots[True]


def test_once_a_pile_is_worth_taking_a_claim_is_foul_no_more_often_than_a_call_pays() -> None:
    """In the solution by itself, in the bot by its bluff share."""
    cards = judged(solution("free"))
    for turn in (2, 3):
        laid = [card for card in cards if card.known.turn == turn]
        foul = sum(card.reached * card.odds for card in laid) / sum(card.reached for card in laid)
        most = threshold(stakes_of(laid[0].known))
        assert foul < 0.5
        assert 0.3 + 0.7 * bluff_share(0.3, most) <= max(0.3, most) + 1e-9
