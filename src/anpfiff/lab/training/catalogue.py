"""The catalogue of actions: every move a game can offer has one number, for ever the same.

It is built from the game's own types: for each kind of move, in the order of the model, all that its fields can hold. Action 0
is to wait: in a race it lets the others go first, and it is all that somebody can do who is not awaited.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Any, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from anpfiff.core import AnyGame, Refused

Mask: TypeAlias = NDArray[np.int8]
Domains: TypeAlias = Mapping[str, Sequence[Any]]
"""What a field of a move can hold, by the field's name."""

WAIT = 0


class Catalogue:
    def __init__(self, game: AnyGame, domains: Domains) -> None:
        kinds = get_args(game.vocabulary.move) or (game.vocabulary.move,)
        self.moves: tuple[Any | None, ...] = (None, *_moves(kinds, domains))
        self._actions = {move: action for action, move in enumerate(self.moves)}

    def __len__(self) -> int:
        return len(self.moves)

    def action(self, move: Any | None) -> int:
        return self._actions[move]

    def move(self, action: int | None) -> Any | None:
        if action is None or not 0 <= action < len(self.moves):
            raise Refused("illegal-action", detail=f"{action} is not one of 0 to {len(self.moves) - 1}")
        return self.moves[action]

    def mask(self, moves: Iterable[Any | None]) -> Mask:
        """A 1 for every move that is offered; somebody who is offered none can only wait."""
        mask = np.zeros(len(self.moves), np.int8)
        mask[[self._actions[move] for move in moves] or WAIT] = 1
        return mask


def _moves(kinds: Iterable[type[Any]], domains: Domains) -> Iterable[Any]:
    for kind in kinds:
        for values in product(*(domains[field] for field in kind.__struct_fields__)):
            yield kind(*values)
