"""The guard: who may speak, from where, and how often."""

import ipaddress
from collections.abc import Collection
from urllib.parse import urlsplit

from anpfiff.server.codes import TRIES_A_DAY

BURST = 60
"""Wrong codes in a row that one address may try: a class of thirty mistypes twice each."""
REFILL = 86_400_000 // (TRIES_A_DAY - BURST)
"""Milliseconds until an address may try once more."""
MOST_ADDRESSES = 10_000
SPEECH_BURST, SPEECH_REFILL = 80, 25
"""A race is typed with both hands: 80 messages at once, then 40 a second."""


class Bucket:
    """So many at once, then one for every `refill` milliseconds."""

    def __init__(self, size: int, refill: int, now: int) -> None:
        self._size, self._refill = size, refill
        self._left, self._at = float(size), now

    def take(self, now: int) -> bool:
        self._left = min(self._size, self._left + max(0, now - self._at) / self._refill)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def empty(self, now: int) -> bool:
        return self._left + (now - self._at) / self._refill < 1


class Door:
    """Wrong codes are counted by address, right ones are free: so a class behind one address gets in."""

    def __init__(self) -> None:
        self._addresses: dict[str, Bucket] = {}

    def closed_to(self, address: str, now: int) -> bool:
        return address in self._addresses and self._addresses[address].empty(now)

    def wrong(self, address: str, now: int) -> None:
        if address not in self._addresses and len(self._addresses) >= MOST_ADDRESSES:
            del self._addresses[next(iter(self._addresses))]
        self._addresses.setdefault(address, Bucket(BURST, REFILL, now)).take(now)


def host_allowed(host: str | None, named: Collection[str]) -> bool:
    """Against DNS rebinding: an address, this machine's own names, or a name the host was started with."""
    name = _name(host)
    if name is None:
        return False
    if name == "localhost" or name.endswith((".localhost", ".local")) or name in named:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def origin_allowed(origin: str | None, host: str | None) -> bool:
    """A browser says where its page comes from: only from here. Programs say nothing."""
    return origin is None or (host is not None and origin in {f"http://{host}", f"https://{host}"})


def _name(host: str | None) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname if host else None
    except ValueError:
        return None
