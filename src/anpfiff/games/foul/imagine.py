"""A position that could lie behind a view: the cards nobody has shown that seat, dealt anew."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from anpfiff.core import Luck, Seat
from anpfiff.core.number_cards import COLOURS, DECK, NumberCard, number
from anpfiff.games.foul.model import Cards, Memory, View
from anpfiff.games.foul.state import State, in_hand

ATTEMPTS = 50
"""Deals in which nobody should hold what they were found without; beyond, hands without a gap are hard to come by."""


class Deal(NamedTuple):
    hands: tuple[Cards, ...]
    pile: Cards
    aside: Cards


def imagine(view: View, dice: Luck) -> State:
    """Other seats remember nothing, and what another took last is not thought up: no rule asks for it."""
    assert view.seat is not None
    hands, pile, aside = _dealt(view, view.seat, dice)
    return State(
        len(hands),
        view.options,
        view.count,
        hands=tuple(map(in_hand, hands)),
        to_lay=view.to_lay or 0,
        start=_start(view),
        pile=pile,
        silent=view.silent,
        opens=view.opens,
        aside=aside,
        last_call=view.last_call,
        last_pile=view.last_pile,
        calls=view.calls,
        spare=view.spare,
        called=view.options.whistle * len(hands) - view.calls_left,
        winners=view.winners,
        memories=tuple(view.memory if seat == view.seat else Memory() for seat in range(len(hands))),
    )


def _start(view: View) -> int:
    """FOUL-8: where the pile began, from what was said last or is to be said next."""
    if view.claim is not None:
        return view.count.index(view.claim.number) - view.pile + 1
    return 0 if view.due is None else view.count.index(view.due)


def _dealt(view: View, own: Seat, dice: Luck) -> Deal:
    deal = _deal(view, own, dice)
    for _ in range(ATTEMPTS):
        if _plausible(view, deal.hands):
            break
        deal = _deal(view, own, dice)
    return deal


def _deal(view: View, own: Seat, dice: Luck) -> Deal:
    order = sorted(_hidden(view), key=lambda _: dice.random())
    aside = _aside(view, order)
    rest = (card for card in order if card not in aside)
    pile = tuple(_pile(view, own, rest))
    hands = tuple(view.hand if seat == own else _hand(view, seat, rest) for seat in range(len(view.hands)))
    return Deal(hands, pile, aside)


def _hidden(view: View) -> Cards:
    """The cards in play that this seat has not got, laid or last seen in a hand that has laid nothing since."""
    held = {seen.card for seen in view.memory.seen if not seen.laid}
    known = held | {*view.hand, *view.memory.pile, *view.memory.aside}
    numbers = {*view.count, *view.left_out}
    return tuple(card for card in DECK if number(card) in numbers and card not in known)


def _aside(view: View, order: list[NumberCard]) -> Cards:
    """FOUL-12: all cards of the numbers left out, and never all four of a number that would have left."""
    most = len(COLOURS) - view.options.skip_gone
    gone = tuple(card for card in order if number(card) in view.left_out)
    aside = [*view.memory.aside, *gone]
    tally = Counter(map(number, aside))
    for card in order:
        value = number(card)
        if len(aside) < view.aside and value in view.count and tally[value] < most:
            aside.append(card)
            tally[value] += 1
    return tuple(aside)


def _pile(view: View, own: Seat, rest: Iterator[NumberCard]) -> Iterator[NumberCard]:
    """Its own cards lie where they were laid."""
    mine = iter(view.memory.pile)
    seats = len(view.hands)
    for below_top in reversed(range(view.pile)):
        assert view.claim is not None
        yield next(mine if (view.claim.seat - below_top) % seats == own else rest)


def _hand(view: View, seat: Seat, rest: Iterable[NumberCard]) -> Cards:
    held = tuple(seen.card for seen in view.memory.seen if seen.seat == seat and not seen.laid)
    return (*held, *(card for _, card in zip(range(view.hands[seat] - len(held)), rest, strict=False)))


def _plausible(view: View, hands: tuple[Cards, ...]) -> bool:
    """FOUL-4: where bluffing is forced, who was found without a number and took nothing since has none."""
    return view.options.bluff == "free" or not any(
        not lack.taken and lack.number in map(number, hands[lack.seat]) for lack in view.memory.lacked
    )
