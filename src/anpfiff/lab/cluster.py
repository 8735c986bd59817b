"""A Dask cluster: the same chunks, played by other machines. Rows are written here as they come in.

Distributed gives the chunks of a lost worker to another one. What it cannot know is told in one line: a scheduler that
does not answer, a cluster without workers, workers with another version of the rules.
"""

import logging
import pkgutil
from collections.abc import Iterator
from concurrent.futures import CancelledError
from functools import lru_cache, partial
from queue import Empty, SimpleQueue
from time import monotonic
from types import TracebackType
from typing import Any, Self

import msgspec
from distributed import Client, KilledWorker
from distributed.comm.addressing import get_address_host_port

from anpfiff import __version__
from anpfiff.core import Refused
from anpfiff.lab.chunk import Playing, playing
from anpfiff.lab.span import Span
from anpfiff.lab.study import Study
from anpfiff.lab.worker import Played, answer

IN_HAND = 2
"""Chunks for each thread of the cluster: one to play, one to go on with."""
PATIENCE = 10.0
"""Seconds in which a scheduler should answer, and in which a cluster without workers should get one."""
LOOK = 2.0
"""Seconds between two looks at who is there."""
GO_ON = "the same command goes on from there"


class Cluster:
    """Hands on other machines."""

    def __init__(self, study: Study, address: str, patience: float = PATIENCE) -> None:
        self._text = msgspec.json.encode(study)
        self._address = address
        self._patience = patience
        self._under_way: set[Any] = set()
        self._done: SimpleQueue[Any] = SimpleQueue()
        self._looked = self._manned = monotonic()
        self.hands = 1

    def __enter__(self) -> Self:
        _hush()
        self._client: Any = _client(self._address, self._patience)
        try:
            _await_workers(self._client, self._address, self._patience)
            _same_version(self._client)
            self._look_around()
        except BaseException:
            self._client.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Whatever is under way is given up: nobody would write it down."""
        for future in self._under_way:
            future.cancel()
        self._client.close()

    @property
    def free(self) -> bool:
        return len(self._under_way) < self.hands * IN_HAND

    @property
    def busy(self) -> bool:
        return bool(self._under_way)

    def hand(self, span: Span) -> None:
        future = self._client.submit(play, __version__, self._text, tuple(span), pure=False)
        self._under_way.add(future)
        future.add_done_callback(self._done.put)

    def played(self, within: float) -> Iterator[Played]:
        """What comes in `within` that many seconds."""
        if monotonic() - self._looked > LOOK:
            self._look_around()
        try:
            future = self._done.get(timeout=within)
        except Empty:
            return
        came = self._result(future)
        if isinstance(came, Refused):
            raise came
        if came is not None:
            self._under_way.remove(future)
            yield came

    def _result(self, future: Any) -> Played | Refused | None:
        """None where the worker that holds it was lost on the way: it is played again."""
        try:
            came: Played | Refused = future.result(timeout=self._patience)
        except TimeoutError:
            self._done.put(future)
            return None
        except KilledWorker:
            return Refused("workers-lost", detail=f"one after the other, over the same matches; {GO_ON}")
        except CancelledError:
            return self._gone()
        except Exception as fault:  # noqa: BLE001 -- whatever a worker or a network throws is told, not swallowed
            return Refused("cluster-failed", detail=f"{type(fault).__name__}: {fault}; {GO_ON}")
        return came

    def _look_around(self) -> None:
        """Workers come and go; but nobody waits for them forever."""
        try:
            threads = sum(self._client.nthreads().values())
        except OSError as fault:
            raise self._gone() from fault
        self._looked = monotonic()
        if threads:
            self.hands = threads
            self._manned = self._looked
        elif self._looked - self._manned > self._patience:
            raise Refused("no-workers", detail=f"{self._address} has none left; {GO_ON}")

    def _gone(self) -> Refused:
        return Refused("cluster-lost", detail=f"{self._address} is gone; {GO_ON}")


def play(version: str, text: bytes, span: tuple[int, int]) -> Played | Refused:
    """What a worker of the cluster does. Later ones may have another version than those that were asked at the start."""
    if version != __version__:
        return _other_version(__version__, version)
    return answer(partial(_laid_out, text), Span(*span))


@lru_cache(maxsize=4)
def _laid_out(text: bytes) -> Playing:
    """Rules and bots are set up once a worker, not once a chunk."""
    return playing(msgspec.json.decode(text, type=Study))


def _hush() -> None:
    """What goes wrong is told in one line, by us."""
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)


def _client(address: str, patience: float) -> Any:
    try:
        get_address_host_port(address)
        return Client(address, timeout=patience, set_as_default=False)  # type: ignore[no-untyped-call] # distributed's gap
    except ValueError as fault:
        raise Refused("bad-address", detail=str(fault)) from fault
    except (OSError, TimeoutError) as fault:
        raise Refused("cluster-not-reachable", detail=f"no Dask scheduler answers at {address}") from fault


def _await_workers(client: Any, address: str, patience: float) -> None:
    try:
        client.wait_for_workers(1, timeout=patience)
    except TimeoutError as fault:
        raise Refused("no-workers", detail=f"{address} has none") from fault


def _same_version(client: Any) -> None:
    """Asked with a function that every Python has: one of ours might not be there."""
    for version in client.run(pkgutil.resolve_name, "anpfiff:__version__", on_error="return").values():
        if isinstance(version, OSError):
            continue  # lost meanwhile
        if version != __version__:
            raise _other_version(str(version), __version__)


def _other_version(there: str, here: str) -> Refused:
    return Refused("another-version", detail=f"anpfiff {here} here, and on the cluster: {there}")
