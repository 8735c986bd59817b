"""The guard: who may speak, from where, and how often."""

import ipaddress
from collections import Counter
from collections.abc import Collection
from functools import lru_cache
from urllib.parse import urlsplit

from anpfiff.server.room.bucket import Bucket

MOST_ADDRESSES = 10_000
MOST_SOCKETS = 1_000
"""At once from one address: thirty classes."""
ROOMS_BURST = 200
ROOMS_REFILL = 10_000
"""New rooms from one address: 200 at once, then six a minute; those that stand empty end by themselves."""
WIDER = {4: ((24, 4), (16, 10)), 6: ((56, 2), (48, 4), (32, 10))}
"""Networks around an address: the bits of it that they share, and how many times as much they may open together."""
REPORTS_BURST = 100
REPORTS_REFILL = 30_000
"""Matches at real tables that one address may report: a school's tournament at once, then two a minute."""
RECORDS_BURST = 2_000
RECORDS_REFILL = 8_000
"""Pieces of matches handed in as files from one address: eight megabytes at once, then forty a day."""
SPEECH_BURST = 80
SPEECH_REFILL = 25
"""A race is typed with both hands: 80 messages at once, then 40 a second."""

CHECKS_BURST = 200
CHECKS_REFILL = 100
"""Copies to be judged from one address: a class that types in its decks is judged after every tap."""
CLUBS_BURST = 30
CLUBS_REFILL = 60_000
"""Clubs that one address may found or move in: a school's at once, then one per minute."""
JOINS_BURST = 120
JOINS_REFILL = 2_500
"""Passes that one club's open door hands out: four classes at once, then one every few seconds. Half of that from one address."""
WISHES_BURST = 600
WISHES_REFILL = 200
"""What one pass may wish for at competitions: an organiser brings a whole school in, then five a second."""
DRAWS_BURST = 60
DRAWS_REFILL = 20_000
"""Rounds that one club may draw: a season that is entered at once, then three a minute."""
PRINTS_BURST = 60
PRINTS_REFILL = 10_000
"""Orders for the press from one address: 60 at once, then six a minute."""

REMEMBERED = 1_024
"""Addresses whose networks are known without working them out again: an address costs more to read than anything it is read for."""


class Gate:
    """One machine cannot fill the house: sockets and new rooms from one address are limited.

    That is generous for a school behind one address. The server's own machine is free: whoever is on it could stop it anyway,
    and a proxy there speaks for everybody.
    """

    def __init__(self) -> None:
        self._sockets: Counter[str] = Counter()
        self._rooms: dict[str, Bucket] = {}
        self._reports: dict[str, Bucket] = {}

    def enter(self, address: str) -> bool:
        """May one more socket come in? Then it counts until it leaves."""
        where = network(address)
        if where is not None and self._sockets[where] >= MOST_SOCKETS:
            return False
        if where is not None:
            self._sockets[where] += 1
        return True

    def leave(self, address: str) -> None:
        where = network(address)
        if where is not None:
            self._sockets[where] -= 1
            if self._sockets[where] <= 0:
                del self._sockets[where]  # keeps only who is still here

    def may_open(self, address: str, now: int) -> bool:
        """Also of many neighbours together: whoever rents a hundred addresses rents them side by side.

        The narrowest is asked first, so that who is refused there takes nothing from the neighbours.
        """
        return _all_widths(self._rooms, address, (ROOMS_BURST, ROOMS_REFILL), now)

    def may_report(self, address: str, now: int) -> bool:
        where = network(address)
        size = (REPORTS_BURST, REPORTS_REFILL)
        return where is None or bucket_of(self._reports, where, size, now).take(now)


class Desk:
    """Where work is handed in that costs the server something: so much at once from one address, then so often."""

    def __init__(self, burst: int, refill: int, *, wide: bool = False) -> None:
        """`wide`: neighbours are counted together, too."""
        self._size = (burst, refill)
        self._wide = wide
        self._addresses: dict[str, Bucket] = {}

    def serves(self, address: str, now: int, count: int = 1) -> bool:
        """`count`: how many times as much as a usual request it is."""
        if self._wide:
            return _all_widths(self._addresses, address, self._size, now)
        where = network(address)
        return where is None or bucket_of(self._addresses, where, self._size, now).take(now, count)


@lru_cache(REMEMBERED)
def network(address: str) -> str | None:
    """Who is counted as one: an IPv4 address, or the half of an IPv6 address that a household gets; None for this machine."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv6Address):
        ip = ip.ipv4_mapped or ip
    if ip.is_loopback:
        return None
    return str(ip) if ip.version == 4 else str(ipaddress.ip_network((ip, 64), strict=False))


def _all_widths(buckets: dict[str, Bucket], address: str, size: tuple[int, int], now: int) -> bool:
    burst, refill = size
    return all(
        bucket_of(buckets, where, (burst * share, refill // share), now).take(now)
        for where, share in _widths(address)
    )


@lru_cache(REMEMBERED)
def _widths(address: str) -> tuple[tuple[str, int], ...]:
    """The network of an address and the wider ones around it, and how many times as much as one each of them may open."""
    where = network(address)
    if where is None:
        return ()
    try:
        around = ipaddress.ip_network(where)
    except ValueError:
        return ((where, 1),)
    wider = ((str(around.supernet(new_prefix=bits)), share) for bits, share in WIDER[around.version])
    return ((where, 1), *wider)


def forwarded(address: str) -> str:
    """An address that a proxy has noted is somebody's, never this machine: nobody is exempt by what is told of them."""
    return address if network(address) is not None else f"forwarded {address}"


def bucket_of(buckets: dict[str, Bucket], key: str, size: tuple[int, int], now: int) -> Bucket:
    """The bucket of that address; the oldest of too many is forgotten."""
    if key not in buckets and len(buckets) >= MOST_ADDRESSES:
        del buckets[next(iter(buckets))]
    return buckets.setdefault(key, Bucket(*size, now))


def host_allowed(host: str | None, named: Collection[str]) -> bool:
    """Against DNS rebinding: an address, localhost, or a name that this server was started with, the machine's own included.

    Not every `.local`: whoever is in the same network can give themselves such a name.
    """
    name = _name(host)
    if name is None:
        return False
    if name == "localhost" or name.endswith(".localhost") or name in named:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def reached_as(host: str | None) -> str | None:
    """The address under which somebody has reached us over the network, as others can; None for this machine alone."""
    name = _name(host)
    if name is None or name == "localhost" or name.endswith(".localhost"):
        return None
    try:
        ip = ipaddress.ip_address(name)
    except ValueError:
        return _with_port(name, host)
    return (
        None
        if ip.is_loopback or ip.is_unspecified
        else _with_port(f"[{name}]" if ip.version == 6 else name, host)
    )


def _with_port(name: str, host: str | None) -> str | None:
    try:
        port = urlsplit(f"//{host}").port
    except ValueError:
        return None
    return name if port is None else f"{name}:{port}"


def origin_allowed(origin: str | None, host: str | None) -> bool:
    """A browser says where its page comes from: only from here. Programs say nothing."""
    return origin is None or (host is not None and origin in {f"http://{host}", f"https://{host}"})


def asked_from_elsewhere(site: str | None) -> bool:
    """What a browser says in `Sec-Fetch-Site`: a picture on a foreign page asks without an `Origin`. Programs say nothing."""
    return site not in {None, "same-origin", "none"}


def _name(host: str | None) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname if host else None
    except ValueError:
        return None
