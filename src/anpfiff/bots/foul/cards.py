"""Which card to part with: the one that is least likely to be asked for."""

from collections.abc import Sequence
from random import Random

from anpfiff.bots.foul.stakes import Stakes, threshold
from anpfiff.core.number_cards import COLOURS, number
from anpfiff.games.foul.model import Lay, View

GOES_ON = 0.8
"""How often a pile grows by another card."""
STEADY = 0.95
"""How often a card that is laid leaves seats and numbers in step."""
OUT_OF_STEP = 60
"""For a number that never comes here: it counts as one that comes after this number of cards."""
DOUBLE = 0.6
"""What another card of the same number is worth, compared with the first."""
BOLDNESS = 0.5
"""How much of the room for bluffs is used."""


def true_card(view: View, lays: Sequence[Lay]) -> Lay | None:
    return next((lay for lay in lays if number(lay.card) == view.due), None)


def least_wanted(view: View, lays: Sequence[Lay], dice: Random) -> Lay:
    """Among equals by lot, so that nobody can tell from a card what else is there."""
    wants = [_wanted(view, number(lay.card)) for lay in lays]
    least = [lay for lay, want in zip(lays, wants, strict=True) if want == min(wants)]
    return least[int(dice.random() * len(least))]


def _wanted(view: View, value: int) -> float:
    """How likely the number comes due in this seat: on this pile, or on one of the next, wherever it begins."""
    if value not in view.count or view.due is None:
        return 0.0
    ahead = view.count.index(value) - view.count.index(view.due)
    wanted = _after_restart if view.options.after_call == "restart" else _going_on
    held = sum(number(card) == value for card in view.hand)
    return wanted(view, ahead) * DOUBLE ** (held - 1)


def _after_restart(view: View, ahead: int) -> float:
    """Every call brings the low numbers again."""
    assert view.due is not None
    seats = len(view.hands)
    here = GOES_ON**ahead if ahead > 0 and ahead % seats == 0 else 0.0
    return here + GOES_ON ** (view.count.index(view.due) + ahead + 2) / seats


def _going_on(view: View, ahead: int) -> float:
    """Seats and numbers keep step, lap for lap, until somebody doubts a true card: some numbers never come here."""
    seats = len(view.hands)
    lap = len(view.count)
    turns = (cards for cards in range(ahead % lap, seats * lap, lap) if cards and cards % seats == 0)
    return STEADY ** next(turns, OUT_OF_STEP)


def bluffs(view: View, dice: Random) -> bool:
    """Where it is free: bluff with the number in hand, so rarely that doubting the claim pays nobody."""
    return view.options.bluff == "free" and dice.random() < BOLDNESS * bluff_share(
        without(view), _point(view)
    )


def bluff_share(without: float, point: float) -> float:
    """The most bluffs with the number in hand that leave a claim foul no more often than a call pays."""
    return max(0.0, (point - without) / (1 - without)) if without < 1 else 0.0


def without(view: View) -> float:
    """How likely the others must think it that this hand has none of the number."""
    assert view.seat is not None
    share = view.hands[view.seat] / max(1, sum(view.hands) + view.pile)
    return float((1 - share) ** len(COLOURS))


def _point(view: View) -> float:
    """From which odds on the next player would call."""
    assert view.seat is not None
    hands = tuple(size - (seat == view.seat) for seat, size in enumerate(view.hands))
    if not hands[view.seat]:
        return 0.0
    return threshold(Stakes(hands, view.pile + 1, view.seat, (view.seat + 1) % len(hands)))
