"""`anpfiff solve`: work out the best play, or prove the one that is shipped."""

from argparse import Namespace
from pathlib import Path
from time import perf_counter

from anpfiff.bots.wuerfel_fussball.shelf import cached_at, name
from anpfiff.commands.parser import Commands, add_deck, with_deck
from anpfiff.core import AnyGame, Refused
from anpfiff.games import game_called
from anpfiff.games.wuerfel_fussball.model import Options

SOLVABLE = ("wuerfel-fussball",)
ENOUGH = 1e-9
"""What a proof may leave open, in each of its figures but the worth and the count."""


def add(commands: Commands) -> None:
    parser = commands.add_parser("solve", help="work out the best play of a game, and keep it for the bots")
    parser.add_argument("game", help=f"one of: {', '.join(SOLVABLE)}")
    add_deck(parser)
    parser.add_argument("--to", type=Path, metavar="FOLDER", help="where to (default: the cache folder)")
    parser.add_argument("--check", action="store_true", help="prove what is there instead")
    parser.add_argument("--matches", type=int, default=100, help="how many matches the proof looks into")
    parser.set_defaults(run=run)


def run(asked: Namespace) -> int:
    game = game_called(asked.game)
    if game.id not in SOLVABLE:
        raise Refused("no-solver", detail=f"{game.title}; there is one for: {', '.join(SOLVABLE)}")
    game = with_deck(game, asked.deck)
    try:
        return _check(game, asked.matches) if asked.check else _solve(game, asked.to)
    except ImportError as missing:
        raise Refused("needs-numpy", detail="pip install 'anpfiff[solve]'") from missing


def _solve(game: AnyGame, folder: Path | None) -> int:
    from anpfiff.lab.games.wuerfel_fussball.solution import solved  # noqa: PLC0415 -- needs numpy, which players do not

    if folder is None and game.material is None:
        raise Refused("shipped-already", detail="--check proves it, --to FOLDER writes it anew")
    for boskov in (False, True):
        begun = perf_counter()
        path = folder / name(boskov=boskov) if folder else cached_at(game, boskov=boskov)
        policy, worth = solved(game, boskov=boskov)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(policy.written())
        shares = ", ".join(f"{share:.4f} with {throws} throws a half" for throws, share in worth.items())
        print(f"{path}: the toss is worth {shares} ({perf_counter() - begun:.0f} s)")
    return 0


def _check(game: AnyGame, matches: int) -> int:
    from anpfiff.lab.games.wuerfel_fussball.proof import proved  # noqa: PLC0415 -- needs numpy, which players do not

    good = True
    for boskov in (False, True):
        for tournament in (False, True):
            proof = proved(game, Options(boskov=boskov, tournament=tournament), matches)
            print(f"boskov {boskov}, tournament {tournament}: {proof}")
            good &= max(proof[:-2]) <= ENOUGH
    return 0 if good else 1
