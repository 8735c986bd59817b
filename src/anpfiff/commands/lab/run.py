"""`anpfiff lab run`: play a study."""

from argparse import Namespace

from anpfiff.commands.parser import Commands
from anpfiff.lab.study import Study, checked


def add(parts: Commands) -> None:
    parser = parts.add_parser("run", help="play many matches between bots")
    parser.add_argument("game")
    parser.add_argument("--bots", nargs="+", default=["rabbit"], metavar="BOT")
    parser.add_argument("--matches", type=int, default=1_000)
    parser.set_defaults(run=run)


def run(asked: Namespace) -> int:
    checked(Study(asked.game, tuple(asked.bots), asked.matches))
    return 0
