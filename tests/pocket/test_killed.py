"""Two hundred tabs that die in the middle of a match: whatever somebody was shown is there when they come back."""

import asyncio
import gc
from collections.abc import Coroutine
from random import Random
from typing import Any

import pytest

from anpfiff.games import GAMES
from anpfiff.pocket.house import Pocket
from tests.support.pocket import HURRY, Page, Paper, Player

KILLS = 200
LONGEST_LIFE = 150
"""Turns of the loop that a tab lives at most."""


class Evening:
    """One match after the other on one shelf, each in as many tabs as it takes."""

    def __init__(self) -> None:
        self.shelf = Paper()
        self.lots = Random("killed tabs")
        self.games = iter([game for game in GAMES if GAMES[game].pace == "turns"] * KILLS)
        self.code = ""
        self.shown: dict[str, Any] | None = None
        self.finished = 0
        self.compared = 0

    async def life(self) -> None:
        """A tab from its opening to whatever it was doing when it died: nobody hangs up, nobody says goodbye."""
        page = Page(self.shelf)
        player = Player(Pocket(page, self.shelf, HURRY), page)
        player.number = self.lots.randrange(1_000_000)
        await (self._come_back(player, page) if self.code else self._sit_down(player, page))
        acted = -1
        for _ in range(self.lots.randrange(LONGEST_LIFE)):
            table = page.last(1, "table")
            if table and table["moves"] and table["seq"] != acted:
                acted = table["seq"]
                player.say("act", move=self.lots.choice(table["moves"]), seen=acted)
            await asyncio.sleep(0)
        self._remember(page)

    async def _sit_down(self, player: Player, page: Page) -> None:
        self.code = await player.open(next(self.games))
        room = page.last(1, "room")
        assert room is not None
        for seat, chair in enumerate(room["chairs"]):
            if chair["name"] == "":
                player.say("fill", seat=seat, level="snail")
        await player.quiet()
        player.say("start")
        await player.quiet()

    async def _come_back(self, player: Player, page: Page) -> None:
        await player.greet(kind="join", code=self.code, seen=0)
        welcome, table = page.last(1, "welcome"), page.last(1, "table")
        assert welcome is not None, "the room is there"
        if self.shown is None:
            return
        assert table is not None
        first = next(told for told in page.heard[1] if told["kind"] == "table")
        assert first["seq"] >= self.shown["seq"], "nothing that was shown is undone"
        if first["seq"] == self.shown["seq"]:
            self.compared += 1
            assert first["view"] == self.shown["view"]

    def _remember(self, page: Page) -> None:
        self.shown = page.last(1, "table") or self.shown
        if self.shown and self.shown["turn"]["kind"] == "finished":
            assert self.shelf.matches, "the finished match lies on the shelf"
            self.finished += 1
            self.code, self.shown = "", None


def killed(life: Coroutine[Any, Any, None]) -> None:
    """Run until it dies; whatever else was under way then is never told that it is over."""
    loop = asyncio.new_event_loop()
    loop.set_exception_handler(lambda *_: None)
    loop.run_until_complete(life)
    loop.close()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.filterwarnings("ignore:coroutine:RuntimeWarning")
def test_two_hundred_killed_tabs_lose_nothing_that_was_shown() -> None:
    evening = Evening()
    for _ in range(KILLS):
        killed(evening.life())
    gc.collect()  # what was never told that it is over is swept up here, not in somebody else's test
    assert len(evening.shelf.matches) == evening.finished
    assert evening.compared > KILLS // 4
    assert evening.finished > 1
