"""How each game looks and sounds in a terminal: one file per game."""

from pkgutil import extend_path
from typing import Any, Protocol

from rich.console import RenderableType

from anpfiff.core import Refused
from anpfiff.core.places import module_of

__path__ = extend_path(__path__, __name__)


class Board(Protocol):
    """Draws a view, calls a move by name, tells an event. A board knows the model, never the rules.

    Where a hand may add something to a move (`Move.plain`), a board can have a fourth function, `wishes(move, view)`.
    """

    def draw(self, view: Any, names: tuple[str, ...]) -> RenderableType:
        """The table as that view shows it, one's own cards at the bottom."""

    def call(self, move: Any, view: Any) -> str:
        """What the move is called in the list of moves."""

    def tell(self, event: Any, names: tuple[str, ...]) -> str | None:
        """One line for the event as it was seen; None if it is not worth one."""


def board_for(game: str) -> Board:
    """The board of a game, from the file that bears its name."""
    board: Any = module_of(__name__, game)
    if board is None:
        raise Refused("no-board", detail=f"{game} has none for a terminal")
    return board  # type: ignore[no-any-return]  # a module is a Board when its functions are
