"""What a seat may do and what everybody is told of it."""

from collections.abc import Iterable
from typing import ClassVar, Self, TypeVar

import msgspec

from anpfiff.core.values import Seat, Value


class Move(Value, frozen=True):
    """An imperative: Lay, Shoot, Doubt."""

    rule: ClassVar[str]
    """The rule of the book that allows it."""
    declines: ClassVar[bool] = False
    """ALL-7: does the table make this move for a seat that does not answer?"""
    dawdles: ClassVar[bool] = False
    """ALL-7: does it leave the game where it was? Then it does not start the patience with its seat anew."""
    claims: ClassVar[bool] = False
    """Is it a claim, offered without telling whether it is true? Only such a move may be refused though it was offered."""

    def plain(self) -> Self:
        """The move as it is offered, without what the hand adds to it (where a thrown card comes to rest)."""
        return self

    def well_formed(self) -> bool:
        """Could it have come over the wire? A number is a number then, and a corner one of those there are."""
        try:
            msgspec.convert(msgspec.to_builtins(self), type(self))
        except (TypeError, msgspec.MsgspecError):
            return False
        return True


M = TypeVar("M", bound=Move)


def certain(moves: Iterable[M]) -> tuple[M, ...]:
    """The offered moves that cannot be refused: for whoever moves without thinking."""
    return tuple(move for move in moves if not move.claims)


class Event(Value, frozen=True):
    """Past tense: CardLaid, ShotSaved."""

    def seen_by(self, seat: Seat | None) -> Self | None:
        """ALL-1: the event as that seat, or the stands, may know it; None where it may not know at all."""
        return self
