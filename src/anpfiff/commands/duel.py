"""`anpfiff duel`: bots against each other."""

from argparse import Namespace

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table as Grid

from anpfiff.commands.options import add_options, options_of
from anpfiff.commands.parser import Commands, add_deck, with_deck
from anpfiff.core import Refused, chosen
from anpfiff.games import game_called
from anpfiff.lab.duel import Standing, duel, elo


def add(commands: Commands) -> None:
    parser = commands.add_parser("duel", help="let bots play each other")
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+", help="one for each chair: a level, a yardstick, or your own")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", default="1")
    add_options(parser)
    add_deck(parser)
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    game = with_deck(game_called(args.game), args.deck)
    if args.matches < 1:
        raise Refused("too-few-matches", detail=str(args.matches))
    options = chosen(game.vocabulary.options, options_of(args, game))
    standings = duel(game, args.bots, args.matches, args.seed, options)
    if args.json:
        seats = [standing._asdict() for standing in standings]
        print(msgspec.json.encode({"game": game.id, "matches": args.matches, "seats": seats}).decode())
    else:
        Console().print(_grid(standings, args.matches))
    return 0


def _grid(standings: list[Standing], matches: int) -> Grid:
    grid = Grid(
        box=box.SIMPLE_HEAD,
        caption=f"{matches} matches; the interval holds the true share 19 times out of 20",
    )
    for head in ("bot", "share of wins", "interval", "Elo above fair"):
        grid.add_column(head, justify="left" if head == "bot" else "right")
    fair = 1 / len(standings)
    for bot, share, low, high in standings:
        grid.add_row(bot, f"{share:.3f}", f"{low:.3f}–{high:.3f}", f"{elo(share, fair):+.0f}")
    return grid
