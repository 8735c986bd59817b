"""Foul in numbers. A learner sees what the view remembers for everybody who pays attention."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, get_args

from anpfiff.core import Options
from anpfiff.core.number_cards import COLOURS, DECK, NumberCard, colour, number
from anpfiff.games.foul.model import AfterCall, Bluff, View
from anpfiff.games.foul.rules import HEAD_START, HIGHEST
from anpfiff.lab.training.catalogue import Domains
from anpfiff.lab.training.encoding import (
    Feature,
    Sheet,
    around,
    flag,
    from_me,
    mark,
    marks,
    seat_mark,
    share,
    shares,
    word,
)

TOGETHER = True
"""A window in which everybody may doubt."""
MOST_KEPT = HEAD_START.largest
MANY = 100
"""Calls; beyond, it makes no difference how many."""
PLACES = tuple((number(card) - 1) * len(COLOURS) + colour(card) for card in DECK)
"""Cards stand by number, then colour, as in the hand."""


def features(seats: int) -> tuple[Feature, ...]:
    highest = HIGHEST[seats]
    cards = highest * len(COLOURS)
    return (
        word("bluff", get_args(Bluff), lambda view: view.options.bluff),
        word("after call", get_args(AfterCall), lambda view: view.options.after_call),
        flag("skip gone", lambda view: view.options.skip_gone),
        _cards("hand", cards, lambda view: view.hand),
        marks("count", highest, lambda view: (n - 1 for n in view.count)),
        shares("hands", seats, cards, lambda view: around(view, view.hands) if view.hands else ()),
        share("pile", cards, lambda view: view.pile),
        share("aside", cards, lambda view: view.aside),
        seat_mark("to lay", seats, lambda view: view.to_lay),
        mark("due", highest, lambda view: None if view.due is None else view.due - 1),
        seat_mark("claimed by", seats, lambda view: view.claim and view.claim.seat),
        mark("claimed", highest, lambda view: view.claim and view.claim.number - 1),
        marks("silent", seats, lambda view: _seats(view, view.silent, seats)),
        marks("said fair", seats, lambda view: _seats(view, view.said_fair, seats)),
        seat_mark("called by", seats, lambda view: view.last_call and view.last_call.seat),
        seat_mark("called against", seats, lambda view: view.last_call and view.last_call.against),
        mark("called number", highest, lambda view: view.last_call and view.last_call.number - 1),
        _cards("called card", cards, lambda view: () if view.last_call is None else (view.last_call.card,)),
        _cards("last pile", cards, lambda view: view.last_pile),
        flag("window", lambda view: view.opens is not None),
        share("calls", MANY, lambda view: view.calls),
        share("calls left", MANY, lambda view: view.calls_left),
        _cards("own on pile", cards, lambda view: view.memory.pile),
        _cards("own aside", cards, lambda view: view.memory.aside),
        Feature("seen with", seats * cards, _seen(seats, cards)),
        Feature("lacked", seats * highest, _lacked(seats, highest)),
        marks("winners", seats, lambda view: _seats(view, view.winners, seats)),
        shares("may keep", seats, MOST_KEPT, lambda view: around(view, view.spare)),
    )


def domains(seats: int, _options: Options) -> Domains:
    return {"card": [card for card in DECK if number(card) <= HIGHEST[seats]]}


def about(view: View) -> object:
    """FOUL-5: a word is for the card it was meant for, and a card for the number that was due."""
    return view.claim, view.pile


def _cards(name: str, size: int, read: Callable[[Any], Iterable[NumberCard]]) -> Feature:
    return marks(name, size, lambda view: [PLACES[card] for card in read(view)])


def _seats(view: View, seated: Iterable[int], seats: int) -> Iterator[int]:
    return ((seat - (view.seat or 0)) % seats for seat in seated)


def _seen(seats: int, cards: int) -> Callable[[Sheet, int, View], None]:
    """For each seat the cards seen to go there; the more it has laid since, the fainter."""

    def write(sheet: Sheet, start: int, view: View) -> None:
        for seen in view.memory.seen:
            chair = from_me(view, seen.seat, seats) or 0
            sheet[start + chair * cards + PLACES[seen.card]] = 1 / (1 + seen.laid)

    return write


def _lacked(seats: int, highest: int) -> Callable[[Sheet, int, View], None]:
    """For each seat the numbers it was found without; the more it has taken since, the fainter."""

    def write(sheet: Sheet, start: int, view: View) -> None:
        for lack in view.memory.lacked:
            chair = from_me(view, lack.seat, seats) or 0
            sheet[start + chair * highest + lack.number - 1] = 1 / (1 + lack.taken)

    return write
