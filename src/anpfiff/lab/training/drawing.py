"""An environment drawn as text: the table as the stands see it, on the board of the terminal."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console

from anpfiff.core import AnyGame
from anpfiff.terminal.boards import board_for

WIDTH = 100


def drawn(game: AnyGame, state: Any, names: Sequence[str]) -> str:
    console = Console(width=WIDTH, force_terminal=False, color_system=None)
    with console.capture() as screen:
        console.print(board_for(game.id).draw(game.view(state, None), tuple(names)))
    return screen.get()
