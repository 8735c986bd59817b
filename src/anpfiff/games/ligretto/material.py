"""LIG-3: the deck as data. A card is its place in the list of shirts; a back and a scene are places in lists of kinds."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from anpfiff.core import Fault, FaultyMaterial, Value, shipped
from anpfiff.games.ligretto.pieces import BALLS, CORNERS, Quarter, Scene

Row: TypeAlias = tuple[str, str, str, str]
Numbered: TypeAlias = tuple[int, Row]
"""A card with its place in the file, counted from 1."""

HEADER = ("kind", "number", "quarter", "ball")
ONE = 1
HIGHEST = 10
SHIRT_NUMBERS = range(ONE, HIGHEST + 1)
PITCH_NUMBERS = range(2, 26)
BACKS = tuple((corner, ball) for corner in CORNERS for ball in BALLS)
SCENES = tuple((corner, ball) for corner in CORNERS for ball in BALLS[1:])
QUARTERS = tuple((Quarter(corner, ball), Quarter(corner, ball, upside_down=True)) for corner, ball in BACKS)
"""Each back the right way up and upside down."""
PLACES: dict[tuple[str, str], int] = {back: place for place, back in enumerate(BACKS)}
EACH_NUMBER = 6
EACH_BACK = 5
COLUMNS_OF: dict[str, tuple[str, ...]] = {
    "shirt": ("number", "quarter", "ball"),
    "pitch": ("number",),
    "scene": ("quarter", "ball"),
}
"""Which columns a kind of card fills."""
KINDS = tuple(COLUMNS_OF)


class Deck(Value, frozen=True):
    numbers: tuple[int, ...]
    """The front of each shirt."""
    backs: tuple[int, ...]
    """The back of each shirt, as its place in BACKS."""
    pitch: tuple[int, ...]
    scenes: tuple[Scene, ...]
    needs: tuple[tuple[int, ...], ...]
    """For each scene the four backs it is built of, in the order of CORNERS."""

    def __hash__(self) -> int:
        """Cheap, as what depends on a deck is cached by it: there are few decks, and equal ones begin alike."""
        return self.backs[0]


def deck_from(text: str) -> Deck:
    """A deck, or all that is wrong with it."""
    rows = [*enumerate(cards_in(text), 1)]
    faults = [*_misprints(rows)] or [*_imbalances(rows)]
    if faults:
        raise FaultyMaterial(faults)
    return _deck([row for _, row in rows])


def cards_in(text: str) -> list[Row]:
    lines = [line for line in text.lstrip("\ufeff").splitlines() if line.strip() and not line.startswith("#")]
    header, *cards = [_cells(line) for line in lines or [""]]
    if header != HEADER:
        head = ",".join(HEADER)
        raise FaultyMaterial([Fault("header", "LIG-3", f"should read {head}", "wrong-columns", (head,))])
    return cards


def _cells(line: str) -> Row:
    """Four cells: missing ones are empty, whatever is too much spoils the last."""
    kind, number, quarter, ball, *_ = (*(cell.strip() for cell in line.split(",", 3)), "", "", "")
    return kind, number, quarter, ball


def _deck(rows: list[Row]) -> Deck:
    shirts, pitch, scenes = (
        [row[1:] for row in rows if row[0] == kind] for kind in ("shirt", "pitch", "scene")
    )
    goal_cards = tuple(
        Scene(corner, ball) for corner, ball in SCENES for _, *scene in scenes if scene == [corner, ball]
    )
    return Deck(
        tuple(int(number) for number, _, _ in shirts),
        tuple(PLACES[quarter, ball] for _, quarter, ball in shirts),
        tuple(int(number) for number, _, _ in pitch),
        goal_cards,
        tuple(_needs(scene) for scene in goal_cards),
    )


def _needs(scene: Scene) -> tuple[int, ...]:
    return tuple(PLACES[corner, scene.quarter(corner).ball] for corner in CORNERS)


def _misprints(rows: list[Numbered]) -> Iterator[Fault]:
    """Cards that cannot be read, each by itself."""
    for count, row in rows:
        for what, why, *says in _misprint(*row):
            yield Fault(f"card {count}", "LIG-3", what, why, tuple(says), count - 1)


Misprint: TypeAlias = Iterator[tuple[str, ...]]
"""The sentence, its key, and what differs in it."""


def _misprint(kind: str, number: str, quarter: str, ball: str) -> Misprint:
    if kind not in KINDS:
        yield f"kind {kind!r} is none of {', '.join(KINDS)}", "no-such-kind"
        return
    if not (number or quarter or ball):
        yield "is blank", "blank"
        return
    if kind == "scene":
        yield from _needless(kind, "number", number)
    else:
        yield from _misnumbered(kind, number, SHIRT_NUMBERS if kind == "shirt" else PITCH_NUMBERS)
    if kind == "pitch":
        yield from _needless(kind, "quarter", quarter)
        yield from _needless(kind, "ball", ball)
    else:
        yield from _unknown("quarter", quarter, CORNERS)
        yield from _unknown("ball", ball, BALLS if kind == "shirt" else BALLS[1:])


def _misnumbered(kind: str, number: str, allowed: range) -> Misprint:
    if number not in map(str, allowed):
        span = str(allowed[0]), str(allowed[-1])
        yield f"{kind} number {number!r} is not one of {' to '.join(span)}", "no-such-number", *span


def _unknown(column: str, word: str, allowed: Iterable[str]) -> Misprint:
    if word not in allowed:
        yield f"{column} {word!r} is none of {', '.join(allowed)}", f"no-such-{column}"


def _needless(kind: str, column: str, word: str) -> Misprint:
    if word:
        yield f"{column} {word!r} does not belong on a {kind} card", "needless"


def _imbalances(rows: list[Numbered]) -> Iterator[Fault]:
    """Cards that can all be read, but do not make a deck together."""
    shirts = [(count, row) for count, row in rows if row[0] == "shirt"]
    yield from _counted("LIG-1", "shirts", len(shirts), EACH_NUMBER * len(SHIRT_NUMBERS), "shirt")
    numbers = Counter(int(number) for _, (_, number, _, _) in shirts)
    for wanted in SHIRT_NUMBERS:
        yield from _counted(
            "LIG-3", f"shirts number {wanted}", numbers[wanted], EACH_NUMBER, "shirt", "number", str(wanted)
        )
    backs = Counter((quarter, ball) for _, (_, _, quarter, ball) in shirts)
    for corner, ball in BACKS:
        yield from _counted(
            "LIG-3", f"backs {corner} {ball}", backs[corner, ball], EACH_BACK, "shirt", "back", corner, ball
        )
    yield from _twice(shirts, "has the same back as another shirt of that number", "same-back")
    yield from _once_each(rows, "pitch", "pitch cards", len(PITCH_NUMBERS))
    yield from _once_each(rows, "scene", "goal scenes", len(SCENES))


def _counted(
    rule: str, where: str, found: int, wanted: int, kind: str, by: str = "cards", *which: str
) -> Iterator[Fault]:
    """Counted by a number, by a back, or all cards of a kind."""
    if found != wanted:
        says = (*which, str(found), str(wanted))
        yield Fault(where, rule, f"there are {found}, not {wanted}", f"wrong-count-of-{by}", says, of=kind)


def _once_each(rows: list[Numbered], kind: str, where: str, wanted: int) -> Iterator[Fault]:
    mine = [row for row in rows if row[1][0] == kind]
    yield from _counted("LIG-1", where, len(mine), wanted, kind)
    yield from _twice(mine, "is there twice", "there-twice")


def _twice(rows: list[Numbered], what: str, why: str) -> Iterator[Fault]:
    seen: set[Row] = set()
    for count, row in rows:
        if row in seen:
            yield Fault(f"card {count}", "LIG-3", f"{' '.join(filter(None, row))} {what}", why, at=count - 1)
        seen.add(row)


SHIPPED = deck_from(shipped(__package__ or "anpfiff.games.ligretto", "deck.csv"))
