"""Elfer raus!: the bots of its bulk play."""

from collections.abc import Sequence
from typing import Any

from anpfiff.games.elfer_raus.model import Lay
from anpfiff.lab.bulk.policies import Policies, anything


def eagerly(moves: tuple[Any, ...]) -> Sequence[Any]:
    """The yardstick `eager`: whatever can be laid is laid."""
    return [move for move in moves if isinstance(move, Lay)] or moves


POLICIES: Policies = {"random": anything, "eager": eagerly}
