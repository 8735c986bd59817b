"""Bigger than this machine: what many tables at once take, from what was measured: `python bench/scale.py [--json] [--measure]`.

`--measure` starts a PostgreSQL of its own and asks what a line costs it, and how much people are told. What comes of it, and
where it breaks: docs/scale.md.
"""

import argparse
import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from bench.helpers.scaling import Costs, Crowd, Design, reckoned  # noqa: E402 -- found only now

MANY = 200
FEW = 1
ROUNDS = 100
"""Rooms that share a statement, a room alone, and how often."""


def measured() -> dict[str, Any]:
    from bench.helpers.database_costs import lines  # noqa: PLC0415 -- only here is PostgreSQL needed
    from bench.helpers.told_bytes import told  # noqa: PLC0415 -- the same
    from tests.support.postgres import running  # noqa: PLC0415 -- the same

    with running() as server:
        many = asyncio.run(lines(server, MANY, ROUNDS))
        alone = asyncio.run(lines(server, FEW, ROUNDS * 5))
    return {"many": many, "alone": alone, **told(90)}


def with_measured(costs: Costs, figures: dict[str, Any]) -> Costs:
    """A line among many pays a share of its statement; what a line alone costs more is the statement's."""
    many = figures["many"]
    alone = figures["alone"]
    statement = max(0.0, alone["database_us"] - many["database_us"])
    return msgspec.structs.replace(
        costs,
        line_wal_bytes=many["wal_bytes"],
        line_disk_bytes=many["disk_bytes"],
        line_database_us=max(1.0, many["database_us"] - statement / MANY),
        statement_database_us=statement,
        told_bytes=figures["told_bytes"],
        listed_bytes=figures["listed_bytes"],
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument(
        "--measure", action="store_true", help="costs of the database and the wire, on this machine"
    )
    parser.add_argument("--tables", type=int, nargs="+", default=[1_000, 10_000, 100_000])
    parser.add_argument(
        "--inputs", type=float, nargs="+", default=[0.2, 0.5, 2.0], help="a second at a table"
    )
    args = parser.parse_args()
    figures = measured() if args.measure else {}
    costs = with_measured(Costs(), figures) if figures else Costs()
    rows = [
        {"tables": tables, "inputs": inputs, **reckoned(Crowd(tables=tables, inputs=inputs), costs, Design())}
        for tables in args.tables
        for inputs in args.inputs
    ]
    report = {"measured": figures, "costs": msgspec.to_builtins(costs), "reckoned": rows}
    print(json.dumps(report) if args.json else shown(report))


def shown(report: dict[str, Any]) -> str:
    rows = report["reckoned"]
    costs = "\n".join(f"{name}: {value:.1f}" for name, value in report["costs"].items())
    table = "\n".join(f"{name}: " + " · ".join(str(row[name]) for row in rows) for name in rows[0])
    return f"{costs}\n\n{table}"


if __name__ == "__main__":
    main()
