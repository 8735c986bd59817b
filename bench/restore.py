"""How long a restart takes: rooms with a long log, restored exactly.

.venv/bin/python bench/restore.py [--json] [--rooms 250] [--inputs 200]
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from itertools import cycle, islice
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from anpfiff.games import GAMES  # noqa: E402 -- found only now
from anpfiff.server.house.house import House  # noqa: E402
from anpfiff.server.house.sqlite import SqliteStore  # noqa: E402
from tests.support.kept_rooms import kept_rooms  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--rooms", type=int, default=250)
    parser.add_argument("--inputs", type=int, default=200)
    args = parser.parse_args()
    figures = asyncio.run(measured(args.rooms, args.inputs))
    print(json.dumps(figures, indent=2) if args.json else "  ".join(f"{k} {v}" for k, v in figures.items()))


async def measured(rooms: int, inputs: int) -> dict[str, float]:
    """A house that moves into the file of another: from opening it until every room stands."""
    with tempfile.TemporaryDirectory(prefix="anpfiff-restore-") as folder:
        path = Path(folder) / "anpfiff.db"
        store = SqliteStore(path)
        await kept_rooms(store, list(islice(cycle(GAMES), rooms)), inputs)
        await store.close()
        began = time.perf_counter()
        house = House(SqliteStore(path))
        back = await house.restore()
        took = time.perf_counter() - began
        await house.close()
    return {"restored_rooms": back, "restored_inputs": rooms * inputs, "restore_s": round(took, 3)}


if __name__ == "__main__":
    main()
