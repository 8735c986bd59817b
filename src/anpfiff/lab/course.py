"""The course of a match: who was in front, move by move."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from anpfiff.core import AnyGame, Result, Seat
from anpfiff.lab.parts import part_of

TENTHS = 10

Standing: TypeAlias = Callable[[Any], Sequence[int]]
"""From the view of the stands: a number for each seat, the higher the better."""


class Course:
    """Watches a match from the stands."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._standing = standing_of(game.id)
        self._ahead = bytearray()

    def moved(self, state: Any) -> None:
        self._ahead.append(in_front(self._standing(self._game.view(state, None))))

    def tenths(self) -> bytes:
        """Who was in front when one tenth, two tenths … all of the moves were made."""
        moves = len(self._ahead)
        if not moves:
            return bytes(TENTHS)
        return bytes(self._ahead[-(-tenth * moves // TENTHS) - 1] for tenth in range(1, TENTHS + 1))

    def decided(self, result: Result) -> int:
        """After how many moves the winners were in front for good; all of them where that never was."""
        winners = sum(1 << seat for seat in result.winners)
        moves = len(self._ahead)
        while moves and self._ahead[moves - 1] == winners:
            moves -= 1
        return min(moves + 1, len(self._ahead))


def standing_of(game: str) -> Standing:
    """How things stand in that game, as the lab was told."""
    standing: Standing = getattr(part_of(game, "standing"), "standing", all_level)
    return standing


def all_level(view: Any) -> Sequence[int]:  # noqa: ARG001 -- there is nothing to be seen
    """A game that nobody has told the lab about: nobody is ever in front."""
    return (0, 0)


def in_front(standing: Sequence[int]) -> int:
    """The seats with the highest number as bits; nobody where all have it."""
    best = max(standing)
    leaders: list[Seat] = [seat for seat, number in enumerate(standing) if number == best]
    return 0 if len(leaders) == len(standing) else sum(1 << seat for seat in leaders)
