"""Würfel-Fußball: the eight dice as nets to cut, fold and glue, and the ball."""

from collections.abc import Iterator
from typing import get_args

from anpfiff.core import AnyGame
from anpfiff.games.wuerfel_fussball.dice import Arrow, Cube, Die
from anpfiff.games.wuerfel_fussball.dice import Face as Shown
from anpfiff.games.wuerfel_fussball.material import SHIPPED
from anpfiff.games.wuerfel_fussball.rules import WuerfelFussball
from anpfiff.press.nets import COLUMNS, NET, ROWS, STEPS, tabs
from anpfiff.press.paper import MARGIN, Size, too_small
from anpfiff.press.sheets import Box, Line, Mark, Picture, Ring, Sheet, Words
from anpfiff.press.tongue import Tongue

EDGE = 24.0
TAB = 6.0
SLANT = 4.0
HEAD = 8.0
"""The name above a net."""
BETWEEN = 6.0
NET_SIZE = Size(COLUMNS * EDGE + 2 * TAB, HEAD + ROWS * EDGE + 2 * TAB)
FOOT = 30.0
"""Room for words and balls below the nets."""
BALL = 18.0
BALLS = 3
LIGHT = ("orange", "keeper", "white")
DICE: tuple[str, ...] = get_args(Die)


def dice(game: AnyGame, paper: Size, say: Tongue, *, ink_saving: bool = False) -> Iterator[Sheet]:
    """As many nets to a sheet as fit; balls on the last one."""
    assert isinstance(game, WuerfelFussball)
    places = _places(paper)
    for start in range(0, len(DICE), len(places)):
        some = DICE[start : start + len(places)]
        nets = [
            mark
            for die, place in zip(some, places, strict=False)
            for mark in _net(die, getattr(game.dice, die), place, say, light=ink_saving or die in LIGHT)
        ]
        last = start + len(places) >= len(DICE)
        yield Sheet((*nets, *_foot(paper, say, balls=last)))


def die_name(die: str, cube: Cube, say: Tongue) -> str:
    """In the reader's language, unless somebody has given it another name."""
    standard: Cube = getattr(SHIPPED, die)
    return say.die[die] if cube.name == standard.name else cube.name


def face_art(die: str, face: Shown) -> str:
    shown = f"{face.way}-{face.number}{face.mark}" if isinstance(face, Arrow) else face
    return f"die/{die}/{shown}"


def face_words(face: Shown, say: Tongue) -> str:
    if isinstance(face, Arrow):
        return say.says("arrow", way=say.way[face.way], number=face.number, mark=face.mark)
    return say.face[face]


def _places(paper: Size) -> list[tuple[float, float]]:
    """Upper left corners of nets, evenly over the sheet."""
    room = Size(paper.width - 2 * MARGIN, paper.height - 2 * MARGIN - FOOT)
    columns, rows = (int((room[side] + BETWEEN) // (NET_SIZE[side] + BETWEEN)) for side in (0, 1))
    if columns < 1 or rows < 1:
        raise too_small(paper, Size(NET_SIZE.width, NET_SIZE.height + FOOT), "the net of a die")
    left = (paper.width - columns * NET_SIZE.width - (columns - 1) * BETWEEN) / 2
    return [
        (left + column * (NET_SIZE.width + BETWEEN), MARGIN + row * (NET_SIZE.height + BETWEEN))
        for row in range(rows)
        for column in range(columns)
    ]


def _net(die: str, cube: Cube, place: tuple[float, float], say: Tongue, *, light: bool) -> Iterator[Mark]:
    name = die_name(die, cube, say)
    x0 = place[0] + TAB
    y0 = place[1] + HEAD + TAB
    yield Words(name, Box(place[0], place[1], NET_SIZE.width, HEAD), size=11, strong=True, align="center")
    for (column, row), side in tabs():
        yield _tab(x0 + column * EDGE, y0 + row * EDGE, side)
    for (column, row), number in NET.items():
        face = cube.faces[number - 1]
        alt = say.says("face", die=name, place=number, face=face_words(face, say))
        yield Picture(face_art(die, face), Box(x0 + column * EDGE, y0 + row * EDGE, EDGE, EDGE), alt)
    yield from _edges(x0, y0, light=light)


def _edges(x0: float, y0: float, *, light: bool) -> Iterator[Line]:
    """Solid where is cut, dashed where is folded; a tab's edge is folded too."""
    glued = set(tabs())
    for (column, row), (side, step) in ((cell, edge) for cell in NET for edge in STEPS.items()):
        inside = (column + step[0], row + step[1]) in NET
        if inside and side in {"left", "up"}:
            continue
        points = _edge(x0 + column * EDGE, y0 + row * EDGE, side)
        yield Line(
            points,
            dashed=inside or ((column, row), side) in glued,
            ink="#555555" if light or not inside else "#ffffff",
        )


def _edge(x: float, y: float, side: str) -> tuple[tuple[float, float], tuple[float, float]]:
    corners = {"up": (0, 1), "right": (1, 2), "down": (2, 3), "left": (3, 0)}
    around = ((x, y), (x + EDGE, y), (x + EDGE, y + EDGE), (x, y + EDGE))
    start, end = corners[side]
    return around[start], around[end]


def _tab(x: float, y: float, side: str) -> Line:
    """A trapeze outside of that edge."""
    (x1, y1), (x2, y2) = _edge(x, y, side)
    dx, dy = STEPS[side]
    along = ((x2 - x1) / EDGE * SLANT, (y2 - y1) / EDGE * SLANT)
    far = (x2 + dx * TAB - along[0], y2 + dy * TAB - along[1])
    near = (x1 + dx * TAB + along[0], y1 + dy * TAB + along[1])
    return Line(((x1, y1), near, far, (x2, y2)), fill="#f2f2f2")


def _foot(paper: Size, say: Tongue, *, balls: bool) -> Iterator[Mark]:
    top = paper.height - MARGIN - FOOT
    width = paper.width - 2 * MARGIN
    yield Words(say.sheet["nets"], Box(MARGIN, top, width, 8), size=8.5)
    if not balls:
        return
    middle = top + FOOT - BALL / 2 - 1
    for count in range(BALLS):
        x = MARGIN + BALL / 2 + 2 + count * (BALL + 5)
        yield Ring(x, middle, BALL / 2)
        yield Picture("ball", Box(x - BALL / 2, middle - BALL / 2, BALL, BALL), say.says("ball"))
    beside = MARGIN + BALLS * (BALL + 5) + 6
    yield Words(say.sheet["tokens"], Box(beside, middle - 4, width - beside + MARGIN, 8), size=8.5)
