"""Figures for whoever looks after a server, in the text format that Prometheus reads."""

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from aiohttp import web

from anpfiff import __version__
from anpfiff.server.house.house import House
from anpfiff.server.house.lag import BUDGET
from anpfiff.server.http.traffic import Traffic

QUANTILES = (0.5, 0.99, 1)
LAG = "anpfiff_loop_lag_seconds"
SLICE = 500
"""Rooms that are counted without a break."""


class Figure(NamedTuple):
    name: str
    kind: str
    help: str
    value: float
    labels: str = ""


class Metrics:
    """Gathered when somebody asks; no names, no codes, no messages."""

    def __init__(
        self, house: House, traffic: Traffic, more: Callable[[], Iterable[Figure]] | tuple[()] = ()
    ) -> None:
        """`more` are the figures of a node among others."""
        self._house = house
        self._traffic = traffic
        self._more = more

    def routes(self) -> list[web.RouteDef]:
        return [web.get("/metrics", self._shown)]

    async def _shown(self, _: web.Request) -> web.Response:
        return web.Response(text=await self.text(), content_type="text/plain")

    async def text(self) -> str:
        figures = self._figures(await self._census())
        more = self._more() if self._more else ()
        lines = [*map(_shown, [*figures, *more]), *self._commits(), *self._lag(), *_build()]
        return "".join(f"{line}\n" for line in lines)

    async def _census(self) -> tuple[int, int, int]:
        """Rooms, people who are here, and matches whose clock runs; a few rooms at a time, for the tables go first."""
        rooms = [actor.room for actor in self._house.actors.values()]
        people = playing = 0
        for start in range(0, len(rooms), SLICE):
            for room in rooms[start : start + SLICE]:
                people += sum(person.here for person in room.company.people)
                playing += room.playing
            await asyncio.sleep(0)
        return len(rooms), people, playing

    def _figures(self, census: tuple[int, int, int]) -> Iterator[Figure]:
        house = self._house
        rooms, people, playing = census
        yield Figure("anpfiff_uptime_seconds", "gauge", "Since the server started.", house.now() / 1000)
        yield Figure("anpfiff_rooms", "gauge", "Rooms that are open.", rooms)
        unreadable = "Rooms on disk that could not be restored."
        yield Figure("anpfiff_rooms_unreadable", "gauge", unreadable, house.unreadable)
        yield Figure("anpfiff_matches_playing", "gauge", "Matches whose clock runs.", playing)
        yield Figure("anpfiff_people", "gauge", "People who are here.", people)
        yield Figure("anpfiff_sockets", "gauge", "Open WebSockets.", self._traffic.sockets)
        yield Figure("anpfiff_messages_total", "counter", "Messages heard.", self._traffic.heard)
        yield Figure(
            "anpfiff_refused_total", "counter", "Greetings and messages refused.", self._traffic.refused
        )
        yield Figure("anpfiff_written_total", "counter", "Inputs on disk.", house.written)
        yield Figure("anpfiff_inputs_per_second", "gauge", "Over the last commits.", self._rate())
        slow = f"Times a room held the event loop up for more than {1000 * BUDGET:.0f} ms."
        yield Figure("anpfiff_slow_handlers_total", "counter", slow, house.lag.slow)
        yield Figure("process_cpu_seconds_total", "counter", "Processor time.", time.process_time())

    def _rate(self) -> float:
        commits = self._house.commits
        if not commits:
            return 0
        elapsed = max(self._house.now() - commits[0].at, 1000) / 1000
        return sum(commit.inputs for commit in commits) / elapsed

    def _commits(self) -> Iterator[str]:
        """What a move waits for the disk, over the last commits."""
        took = sorted(commit.took for commit in self._house.commits)
        says = f"What the last {len(took)} commits took, with their time in the queue."
        return _quantiles("anpfiff_commit_seconds", says, took)

    def _lag(self) -> Iterator[str]:
        """What a move waits for the event loop."""
        return _quantiles(LAG, "How late the event loop was, over the last minute.", self._house.lag.late)


def quoted(value: str) -> str:
    """The value of a label: whatever somebody has called a node, the page stays readable."""
    escaped = value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
    return f'"{escaped}"'


def _quantiles(name: str, says: str, ordered: Sequence[float]) -> Iterator[str]:
    yield f"# HELP {name} {says}"
    yield f"# TYPE {name} gauge"
    for share in QUANTILES if ordered else ():
        yield f'{name}{{quantile="{share}"}} {_quantile(ordered, share):.6f}'


def _quantile(ordered: Sequence[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def _shown(figure: Figure) -> str:
    name = figure.name
    return f"# HELP {name} {figure.help}\n# TYPE {name} {figure.kind}\n{name}{figure.labels} {figure.value}"


def _build() -> Iterator[str]:
    yield "# HELP anpfiff_build_info The version that runs."
    yield "# TYPE anpfiff_build_info gauge"
    yield f'anpfiff_build_info{{version="{__version__}"}} 1'
