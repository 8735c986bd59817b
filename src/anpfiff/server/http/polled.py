"""A line without a socket: what is said to it is kept, numbered, until it was fetched and the next question says so."""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from itertools import islice

from anpfiff.server.http.lengths import evened
from anpfiff.server.http.sockets import MOST_UNREAD
from anpfiff.server.room.tempo import Rhythm

MOST_AT_ONCE = 64
"""Messages in one answer."""
SHORTEST_PING = 1_000
"""A ping costs two requests here, so there are fewer; a phone that asks all the time does not fall asleep anyway."""


def eased(rhythm: Rhythm) -> Rhythm:
    ping = min(max(rhythm.ping, SHORTEST_PING), rhythm.silence // 3)
    return Rhythm(ping=ping, silence=rhythm.silence)


class PolledLine:
    """What a room may do with it: send and close. What its client does: fetch what came after a number, again if need be."""

    def __init__(self, gone: Callable[[], None], node: str = "", *, evened: bool = False) -> None:
        """`gone` is called once, when nobody will fetch anything any more; `evened` as for a socket.

        `node` is named in its key, where there are several.
        """
        self._evened = evened
        self.key = f"{node}.{secrets.token_urlsafe(24)}" if node else secrets.token_urlsafe(24)
        self.told = 0
        """The number of the last message that was said to it."""
        self.taken = 0
        """How many messages of the client's were heard: what it says twice is heard once."""
        self.ended = False
        self._gone = gone
        self._kept: deque[bytes] = deque()
        self._size = 0
        self._polls = 0
        self._bell = asyncio.Event()

    def send(self, text: bytes) -> None:
        if self.ended:
            return
        text = evened(text) if self._evened else text
        self._kept.append(text)
        self._size += len(text)
        self.told += 1
        self._bell.set()
        if self._size > MOST_UNREAD:
            self.cut()

    def close(self, _: str) -> None:
        """Nothing more will be said; what was said can be fetched for a moment."""
        self.ended = True
        self._bell.set()

    def cut(self) -> None:
        """Nobody fetches: what was kept for them goes."""
        self.ended = True
        self._kept.clear()
        self._bell.set()
        self._gone()

    def slowest(self) -> int | None:
        """The system knows the connection that a question came over, not the line."""
        return None

    async def after(self, number: int, patience: float) -> tuple[int, list[bytes]]:
        """What was said after that number, and the number of the first of it; whoever asks anew sends the last one home."""
        self._polls += 1
        poll = self._polls
        self._fetched(number)
        self._bell.set()
        if not self._kept and not self.ended:
            await self._news(poll, patience)
        if poll != self._polls:
            return self.told + 1, []
        return self.told - len(self._kept) + 1, list(islice(self._kept, MOST_AT_ONCE))

    async def _news(self, poll: int, patience: float) -> None:
        try:
            async with asyncio.timeout(patience):
                while not self._kept and not self.ended and poll == self._polls:
                    self._bell.clear()
                    await self._bell.wait()
        except TimeoutError:
            pass  # nothing happened: that is an answer, too

    def _fetched(self, number: int) -> None:
        while self._kept and self.told - len(self._kept) < number:
            self._size -= len(self._kept.popleft())
