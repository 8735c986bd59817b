"""The nets of the dice, read back from the sheet and folded: a cube is rolled over them and each face takes what lies below."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from anpfiff import book
from anpfiff.press.nets import tabs
from anpfiff.press.tongue import tongue
from tests.press.proof import leaves

FILE = Path(__file__).parents[2] / "src" / "anpfiff" / "games" / "wuerfel_fussball" / "dice.toml"
SAID = Path(__file__).parents[2] / "web" / "src" / "games" / "wuerfel-fussball" / "said"
EDGE = 24
NAMES = {
    "orange": "ball control",
    "red": "short pass",
    "violet": "long pass",
    "shot": "shot",
    "blue": "defender",
    "keeper": "keeper",
    "black": "penalty",
    "white": "master die",
}
Cell = tuple[int, int]
Cube = tuple[str, str, str, str, str, str]
"""Which side of the wooden cube is below, above, and to the left, right, back and front of it."""
ROLLS = {
    (1, 0): (3, 2, 0, 1, 4, 5),
    (-1, 0): (2, 3, 1, 0, 4, 5),
    (0, -1): (4, 5, 2, 3, 1, 0),
    (0, 1): (5, 4, 2, 3, 0, 1),
}
SIDES = {(-1, 0): 2, (1, 0): 3, (0, -1): 4, (0, 1): 5}


def net(die: str, lang: str = "en", **asked: Any) -> dict[Cell, tuple[int, str]]:
    """The faces of a die by their cells: number and words."""
    found = {}
    for leaf in leaves("wuerfel-fussball", what="dice", lang=lang, **asked):
        mine = [picture for picture in leaf.pictures if picture.alt.startswith(f"{die}, face ")]
        for picture in mine:
            left, top = min(one.left for one in mine), min(one.top for one in mine)
            number, _, face = picture.alt.removeprefix(f"{die}, face ").partition(": ")
            cell = round((picture.left - left) / EDGE), round((picture.top - top) / EDGE)
            assert picture.left == pytest.approx(left + cell[0] * EDGE, abs=0.01)
            assert picture.top == pytest.approx(top + cell[1] * EDGE, abs=0.01)
            found[cell] = (int(number), face)
    return found


def rolled(cells: set[Cell]) -> dict[Cell, Cube]:
    """The cube as it stands on every cell."""
    start = min(cells, key=lambda cell: (cell[1], cell[0]))
    stands, waiting = {start: ("1", "6", "2", "5", "3", "4")}, [start]
    while waiting:
        here = waiting.pop()
        for step, order in ROLLS.items():
            there = here[0] + step[0], here[1] + step[1]
            if there in cells and there not in stands:
                cube = stands[here]
                stands[there] = (
                    cube[order[0]],
                    cube[order[1]],
                    cube[order[2]],
                    cube[order[3]],
                    cube[order[4]],
                    cube[order[5]],
                )
                waiting.append(there)
    return stands


def words(face: Any) -> str:
    if isinstance(face, str):
        return {"own-goal": "miss or own goal"}.get(face, face.replace("-", " "))
    return f"{face['arrow']} {face['number']} {face.get('mark', '')}".strip()


@pytest.mark.parametrize("die", NAMES)
def test_a_net_folds_to_a_cube_with_the_faces_of_the_file(die: str) -> None:
    faces = net(NAMES[die])
    stands = rolled(set(faces))
    assert len({cube[0] for cube in stands.values()}) == 6, "every side of the cube is covered once"
    filed = tomllib.loads(FILE.read_text(encoding="utf-8"))[die]["faces"]
    assert dict(faces.values()) == {place: words(face) for place, face in enumerate(filed, 1)}


@pytest.mark.parametrize("die", NAMES)
def test_opposite_faces_are_those_of_any_die(die: str) -> None:
    faces = net(NAMES[die])
    stands = rolled(set(faces))
    number = {cube[0]: faces[cell][0] for cell, cube in stands.items()}
    assert all(number[cube[0]] + number[cube[1]] == 7 for cube in stands.values())


def test_one_two_and_three_turn_to_the_left() -> None:
    """Seen from outside, like western dice: looking onto the printed 1 with the 2 above it, the 3 is on the left."""
    faces = {number: cell for cell, (number, _) in net("shot").items()}
    one = faces[1]
    assert faces[2] == (one[0], one[1] - 1)
    assert faces[3] == (one[0] - 1, one[1])


def test_every_edge_of_the_cube_is_folded_or_glued_once() -> None:
    cells = set(net("shot"))
    stands = rolled(cells)
    steps = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
    folds = {
        frozenset((stands[x, y][0], stands[x + dx, y + dy][0]))
        for x, y in cells
        for dx, dy in steps.values()
        if (x + dx, y + dy) in cells
    }
    glued = Counter(frozenset((stands[cell][0], stands[cell][SIDES[steps[side]]])) for cell, side in tabs())
    assert len(folds) == 5
    assert set(glued.values()) == {1}
    assert len(glued) == 7
    assert not folds & set(glued)


@pytest.mark.parametrize("lang", book.LANGUAGES)
def test_a_die_has_one_name_on_the_screen_on_paper_and_in_the_book(lang: str) -> None:
    """On the screen there is room for its first word only; nobody has to guess that two names are one die."""
    said = re.search(r"dice: \{(.*?)\}", (SAID / f"{lang}.ts").read_text(encoding="utf-8"))
    assert said is not None
    shown = dict(re.findall(r'(\w+): "(.*?)"', said[1]))
    pages = book.printed("wuerfel-fussball", lang).lower()
    assert shown.keys() == NAMES.keys()
    for die, name in shown.items():
        assert name.lower() in tongue(lang).die[die].lower()
        assert name.lower() in pages


def test_somebodys_own_dice_keep_their_names() -> None:
    own = (
        FILE.read_text(encoding="utf-8")
        .replace('name = "shot"', 'name = "Kanone"')
        .replace("number = 4", "number = 10")
    )
    assert len(net("Kanone", lang="en", deck=own)) == 6
    assert "forward 10 ?" in {face for _, face in net("long pass", deck=own).values()}


def test_there_is_a_ball_and_it_lies_apart() -> None:
    *_, last = leaves("wuerfel-fussball", what="dice")
    balls = [picture for picture in last.pictures if picture.alt == "the ball"]
    lowest = max(picture.top + picture.height for picture in last.pictures if picture.alt != "the ball")
    assert balls
    assert all(ball.top > lowest for ball in balls)
