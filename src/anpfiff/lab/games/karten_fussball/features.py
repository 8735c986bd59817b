"""Karten-Fußball in numbers. Of earlier rounds only the score is left: it is all that still counts."""

from collections.abc import Iterator
from typing import get_args

from anpfiff.core import Options
from anpfiff.games.karten_fussball.cards import DECK
from anpfiff.games.karten_fussball.model import WIDTH, Phase, View
from anpfiff.lab.training.catalogue import Domains
from anpfiff.lab.training.encoding import Feature, around, mark, marks, seat_mark, share, shares, word

CARDS = len(DECK)
ROWS = 4
PLACES = ROWS * WIDTH
MOST_ROUNDS = 10
MOST_GOALS = 20


def features(seats: int) -> tuple[Feature, ...]:
    return (
        word("phase", get_args(Phase), lambda view: view.phase),
        share("round", MOST_ROUNDS, lambda view: view.number),
        seat_mark("first", seats, lambda view: view.first),
        seat_mark("turn", seats, lambda view: view.turn),
        marks("pitch", PLACES * CARDS, _open),
        mark("in play", CARDS, lambda view: view.in_play),
        mark("row", ROWS, lambda view: None if view.row is None else view.row - 1),
        shares("stacks", seats, CARDS, lambda view: around(view, view.stacks)),
        marks("own goals", CARDS, lambda view: view.goal_piles[view.seat]),
        marks("other goals", CARDS, lambda view: view.goal_piles[1 - view.seat]),
        marks("out", CARDS, lambda view: view.out),
        share("left out", CARDS, lambda view: view.left_out),
        shares("score", seats, MOST_GOALS, lambda view: around(view, view.score)),
    )


def _open(view: View) -> Iterator[int]:
    """One of 32 cards at each of 12 places; a face-down one marks nothing."""
    return (place * CARDS + card for place, card in enumerate(view.pitch) if card is not None)


def domains(_seats: int, _options: Options) -> Domains:
    return {"place": range(PLACES)}
