"""A cube unfolded: where its six faces lie in the plane, what they are next to once folded, and where glue is needed.

The net is a cross: a column of four faces, the second of which has a neighbour on both sides. The faces of a die are numbered
from 1 in the order of its file and lie as on any die: 1 opposite 6, 2 opposite 5, 3 opposite 4; 1, 2, 3 turn to the left.
"""

from itertools import product
from typing import NamedTuple

Vector = tuple[int, int, int]
Cell = tuple[int, int]
"""Column and row in the net."""

NET: dict[Cell, int] = {(1, 0): 2, (1, 1): 1, (0, 1): 3, (2, 1): 4, (1, 2): 5, (1, 3): 6}
"""Which face lies where."""
COLUMNS = 3
ROWS = 4
STEPS: dict[str, Cell] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Pose(NamedTuple):
    """How a face stands in space: what it looks towards, and where its right and its lower edge point."""

    outward: Vector
    right: Vector
    down: Vector

    def beyond(self, side: str) -> "Pose":
        """The face folded back over one of the edges."""
        outward, right, down = self
        match side:
            case "right":
                return Pose(right, _minus(outward), down)
            case "left":
                return Pose(_minus(right), outward, down)
            case "down":
                return Pose(down, right, _minus(outward))
            case _:
                return Pose(_minus(down), right, outward)

    def edge(self, side: str) -> frozenset[Vector]:
        """An edge by its two faces, which name it in space."""
        return frozenset((self.outward, self.beyond(side).outward))


def folded(net: dict[Cell, int] = NET) -> dict[int, Pose]:
    """Each face as it stands when the net is folded around its first face."""
    first = next(cell for cell, face in net.items() if face == 1)
    poses = {first: Pose((0, 0, 1), (1, 0, 0), (0, -1, 0))}
    waiting = [first]
    while waiting:
        cell = waiting.pop()
        for side, (dx, dy) in STEPS.items():
            beside = cell[0] + dx, cell[1] + dy
            if beside in net and beside not in poses:
                poses[beside] = poses[cell].beyond(side)
                waiting.append(beside)
    return {net[cell]: pose for cell, pose in poses.items()}


def tabs(net: dict[Cell, int] = NET) -> tuple[tuple[Cell, str], ...]:
    """Of every two outer edges that meet when folded, one gets a tab."""
    poses = folded(net)
    glued = set[frozenset[Vector]]()
    lines = []
    for cell, side in product(sorted(net, key=lambda at: (at[0] == 1, at)), STEPS):
        dx, dy = STEPS[side]
        edge = poses[net[cell]].edge(side)
        if (cell[0] + dx, cell[1] + dy) not in net and edge not in glued:
            glued.add(edge)
            lines.append((cell, side))
    return tuple(lines)


def _minus(vector: Vector) -> Vector:
    x, y, z = vector
    return -x, -y, -z
