"""A bucket of tokens: a burst at once, then one more now and then."""


class Bucket:
    """`size` at once, then one for every `refill` milliseconds."""

    def __init__(self, size: int, refill: int, now: int) -> None:
        self._size = size
        self._refill = refill
        self._left = float(size)
        self._at = now

    def take(self, now: int, count: int = 1) -> bool:
        self._left = min(self._size, self._left + max(0, now - self._at) / self._refill)
        self._at = now
        if self._left < count:
            return False
        self._left -= count
        return True

    def empty(self, now: int) -> bool:
        return self._left + max(0, now - self._at) / self._refill < 1
