"""Ligretto-Fußball: teams, the row of pitch cards, and the faces that cards can show."""

from typing import Literal, TypeAlias

from anpfiff.core import Seat, Value

Team: TypeAlias = int
"""0 for black, 1 for white."""
TEAMS: tuple[str, str] = ("Black", "White")
Corner: TypeAlias = Literal["top-left", "top-right", "bottom-left", "bottom-right"]
CORNERS: tuple[Corner, ...] = ("top-left", "top-right", "bottom-left", "bottom-right")
Ball: TypeAlias = Literal["none", "post", "middle"]
BALLS: tuple[Ball, ...] = ("none", "post", "middle")
STEPS = 5
GOALS_TO_WIN = 5


def team_of(seat: Seat) -> Team:
    """LIG-7: the seats alternate, so 3 seats are two against one and 5 are three against two."""
    return seat % 2


def place_in_row(team: Team, step: int) -> int:
    """LIG-6: one team's first pitch card is the other one's last; the row lies as black sees it."""
    return step if team == 0 else STEPS - 1 - step


class Quarter(Value, frozen=True):
    """The back of a shirt card: a corner of a goal, as it lies there."""

    corner: Corner
    ball: Ball
    upside_down: bool = False


class Scene(Value, frozen=True):
    """A goal card: one corner holds the ball, the other three are empty."""

    corner: Corner
    ball: Ball

    def quarter(self, corner: Corner) -> Quarter:
        """LIG-23: what has to lie in that corner."""
        return Quarter(corner, self.ball if corner == self.corner else "none")


Face: TypeAlias = int | Quarter
"""The side of a shirt card that is up: its number at the pitch, its quarter at the goal."""
Source: TypeAlias = int | None
"""Where a card is taken from: None for the turned card, else one of one's own discard piles (LIG-15)."""
