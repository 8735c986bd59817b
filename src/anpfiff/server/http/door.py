"""The door: wrong codes are counted by network, and nobody who has the right one is refused.

A code that is looked up for everybody at once can be guessed at the speed of the line: nothing tells a guess from a right code
but whether it is right. So a code from a network that has guessed much waits for its turn (`tries`) and is looked up then, right
or wrong. Whoever shows that they did not guess does not wait: they have an invitation (a link or a QR code, whose key nobody can
guess), or somebody behind the same address is at that very table already. People who come back show their token, and new hosts
bring no code at all: neither is asked here.
"""

import hmac
import secrets
from base64 import b32encode

from anpfiff.server.http.guard import MOST_ADDRESSES, bucket_of, network
from anpfiff.server.http.tries import DAY, Tries
from anpfiff.server.room.bucket import Bucket

FLOOD = 20_000
FLOOD_REFILL = DAY // 80_000
"""Wrong codes after which the tables of the guesser's own network are no longer looked up either: no class mistypes so often,
and 100,000 tries a day at the few tables of one school find one with a chance as small as that of all other guessing."""
KEY = 8
"""Letters of an invitation's key: 40 bits."""
MOST_FAMILIAR = 100_000


class Door:
    """Which codes are looked up, and for whom."""

    def __init__(self) -> None:
        self._guesses: dict[str, Tries] = {}
        self._floods: dict[str, Bucket] = {}
        self._familiar: dict[tuple[str, str], None] = {}
        self._secret = secrets.token_bytes(32)

    def share(self, key: str) -> None:
        """With the nodes that have the same key: an invitation of one is one at all of them."""
        self._secret = hmac.digest(key.encode(), b"invitations", "sha256")

    def key(self, code: str) -> str:
        """What an invitation carries beside the code. After a restart an old one is worth as much as a code that is typed."""
        seal = hmac.digest(self._secret, code.upper().encode(), "sha256")
        return b32encode(seal).decode()[:KEY]

    def looks_up(self, address: str, now: int, code: str, key: str = "") -> bool:
        """May this code be tried now? Beyond what is free it gets a turn, right or wrong."""
        where = _where(address)
        code = code.upper()
        tries = self._guesses.get(where)
        if tries is None or tries.at_once(now) or self._invited(code, key):
            return True
        if (where, code) in self._familiar and not _empty(self._floods, where, now):
            return True
        self._flood(where, now)
        return tries.has_come(code, now)

    def wait(self, address: str, now: int, code: str) -> int:
        """Seconds until a code that was not looked up may be tried again."""
        tries = self._guesses.get(_where(address))
        return 1 if tries is None else tries.seconds(code.upper(), now)

    def wrong(self, address: str, now: int, code: str = "") -> None:
        where = _where(address)
        self._tries_of(where, now).wrong(code.upper(), now)
        self._flood(where, now)

    def right(self, address: str, code: str) -> None:
        """Somebody from there is at that table: for the others behind the same address its code is no guess."""
        where = _where(address)
        if len(self._familiar) >= MOST_FAMILIAR:
            del self._familiar[next(iter(self._familiar))]
        self._familiar[where, code.upper()] = None
        if where in self._guesses:
            self._guesses[where].right(code.upper())

    def _invited(self, code: str, key: str) -> bool:
        return hmac.compare_digest(self.key(code).encode(), key.encode())

    def _tries_of(self, where: str, now: int) -> Tries:
        if where not in self._guesses and len(self._guesses) >= MOST_ADDRESSES:
            del self._guesses[next(iter(self._guesses))]
        return self._guesses.setdefault(where, Tries(now))

    def _flood(self, where: str, now: int) -> None:
        bucket_of(self._floods, where, (FLOOD, FLOOD_REFILL), now).take(now)


def _where(address: str) -> str:
    """Here this machine counts like any other: a code is no less of a guess on it."""
    return network(address) or address


def _empty(buckets: dict[str, Bucket], where: str, now: int) -> bool:
    return where in buckets and buckets[where].empty(now)
