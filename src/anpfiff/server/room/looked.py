"""When the last tables were told: so a hand that says how long it looked at one says how long the line took."""

MOST = 64


class Looked:
    """The server's time for each of the last `seq`s."""

    def __init__(self) -> None:
        self._told: dict[int, int] = {}

    def told(self, seq: int, now: int) -> None:
        """The first time counts: who comes later, or looks again, sees what others have seen."""
        if seq not in self._told:
            self._told[seq] = now
            if len(self._told) > MOST:
                del self._told[next(iter(self._told))]

    def lag(self, seen: int, waited: int | None, now: int) -> int | None:
        """What is left of the time since then: there and back. None where nothing is claimed or remembered."""
        if waited is None or seen not in self._told:
            return None
        return now - self._told[seen] - waited
