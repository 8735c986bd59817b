"""Who was sent away: a room knows them again by their token and by what their browser keeps, for as long as the room stands.

Both are hashes. An address is no proof, because a whole school is behind one: whoever only looks like somebody who was sent
away (`RoomState.suspects`) is not refused, but needs the host's nod.
"""

from collections.abc import Iterable

from msgspec import Struct, field

MOST = 512
"""Marks that a room keeps; the oldest go first."""
PATIENCE = 2
"""Refused knocks after which somebody need not come again: one No may be a slip of the finger."""


class Outcasts(Struct):
    """Written down with the room: a restart lets nobody in again."""

    marks: list[str] = field(default_factory=list)
    """Hashes of tokens and browsers."""
    refused: dict[str, int] = field(default_factory=dict)
    """How often the host has shaken their head, by the same hashes."""

    def knows(self, marks: Iterable[str]) -> bool:
        return any(mark in self.marks for mark in marks if mark)

    def add(self, marks: Iterable[str]) -> None:
        self.marks += [mark for mark in marks if mark and mark not in self.marks]
        del self.marks[:-MOST]

    def refuse(self, marks: Iterable[str]) -> None:
        """A shaken head; the last one counts for the evening."""
        marks = [mark for mark in marks if mark]
        for mark in marks:
            self.refused[mark] = self.refused.get(mark, 0) + 1
        if any(self.refused[mark] >= PATIENCE for mark in marks):
            self.add(marks)
        while len(self.refused) > MOST:
            del self.refused[next(iter(self.refused))]
