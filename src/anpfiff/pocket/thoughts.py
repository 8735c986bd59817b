"""Thoughts on their way to the worker that thinks, and back. Both ends are ours, so they are pickled, as between processes."""

import asyncio
import pickle

from anpfiff.bots.plan import Plan
from anpfiff.pocket.page import Page
from anpfiff.server.house.actor import RoomActor
from anpfiff.server.house.deciding import decided
from anpfiff.server.house.telling import tell_fault
from anpfiff.server.room.bots import Thought

TEXT = "latin-1"
"""Bytes as text, one letter each: text goes from one language to the other as it is."""


class Thoughts:
    """Until the thinking worker has come, the house thinks for itself."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.elsewhere = False
        self._out: dict[int, tuple[RoomActor, Thought]] = {}
        self._count = 0

    def ask(self, actor: RoomActor, thought: Thought) -> None:
        self._count += 1
        number = self._count
        self._out[number] = actor, thought
        question = packed(actor, thought)
        if self.elsewhere:
            self._page.think(number, question)
        else:
            asyncio.get_running_loop().call_soon(lambda: self.heard(number, answered(question)))

    def heard(self, number: int, answer: str) -> None:
        """Empty for a bot that stumbled, and for one whose worker died."""
        if number in self._out:
            actor, thought = self._out.pop(number)
            plan: Plan | None = _unpacked(answer) if answer else None
            actor.do(lambda now: actor.room.thought(thought, plan, now))

    def lost(self) -> None:
        """The thinking worker is gone, and with it whatever it was asked."""
        self.elsewhere = False
        for number in tuple(self._out):
            self.heard(number, "")


def packed(actor: RoomActor, thought: Thought) -> str:
    game = actor.room.game
    return pickle.dumps((game.id, game.material, thought)).decode(TEXT)


def answered(question: str) -> str:
    """What the bot has in mind; this is all that the thinking worker does."""
    game, material, thought = _unpacked(question)
    try:
        return pickle.dumps(decided(game, material, thought)).decode(TEXT)
    except Exception as fault:  # noqa: BLE001 -- a bot can fail in any way
        tell_fault("bot-failed", fault)
        return ""


def _unpacked(text: str):  # type: ignore[no-untyped-def] # noqa: ANN202 -- whatever the other end has packed
    return pickle.loads(text.encode(TEXT))  # noqa: S301 -- from our own worker
