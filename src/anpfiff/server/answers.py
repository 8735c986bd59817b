"""Answers: a command that was taken once is answered again, not done again."""

from anpfiff.wire import messages as wire

KEPT = 256
"""How many answers are kept for each person."""


class Answers:
    """What one person was answered when a command was taken.

    Only so many are kept. Numbers count up, so whatever is below those that were forgotten is old and refused: done a second
    time it would stand in the log twice.
    """

    def __init__(self) -> None:
        self._kept: dict[int, wire.Done] = {}
        self._forgotten = 0
        self.newest = 0
        """The largest number that was answered."""

    def to(self, command: int) -> wire.Done | wire.Refused | None:
        """The answer it got, or None for a command that is new."""
        if command not in self._kept and command <= self._forgotten:
            return wire.Refused(command, "old-command")
        return self._kept.get(command)

    def keep(self, done: wire.Done) -> None:
        self._kept[done.id] = done
        self.newest = max(self.newest, done.id)
        if len(self._kept) > KEPT:
            oldest = next(iter(self._kept))
            del self._kept[oldest]
            self._forgotten = max(self._forgotten, oldest)
