"""Slips: the moves that might still be taken back, each with the table before it.

A move can be taken back by who made it,
- until somebody else acts, a die falls or a time runs out: then it stands;
- if its seat could foresee all that came of it (`Game.foreseeable`): whoever has learned something does not try again;
- three times in a row at most: a hand slips once or twice, and who tries out one card after another plays with the
  others' time and fills the log of the room. The count begins anew once others, dice or clock made a move stand.

A state cannot be changed, only succeeded: so keeping the one before costs nothing, and nothing is replayed.
"""

from collections import Counter, deque
from typing import Any, NamedTuple

from anpfiff.core import Act, Input, Refused, Seat, Turn

IN_A_ROW = 3


class Before(NamedTuple):
    """The table before a move."""

    state: Any
    turn: Turn
    awaited: tuple[int, ...]
    """ALL-7: since when each seat had been awaited: a slip that is taken back gains no time."""


class Slips:
    """What one seat has done that nothing has made stand yet, and how often each seat has taken back meanwhile."""

    def __init__(self) -> None:
        self._seat: Seat | None = None
        self._kept: deque[tuple[Act[Any], Before]] = deque(maxlen=IN_A_ROW)
        self._taken_back: Counter[Seat] = Counter()

    def note(self, given: Input[Any], before: Before) -> None:
        """An input comes in; dice, the clock and other hands make what was done before them stand."""
        if not isinstance(given, Act):
            self._stand()
            return
        if self._kept and given.seat != self._seat:
            self._stand()
        self._seat = given.seat
        self._kept.append((given, before))

    def last(self, seat: Seat) -> tuple[Act[Any], Before]:
        """That seat's last act and the table before it, unless something has made it stand."""
        if not self._kept or seat != self._seat:
            raise Refused(
                "no-take-back", detail="only the last move, by who made it, before a die has fallen"
            )
        if self._taken_back[seat] >= IN_A_ROW:
            raise Refused("too-many-take-backs", detail=f"{IN_A_ROW} in a row are enough")
        return self._kept[-1]

    def take_back(self, seat: Seat) -> None:
        """That seat's last move has never been made."""
        self._kept.pop()
        self._taken_back[seat] += 1

    def _stand(self) -> None:
        self._kept.clear()
        self._taken_back.clear()
