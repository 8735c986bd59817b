"""`anpfiff lab run`: play a study, keep every match, tell what came out."""

import sys
from argparse import ArgumentParser, Namespace
from contextlib import AbstractContextManager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from anpfiff.commands.lab.extra import extra
from anpfiff.commands.lab.verdict import print_grid, print_json
from anpfiff.commands.options import add_preset, options_of
from anpfiff.commands.parser import Commands, add_deck, deck_text
from anpfiff.core import AnyGame, Refused
from anpfiff.games import game_called
from anpfiff.lab.study import Study, checked, key

if TYPE_CHECKING:
    from anpfiff.lab.run import Crew
    from anpfiff.lab.store import Store
    from anpfiff.lab.whistle import Whistle

HOME = Path("lab")
"""Where studies are kept that were given no folder."""


def add(parts: Commands) -> None:
    parser = parts.add_parser(
        "run",
        help="play many matches between bots, and keep them",
        epilog="Interrupt it whenever you like: the same command goes on where it ended. See docs/lab.md",
    )
    parser.add_argument("game", help="its id, as in anpfiff games")
    parser.add_argument("--matches", type=int, default=1_000, metavar="N", help="default 1000")
    parser.add_argument(
        "--seats", type=int, metavar="K", help="default: one for each bot, or the fewest the game takes"
    )
    parser.add_argument(
        "--bots",
        nargs="+",
        default=["rabbit"],
        metavar="BOT",
        help="one for each seat, or one for all (default rabbit)",
    )
    parser.add_argument(
        "--option",
        "--options",
        action="extend",
        nargs="+",
        default=[],
        metavar="NAME=VALUE",
        help="options of the game, as in anpfiff games",
    )
    add_preset(parser)
    add_deck(parser)
    parser.add_argument("--seed", default="1", help="the same seed gives the same matches (default 1)")
    _add_ways(parser)
    parser.set_defaults(run=run)


def _add_ways(parser: ArgumentParser) -> None:
    """Where it is played, and where it is kept."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--workers", type=int, metavar="W", help="processes (default: one for each core)")
    where.add_argument(
        "--dask", metavar="ADDRESS", help="play on a Dask cluster, such as tcp://10.0.0.7:8786"
    )
    parser.add_argument(
        "--to", type=Path, metavar="FOLDER", help=f"where to keep it (default: one of its own below {HOME}/)"
    )
    parser.add_argument(
        "--chunk",
        type=int,
        metavar="N",
        help="matches handed over at once (default: about half a second's worth)",
    )
    parser.add_argument("--json", action="store_true")


def run(args: Namespace) -> int:
    study = _study(args)
    folder: Path = args.to or HOME / f"{study.game}-{key(study)[:8]}"
    with extra():
        return _play(args, study, folder)


def _study(args: Namespace) -> Study:
    """Everything is looked at before anything is done."""
    for number, why in ((args.workers, "too-few-workers"), (args.chunk, "chunk-too-small")):
        if number is not None and number < 1:
            raise Refused(why, detail=str(number))
    game = game_called(args.game)
    study = Study(
        game=args.game,
        bots=_bots(args.bots, game, args.seats),
        matches=args.matches,
        seed=args.seed,
        options=options_of(args, game),
        material=deck_text(args.deck),
    )
    return checked(study)


def _bots(named: list[str], game: AnyGame, wanted: int | None) -> tuple[str, ...]:
    seats = max(len(named), game.seats[0]) if wanted is None else wanted
    game.setup(seats)  # refuses a number the leaflet does not allow
    if len(named) not in {1, seats}:
        raise Refused("wrong-number-of-bots", detail=f"{len(named)} bots for {seats} seats")
    return tuple(named * seats if len(named) == 1 else named)


def _play(args: Namespace, study: Study, folder: Path) -> int:
    from anpfiff.lab.results import finish  # noqa: PLC0415 -- needs numpy and pyarrow, which players do not
    from anpfiff.lab.store import opened  # noqa: PLC0415 -- as above
    from anpfiff.lab.whistle import Whistle  # noqa: PLC0415 -- as above

    begun = perf_counter()
    with opened(folder, study) as store, Whistle() as whistle:
        before = store.played
        _tell_damage(store)
        if store.missing():
            _run(args, store, whistle)
        if whistle.blown and store.missing():
            return _interrupted(store, whistle.blown)
        summary = finish(store)
    if args.json:
        print_json(summary, folder, played=study.matches - before, seconds=perf_counter() - begun)
    else:
        print_grid(summary, study, folder)
    return 0


def _run(args: Namespace, store: "Store", whistle: "Whistle") -> None:
    from anpfiff.commands.lab.bar import bar  # noqa: PLC0415 -- the others start sooner without it
    from anpfiff.lab.run import run as play  # noqa: PLC0415 -- as above

    title = game_called(store.study.game).title
    with _crew(args, store) as crew, bar(title, store.played, store.study.matches) as tell:
        play(store, crew, whistle, tell, args.chunk)


def _crew(args: Namespace, store: "Store") -> "AbstractContextManager[Crew]":
    from anpfiff.lab.pool import Pool, cores  # noqa: PLC0415 -- as above

    if args.dask is None:
        missing = store.study.matches - store.played
        return Pool(store.study, min(args.workers or cores(), missing))
    from anpfiff.lab.cluster import Cluster  # noqa: PLC0415 -- and distributed

    return Cluster(store.study, args.dask)


def _tell_damage(store: "Store") -> None:
    for span in store.damaged:
        print(f"anpfiff: damaged on the disk, and played again: {span}", file=sys.stderr)


def _interrupted(store: "Store", signal: int) -> int:
    print(
        f"anpfiff: interrupted after {store.played} of {store.study.matches} matches; "
        f"they are kept in {store.folder}, and the same command goes on from there.",
        file=sys.stderr,
    )
    return 128 + signal
