"""The same figures, counted: matches by the real rules. What was worked out is held against them."""

from collections.abc import Callable
from typing import TypeAlias

from anpfiff.lab.odds.counted.course import Said
from anpfiff.lab.odds.sheet import Counts, tallied
from anpfiff.lab.parts import part_of

Match: TypeAlias = Callable[[str], Said]
"""From a seed to what one match has to say."""


def counted(game: str, matches: int, seed: str) -> Counts:
    """The first matches are the same, however many follow."""
    part = part_of(game, "counted")
    assert part is not None, f"{game} has odds, and nothing to hold them against"
    play: Match = part.match
    return tallied(play(f"{seed} {match}") for match in range(matches))
