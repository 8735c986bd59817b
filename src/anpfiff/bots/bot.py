"""What a bot is: it sees what a person in its seat sees, and takes the time a person would take."""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol, TypeAlias

Chooser: TypeAlias = Callable[[Any, tuple[Any, ...], Random], Any | None]
"""A view, the moves it is offered, and dice, to a move; in a race None means: nothing for now."""


class Bot(Protocol):
    """Same view, same moves, same dice: same choice. It knows nothing else, and it remembers nothing else.

    Whoever seats a bot in a race asks again, with the same dice, whenever its view has changed: as long as it wants the same,
    its time runs on; once it wants something else, it needs `when` anew from there.
    """

    def choose(self, view: Any, moves: tuple[Any, ...], dice: Random) -> Any | None:
        """One of the moves; in a race None means: nothing for now."""

    def when(self, view: Any, moves: tuple[Any, ...], dice: Random) -> int:
        """Milliseconds from being offered these moves to making one: never what is hidden, only what is seen, counts."""
