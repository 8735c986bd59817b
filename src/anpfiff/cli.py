"""The command line: play · games · rules · replay."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from anpfiff import __version__, book
from anpfiff.core import AnyGame, Refused, described
from anpfiff.games import GAMES, game_called
from anpfiff.table.chance import Dice, LiveDice
from anpfiff.table.record import Player, read, written
from anpfiff.table.replay import scenes
from anpfiff.table.table import Table
from anpfiff.terminal.boards import board_for
from anpfiff.terminal.keyboard import Nobody, Typed
from anpfiff.terminal.opponents import Opponents
from anpfiff.terminal.play import Play
from anpfiff.terminal.replay import step_through
from anpfiff.terminal.screen import Screen

PEOPLE = ("Ada", "Ben", "Cleo", "Dino", "Eva", "Finn")
BOTS = ("Snail", "Tortoise", "Rabbit", "Fox", "Rocket", "Owl")


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; a refusal is one clear line and exit code 2."""
    asked = _parser().parse_args(words)
    try:
        code: int = asked.run(asked)
    except Refused as refusal:
        print(f"anpfiff: {refusal}", file=sys.stderr)
        return 2
    except OSError as fault:
        print(f"anpfiff: {fault.filename or 'file'}: {fault.strerror}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return code


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="anpfiff", description="Eight football table games.")
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    play = commands.add_parser("play", help="play a game at this keyboard")
    play.add_argument("game", nargs="?", help="which game; without it you are asked")
    play.add_argument(
        "--seats", type=int, help="how many sit at the table (default: the fewest the game takes)"
    )
    play.add_argument(
        "--people", type=int, default=1, help="how many of them are people (default 1; 0 to watch)"
    )
    play.add_argument("--name", action="append", default=[], help="what a person is called; once for each")
    play.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="set an option of the game"
    )
    play.add_argument("--material", type=Path, metavar="FILE", help="your own deck or dice")
    play.add_argument(
        "--pace", type=float, default=1.5, metavar="SECONDS", help="how long opponents think (default 1.5)"
    )
    play.add_argument("--seed", help="the same seed deals the same cards")
    play.add_argument("--save", type=Path, metavar="FILE", help="keep the record of the match")
    play.set_defaults(run=_play)
    games = commands.add_parser("games", help="list the games")
    games.add_argument("--json", action="store_true")
    games.set_defaults(run=_games)
    rules = commands.add_parser("rules", help="print the rules of a game, or one of them")
    rules.add_argument("game", help=f"{', '.join(GAMES)}, or {book.COMMON} for what they have in common")
    rules.add_argument("id", nargs="?", help="a rule's number, such as ELF-20")
    rules.add_argument("--json", action="store_true")
    rules.set_defaults(run=_rules)
    replay = commands.add_parser("replay", help="step through the record of a match")
    replay.add_argument("file", type=Path)
    replay.add_argument("--seat", type=int, help="see it from that seat (default: from the stands)")
    replay.add_argument("--all", action="store_true", help="do not wait for Enter")
    replay.set_defaults(run=_replay)
    return parser


def _play(asked: Namespace) -> int:
    console = Console()
    game = game_called(asked.game or _asked_for(console))
    if asked.material:
        game = game.using(asked.material.read_text(encoding="utf-8"))
    players = _players(asked, game)
    dice = LiveDice() if asked.seed is None else Dice(asked.seed)
    table = Table(game, players, dice, dict(map(_option, asked.option)))
    screen = Screen(console, board_for(game.id), tuple(player.name for player in players))
    opponents = Opponents(table, max(0.0, asked.pace), Random(asked.seed))
    over = Play(
        table, screen, Typed() if any(not player.bot for player in players) else Nobody(), opponents
    ).run()
    if asked.save:
        asked.save.write_bytes(written(table.record()))
        console.print(Text(f"The record is in {asked.save}."))
    return 0 if over else 1


def _asked_for(console: Console) -> str:
    """Nobody need know the names by heart: without a game, a list to choose from."""
    for count, game in enumerate(GAMES.values(), 1):
        console.print(Text(f"{count:>2}  {game.title}"))
    try:
        answer = console.input("Which game? ").strip()
    except EOFError:
        answer = ""
    return list(GAMES)[int(answer) - 1] if answer.isdecimal() and 0 < int(answer) <= len(GAMES) else answer


def _players(asked: Namespace, game: AnyGame) -> tuple[Player, ...]:
    people = len(asked.name) or asked.people
    seats = asked.seats or max(game.seats[0], people)
    game.setup(seats)  # refuses a number the leaflet does not allow
    if not 0 <= people <= seats:
        raise Refused("wrong-number-of-people", detail=f"{people} people for {seats} seats")
    names = (*asked.name, *PEOPLE)[:people]
    return (*map(Player, names), *(Player(name, bot=True) for name in BOTS[: seats - people]))


def _option(word: str) -> tuple[str, Any]:
    name, _, value = word.partition("=")
    try:
        return name, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return name, {"on": True, "off": False}.get(value, value)


def _games(asked: Namespace) -> int:
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


def _rules(asked: Namespace) -> int:
    rules = book.rules_of(asked.game) if asked.id is None else (book.rule(asked.id),)
    if asked.json:
        print(msgspec.json.format(msgspec.json.encode(rules)).decode())
        return 0
    grid = Grid(box=None, show_header=False, padding=(0, 2, 1, 0))
    for one in rules:
        grid.add_row(Text(one.id, style="bold"), Text(one.text))
    Console().print(grid)
    return 0


def _replay(asked: Namespace) -> int:
    record = read(asked.file.read_bytes())
    if asked.seat is not None and not 0 <= asked.seat < len(record.seats):
        raise Refused("no-such-seat", detail=f"{asked.seat}; the match had {len(record.seats)}")
    for _ in scenes(record):
        pass  # the whole record is judged before any of it is shown
    screen = Screen(Console(), board_for(record.game), tuple(player.name for player in record.seats))
    keyboard = Typed() if sys.stdin.isatty() and not asked.all else None
    step_through(record, screen, keyboard, asked.seat)
    return 0
