"""Commands on their way: numbered, and kept until they are answered, so that they can be said again."""

import asyncio
import time
from typing import Any, NamedTuple, TypeAlias

from anpfiff.wire import messages as wire

Answer: TypeAlias = wire.Done | wire.Refused


class Asked(NamedTuple):
    """A command, and whoever waits for its answer."""

    command: wire.Commanded
    answer: "asyncio.Future[Answer]"


class Commands:
    """Numbers begin at the clock and so grow from run to run: with a token of before, none is used for two commands."""

    def __init__(self) -> None:
        self._number = time.time_ns() // 1_000_000
        self._asked: dict[int, Asked] = {}

    def count_on_from(self, newest: int) -> None:
        """Another client with the same token may have had a clock that was ahead of ours."""
        self._number = max(self._number, newest)

    def ask(self, kind: type[wire.Commanded], fields: dict[str, Any]) -> Asked:
        self._number += 1
        question = Asked(kind(self._number, **fields), asyncio.get_running_loop().create_future())
        self._asked[self._number] = question
        return question

    def answered(self, answer: Answer) -> None:
        """An answer to nothing that is still open is an echo."""
        question = self._asked.pop(answer.id, None) if answer.id is not None else None
        if question is not None and not question.answer.done():
            question.answer.set_result(answer)

    def unanswered(self) -> tuple[wire.Commanded, ...]:
        """In the order in which they were said."""
        return tuple(question.command for question in self._asked.values())

    def open(self, number: int | None) -> wire.Commanded | None:
        question = None if number is None else self._asked.get(number)
        return None if question is None else question.command

    def give_up(self, why: Exception) -> None:
        """Nobody will answer any more."""
        for question in self._asked.values():
            if not question.answer.done():
                question.answer.set_exception(why)
        self._asked.clear()
