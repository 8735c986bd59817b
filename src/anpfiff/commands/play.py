"""`anpfiff play`: a match at this keyboard."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from random import Random

from rich.console import Console
from rich.text import Text

from anpfiff.commands.options import add_options, options_of
from anpfiff.commands.parser import Commands, add_deck, with_deck
from anpfiff.core import AnyGame, Refused
from anpfiff.games import GAMES, game_called
from anpfiff.table.chance import Dice, LiveDice
from anpfiff.table.record import Player, written
from anpfiff.table.table import Table
from anpfiff.terminal.boards import board_for
from anpfiff.terminal.handicaps import told
from anpfiff.terminal.keyboard import Nobody, Typed
from anpfiff.terminal.opponents import USUAL, Opponents
from anpfiff.terminal.play import Play
from anpfiff.terminal.screen import Screen

PEOPLE = ("Ada", "Ben", "Cleo", "Dino", "Eva", "Finn")


def add(commands: Commands) -> None:
    parser = commands.add_parser("play", help="play a game at this keyboard")
    parser.add_argument("game", nargs="?", help="which game; without it you are asked")
    parser.add_argument(
        "--seats", type=int, help="how many sit at the table (default: the fewest the game takes)"
    )
    parser.add_argument(
        "--people", type=int, default=1, help="how many of them are people (default 1; 0 to watch)"
    )
    parser.add_argument("--name", action="append", default=[], help="what a person is called; once for each")
    add_options(parser)
    add_deck(parser)
    parser.add_argument(
        "--bots",
        nargs="+",
        default=[USUAL],
        metavar="NAME",
        help=f"who plays against you, from snail to rocket (default: {USUAL}); one for all, or one each",
    )
    parser.add_argument(
        "--pace", type=float, default=1.0, help="how long they think, in parts of their own time (default 1)"
    )
    parser.add_argument("--seed", help="the same seed deals the same cards")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the record of the match")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    console = Console()
    game = with_deck(game_called(args.game or _asked_for(console)), args.deck)
    players = _players(args, game)
    dice = LiveDice() if args.seed is None else Dice(args.seed)
    table = Table(game, players, dice, options_of(args, game))
    names = tuple(player.name for player in players)
    screen = Screen(console, board_for(game.id), names, told(game, table.options, names))
    bots = _bots(args, sum(player.bot for player in players))
    opponents = Opponents(table, max(0.0, args.pace), Random(args.seed), bots)
    keyboard = Nobody() if all(player.bot for player in players) else Typed()
    over = Play(table, screen, keyboard, opponents).run()
    if args.save:
        _save(table, args.save, console)
    return 0 if over else 1


def _save(table: Table, path: Path, console: Console) -> None:
    path.write_bytes(written(table.record()))
    console.print(Text(f"The record is in {path}."))


def _asked_for(console: Console) -> str:
    """Nobody need know the names by heart: without a game, a list to choose from."""
    for count, game in enumerate(GAMES.values(), 1):
        console.print(Text(f"{count:>2}  {game.title}"))
    try:
        answer = console.input("Which game? ").strip()
    except EOFError:
        answer = ""
    return list(GAMES)[int(answer) - 1] if answer.isdecimal() and 0 < int(answer) <= len(GAMES) else answer


def _players(args: Namespace, game: AnyGame) -> tuple[Player, ...]:
    people = len(args.name) or args.people
    seats = args.seats or max(game.seats[0], people)
    game.setup(seats)  # refuses a number the leaflet does not allow
    if not 0 <= people <= seats:
        raise Refused("wrong-number-of-people", detail=f"{people} people for {seats} seats")
    names = (*args.name, *PEOPLE)[:people]
    bots = _bots(args, seats - people)
    return (*map(Player, names), *(Player(_called(bots, place), bot=True) for place in range(len(bots))))


def _bots(args: Namespace, seats: int) -> list[str]:
    """The bots' names; the last one stands for all that follow."""
    return [args.bots[min(place, len(args.bots) - 1)] for place in range(seats)]


def _called(bots: Sequence[str], place: int) -> str:
    """Two rabbits at one table have numbers."""
    name = bots[place].capitalize()
    twins = bots.count(bots[place])
    return f"{name} {bots[: place + 1].count(bots[place])}" if twins > 1 else name
