"""The doctor: can a table be opened here, and if not, what to do. Each check looks at one thing and gives one finding."""

import json
import os
import platform
import re
import socket
import sqlite3
import ssl
import sys
import time
import urllib.request
import webbrowser
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Literal, NamedTuple, TypeAlias

from anpfiff.server.house.lag import STRAINED
from anpfiff.server.ops import port
from anpfiff.server.ops.address import LOOPBACK, lan_address
from anpfiff.server.ops.backup import check
from anpfiff.server.ops.cannot_start import CannotStart
from anpfiff.server.ops.certificate import CERTIFICATE, KEY, Pair, fits, until
from anpfiff.server.ops.folder import DATABASE, in_use, prepare
from anpfiff.server.ops.metrics import LAG

Verdict: TypeAlias = Literal["good", "mind", "bad"]
SYNCS = 20
SLOW = 0.02
"""Seconds; a move waits for one sync, and 20 ms of it nobody notices."""
WAL_BUG = ((3, 7, 0), (3, 51, 2))
"""The first and the last SQLite in which two connections that write or checkpoint at once can damage a file."""


class Finding(NamedTuple):
    """What was looked at, how it is, in one sentence, and what to do about it."""

    subject: str
    verdict: Verdict
    says: str
    do: str = ""


def examine(folder: Path, number: int = port.PORT) -> Iterator[Finding]:
    yield python()
    yield sqlite(sqlite3.sqlite_version_info)
    yield disk(folder)
    yield database(folder)
    yield free_port(number)
    yield loop(number)
    address = lan_address()
    yield lan(address)
    yield tls(folder, address)
    yield reachable(address)
    yield browser()


def python() -> Finding:
    version = platform.python_version()
    if sys.version_info < (3, 11):  # noqa: UP036 -- this is the place that says it
        return Finding("python", "bad", f"Python {version} is too old.", "Install Python 3.11 or newer.")
    return Finding("python", "good", f"Python {version}.")


def sqlite(version: tuple[int, ...]) -> Finding:
    shown = ".".join(map(str, version))
    first, last = WAL_BUG
    if first <= version <= last:
        return Finding(
            "sqlite",
            "good",
            f"SQLite {shown} has the WAL bug that 3.51.3 fixed; it is safe here because exactly one connection writes.",
        )
    return Finding("sqlite", "good", f"SQLite {shown}.")


def disk(folder: Path) -> Finding:
    """How long a move waits for the disk, measured where it will be written."""
    try:
        prepare(folder)
        took = sync_time(folder)
    except CannotStart as sorry:
        return Finding("disk", "bad", str(sorry), "Choose a folder that you may write to.")
    except OSError as fault:
        return Finding(
            "disk", "bad", f"Writing to {folder} fails ({fault.strerror}).", "Make room on the disk."
        )
    says = f"A move is on disk in {1000 * took:.1f} ms in {folder}."
    if took > SLOW:
        return Finding(
            "disk", "mind", says, "Choose a faster disk with --data, not a network folder or a card."
        )
    return Finding("disk", "good", says)


def sync_time(folder: Path) -> float:
    """The median of a few writes of a page, each with its fsync."""
    path = folder / f".sync-{os.getpid()}"
    try:
        with path.open("wb", buffering=0) as file:
            return median([_synced(file.fileno()) for _ in range(SYNCS)])
    finally:
        path.unlink(missing_ok=True)


def _synced(handle: int) -> float:
    began = time.perf_counter()
    os.write(handle, bytes(4096))
    os.fsync(handle)
    return time.perf_counter() - began


def database(folder: Path) -> Finding:
    if not (folder / DATABASE).exists():
        return Finding("database", "good", "There is no database yet; the first start makes one.")
    try:
        matches = check(folder / DATABASE)
    except CannotStart as sorry:
        return Finding("database", "bad", str(sorry), "Put a backup in its place: anpfiff restore FILE.")
    user = "a server uses it now" if in_use(folder) else "no server uses it now"
    return Finding("database", "good", f"The database is whole, with {matches} finished matches; {user}.")


def free_port(number: int) -> Finding:
    if port.is_free(LOOPBACK, number):
        return Finding("port", "good", f"Port {number} is free.")
    if _is_anpfiff(number):
        return Finding("port", "good", f"An Anpfiff server already answers on port {number}.")
    other = port.next_free(LOOPBACK, number)
    return Finding("port", "mind", f"Port {number} is taken by another program.", f"Use --port {other}.")


def _is_anpfiff(number: int) -> bool:
    try:
        trusting = ssl.create_default_context()
        trusting.check_hostname = False
        trusting.verify_mode = ssl.CERT_NONE  # this machine asks itself, and tells nothing
        url = f"{port.url(LOOPBACK, number)}/health"
        with urllib.request.urlopen(url, timeout=2, context=trusting) as answer:  # noqa: S310 -- our own address
            return "healthy" in json.load(answer)
    except (OSError, ValueError, TypeError):
        return False


def loop(number: int) -> Finding:
    """How long a move waits for the server itself, as the running one has measured it in the last minute."""
    late = measured_lag(number)
    if late is None:
        return Finding(
            "loop", "good", "No server runs here; a running one measures how late its event loop is."
        )
    says = f"The running server's event loop is {1000 * late:.0f} ms late at most times (99 %)."
    if late > STRAINED:
        return Finding(
            "loop", "mind", says, "Stop other programs on this machine, or give the server a core."
        )
    return Finding("loop", "good", says)


def measured_lag(number: int) -> float | None:
    try:
        with urllib.request.urlopen(f"{port.url(LOOPBACK, number)}/metrics", timeout=2) as answer:  # noqa: S310 -- our own address
            figure = re.search(rf'^{LAG}{{quantile="0.99"}} (\S+)$', answer.read().decode(), re.MULTILINE)
            return None if figure is None else float(figure[1])
    except (OSError, ValueError):
        return None


def lan(address: str) -> Finding:
    if address == LOOPBACK:
        return Finding(
            "address",
            "mind",
            "This machine is in no network, so only it can play.",
            "Join the Wi-Fi, then start.",
        )
    return Finding("address", "good", f"The others reach this machine at {address}.")


def tls(folder: Path, address: str) -> Finding:
    """The server's own certificate, as far as there is one."""
    pair = Pair(folder / CERTIFICATE, folder / KEY)
    if not pair.certificate.exists():
        return Finding("tls", "good", "There is no certificate yet; `anpfiff serve --tls` makes one.")
    if not fits(pair, {address}, datetime.now(UTC)):
        return Finding(
            "tls", "good", f"The certificate does not fit {address} any more; the next start makes a new one."
        )
    return Finding("tls", "good", f"The certificate is good until {until(pair):%Y-%m-%d}, for {address} too.")


def reachable(address: str) -> Finding:
    """By this machine itself: a firewall of its own would show; whether a phone gets through only the phone can tell."""
    try:
        with socket.create_server((address, 0)) as door:
            socket.create_connection(door.getsockname(), timeout=2).close()
    except OSError as fault:
        why = fault.strerror or "no answer"
        return Finding(
            "reachable", "bad", f"Nothing gets through to {address} ({why}).", "Allow Python in the firewall."
        )
    return Finding(
        "reachable",
        "good",
        f"This machine reaches itself at {address}; if a phone does not, allow the port in the firewall and leave the guest Wi-Fi.",
    )


def browser() -> Finding:
    try:
        webbrowser.get()
    except webbrowser.Error:
        return Finding(
            "browser",
            "mind",
            "There is no browser on this machine.",
            "Open the address on a phone or another computer.",
        )
    return Finding("browser", "good", "There is a browser to open.")
