"""`anpfiff lab report`: what many matches of a game teach, as a page, a summary and pictures."""

import shlex
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from anpfiff.commands.lab.extra import extra
from anpfiff.commands.lab.stages import stages
from anpfiff.commands.parser import Commands, add_deck, deck_text
from anpfiff.core import Refused
from anpfiff.games import GAMES, game_called

if TYPE_CHECKING:
    from anpfiff.lab.report.report import Report
    from anpfiff.lab.study import Study


def add(parts: Commands) -> None:
    parser = parts.add_parser(
        "report",
        help="a page and a summary of what many matches of a game say",
        epilog="With --from nothing is played: the report tells what lies there. See docs/lab.md",
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"some of: {', '.join(GAMES)}")
    parser.add_argument(
        "--from", dest="source", type=Path, metavar="FOLDER", help="a finished `anpfiff lab run` to tell of"
    )
    parser.add_argument(
        "--matches", type=int, metavar="N", help="to play (default: what a minute or so is enough for)"
    )
    parser.add_argument("--bot", metavar="BOT", help="in all seats (default rabbit)")
    parser.add_argument("--seed", default="1", help="the same seed gives the same report (default 1)")
    add_deck(parser)
    parser.add_argument("--to", type=Path, default=Path("lab"), metavar="FOLDER", help="default: lab")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    with extra():
        return _report(args)


def _report(args: Namespace) -> int:
    from anpfiff.lab.report.writing import ready  # noqa: PLC0415 -- needs numpy and matplotlib

    if args.source is not None:
        _keep(_of_run(args), ready(args.to))
        return 0
    if not args.games:
        raise Refused("no-game", detail=f"name some of: {', '.join(GAMES)}; or a run with --from")
    studies = [_study(args, game) for game in args.games]
    ready(args.to)
    for study in studies:
        _keep(_played(study, _command(args, study.game)), args.to)
    return 0


def _keep(report: "Report", folder: Path) -> None:
    from anpfiff.lab.report.writing import files, write  # noqa: PLC0415 -- as above

    write(folder, files(report))
    _say(report, folder)


def _of_run(args: Namespace) -> "Report":
    from anpfiff.lab.report.folder import sample_of  # noqa: PLC0415 -- as above
    from anpfiff.lab.report.report import told  # noqa: PLC0415 -- as above

    if args.matches is not None or args.deck is not None or args.bot is not None:
        raise Refused("played-already", detail="--from takes neither --matches nor --bot nor --deck")
    sample = sample_of(args.source)
    if args.games not in ([], [sample.study.game]):
        raise Refused("another-game", detail=f"{args.source} is a run of {sample.study.game}")
    return told(sample, _commands(sample.study, args.source.name))


def _study(args: Namespace, game: str) -> "Study":
    """Everything is looked at before anything is played."""
    from anpfiff.lab.report.report import usual  # noqa: PLC0415 -- as above
    from anpfiff.lab.study import checked  # noqa: PLC0415 -- as above

    study = usual(game, args.matches, seed=args.seed, bot=args.bot)
    return checked(study if args.deck is None else replace(study, material=deck_text(args.deck)))


def _played(study: "Study", command: str) -> "Report":
    from anpfiff.lab.report.report import made  # noqa: PLC0415 -- as above

    with stages(game_called(study.game).title) as progress:
        return made(study, command, progress)


def _command(args: Namespace, game: str) -> str:
    """Only what was asked for: the rest is as ever."""
    words = ["anpfiff", "lab", "report", game]
    for name in ("matches", "bot"):
        if (value := getattr(args, name)) is not None:
            words += [f"--{name}", str(value)]
    if args.seed != "1":
        words += ["--seed", args.seed]
    if args.deck is not None:
        words += ["--deck", args.deck.name]
    return shlex.join(words)


def _commands(study: "Study", folder: str) -> str:
    """First the run, then the report."""
    from anpfiff.lab.report.words import options  # noqa: PLC0415 -- as above

    run = ["anpfiff", "lab", "run", study.game, "--matches", str(study.matches), "--bots", *study.bots]
    run += ["--seed", study.seed, *(f"--option={option}" for option in options(study.options).split())]
    run += ["--to", folder] + ([] if study.material is None else ["--deck", "FILE"])
    return f"{shlex.join(run)}\n{shlex.join(['anpfiff', 'lab', 'report', '--from', folder])}"


def _say(report: "Report", folder: Path) -> None:
    game = report.sample.study.game
    print(f"{report.title}: {folder / game}.html and {game}.md ({report.sample.matches:,} matches)")
