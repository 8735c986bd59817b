"""Zweikampf in numbers: what is left, what lies open, and who has won what."""

from anpfiff.core import Options
from anpfiff.core.number_cards import HIGHEST
from anpfiff.games.zweikampf.rules import CARDS
from anpfiff.lab.training.catalogue import Domains
from anpfiff.lab.training.encoding import Feature, around, marks, shares

TOGETHER = True
"""Two hands on two stacks."""


def features(seats: int) -> tuple[Feature, ...]:
    return (
        shares("stacks", seats, HIGHEST, lambda view: around(view, view.stacks)),
        shares("ready", seats, 1, lambda view: around(view, view.ready)),
        marks("own open cards", CARDS, lambda view: (pair[view.seat] for pair in view.open)),
        marks("other open cards", CARDS, lambda view: (pair[1 - view.seat] for pair in view.open)),
        marks("own cards won", CARDS, lambda view: view.won[view.seat]),
        marks("other cards won", CARDS, lambda view: view.won[1 - view.seat]),
    )


def domains(_seats: int, _options: Options) -> Domains:
    return {}
