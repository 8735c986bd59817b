"""Answers: a command that was judged once is answered again, not judged again."""

from typing import TypeAlias

from anpfiff.wire import messages as wire

KEPT = 256
"""How many answers are kept for each person."""


Answer: TypeAlias = wire.Done | wire.Refused


class Receipts:
    """What one person was answered.

    Only the newest are kept. Numbers count up, so whatever is below those that were forgotten is old and refused: done a second
    time it would stand in the log twice. A refusal is kept like the rest: judged anew, a move could be taken long after its
    player has thought of something else.
    """

    def __init__(self) -> None:
        self._kept: dict[int, Answer] = {}
        self._forgotten = 0
        self.newest = 0
        """The largest number that was answered."""

    def to(self, command: int) -> Answer | None:
        """The answer it got, or None for a command that is new."""
        if command not in self._kept and command <= self._forgotten:
            return wire.Refused(command, "old-command")
        return self._kept.get(command)

    def keep(self, answer: Answer) -> None:
        if answer.id is None:
            return
        self._kept[answer.id] = answer
        self.newest = max(self.newest, answer.id)
        if len(self._kept) > KEPT:
            oldest = next(iter(self._kept))
            del self._kept[oldest]
            self._forgotten = max(self._forgotten, oldest)
