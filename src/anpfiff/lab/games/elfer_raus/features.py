"""Elfer raus! in numbers: one's own hand, the table, and how many cards the others hold."""

from anpfiff.core import Options
from anpfiff.core.number_cards import DECK
from anpfiff.games.elfer_raus.rules import HEAD_START, MOST_DRAWN
from anpfiff.lab.training.catalogue import Domains
from anpfiff.lab.training.encoding import Feature, around, flag, marks, seat_mark, share, shares

CARDS = len(DECK)
MOST_KEPT = HEAD_START.largest


def features(seats: int) -> tuple[Feature, ...]:
    return (
        marks("hand", CARDS, lambda view: view.hand),
        marks("table", CARDS, lambda view: [card for row in view.rows for card in row]),
        shares("hands", seats, CARDS, lambda view: around(view, view.hands)),
        share("pile", CARDS, lambda view: view.pile),
        share("drawn", MOST_DRAWN, lambda view: view.drawn),
        flag("has laid", lambda view: view.has_laid),
        seat_mark("to move", seats, lambda view: view.to_move),
        shares("may keep", seats, MOST_KEPT, lambda view: around(view, view.spare)),
    )


def domains(_seats: int, _options: Options) -> Domains:
    return {"card": DECK}
