"""The eight dice and their faces: the words of the dice, not yet what they do."""

from typing import Literal, TypeAlias

from anpfiff.core import Value

Direction: TypeAlias = Literal["orange", "red", "violet"]
Throwable: TypeAlias = Literal["orange", "red", "violet", "shot", "blue", "keeper"]
"""The dice somebody may choose to throw; the others fall because a rule says so."""
Die: TypeAlias = Literal["orange", "red", "violet", "shot", "blue", "keeper", "black", "white"]

Way: TypeAlias = Literal["forward", "back", "diagonal", "sideways"]
Mark: TypeAlias = Literal["", "?", "X"]
ShotFace: TypeAlias = Literal["net", "unstoppable", "post", "bar", "out"]
BlueFace: TypeAlias = Literal["steal", "miss", "own-goal", "clear", "foul"]
"""`own-goal` is the face "miss or own goal" (WF-31)."""
KeeperFace: TypeAlias = Literal["held", "not-held", "parry", "corner"]
PenaltyFace: TypeAlias = Literal["goal", "corner", "out", "parry"]
MasterFace: TypeAlias = Literal["long-shot", "assist", "unstoppable", "perfect-save", "win-back", "foul"]


class Arrow(Value, frozen=True):
    """A face of a direction die."""

    way: Way
    number: int
    mark: Mark = ""


Face: TypeAlias = Arrow | ShotFace | BlueFace | KeeperFace | PenaltyFace | MasterFace


class Cube(Value, frozen=True):
    """WF-6: one die, told apart by name and symbol as well as by colour."""

    name: str
    symbol: str
    faces: tuple[Face, ...]


class Dice(Value, frozen=True):
    orange: Cube
    red: Cube
    violet: Cube
    shot: Cube
    blue: Cube
    keeper: Cube
    black: Cube
    white: Cube


class Fallen(Value, frozen=True):
    """How a die fell."""

    die: Die
    face: Face
