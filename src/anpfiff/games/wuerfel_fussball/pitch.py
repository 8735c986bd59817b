"""The pitch: 5 strips by 11 lines, always seen by the side that attacks (WF-1 to WF-5, WF-46)."""

from anpfiff.games.wuerfel_fussball.model import Boundary, Field, Restart

STRIPS = 5
LINES = 11
MIDDLE = 3
"""WF-1: the goals lie behind this strip only."""

FIELDS = tuple((strip, line) for line in range(1, LINES + 1) for strip in range(1, STRIPS + 1))
KICK_OFF: Field = (3, 6)
GOALMOUTH: Field = (3, 11)
REBOUND: Field = (3, 10)
"""WF-5: where a parry and a post drop the ball; also where an assist finds its man."""
OWN_GOALMOUTH: Field = (3, 1)
OWN_REBOUND: Field = (3, 2)

CORNERS: tuple[Field, ...] = ((1, 11), (5, 11))
SPOTS: dict[Restart, tuple[Field, ...]] = {
    "goal-kick": ((2, 1), (4, 1)),
    "keepers-kick": ((3, 2), (3, 3)),
    "corner": CORNERS,
}
"""WF-5: restarts whose spot the kicker chooses."""

ZONE = frozenset(field for field in FIELDS if field[1] >= 9)
GOAL_AREA = frozenset(field for field in FIELDS if field[1] >= 10 and 2 <= field[0] <= 4)
SHOOTING = ZONE.difference(CORNERS)
"""WF-3, WF-26: the 13 fields a shot may come from."""
LAST_FOUR = LINES - 3
"""WF-33, WF-44: the last four lines begin here."""
FREE_KICKS = frozenset(field for field in FIELDS if field[1] >= LAST_FOUR).difference(CORNERS)
"""WF-33: where a free kick may be shot."""
WINGS = frozenset(field for field in ZONE if field[0] in {1, STRIPS})
"""WF-21: where the arrow may be turned."""
OWN_GOAL = frozenset((REBOUND, GOALMOUTH))
"""WF-4: directly in front of the goal."""


def mirrored(field: Field) -> Field:
    """WF-1: the same field in the eyes of the other side."""
    strip, line = field
    return STRIPS + 1 - strip, LINES + 1 - line


def run(start: Field, heading: tuple[int, int], steps: int) -> tuple[Field, Boundary | None]:
    """Where the ball comes to rest, or the last field it passed and the line it crossed."""
    strip, line = start
    for _ in range(steps):
        ahead = strip + heading[0], line + heading[1]
        if over := crossed(ahead):
            return (strip, line), over
        strip, line = ahead
    return (strip, line), None


def crossed(ahead: Field) -> Boundary | None:
    """WF-46: the line in front of a field outside; the goal line outweighs the side line."""
    strip, line = ahead
    if line > LINES:
        return "goal-line"
    if line < 1:
        return "own-goal-line"
    return None if 1 <= strip <= STRIPS else "side-line"
