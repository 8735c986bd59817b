"""Join codes: short enough to type, long enough that guessing finds nothing."""

import secrets
from collections.abc import Collection

LETTERS = "ABCDEFGHJKMNPQRTVWXYZ2346789"
"""Without the look-alikes 0 O, 1 I L, 5 S and U."""
SHORTEST = 4
SHORTEST_IN_PUBLIC = 6
TRIES_A_DAY = 540
"""What one address can try in a day; the guard slows wrong tries down to this."""
LONGEST = 8
"""What the wire takes, and what tables for one have: nobody types them, and guessing finds none."""
RISK = 0.001
"""How likely a day of guessing may find any room at all."""


class Codes:
    """Codes grow with the number of rooms, so that the risk stays the same."""

    def __init__(self, *, public: bool = False) -> None:
        self._shortest = SHORTEST_IN_PUBLIC if public else SHORTEST

    def fresh(self, taken: Collection[str], *, solo: bool = False, beside: int = 0) -> str:
        """A code that is not taken; `beside` of those that are belong to tables for one and do not count."""
        size = LONGEST if solo else self.length(len(taken) - beside + 1)
        code = _code(size)
        while code in taken:
            code = _code(size)
        return code

    def length(self, rooms: int) -> int:
        size = self._shortest
        while TRIES_A_DAY * rooms > RISK * len(LETTERS) ** size:
            size += 1
        return size


def _code(size: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(size))
