"""`anpfiff lab gallery`: a report of every game, and a page that leads to them."""

from argparse import Namespace
from pathlib import Path

from anpfiff.commands.lab.extra import extra
from anpfiff.commands.lab.stages import stages
from anpfiff.commands.parser import Commands
from anpfiff.games import GAMES


def add(parts: Commands) -> None:
    parser = parts.add_parser("gallery", help="reports of all games, and a page that leads to them")
    parser.add_argument(
        "--matches", type=int, metavar="N", help="of each game (default: by how long they take)"
    )
    parser.add_argument("--seed", default="1")
    parser.add_argument(
        "--to", type=Path, default=Path("docs/lab"), metavar="FOLDER", help="default: docs/lab"
    )
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    with extra():
        return _gallery(args)


def _gallery(args: Namespace) -> int:
    from anpfiff.lab.report.gallery import index  # noqa: PLC0415 -- needs numpy and matplotlib
    from anpfiff.lab.report.report import made, usual  # noqa: PLC0415 -- as above
    from anpfiff.lab.report.writing import files, ready, write  # noqa: PLC0415 -- as above
    from anpfiff.lab.study import checked  # noqa: PLC0415 -- as above

    extra = ("" if args.matches is None else f" --matches {args.matches}") + (
        "" if args.seed == "1" else f" --seed {args.seed}"
    )
    studies = [checked(usual(game, args.matches, seed=args.seed)) for game in GAMES]
    ready(args.to)
    reports = {}
    for study in studies:
        with stages(study.rules().title) as progress:
            report = made(study, f"anpfiff lab report {study.game}{extra}", progress)
        write(args.to, files(report))
        reports[study.game] = report
        print(f"{report.title}: {report.sample.matches:,} matches", flush=True)
    write(args.to, index(reports, f"anpfiff lab gallery{extra}"))
    print(f"All of them: {args.to / 'index.html'}")
    return 0
