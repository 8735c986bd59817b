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


def run(asked: Namespace) -> int:
    with extra():
        return _gallery(asked)


def _gallery(asked: Namespace) -> int:
    from anpfiff.lab.report.gallery import index  # noqa: PLC0415 -- needs numpy and matplotlib
    from anpfiff.lab.report.report import made, usual  # noqa: PLC0415 -- as above
    from anpfiff.lab.report.writing import files, ready, write  # noqa: PLC0415 -- as above
    from anpfiff.lab.study import checked  # noqa: PLC0415 -- as above

    extra = ("" if asked.matches is None else f" --matches {asked.matches}") + (
        "" if asked.seed == "1" else f" --seed {asked.seed}"
    )
    studies = [checked(usual(game, asked.matches, seed=asked.seed)) for game in GAMES]
    ready(asked.to)
    reports = {}
    for study in studies:
        with stages(study.rules().title) as progress:
            report = made(study, f"anpfiff lab report {study.game}{extra}", progress)
        write(asked.to, files(report))
        reports[study.game] = report
        print(f"{report.title}: {report.sample.matches:,} matches", flush=True)
    write(asked.to, index(reports, f"anpfiff lab gallery{extra}"))
    print(f"All of them: {asked.to / 'index.html'}")
    return 0
