"""`anpfiff solve`: work out the best play, or prove the one that is shipped."""

from argparse import Namespace
from pathlib import Path
from types import ModuleType

from anpfiff.commands.parser import Commands, add_deck, with_deck
from anpfiff.core import AnyGame, Refused
from anpfiff.games import game_called
from anpfiff.lab.parts import having, part_of

SOLVABLE = having("solver")


def add(commands: Commands) -> None:
    parser = commands.add_parser("solve", help="work out the best play of a game, and keep it for the bots")
    parser.add_argument("game", help=f"one of: {', '.join(SOLVABLE)}")
    add_deck(parser)
    parser.add_argument("--to", type=Path, metavar="FOLDER", help="where to (default: the cache folder)")
    parser.add_argument("--check", action="store_true", help="prove what is there instead")
    parser.add_argument("--matches", type=int, default=100, help="how many matches the proof looks into")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    game = game_called(args.game)
    if game.id not in SOLVABLE:
        raise Refused("no-solver", detail=f"{game.title}; there is one for: {', '.join(SOLVABLE)}")
    game = with_deck(game, args.deck)
    solver = _solver(game)
    if args.check:
        return _check(solver, game, args.matches)
    for line in solver.solve(game, args.to):
        print(line)
    return 0


def _solver(game: AnyGame) -> ModuleType:
    try:
        solver = part_of(game.id, "solver")
    except ImportError as missing:
        raise Refused("needs-numpy", detail="pip install 'anpfiff[solve]'") from missing
    assert solver is not None, "it is among the solvable ones"
    return solver


def _check(solver: ModuleType, game: AnyGame, matches: int) -> int:
    good = True
    for holds, line in solver.check(game, matches):
        print(line)
        good &= holds
    return 0 if good else 1
