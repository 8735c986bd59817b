"""Masks: what a client sends is masked, or the line is cut (RFC 6455, 5.1). The library behind does not look.

The mask keeps a page from making a proxy on the way believe that it hears HTTP; every browser sets it.
"""

SHORT = 125
TWO_MORE = 126
EIGHT_MORE = 127
KEY = 4
MOST_AT_ONCE = 500
"""Frames in one piece of 16 kB: what people say is longer. Walking over thousands of empty ones would hold everybody up."""
WRONG = b"\x88\x02\x03\xea"
"""Good-bye, for breaking the protocol."""


class Masks:
    """Walks from one frame's head to the next, over however many pieces."""

    def __init__(self) -> None:
        self._head = b""
        self._left = 0
        self._frames = 0
        """That began in this piece."""

    def hold(self, piece: bytes) -> bool:
        """Is every frame that begins in this piece masked, and are there not too many of them?"""
        if (
            not self._left
            and not self._head
            and len(piece) > 1
            and len(piece) == KEY + 2 + piece[1] - 128 <= SHORT + 6
        ):
            return True  # one short frame by itself, as nearly always
        at = 0
        self._frames = 0
        while at < len(piece):
            passed = min(self._left, len(piece) - at)
            self._left -= passed
            at += passed
            if at < len(piece) and not self._read(piece[at]):
                return False
            at += 1
        return True

    def _read(self, byte: int) -> bool:
        self._head += bytes((byte,))
        if len(self._head) < 2:
            return True
        if self._head[1] < 128 or self._frames >= MOST_AT_ONCE:
            return False
        self._skip(self._head[1] - 128)
        return True

    def _skip(self, size: int) -> None:
        """Once the whole head is there: over the key and what it masks."""
        more = {TWO_MORE: 2, EIGHT_MORE: 8}.get(size, 0)
        if len(self._head) == 2 + more:
            self._frames += 1
            self._left = KEY + (int.from_bytes(self._head[2:]) if more else size)
            self._head = b""
