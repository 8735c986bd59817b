"""Elfmeter!: the cards as they can be seen, in a hand, in the box and beside it."""

from typing import Literal, TypeAlias

from anpfiff.core import Seat, Value

Field: TypeAlias = int
"""ELF-2, ELF-4: one of the six fields of the upper area, its place in FIELDS."""
FIELDS = ("front left", "front middle", "front right", "back left", "back middle", "back right")

Third: TypeAlias = int
"""ELF-2: one of the three fields of the penalty area, its place in THIRDS."""
THIRDS = ("left", "middle", "right")

CardNumber: TypeAlias = int
"""1 to 24; both colours have the same 24 cards."""

Side: TypeAlias = Literal["attack", "defence"]
Fate: TypeAlias = Literal["counts", "wrong-side", "no-ball-yet", "misfit", "beside"]
"""What became of a played card: only one that counts matters; all others are ignored."""


class Attack(Value, frozen=True):
    """ELF-3: who has the ball, where it goes, and where this card shoots a penalty."""

    footballer: Field
    ball: Field
    shot: Third


class Defence(Value, frozen=True):
    """ELF-3: where the defenders stand, and where this card's keeper dives."""

    defenders: tuple[Field, ...]
    dive: Third


Face: TypeAlias = Attack | Defence


class Shown(Value, frozen=True):
    """A card by the side that can be seen."""

    card: CardNumber
    face: Face


class Landing(Value, frozen=True):
    """Where a thrown card comes to rest: its centre in thousandths of the box from a corner, its tilt in degrees."""

    x: int
    y: int
    angle: int = 0


MIDDLE = Landing(500, 500)


class Laid(Value, frozen=True):
    """A card out of its stack, in the box or beside it."""

    seat: Seat
    card: CardNumber
    face: Face
    fate: Fate
    landing: Landing | None = None
