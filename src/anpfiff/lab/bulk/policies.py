"""The bots that bulk play knows: their every choice is one number below another."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from anpfiff.lab.parts import part_of

Policy: TypeAlias = Callable[[tuple[Any, ...]], Sequence[Any]]
"""Of the moves that are offered, those among which chance decides."""
Policies: TypeAlias = Mapping[str, Policy]
"""By the bots' names."""


def anything(moves: tuple[Any, ...]) -> Sequence[Any]:
    """The yardstick `random`."""
    return moves


def policies_of(game: str) -> Policies:
    """None for a game without a kernel."""
    policies: Policies = getattr(part_of(game, "policies"), "POLICIES", {})
    return policies
