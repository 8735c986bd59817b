"""Elfer raus! Junior in numbers. Cards stand by row: colour times eleven plus number less one."""

from anpfiff.core import Options
from anpfiff.core.number_cards import NumberCard, colour, number
from anpfiff.games.elfer_raus_junior.rows import DEALT, IN_PLAY, LAST
from anpfiff.lab.training.catalogue import Domains
from anpfiff.lab.training.encoding import Feature, around, flag, mark, marks, seat_mark, share, shares

CARDS = len(IN_PLAY)


def place(card: NumberCard) -> int:
    return colour(card) * LAST + number(card) - 1


def features(seats: int) -> tuple[Feature, ...]:
    return (
        marks("hand", CARDS, lambda view: map(place, view.hand)),
        marks("table", CARDS, lambda view: (place(card) for row in view.rows for card in row)),
        mark("drawn", CARDS, lambda view: None if view.drawn is None else place(view.drawn)),
        shares("hands", seats, CARDS, lambda view: around(view, view.hands)),
        share("pile", CARDS, lambda view: view.pile),
        flag("has laid", lambda view: view.has_laid),
        flag("has drawn", lambda view: view.has_drawn),
        seat_mark("to move", seats, lambda view: view.to_move),
    )


def domains(_seats: int, _options: Options) -> Domains:
    return {"card": DEALT}
