"""Nothing that was acknowledged is ever gone: a server under load is killed at random moments, again and again.

    .venv/bin/python bench/crash.py [--kills N] [--json]

Two processes: the server, and this one with the players of a room for every game. SIGKILL falls 5 to 80 ms after each start,
while they sit down, play, or are being answered. Then the file is read, a new server starts on it, and the players come back
with their tokens. `lost` counts what was acknowledged or shown and is no more, `gaps` the numbers missing in a log, `forks`
the numbers under which two different things were told or written.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.support.ordeal import Ordeal, Report  # noqa: E402 -- found only now

EVENING = 200
"""Kills that one house has to endure."""


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=2000)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    report = summed(ordeal(kills, args.seed + part) for part, kills in enumerate(parts(args.kills)))
    figures = report._asdict()
    print(json.dumps(figures, indent=2) if args.json else "  ".join(f"{k} {v}" for k, v in figures.items()))
    return 0 if report.clean else 1


def parts(kills: int) -> list[int]:
    """A new house every now and then: else most of the time would go into reading ever longer logs."""
    whole, rest = divmod(kills, EVENING)
    return [EVENING] * whole + [rest] * bool(rest)


def ordeal(kills: int, seed: int) -> Report:
    with tempfile.TemporaryDirectory(prefix="anpfiff-crash-") as folder:
        return asyncio.run(Ordeal(Path(folder), seed).endured(kills))


def summed(reports: Iterable[Report]) -> Report:
    figures = [report._asdict() for report in reports]
    sums = {name: sum(figure[name] for figure in figures) for name in Report._fields}
    return Report(**sums | {"start_ms": max(figure["start_ms"] for figure in figures)})


if __name__ == "__main__":
    raise SystemExit(main())
