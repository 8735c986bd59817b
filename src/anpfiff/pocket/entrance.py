"""Where JavaScript comes in: the two workers call these, and nothing else of Anpfiff."""

import asyncio
from typing import Any

import msgspec

from anpfiff.pocket.house import Pocket
from anpfiff.pocket.thoughts import answered
from anpfiff.server.room.tempo import Tempo

__all__ = ["Entrance", "answered"]


class Entrance:
    """The house for the page's worker: calls return at once, answers come through the page."""

    def __init__(self, page: Any, shelf: Any, tempo: str) -> None:
        self._page = page
        self._pocket = Pocket(page, shelf, msgspec.json.decode(tempo or "{}", type=Tempo))
        self._asked: set[asyncio.Task[None]] = set()

    def greet(self, line: int, text: str) -> None:
        self._follow(self._pocket.greet(line, text))

    def say(self, line: int, text: str) -> None:
        self._pocket.say(line, text)

    def hang_up(self, line: int) -> None:
        self._pocket.hang_up(line)

    def ask(self, question: int, method: str, path: str, body: str) -> None:
        self._follow(self._answer(question, method, path, body))

    def thinker(self, there: bool) -> None:  # noqa: FBT001 -- JavaScript knows no keywords
        self._pocket.thinker(there=there)

    def thought(self, number: int, answer: str) -> None:
        self._pocket.thought(number, answer)

    def elsewhere(self) -> None:
        self._pocket.elsewhere()

    async def _answer(self, question: int, method: str, path: str, body: str) -> None:
        status, words = await self._pocket.ask(method, path, body)
        self._page.answered(question, status, words)

    def _follow(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)
