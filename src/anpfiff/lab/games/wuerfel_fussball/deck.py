"""Würfel-Fußball: what each of the eight dice gives in a throw."""

from collections.abc import Iterator
from fractions import Fraction

from anpfiff.games.wuerfel_fussball.attack import COURSES
from anpfiff.games.wuerfel_fussball.dice import Arrow, Cube, Dice
from anpfiff.games.wuerfel_fussball.material import DIRECTIONS, RESULTS
from anpfiff.games.wuerfel_fussball.rules import WuerfelFussball
from anpfiff.lab.deck.facts import Fact

MARKS = {"": "keeps the ball", "?": "may be challenged (?)", "X": "loses the ball (X)"}


def facts(game: WuerfelFussball) -> Iterator[Fact]:
    for die in DIRECTIONS:
        yield from _arrows(die, getattr(game.dice, die))
    for die, (_, results) in RESULTS.items():
        faces = getattr(game.dice, die).faces
        yield from (Fact(die, result, _odds(faces.count(result))) for result in results)
    yield from _shots(game.dice)


def _arrows(die: str, cube: Cube) -> Iterator[Fact]:
    """WF-17: a diagonal arrow leads ahead as far as aside."""
    arrows = [face for face in cube.faces if isinstance(face, Arrow)]
    yield Fact(
        die, "fields ahead in a throw", sum(COURSES[arrow.way][1] * arrow.number for arrow in arrows) / 6
    )
    yield Fact(
        die, "fields aside in a throw", sum(COURSES[arrow.way][0] * arrow.number for arrow in arrows) / 6
    )
    for mark, means in MARKS.items():
        yield Fact(die, means, _odds(sum(arrow.mark == mark for arrow in arrows)))


def _shots(dice: Dice) -> Iterator[Fact]:
    """WF-27, WF-36: the shot that goes in at once, with nobody to answer it."""
    shot = dice.shot.faces
    keeper = dice.keeper.faces
    beaten = Fraction(shot.count("net") * keeper.count("not-held"), 36)
    yield Fact("a shot", "is a goal at once", float(beaten + Fraction(shot.count("unstoppable"), 6)))


def _odds(faces: int) -> float:
    return faces / 6
