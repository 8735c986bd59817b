"""`anpfiff games`: what there is to play."""

from argparse import Namespace
from typing import Any

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table as Grid

from anpfiff.commands.parser import Commands
from anpfiff.core import AnyGame, Options, described
from anpfiff.games import GAMES


def add(commands: Commands) -> None:
    parser = commands.add_parser("games", help="list the games")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    if args.json:
        print(
            msgspec.json.format(msgspec.json.encode([_described(game) for game in GAMES.values()])).decode()
        )
        return 0
    grid = Grid(box=box.SIMPLE_HEAD, caption="Every game has the option patience (ALL-7), 60 seconds.")
    for head in ("id", "title", "seats", "pace"):
        grid.add_column(head, no_wrap=True)
    grid.add_column("options (default)")
    for game in GAMES.values():
        grid.add_row(game.id, game.title, _seats(game), game.pace, _options(game))
    Console().print(grid)
    return 0


def _seats(game: AnyGame) -> str:
    fewest, most = game.seats
    return str(fewest) if fewest == most else f"{fewest}-{most}"


def _options(game: AnyGame) -> str:
    common = described(Options)
    own = {name: option for name, option in described(game.vocabulary.options).items() if name not in common}
    return ", ".join(f"{name} ({_told(option['default'])})" for name, option in own.items())


def _told(default: object) -> str:
    """As it is typed; what nobody has been given yet is none."""
    if isinstance(default, bool):
        return "on" if default else "off"
    return "none" if default == () else str(default)


def _described(game: AnyGame) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": game.title,
        "seats": game.seats,
        "age": game.age,
        "minutes": game.minutes,
        "pace": game.pace,
        "edition": game.edition,
        "options": described(game.vocabulary.options),
        "presets": msgspec.to_builtins(game.presets),
        "head_start": msgspec.to_builtins(game.head_start),
    }
