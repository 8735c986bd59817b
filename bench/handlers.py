"""What the slowest handlers hold the event loop up for: `python bench/handlers.py [--json]`. Wanted: 10 ms at most, each.

Each is called as the server calls it, in a position that is as bad as we could think of; the figure is the median of five.
"""

import argparse
import asyncio
import json
import secrets
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]


from anpfiff.games import GAMES  # noqa: E402 -- the same
from anpfiff.server.house.house import House  # noqa: E402 -- the same
from anpfiff.server.house.restore import restored  # noqa: E402 -- the same
from anpfiff.server.house.sqlite import SqliteStore  # noqa: E402 -- the same
from anpfiff.server.http.catalogue import catalogue  # noqa: E402 -- the same
from anpfiff.server.http.invitation import invitation  # noqa: E402 -- the same
from anpfiff.server.http.listing import listing  # noqa: E402 -- the same
from anpfiff.server.http.traffic import Traffic  # noqa: E402 -- the same
from anpfiff.server.ops.metrics import Metrics  # noqa: E402 -- the same
from anpfiff.table.record import written  # noqa: E402 -- the same
from anpfiff.wire import messages as wire  # noqa: E402 -- the same
from bench.helpers.messages import clubs, copies, every_kind  # noqa: E402 -- the same
from tests.support.crowd import PEOPLE, SEED, Crowd, encode  # noqa: E402 -- the same

LAPS = 5
ROOMS = 9_990
LONG = 3_000
BUDGET = 10.0


def took(handler: Callable[[], Any]) -> float:
    """Milliseconds of processor time, whatever else the machine is busy with; the first lap counts like the others."""
    laps = []
    for _ in range(LAPS):
        began = time.thread_time()
        handler()
        laps.append(1000 * (time.thread_time() - began))
    return round(median(laps), 2)


def at_a_table(game: str) -> dict[str, float]:
    crowd = Crowd(game).play(120)
    late = wire.Join(wire.VERSION, "63".zfill(43), "ABCD")
    return {
        f"{game}: a move seen by {PEOPLE}": took(lambda: crowd.act(Random(SEED))),
        f"{game}: coming back to it": took(lambda: (crowd.room.enter(late, crowd.now), crowd.settled())),
        f"{game}: catching up from the start": took(
            lambda: crowd.said(5, wire.CatchUp(secrets.randbelow(10**9), 0))
        ),
    }


def long_match(crowd: Crowd) -> dict[str, float]:
    assert crowd.room.match is not None, "nobody has won yet"
    table = crowd.room.match.table
    record = written(table.record())
    return {
        "the record of it": took(lambda: written(table.record())),
        "the list of it": took(lambda: listing(record)),
    }


def _slice(metrics: Metrics) -> None:
    """As far as it goes without a break."""
    metrics.text().send(None)


async def full_house() -> dict[str, float]:
    house = House(SqliteStore(":memory:"))
    for number in range(ROOMS):
        room = house._build(wire.Open(wire.VERSION, str(number).zfill(43), "foul", public=True)).room  # noqa: SLF001 -- ten thousand at once
        room.enter(wire.Join(wire.VERSION, str(number).zfill(43), room.code), 0)
    metrics = Metrics(house, Traffic())
    one = wire.Open(wire.VERSION, "x".zfill(43), "foul")
    figures = {
        f"the list of {ROOMS} open rooms": took(lambda: encode(house.public_rooms())),
        f"figures of {ROOMS} rooms": took(lambda: _slice(metrics)),
        f"opening one more than {ROOMS}": took(lambda: house._build(one)),  # noqa: SLF001 -- as `open` does it
        "whose room is it": took(lambda: house.opened_by(one)),
        "is that match being played": took(lambda: house.plays("none")),
    }
    for actor in house.actors.values():
        actor.hang_up("server-stops")
    house.actors.clear()
    await house.close()
    return figures


def pages() -> dict[str, float]:
    return {"all games": took(catalogue)}


def beside_the_loop(crowd: Crowd) -> dict[str, float]:
    """In a thread, where it holds nobody up for longer than the interpreter's own turns of 5 ms."""
    return {
        "an invitation": took(lambda: invitation("http://192.168.1.20:4711", "ABCD", "KEYKEYKE")),
        f"building a room anew after {len(crowd.entries)} inputs": took(
            lambda: restored("room", crowd.page, crowd.entries, 0)
        ),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    crowd = Crowd("foul", 6).play(LONG)
    figures = {**pages(), **long_match(crowd), **asyncio.run(full_house())}
    figures |= copies(took) | clubs(took)
    for game in GAMES:
        figures |= at_a_table(game) | every_kind(game, lambda: Crowd(game), took)  # noqa: B023 -- called at once
    if args.json:
        over = sum(ms > BUDGET for ms in figures.values())
        print(json.dumps({"ms": figures, "over_budget": over, "beside_the_loop_ms": beside_the_loop(crowd)}))
        return
    for name, ms in sorted(figures.items(), key=lambda figure: -figure[1]):
        print(f"{ms:8.2f} ms  {name}{'   over budget' if ms > BUDGET else ''}")
    for name, ms in beside_the_loop(crowd).items():
        print(f"{ms:8.2f} ms  {name} (beside the loop)")


if __name__ == "__main__":
    main()
