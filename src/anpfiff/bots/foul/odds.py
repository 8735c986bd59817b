"""How likely a card is foul: where can the number's four cards be?

Each card that could be anywhere is in the layer's hand with the odds of that hand among all places; what was seen, laid or
set aside changes them. Where bluffing is forced, a card is foul if the hand had none of the number.
"""

from collections.abc import Iterable
from typing import NamedTuple

from anpfiff.core.number_cards import COLOURS, number
from anpfiff.games.foul.model import Cards, Claim, View

KEPT = 0.85
"""The odds that a card that was seen is still there when its holder has laid another."""
TRUE_ASIDE = 0.9
"""How often a card that is set aside is what was said."""
ASTRAY = 0.4
"""A card of the pile is another number than was said less often than a card in a hand is."""
SUSPICION = 0.1
"""How often who holds the number lays another, where that is free."""


class Mind(NamedTuple):
    """What somebody takes into account beside its own hand."""

    errors: float = 0.0
    counts: bool = True
    """How often each number must have been set aside, and its own cards among them."""
    watches: bool = True
    """Who took which cards, and who was found without a number."""
    weighs: bool = True
    """The pile against the odds; else a card is doubted the more, the less it is believed."""
    plans: bool = True
    """Which cards will be asked for, before one is given away as another; who else will doubt."""


def foul_odds(view: View, claim: Claim, mind: Mind) -> float:
    """The odds that the card just laid is not what was said."""
    none = 1.0
    for chance in _chances(view, claim, mind):
        none *= 1 - chance
    return none if view.bluff == "forced" else none + (1 - none) * SUSPICION


def _chances(view: View, claim: Claim, mind: Mind) -> Iterable[float]:
    """For each card of the number that is not known to be elsewhere: the odds that the layer had it."""
    anywhere = _anywhere(view, claim, mind)
    seen = [seen for seen in view.memory.seen if number(seen.card) == claim.number] if mind.watches else []
    for card in seen:
        own = card.seat == claim.seat
        still = KEPT ** (card.laid - own)
        yield still * own + (1 - still) * anywhere
    yield from [anywhere] * (len(COLOURS) - _own(view, claim.number, mind) - len(seen))


def _own(view: View, wanted: int, mind: Mind) -> int:
    cards = view.hand + view.memory.pile + (view.memory.aside if mind.counts else ())
    return _many(cards, wanted)


def _many(cards: Cards, wanted: int) -> int:
    return sum(number(card) == wanted for card in cards)


def _anywhere(view: View, claim: Claim, mind: Mind) -> float:
    """The odds that a card nobody has seen was in the layer's hand."""
    hand = view.hands[claim.seat] + 1
    others = sum(size for seat, size in enumerate(view.hands) if seat not in (view.seat, claim.seat))
    places = hand + others + ASTRAY * (view.pile - 1 - len(view.memory.pile))
    here = hand / places * _taken_up(view, claim, hand, mind)
    return here * (1 - _set_aside(view, claim.number, mind)) if mind.counts else here


def _taken_up(view: View, claim: Claim, hand: int, mind: Mind) -> float:
    """Who was found without the number can hold it only among the cards taken since."""
    if not mind.watches or view.bluff == "free":
        return 1.0
    taken = (lack.taken for lack in view.memory.lacked if (lack.seat, lack.number) == claim.key)
    return min(1.0, next(taken, hand) / hand)


def _set_aside(view: View, wanted: int, mind: Mind) -> float:
    """The odds that a card of the number that nobody has seen is out of play: every full pile took one, if it was true."""
    hidden = len(COLOURS) - _own(view, wanted, mind)
    piles = view.aside / (len(view.count) + len(view.left_out))
    gone = TRUE_ASIDE * max(0.0, piles - _many(view.memory.aside, wanted))
    return min(0.9, gone / hidden) if hidden else 0.0
