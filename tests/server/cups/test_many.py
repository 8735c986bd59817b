"""Four hundred people are shown without anybody else waiting for it."""

import threading

import pytest

from anpfiff.server.http.clubs import grounds
from tests.support.clubs import gathered
from tests.support.serving import Guests, Serving, served


def test_large_tables_and_seasons_are_worked_out_beside_the_event_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    where: dict[str, threading.Thread] = {}
    for name in ("work_out", "season"):
        work = getattr(grounds, name)
        monkeypatch.setattr(grounds, name, noted(where, name, work))
    monkeypatch.setattr(grounds, "FEW", 3)

    @served
    async def main(people: Guests, place: Serving) -> None:
        organiser, _players, cup = await gathered(people, 4)
        await organiser.wishes(cup, "draw-round")
        await organiser.shown(cup)
        await organiser.ask("GET", f"/api/club/competitions/{cup}/season")
        assert set(where) == {"work_out", "season"}
        assert threading.current_thread() not in where.values()

    main()


def noted(where: dict[str, threading.Thread], name: str, work: object) -> object:
    def does(*words: object) -> object:
        where[name] = threading.current_thread()
        assert callable(work)
        return work(*words)

    return does
