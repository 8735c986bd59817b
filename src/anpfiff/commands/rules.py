"""`anpfiff rules`: the book."""

from argparse import Namespace

import msgspec
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from anpfiff import book
from anpfiff.commands.parser import Commands
from anpfiff.core import Refused
from anpfiff.games import GAMES


def add(commands: Commands) -> None:
    parser = commands.add_parser("rules", help="print the rules of a game, or one of them")
    parser.add_argument("game", help=f"{', '.join(GAMES)}, or {book.COMMON} for what they have in common")
    parser.add_argument("id", nargs="?", help="a rule's number, such as ELF-20")
    parser.add_argument(
        "--lang",
        choices=book.LANGUAGES,
        default=book.ENGLISH,
        help="default en; where there is no translation, too",
    )
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    rules = book.rules_of(args.game, args.lang)
    if args.id is not None:
        common = book.rules_of(book.COMMON, args.lang)
        rules = tuple(rule for rule in (*rules, *common) if rule.id == args.id.upper())
    if not rules:
        raise Refused("unknown-rule", detail=f"{args.id} in {args.game}")
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(rules)).decode())
        return 0
    grid = Grid(box=None, show_header=False, padding=(0, 2, 1, 0))
    for rule in rules:
        grid.add_row(Text(rule.id, style="bold"), Text(rule.text))
    Console().print(grid)
    return 0
