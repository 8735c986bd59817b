"""The door: wrong codes are counted by network, and whoever did not guess is never asked to wait for those who do.

A code that is looked up for everybody at once can be guessed at the speed of the line: nothing tells a guess from a right code
but whether it is right. So beyond the bucket a code is only looked up for those who show that they did not guess: they have an
invitation (a link or a QR code, whose key nobody can guess), or somebody behind the same address is at that very table already.
People who come back show their token, and new hosts bring no code at all: neither is asked here.
"""

import hmac
import secrets
from base64 import b32encode

from anpfiff.server.house.bucket import Bucket
from anpfiff.server.house.codes import TRIES_A_DAY
from anpfiff.server.http.guard import bucket_of, network

DAY = 86_400_000
BURST = 60
"""Wrong codes in a row that one network may try: a class of thirty mistypes twice each."""
REFILL = DAY // (TRIES_A_DAY - BURST)
"""Milliseconds until a network may try once more."""
FLOOD, FLOOD_REFILL = 20_000, DAY // 80_000
"""Wrong codes after which the tables of the guesser's own network are no longer looked up either: no class mistypes so often,
and 100,000 tries a day at the few tables of one school find one with a chance as small as that of all other guessing."""
KEY = 8
"""Letters of an invitation's key: 40 bits."""
MOST_FAMILIAR = 100_000


class Door:
    """Which codes are looked up, and for whom."""

    def __init__(self) -> None:
        self._guesses: dict[str, Bucket] = {}
        self._floods: dict[str, Bucket] = {}
        self._familiar: dict[tuple[str, str], None] = {}
        self._secret = secrets.token_bytes(32)

    def key(self, code: str) -> str:
        """What an invitation carries beside the code. After a restart an old one is worth as much as a code that is typed."""
        seal = hmac.digest(self._secret, code.upper().encode(), "sha256")
        return b32encode(seal).decode()[:KEY]

    def looks_up(self, address: str, now: int, code: str, key: str = "") -> bool:
        """May this code be tried? A guess too many is refused unread, right or wrong."""
        where = _where(address)
        code = code.upper()
        if not _empty(self._guesses, where, now) or self._invited(code, key):
            return True
        if (where, code) in self._familiar and not _empty(self._floods, where, now):
            return True
        self._flood(where, now)
        return False

    def wrong(self, address: str, now: int) -> None:
        where = _where(address)
        bucket_of(self._guesses, where, (BURST, REFILL), now).take(now)
        self._flood(where, now)

    def right(self, address: str, code: str) -> None:
        """Somebody from there is at that table: for the others behind the same address its code is no guess."""
        if len(self._familiar) >= MOST_FAMILIAR:
            del self._familiar[next(iter(self._familiar))]
        self._familiar[_where(address), code.upper()] = None

    def _invited(self, code: str, key: str) -> bool:
        return hmac.compare_digest(self.key(code).encode(), key.encode())

    def _flood(self, where: str, now: int) -> None:
        bucket_of(self._floods, where, (FLOOD, FLOOD_REFILL), now).take(now)


def _where(address: str) -> str:
    """Here this machine counts like any other: a code is no less of a guess on it."""
    return network(address) or address


def _empty(buckets: dict[str, Bucket], where: str, now: int) -> bool:
    return where in buckets and buckets[where].empty(now)
