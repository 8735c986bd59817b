"""The dice as data: read from TOML, checked, every fault named by die, face and rule."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

from anpfiff.core import Fault, FaultyMaterial, shipped
from anpfiff.games.wuerfel_fussball.dice import (
    Arrow,
    BlueFace,
    Cube,
    Dice,
    Die,
    Direction,
    KeeperFace,
    Mark,
    MasterFace,
    PenaltyFace,
    ShotFace,
    Way,
)
from anpfiff.games.wuerfel_fussball.pitch import LINES

FACES = 6
DICE: tuple[str, ...] = get_args(Die)
DIRECTIONS: tuple[str, ...] = get_args(Direction)
RESULTS: dict[str, tuple[str, tuple[str, ...]]] = {
    "shot": ("WF-27", get_args(ShotFace)),
    "blue": ("WF-29", get_args(BlueFace)),
    "keeper": ("WF-36", get_args(KeeperFace)),
    "black": ("WF-37", get_args(PenaltyFace)),
    "white": ("WF-40", get_args(MasterFace)),
}
"""The rule that names a die's results, and the results."""


MOST_DOTS = 20
"""In one line. A name of three thousand parts would take a tenth of a second to read, and everybody would wait for it."""


def dice_from(text: str) -> Dice:
    """The set of dice in that text, or all that is wrong with it."""
    table = table_of(text)
    if faults := tuple(_faults(table)):
        raise FaultyMaterial(faults)
    return Dice(**{die: _cube(die, table[die]) for die in get_args(Die)})


def table_of(text: str) -> dict[str, Any]:
    if any(line.count(".") > MOST_DOTS for line in text.splitlines()):
        raise FaultyMaterial([Fault("file", "WF-6", "is no TOML: a name with too many dots", "no-toml")])
    try:
        return tomllib.loads(text.lstrip("\ufeff"))
    except tomllib.TOMLDecodeError as fault:
        raise FaultyMaterial([Fault("file", "WF-6", f"is no TOML: {fault}", "no-toml")]) from fault


def _cube(die: str, traits: dict[str, Any]) -> Cube:
    faces = traits["faces"]
    if die in DIRECTIONS:
        faces = [Arrow(face["arrow"], face["number"], face.get("mark", "")) for face in faces]
    return Cube(traits["name"], traits["symbol"], tuple(faces))


def _faults(table: dict[str, Any]) -> Iterator[Fault]:
    yield from (
        Fault(die, "WF-6", "is none of the eight dice", "no-such-die", (die,))
        for die in table
        if die not in DICE
    )
    for die in DICE:
        if isinstance(table.get(die), dict):
            yield from _faults_of_die(die, table[die])
        else:
            yield Fault(die, "WF-6", "is missing", "die-missing", of=die)
    yield from _mistakable(table, "name")
    yield from _mistakable(table, "symbol")


def _mistakable(table: dict[str, Any], trait: str) -> Iterator[Fault]:
    """WF-6: no two dice bear the same name or symbol."""
    values = {die: cube.get(trait) for die, cube in table.items() if isinstance(cube, dict)}
    counted = Counter(worn for worn in values.values() if isinstance(worn, str))
    for die, worn in values.items():
        if not isinstance(worn, str) or not worn.strip():
            yield Fault(die, "WF-6", f"has no {trait}", f"no-{trait}", at=_place_of(die))
        elif counted[worn] > 1:
            shared = f"shares the {trait} {worn!r} with another die"
            yield Fault(die, "WF-6", shared, f"same-{trait}", at=_place_of(die))


def _place_of(die: str) -> int | None:
    """Names and symbols stand behind all faces."""
    return len(DICE) * FACES + DICE.index(die) if die in DICE else None


def _faults_of_die(die: str, traits: dict[str, Any]) -> Iterator[Fault]:
    faces = traits.get("faces")
    if not isinstance(faces, list) or len(faces) != FACES:
        yield Fault(die, "WF-6", "needs six faces", "six-faces", of=die)
    elif die in DIRECTIONS:
        yield from _faults_of_arrows(die, faces)
    else:
        yield from _faults_of_results(die, faces)


def _faults_of_results(die: str, faces: list[Any]) -> Iterator[Fault]:
    rule, results = RESULTS[die]
    for place, face in enumerate(faces, 1):
        if face not in results:
            what = f"{face!r} is none of {', '.join(results)}"
            yield _fault_of_face(die, place, rule, what, "no-such-result" if face else "blank")
    for result in results:
        if result not in faces:
            yield Fault(die, rule, f"never shows {result}", "never-shows", (die, result), of=die)


def _faults_of_arrows(die: str, faces: list[Any]) -> Iterator[Fault]:
    for place, face in enumerate(faces, 1):
        for rule, what, why in _faults_of_arrow(die, face):
            yield _fault_of_face(die, place, rule, what, why)
    marks = [face.get("mark") for face in faces if isinstance(face, dict)]
    if die == "orange" and marks.count("?") != 1:
        yield Fault(die, "WF-38", 'needs exactly one "?"', "one-question-mark", of=die)
    arrows = [face.get("arrow") for face in faces if isinstance(face, dict)]
    if die == "violet" and arrows.count("back") != 1:
        yield Fault(die, "WF-24", "needs exactly one back arrow", "one-back-arrow", of=die)


def _fault_of_face(die: str, place: int, rule: str, what: str, why: str) -> Fault:
    return Fault(f"{die}, face {place}", rule, what, why, at=DICE.index(die) * FACES + place - 1)


def _faults_of_arrow(die: str, face: Any) -> Iterator[tuple[str, str, str]]:
    if not isinstance(face, dict) or not face:
        yield "WF-17", "needs an arrow and a number", "blank"
        return
    if face.get("arrow") not in get_args(Way):
        yield "WF-17", f"its arrow is none of {', '.join(get_args(Way))}", "no-such-arrow"
    if type(face.get("number")) is not int or not 1 <= face["number"] < LINES:
        yield "WF-17", f"its number is none of 1 to {LINES - 1}", "no-such-steps"
    if face.get("mark", "") not in get_args(Mark):
        yield "WF-18", 'its mark is neither "?" nor "X"', "no-such-mark"
    if face.get("arrow") == "back" and die != "violet":
        yield "WF-24", "points back, which only violet may", "back-on-violet-only"
    if face.get("mark") == "X" and die == "orange":
        yield "WF-38", 'bears an "X", which orange never does', "no-x-on-orange"
    yield from (
        ("WF-17", f"{key} says nothing", "says-nothing")
        for key in face
        if key not in {"arrow", "number", "mark"}
    )


SHIPPED = dice_from(shipped(__package__ or "anpfiff.games.wuerfel_fussball", "dice.toml"))
"""The set in the box: a board knows it without being told."""
