"""Figures for whoever looks after a server, in the text format that Prometheus reads."""

import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from aiohttp import web

from anpfiff import __version__
from anpfiff.server.house.house import House
from anpfiff.server.http.traffic import Traffic

QUANTILES = (0.5, 0.99, 1)


class Figure(NamedTuple):
    name: str
    kind: str
    help: str
    value: float


class Metrics:
    """Gathered when somebody asks; no names, no codes, no messages."""

    def __init__(self, house: House, traffic: Traffic) -> None:
        self._house = house
        self._traffic = traffic

    def routes(self) -> list[web.RouteDef]:
        return [web.get("/metrics", self._shown)]

    async def _shown(self, _: web.Request) -> web.Response:
        return web.Response(text=self.text(), content_type="text/plain")

    def text(self) -> str:
        lines = [*map(_shown, self._figures()), *self._commits(), *_build()]
        return "".join(f"{line}\n" for line in lines)

    def _figures(self) -> Iterator[Figure]:
        house = self._house
        rooms = [actor.room for actor in self._house.actors.values()]
        people = sum(person.here for room in rooms for person in room.company.people)
        playing = sum(room.playing for room in rooms)
        yield Figure("anpfiff_uptime_seconds", "gauge", "Since the server started.", house.now() / 1000)
        yield Figure("anpfiff_rooms", "gauge", "Rooms that are open.", len(rooms))
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
        name = "anpfiff_commit_seconds"
        yield f"# HELP {name} What the last {len(took)} commits took, with their time in the queue."
        yield f"# TYPE {name} gauge"
        for share in QUANTILES if took else ():
            yield f'{name}{{quantile="{share}"}} {_quantile(took, share):.6f}'


def _quantile(ordered: Sequence[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def _shown(figure: Figure) -> str:
    name = figure.name
    return f"# HELP {name} {figure.help}\n# TYPE {name} {figure.kind}\n{name} {figure.value}"


def _build() -> Iterator[str]:
    yield "# HELP anpfiff_build_info The version that runs."
    yield "# TYPE anpfiff_build_info gauge"
    yield f'anpfiff_build_info{{version="{__version__}"}} 1'
