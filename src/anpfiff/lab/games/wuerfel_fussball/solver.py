"""Würfel-Fußball for `anpfiff solve`: the best play worked out and kept, or the one that is there proved."""

from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from anpfiff.bots.wuerfel_fussball.shelf import cached_at, name
from anpfiff.core import AnyGame, Refused
from anpfiff.games.wuerfel_fussball.model import Options
from anpfiff.lab.games.wuerfel_fussball.proof import proved
from anpfiff.lab.games.wuerfel_fussball.solution import solved

ENOUGH = 1e-9
"""What a proof may leave open, in each of its figures but the worth and the count."""


def solve(game: AnyGame, folder: Path | None) -> Iterator[str]:
    """A line for each policy that was worked out and written."""
    if folder is None and game.material is None:
        raise Refused("shipped-already", detail="--check proves it, --to FOLDER writes it anew")
    for boskov in (False, True):
        begun = perf_counter()
        path = folder / name(boskov=boskov) if folder else cached_at(game, boskov=boskov)
        policy, worth = solved(game, boskov=boskov)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(policy.written())
        shares = ", ".join(f"{share:.4f} with {throws} throws a half" for throws, share in worth.items())
        yield f"{path}: the toss is worth {shares} ({perf_counter() - begun:.0f} s)"


def check(game: AnyGame, matches: int) -> Iterator[tuple[bool, str]]:
    """For each way to play it: does the proof hold, and its figures."""
    for boskov in (False, True):
        for tournament in (False, True):
            proof = proved(game, Options(boskov=boskov, tournament=tournament), matches)
            yield max(proof[:-2]) <= ENOUGH, f"boskov {boskov}, tournament {tournament}: {proof}"
