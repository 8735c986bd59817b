"""`anpfiff games`: what there is to play."""

from argparse import Namespace
from typing import Any

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table as Grid

from anpfiff.commands.parser import Commands
from anpfiff.core import AnyGame, described
from anpfiff.games import GAMES


def add(commands: Commands) -> None:
    parser = commands.add_parser("games", help="list the games")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def run(asked: Namespace) -> int:
    if asked.json:
        print(
            msgspec.json.format(msgspec.json.encode([_described(game) for game in GAMES.values()])).decode()
        )
        return 0
    grid = Grid(box=box.SIMPLE_HEAD)
    for head in ("id", "title", "seats", "pace", "options (default)"):
        grid.add_column(head)
    for game in GAMES.values():
        options = ", ".join(
            f"{name} ({option['default']})" for name, option in described(game.vocabulary.options).items()
        )
        fewest, most = game.seats
        grid.add_row(
            game.id, game.title, str(fewest) if fewest == most else f"{fewest}-{most}", game.pace, options
        )
    Console().print(grid)
    return 0


def _described(game: AnyGame) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": game.title,
        "seats": game.seats,
        "pace": game.pace,
        "edition": game.edition,
        "options": described(game.vocabulary.options),
    }
