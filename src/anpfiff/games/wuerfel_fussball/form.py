"""The dice as a form: a piece for each face, and one for each die's name and symbol."""

from collections.abc import Iterable, Iterator
from typing import Any, get_args

from anpfiff.core import Cell, Form, Piece, Sort, shipped
from anpfiff.games.wuerfel_fussball.dice import Mark, Way
from anpfiff.games.wuerfel_fussball.material import DICE, DIRECTIONS, FACES, RESULTS, table_of
from anpfiff.games.wuerfel_fussball.pitch import LINES

CUBE = "die"
"""The sort of name and symbol."""
_PLACES = tuple(str(place) for place in range(1, FACES + 1))
_ARROW = (
    Cell("arrow", get_args(Way)),
    Cell("number", tuple(str(steps) for steps in range(1, LINES))),
    Cell("mark", tuple(filter(None, get_args(Mark))), optional=True),
)


def _pieces(text: str) -> Iterator[Piece]:
    table = table_of(text)
    cubes = {die: cube for die, cube in table.items() if isinstance(cube, dict)}
    for die, cube in cubes.items():
        faces = cube.get("faces")
        for place, face in enumerate(faces if isinstance(faces, list) else (), 1):
            yield die, str(place), *_cells(die, face)
    for die, cube in cubes.items():
        yield CUBE, die, _word(cube.get("name")), _word(cube.get("symbol"))


def _cells(die: str, face: Any) -> tuple[str, ...]:
    if die not in DIRECTIONS:
        return (_word(face),)
    return tuple(_word(face.get(cell.name) if isinstance(face, dict) else None) for cell in _ARROW)


def _word(value: Any) -> str:
    return str(value) if type(value) in {str, int} else ""


def _written(pieces: Iterable[Piece]) -> str:
    faces = tuple(pieces)
    return "\n".join(_die(die, [piece for piece in faces if die in piece[:2]]) for die in DICE)


def _die(die: str, pieces: list[Piece]) -> str:
    faces = "".join(f"    {_face(die, cells)},\n" for sort, _, *cells in pieces if sort == die)
    name, symbol = next((cells for sort, _, *cells in pieces if sort == CUBE), ("", ""))
    return f"[{die}]\nname = {_quoted(name)}\nsymbol = {_quoted(symbol)}\nfaces = [\n{faces}]\n"


def _face(die: str, cells: list[str]) -> str:
    if die not in DIRECTIONS:
        return _quoted(cells[0])
    said = [(cell.name, word) for cell, word in zip(_ARROW, cells, strict=True) if word]
    return f"{{ {', '.join(f'{name} = {_value(name, word)}' for name, word in said)} }}"


def _value(name: str, word: str) -> str:
    return word if name == "number" and word in _ARROW[1].choices else _quoted(word)


def _quoted(word: str) -> str:
    return '"' + word.replace("\\", "\\\\").replace('"', '\\"') + '"'


FORM = Form(
    (
        *(
            Sort(die, _PLACES, _ARROW if die in DIRECTIONS else (Cell("face", RESULTS[die][1]),))
            for die in DICE
        ),
        Sort(CUBE, DICE, (Cell("name"), Cell("symbol")), fixed=True),
    ),
    _pieces,
    _written,
    "dice.toml",
    shipped(__package__ or "anpfiff.games.wuerfel_fussball", "dice.toml"),
)
