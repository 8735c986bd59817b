"""`anpfiff cup`: cups that nobody has to play."""

from argparse import Namespace
from pathlib import Path
from typing import Any

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table as Grid

from anpfiff.commands.parser import Commands
from anpfiff.commands.press import write
from anpfiff.core import Refused
from anpfiff.fixtures import read, written
from anpfiff.fixtures.export import as_csv, as_json
from anpfiff.fixtures.plan import Format, suits
from anpfiff.games import game_called

FORMATS = ("cup", "round-robin", "swiss", "ladder", "tables", "teams", "eight")
ALSO = {
    "achtkampf": "eight",
    "groups": "cup",
    "knockout": "cup",
    "groups-knockout": "cup",
    "berger": "round-robin",
}
"""What people call them."""
ALL = ("achtkampf", "eight")
"""As a game: a different one each round."""


def add(commands: Commands) -> None:
    parser = commands.add_parser("cup", help="simulate a cup: how long, how fair, who waits")
    actions = parser.add_subparsers(required=True, metavar="ACTION")
    simulate = actions.add_parser(
        "simulate",
        help="a cup in one lesson, from the door to the podium",
        epilog="Children arrive, walk and play at human pace; the draw and the table are those of a real cup. More: docs/fixtures.md",
    )
    simulate.add_argument("--people", type=int, default=28, metavar="N")
    simulate.add_argument("--format", default="swiss", metavar="FORMAT", help=", ".join(FORMATS))
    simulate.add_argument(
        "--game",
        action="append",
        metavar="GAME",
        help="several: one after the other, a round each; achtkampf: all that suit the format",
    )
    simulate.add_argument("--seed", default="1")
    simulate.add_argument(
        "--bots", action="store_true", help="play every match with bots, instead of a model of results"
    )
    simulate.add_argument("--save", type=Path, metavar="FILE", help="keep the competition as a file")
    simulate.add_argument("--json", action="store_true")
    simulate.set_defaults(run=run)
    _add_paper(actions)
    _add_export(actions)


def _add_paper(actions: Commands) -> None:
    paper = actions.add_parser(
        "print", help="pairings, table, bracket or certificates of a competition's file, as a PDF"
    )
    paper.add_argument("file", type=Path)
    paper.add_argument("--what", default="table", help="pairings, table (default), bracket or certificates")
    paper.add_argument("--lang", default="en", help="de, en, fr or it")
    paper.add_argument("--paper", default="A4", help="as for `anpfiff print` (default A4)")
    paper.add_argument("-o", "--output", type=Path, required=True, metavar="FILE")
    paper.set_defaults(run=run_print)


def _add_export(actions: Commands) -> None:
    export = actions.add_parser(
        "export", help="the table as CSV, or everything as JSON, of a competition's file"
    )
    export.add_argument("file", type=Path)
    export.add_argument("--json", action="store_true")
    export.set_defaults(run=run_export)


def run_print(args: Namespace) -> int:
    from anpfiff.press.cups import printed  # noqa: PLC0415 -- only this command draws

    _, state = read(args.file.read_bytes())
    write(args.output, printed(args.what, state, lang=args.lang, paper=args.paper))
    print(f"{args.what} in {args.output}.")
    return 0


def run_export(args: Namespace) -> int:
    _, state = read(args.file.read_bytes())
    print(as_json(state).decode() if args.json else as_csv(state), end="")
    return 0


def run(args: Namespace) -> int:
    from anpfiff.lab.cups.report import ResultsBy, lesson, told  # noqa: PLC0415 -- only this command simulates

    chosen = ALSO.get(args.format.lower(), args.format.lower())
    if chosen not in FORMATS:
        raise Refused("unknown-format", detail=f"{args.format}; there are: {', '.join(FORMATS)}")
    by: ResultsBy = "bots" if args.bots else "model"
    evening = lesson(args.people, chosen, _games(chosen, args.game), args.seed, by=by)
    if args.save:
        write(args.save, written(evening.ledger.file()))
    _print(told(evening, by), as_json=args.json)
    return 0


def _print(report: dict[str, Any], *, as_json: bool) -> None:
    if as_json:
        print(msgspec.json.encode(report).decode())
    else:
        _show(report)


def _games(chosen: Format, wanted: list[str] | None) -> tuple[str, ...]:
    if wanted is None:
        return _usual(chosen)
    if [game.lower() for game in wanted] in [[name] for name in ALL]:
        return tuple(game for game in _usual("eight") if suits(chosen, game))
    return tuple(game_called(game).id for game in wanted)


def _usual(chosen: str) -> tuple[str, ...]:
    """The game that a format is made for."""
    from anpfiff.lab.cups.chaos import EIGHT  # noqa: PLC0415 -- as above

    return {"tables": ("elfer-raus",), "teams": ("ligretto",), "eight": EIGHT}.get(chosen, ("elfmeter",))


def _show(report: dict[str, Any]) -> None:
    fair = report["fairness"]
    console = Console()
    console.print(
        f"{report['people']} people, {report['rounds']} rounds of {report['round_minutes']} minutes: "
        f"{report['door_to_podium_s'] // 60} minutes from the door to the podium."
    )
    console.print(f"Waiting: median {report['wait_median_s']} s, 19 of 20 at most {report['wait_p95_s']} s.")
    console.print(
        f"Left out {fair['left_out']}, byes {fair['byes']} (second ones {fair['second_byes']}), bots {fair['bots']}, "
        f"rematches {fair['rematches']}."
    )
    grid = Grid(box=box.SIMPLE_HEAD)
    for head in ("place", "name", "points"):
        grid.add_column(head, justify="left" if head == "name" else "right")
    for line in report["table"]:
        grid.add_row(str(line["place"]), line["name"], str(line["points"]))
    console.print(grid)
