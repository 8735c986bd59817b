"""Würfel-Fußball, computed and counted: do as many matches between perfect sides end as the solution says?

    .venv/bin/python bench/wuerfel_fussball.py [--json] [--matches N] [--seed S] [--tournament] [--boskov]

Needs numpy. The worth of the toss is worked out anew, not read from a file.
"""

import argparse
import json
import time

from anpfiff.games import GAMES
from anpfiff.games.wuerfel_fussball.model import Options
from anpfiff.lab.games.wuerfel_fussball.proof import proved
from anpfiff.lab.games.wuerfel_fussball.simulation import simulated


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--seed", default="anpfiff")
    parser.add_argument("--tournament", action="store_true")
    parser.add_argument("--boskov", action="store_true")
    args = parser.parse_args()
    report = measured(
        Options(clock="throws", tournament=args.tournament, boskov=args.boskov), args.matches, args.seed
    )
    print(json.dumps(report, indent=2) if args.json else told(report))


def measured(options: Options, matches: int, seed: str) -> dict[str, float]:
    game = GAMES["wuerfel-fussball"]
    begun = time.perf_counter()
    proof = proved(game, options, 100)
    proven = time.perf_counter()
    share, error = simulated(game, options, matches, seed)
    return {
        **proof._asdict(),
        "matches": matches,
        "share": share,
        "standard_error": error,
        "standard_errors_apart": (share - proof.worth) / error,
        "seconds_to_prove": proven - begun,
        "seconds_to_play": time.perf_counter() - proven,
    }


def told(report: dict[str, float]) -> str:
    return "\n".join(f"{name.replace('_', ' '):<22} {figure:.6g}" for name, figure in report.items())


if __name__ == "__main__":
    main()
