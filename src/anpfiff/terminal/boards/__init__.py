"""How each game looks and sounds in a terminal: one file a game."""

from importlib import import_module
from typing import Any, Protocol

from rich.console import RenderableType


class Board(Protocol):
    """Draws a view, calls a move by name, tells an event. A board knows the model, never the rules."""

    def draw(self, view: Any, names: tuple[str, ...]) -> RenderableType:
        """The table as that view shows it, the own cards at the bottom."""

    def call(self, move: Any, view: Any) -> str:
        """What the move is called in the list of moves."""

    def tell(self, event: Any, names: tuple[str, ...]) -> str | None:
        """One line for the event as it was seen; None if it is not worth one."""


def board_for(game: str) -> Board:
    """The board of a game, from the file that bears its name."""
    board: Any = import_module(f"anpfiff.terminal.boards.{game.replace('-', '_')}")
    return board  # type: ignore[no-any-return]  # a module is a Board when its functions are
