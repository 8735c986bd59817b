"""Elfer raus! Junior in numbers. The cards stand row by row: four times 1 to 11."""

from anpfiff.core import Options
from anpfiff.games.elfer_raus_junior.rows import DEALT, IN_PLAY
from anpfiff.games.elfer_raus_junior.rules import HEAD_START
from anpfiff.lab.training.catalogue import Domains
from anpfiff.lab.training.encoding import Feature, around, flag, mark, marks, seat_mark, share, shares

CARDS = len(IN_PLAY)
MOST_KEPT = HEAD_START.largest
PLACES = {card: place for place, card in enumerate(IN_PLAY)}


def features(seats: int) -> tuple[Feature, ...]:
    return (
        marks("hand", CARDS, lambda view: [PLACES[card] for card in view.hand]),
        marks("table", CARDS, lambda view: [PLACES[card] for row in view.rows for card in row]),
        mark("drawn", CARDS, lambda view: PLACES.get(view.drawn)),
        shares("hands", seats, CARDS, lambda view: around(view, view.hands)),
        share("pile", CARDS, lambda view: view.pile),
        flag("has laid", lambda view: view.has_laid),
        flag("has drawn", lambda view: view.has_drawn),
        seat_mark("to move", seats, lambda view: view.to_move),
        shares("may keep", seats, MOST_KEPT, lambda view: around(view, view.spare)),
    )


def domains(_seats: int, _options: Options) -> Domains:
    return {"card": DEALT}
