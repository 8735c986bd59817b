"""Elfmeter! in numbers. Each of the 24 cards has its place: what one's own stack shows of it, and what became of it in the box."""

from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

from anpfiff.core import Options
from anpfiff.core.handicap import LONGEST_CALM
from anpfiff.games.elfmeter.cards import FIELDS, MIDDLE, THIRDS, Attack, Face, Fate
from anpfiff.games.elfmeter.model import GoalScored, Phase, ShotSaved, View
from anpfiff.games.elfmeter.state import COLOUR, KICK_OFFS
from anpfiff.lab.training.catalogue import Domains
from anpfiff.lab.training.encoding import (
    Feature,
    Sheet,
    around,
    flag,
    mark,
    marks,
    seat_mark,
    share,
    shares,
    word,
)

TOGETHER = True
"""A race, and a secret choice."""
CARDS = len(COLOUR)
FATES = {fate: place for place, fate in enumerate(get_args(Fate))}
SHOWN = 1 + 3 * len(FIELDS) + 2 * len(THIRDS)
"""A card in numbers: is it there; footballer, ball, shot; defenders, dive."""
ATTACK = 3
ENDS = ("goal", "saved", "out of breath")


def features(seats: int) -> tuple[Feature, ...]:
    return (
        word("phase", get_args(Phase), lambda view: view.phase),
        seat_mark("attacker", seats, lambda view: view.attacker),
        shares("stacks", seats, CARDS, lambda view: around(view, view.stacks)),
        shares(
            "attack side up", seats, 1, lambda view: (side == "attack" for side in around(view, view.sides))
        ),
        shares("ready", seats, 1, lambda view: around(view, view.ready)),
        shares("kick-offs", seats, KICK_OFFS, lambda view: around(view, view.kick_offs)),
        seat_mark("in the middle", seats, lambda view: view.in_middle),
        shares("goals", seats, KICK_OFFS, lambda view: around(view, view.goals)),
        share("removed", 2 * KICK_OFFS, lambda view: view.removed),
        marks("box", seats * CARDS * len(FATES), _box),
        marks("attack", ATTACK * CARDS, _attack),
        mark("ball", len(FIELDS), lambda view: view.ball),
        Feature("stack", CARDS * SHOWN, _stack),
        Feature("depth", CARDS, _depth),
        seat_mark("pause offered by", seats, lambda view: view.offer),
        shares("chosen", seats, 1, lambda view: around(view, view.chosen)),
        mark("own choice", CARDS, lambda view: view.choice and view.choice - 1),
        word("last round", ENDS, _end),
        seat_mark("last attacker", seats, lambda view: view.last and view.last.attacker),
        mark("last shot", len(THIRDS), lambda view: (penalty := _penalty(view)) and penalty.shot),
        mark("last dive", len(THIRDS), lambda view: (penalty := _penalty(view)) and penalty.dive),
        mark("last shot card", CARDS, lambda view: (penalty := _penalty(view)) and penalty.shot_card - 1),
        mark("last dive card", CARDS, lambda view: (penalty := _penalty(view)) and penalty.dive_card - 1),
        flag("stack open", lambda view: view.stack is not None),
        share("calm", LONGEST_CALM, lambda view: view.calm),
        shares("calm for", seats, LONGEST_CALM, lambda view: around(view, view.calm_for)),
        shares("resting", seats, 1, lambda view: (rest > 0 for rest in around(view, view.rests))),
    )


def domains(_seats: int, options: Options) -> Domains:
    return {"card": COLOUR, "landing": (MIDDLE if getattr(options, "throwing", False) else None,)}


def _box(view: View) -> Iterator[int]:
    """For each seat and card what became of it; nothing while it is in the stack."""
    for laid in view.box:
        card = (laid.seat != view.seat) * CARDS + laid.card - 1
        yield card * len(FATES) + FATES[laid.fate]


def _attack(view: View) -> Iterator[int]:
    return (place * CARDS + shown.card - 1 for place, shown in enumerate(view.attack))


def _stack(sheet: Sheet, start: int, view: View) -> None:
    for shown in view.stack or ():
        first = start + (shown.card - 1) * SHOWN
        for place in _face(shown.face):
            sheet[first + place] = 1.0


@cache
def _face(face: Face) -> tuple[int, ...]:
    fields = len(FIELDS)
    thirds = len(THIRDS)
    if isinstance(face, Attack):
        return 0, 1 + face.footballer, 1 + fields + face.ball, 1 + 2 * fields + face.shot
    defence = 1 + 2 * fields + thirds
    return 0, *(defence + field for field in face.defenders), defence + fields + face.dive


def _depth(sheet: Sheet, start: int, view: View) -> None:
    """How far a hand has to leaf for a card: 0 for the top one, and for one that is not there."""
    for depth, shown in enumerate(view.stack or ()):
        sheet[start + shown.card - 1] = depth / CARDS


def _end(view: View) -> str | None:
    if view.last is None:
        return None
    return (
        "goal"
        if isinstance(view.last, GoalScored)
        else "saved"
        if isinstance(view.last, ShotSaved)
        else "out of breath"
    )


def _penalty(view: View) -> Any:
    return getattr(view.last, "penalty", None)
