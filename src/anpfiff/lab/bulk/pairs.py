"""Two against each other: who is in front, as a set of seats in bits."""

from collections.abc import Sequence

from anpfiff.lab.bulk.compiled import both


@both
def in_front(score: Sequence[int]) -> int:
    """Nobody where it is level."""
    return 0 if score[0] == score[1] else 1 if score[0] > score[1] else 2
