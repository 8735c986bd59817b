"""`anpfiff lab odds`: what can be worked out about a game, without playing it."""

from argparse import Namespace
from fractions import Fraction

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table as Grid

from anpfiff.commands.lab.extra import extra
from anpfiff.commands.parser import Commands
from anpfiff.games import game_called
from anpfiff.lab.odds import WORKED_OUT, odds_of
from anpfiff.lab.odds.sheet import Figure, Sheet

LONGEST = 12
"""A fraction with more digits than these is not worth reading."""


def add(parts: Commands) -> None:
    parser = parts.add_parser("odds", help="exact odds, with the rules that they follow from")
    parser.add_argument("game", help=f"one of: {', '.join(WORKED_OUT)}")
    parser.add_argument("--json", action="store_true", help="every digit, for programs")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    with extra():
        sheet = odds_of(args.game)
    if args.json:
        print(msgspec.json.encode(_plain(sheet)).decode())
    else:
        Console().print(_grid(sheet))
        print(*sheet.notes, sep="\n")
    return 0


def _grid(sheet: Sheet) -> Grid:
    grid = Grid(title=game_called(sheet.game).title, box=box.SIMPLE_HEAD)
    grid.add_column("how likely, or how many")
    grid.add_column("exactly", justify="right", no_wrap=True)
    grid.add_column("about", justify="right", no_wrap=True)
    grid.add_column("rules")
    for figure in sheet.figures:
        grid.add_row(figure.what, _exactly(figure), _about(figure), ", ".join(figure.rules))
    return grid


def _exactly(figure: Figure) -> str:
    written = str(figure.worth) if isinstance(figure.worth, Fraction) else ""
    return written if len(written) <= LONGEST else ""


def _about(figure: Figure) -> str:
    return f"{100 * float(figure.worth):.2f} %" if figure.share else f"{float(figure.worth):.3f}"


def _plain(sheet: Sheet) -> dict[str, object]:
    figures = [
        {
            "key": figure.key,
            "what": figure.what,
            "value": float(figure.worth),
            "exact": str(figure.worth) if isinstance(figure.worth, Fraction) else None,
            "rules": figure.rules,
        }
        for figure in sheet.figures
    ]
    return {"game": sheet.game, "figures": figures, "notes": sheet.notes}
