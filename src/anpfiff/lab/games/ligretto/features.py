"""Ligretto-Fußball in numbers. One's own team comes first, and the row of pitch cards lies as that team goes along it."""

from collections.abc import Iterator

from anpfiff.core import Options
from anpfiff.core.handicap import LONGEST_CALM
from anpfiff.games.ligretto.material import BACKS, EACH_NUMBER, PITCH_NUMBERS, SCENES, SHIRT_NUMBERS
from anpfiff.games.ligretto.model import Hand, Side, View
from anpfiff.games.ligretto.pieces import CORNERS, GOALS_TO_WIN, STEPS, Face, Quarter, Scene, team_of
from anpfiff.games.ligretto.rules import discard_piles
from anpfiff.games.ligretto.whistle import GOAL_PILE
from anpfiff.lab.training.catalogue import Domains
from anpfiff.lab.training.encoding import Feature, Sheet, around, flag, mark, marks, share, shares, word

TOGETHER = True
"""A race."""
TEAMS = 2
SHIRTS = EACH_NUMBER * len(SHIRT_NUMBERS)
MOST_ROUNDS = 20
BACK_PLACES = {back: place for place, back in enumerate(BACKS)}
SCENE_PLACES = {scene: place for place, scene in enumerate(SCENES)}
QUARTERS = 2 * len(BACKS)
FACES = len(SHIRT_NUMBERS) + QUARTERS
"""Either a number, or a quarter one way up or the other."""


def features(seats: int) -> tuple[Feature, ...]:
    piles = _piles(seats)
    return (
        flag("checked at the claim", lambda view: view.referee == "check"),
        share("round", MOST_ROUNDS, lambda view: view.round),
        marks("row", STEPS * len(PITCH_NUMBERS), _row),
        share("waiting", len(PITCH_NUMBERS), lambda view: view.waiting),
        marks("mates", seats, lambda view: _mates(view, seats)),
        mark("break offered by", TEAMS, lambda view: _rival(view, view.offer)),
        word("last round", ("goal", "own-goal", "goalless"), lambda view: view.last and view.last.outcome),
        mark("last round of", TEAMS, lambda view: view.last and _rival(view, view.last.team)),
        flag("between rounds", lambda view: view.interval is not None),
        marks("ready", seats, lambda view: _ready(view, seats)),
        share("calm", LONGEST_CALM, lambda view: view.calm),
        marks("resting", seats, lambda view: _resting(view, seats)),
        shares("calm for", seats, LONGEST_CALM, lambda view: around(view, view.calm_for)),
        *(feature for team in range(TEAMS) for feature in _side(team)),
        *(feature for chair in range(seats) for feature in _hand(chair, piles)),
    )


def domains(seats: int, _options: Options) -> Domains:
    piles = range(_piles(seats))
    return {"pile": piles, "source": (None, *piles), "step": range(STEPS), "corner": CORNERS}


def _piles(seats: int) -> int:
    return max(discard_piles(seats, seat) for seat in range(seats))


def _rival(view: View, team: int | None) -> int | None:
    """0 for one's own team, 1 for the other."""
    return None if team is None else int(team != team_of(view.seat or 0))


def _row(view: View) -> Iterator[int]:
    row = view.row if team_of(view.seat or 0) == 0 else view.row[::-1]
    return (step * len(PITCH_NUMBERS) + number - PITCH_NUMBERS[0] for step, number in enumerate(row))


def _mates(view: View, seats: int) -> Iterator[int]:
    return (chair for chair in range(seats) if _rival(view, team_of(((view.seat or 0) + chair) % seats)) == 0)


def _ready(view: View, seats: int) -> Iterator[int]:
    said = () if view.interval is None else view.interval.ready
    return (chair for chair in range(seats) if said and said[((view.seat or 0) + chair) % seats])


def _resting(view: View, seats: int) -> Iterator[int]:
    """LIG-9: only with a calm tempo."""
    return (
        chair for chair in range(seats) if view.rests and view.rests[((view.seat or 0) + chair) % seats] > 0
    )


def _side(rival: int) -> tuple[Feature, ...]:
    whose = ("own", "other")[rival]

    def side(view: View) -> Side:
        return view.sides[team_of((view.seat or 0) + rival)]

    return (
        marks(f"{whose} goals", len(SCENES), lambda view: map(_scene, side(view).won)),
        share(f"{whose} score", GOALS_TO_WIN, lambda view: len(side(view).won)),
        share(f"{whose} goal cards", GOAL_PILE, lambda view: side(view).pile),
        flag(f"{whose} one", lambda view: side(view).one),
        mark(f"{whose} step", STEPS + 1, lambda view: side(view).filled),
        shares(f"{whose} sums", STEPS, PITCH_NUMBERS[-1], lambda view: map(sum, side(view).laid)),
        Feature(
            f"{whose} shirts",
            STEPS * len(SHIRT_NUMBERS),
            lambda sheet, start, view: _laid(sheet, start, side(view)),
        ),
        mark(
            f"{whose} scene", len(SCENES), lambda view: _scene(scene) if (scene := side(view).scene) else None
        ),
        marks(f"{whose} goal", len(CORNERS) * QUARTERS, lambda view: _goal(side(view))),
        flag(f"{whose} offer made", lambda view: side(view).offered),
    )


def _laid(sheet: Sheet, start: int, side: Side) -> None:
    """How many of each number lie at each pitch card."""
    for step, numbers in enumerate(side.laid):
        for number in set(numbers):
            sheet[start + step * len(SHIRT_NUMBERS) + number - 1] = numbers.count(number) / EACH_NUMBER


def _scene(scene: Scene) -> int:
    return SCENE_PLACES[scene.corner, scene.ball]


def _goal(side: Side) -> Iterator[int]:
    return (
        corner * QUARTERS + _quarter(quarter)
        for corner, quarter in enumerate(side.goal)
        if quarter is not None
    )


def _quarter(quarter: Quarter) -> int:
    return 2 * BACK_PLACES[quarter.corner, quarter.ball] + quarter.upside_down


def _hand(chair: int, piles: int) -> tuple[Feature, ...]:
    whose = f"hand {chair}"

    def hand(view: View) -> Hand:
        return view.hands[((view.seat or 0) + chair) % len(view.hands)]

    return (
        share(f"{whose} stack", SHIRTS, lambda view: hand(view).stack),
        mark(f"{whose} turned", FACES, lambda view: _face(hand(view).turned)),
        shares(f"{whose} piles", piles, SHIRTS, lambda view: (pile.cards for pile in hand(view).piles)),
        marks(f"{whose} tops", piles * FACES, lambda view: _tops(hand(view))),
    )


def _tops(hand: Hand) -> Iterator[int]:
    for place, pile in enumerate(hand.piles):
        face = _face(pile.top)
        if face is not None:
            yield place * FACES + face


def _face(face: Face | None) -> int | None:
    if face is None:
        return None
    return face - 1 if isinstance(face, int) else len(SHIRT_NUMBERS) + _quarter(face)
