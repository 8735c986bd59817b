"""The bots that bulk play knows: their every choice is one number below another."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from anpfiff.games.elfer_raus.model import Lay

Policy: TypeAlias = Callable[[tuple[Any, ...]], Sequence[Any]]
"""Of the moves that are offered, those among which chance decides."""


def anything(moves: tuple[Any, ...]) -> Sequence[Any]:
    """The yardstick `random`."""
    return moves


def eagerly(moves: tuple[Any, ...]) -> Sequence[Any]:
    """The yardstick `eager` of Elfer raus!: whatever can be laid is laid."""
    return [move for move in moves if isinstance(move, Lay)] or moves


POLICIES: dict[str, dict[str, Policy]] = {
    "elfer-raus": {"random": anything, "eager": eagerly},
    "karten-fussball": {"random": anything},
    "wuerfel-fussball": {"random": anything},
    "zweikampf": {"random": anything},
}
"""The games with a kernel."""
