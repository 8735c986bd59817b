"""The protocol of a bot."""

from random import Random
from typing import Any, Protocol


class Bot(Protocol):
    """Looks at its view and the moves it is offered, and picks one; in a race None means: nothing for now."""

    def __call__(self, view: Any, moves: tuple[Any, ...], dice: Random) -> Any | None: ...
