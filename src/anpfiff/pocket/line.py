"""A line: one page's end for one person, and the pulse that keeps it."""

import msgspec

from anpfiff.pocket.page import Page
from anpfiff.server.house.actor import RoomActor
from anpfiff.server.http.heartbeat import Pulse
from anpfiff.wire import messages as wire

encode = msgspec.json.Encoder().encode


class Line:
    """What a room may do with a line: send, and close."""

    def __init__(self, number: int, page: Page) -> None:
        self.number = number
        self._page = page
        self.told = 0
        """How many messages went out."""
        self.over = False
        self.actor: RoomActor | None = None
        self.person = 0
        self.pulse: Pulse | None = None

    def send(self, text: bytes) -> None:
        if not self.over:
            self.told += 1
            self._page.told(self.number, text.decode())

    def say(self, message: wire.Told) -> None:
        self.send(encode(message))

    def close(self, why: str) -> None:
        if not self.over:
            self.over = True
            self._page.hung_up(self.number)

    def cut(self) -> None:
        """A page that does not answer has been put to sleep: it dials again when it wakes."""
        self.close("silent")

    def slowest(self) -> None:
        """Nobody but the page itself knows how long a message between workers takes."""
