"""How a match stands when it is blown off: a score that people read, and what is compared where that is level."""

from typing import TypeAlias

from anpfiff.core.values import Value

Sentences: TypeAlias = dict[str, str]
"""The rule behind a game's `standing.py`, in the four languages."""


class Standing(Value, frozen=True, tag=False):
    """Seat by seat; more is better everywhere."""

    score: tuple[int, ...]
    rest: tuple[tuple[int, ...], ...] = ()
    """For each seat what counts when the score is level, the weightiest first; none where nothing does."""

    def worth(self, seat: int) -> tuple[int, ...]:
        return (self.score[seat], *(self.rest[seat] if self.rest else ()))


def fewer_left(left: tuple[int, ...]) -> Standing:
    """Of cards that one wants to be rid of: how many fewer than whoever holds most."""
    most = max(left, default=0)
    return Standing(tuple(most - cards for cards in left))
