"""A real cluster on this machine: two worker processes, one of which is killed during the run."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from socket import socket
from threading import Thread
from typing import Any

import msgspec
import pytest
from distributed import Client, LocalCluster

from anpfiff import __version__
from anpfiff.core import Refused
from anpfiff.lab.chunk import chunk
from anpfiff.lab.cluster import Cluster, _same_version, play
from anpfiff.lab.rows import result_hash
from anpfiff.lab.run import run
from anpfiff.lab.store import opened
from anpfiff.lab.study import Study
from anpfiff.lab.whistle import Whistle
from anpfiff.lab.worker import Played

STUDY = Study("zweikampf", ("snail", "snail"), 800, "cup")
TEXT = msgspec.json.encode(STUDY)


def local(workers: int) -> Any:
    return LocalCluster(  # type: ignore[no-untyped-call] # distributed's gap
        n_workers=workers,
        threads_per_worker=1,
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",
        worker_dashboard_address="127.0.0.1:0",
        silence_logs="CRITICAL",
    )


@pytest.fixture
def address() -> Iterator[str]:
    with local(workers=2) as cluster:
        yield cluster.scheduler_address


def kill_one(address: str) -> None:
    with Client(address, set_as_default=False) as client:  # type: ignore[no-untyped-call] # distributed's gap
        os.kill(next(iter(client.run(os.getpid).values())), signal.SIGKILL)


def test_a_cluster_that_loses_a_worker_gives_the_same_result(address: str, tmp_path: Path) -> None:
    killer = Thread(target=kill_one, args=(address,))
    came = []

    def tell(matches: int) -> None:
        came.append(matches)
        if len(came) == 5:
            killer.start()

    with opened(tmp_path, STUDY) as store, Cluster(STUDY, address) as crew, Whistle() as whistle:
        run(store, crew, whistle, tell, chunk=20)
        killer.join()
        assert sum(came) == store.played == STUDY.matches
        assert result_hash(store.rows()) == result_hash([chunk(STUDY, 0, STUDY.matches)])


def why(address: str) -> str:
    with pytest.raises(Refused) as refusal, Cluster(STUDY, address, patience=0.5):
        pass
    return str(refusal.value)


def test_a_cluster_that_does_not_answer_is_told_of() -> None:
    with socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{nobody.getsockname()[1]}"
        assert why(address) == f"cluster not reachable: no Dask scheduler answers at {address}"


@pytest.mark.parametrize("address", ["pigeon://coop", "somewhere", "tcp://somewhere", "tcp://somewhere:else"])
def test_an_address_that_is_none_is_told_of(address: str) -> None:
    assert why(address).startswith("bad address: ")


def test_a_cluster_without_workers_is_told_of() -> None:
    with local(workers=0) as cluster:
        assert why(cluster.scheduler_address) == f"no workers: {cluster.scheduler_address} has none"


class Asked:
    """A cluster as far as it is asked who is there."""

    def __init__(self, answer: object, threads: int = 0) -> None:
        self._answer, self._threads = answer, threads

    def run(self, function: Any, *words: str, on_error: str) -> dict[str, object]:
        return {"tcp://10.0.0.1:1": function(*words), "tcp://10.0.0.2:2": self._answer}

    def nthreads(self) -> dict[str, int]:
        return {"tcp://10.0.0.1:1": self._threads} if self._threads else {}


@pytest.mark.parametrize("there", ["0.0.9", ModuleNotFoundError("No module named 'anpfiff'")])
def test_a_worker_with_another_version_is_refused(there: object) -> None:
    _same_version(Asked(__version__))
    _same_version(Asked(ConnectionError("lost meanwhile")))
    with pytest.raises(Refused, match=f"anpfiff {__version__} here, and on the cluster: {there}"):
        _same_version(Asked(there))


def test_a_worker_that_comes_later_with_another_version_plays_nothing() -> None:
    assert isinstance(play(__version__, TEXT, (0, 1)), Played)
    told = play("0.0.9", TEXT, (0, 1))
    assert isinstance(told, Refused)
    assert told.why == "another-version"


def test_a_cluster_may_grow_but_not_be_empty_for_long() -> None:
    crew = Cluster(STUDY, "tcp://10.0.0.1:1", patience=0)
    crew._client = Asked("", threads=16)
    crew._look_around()
    assert crew.hands == 16
    crew._client = Asked("")
    with pytest.raises(Refused, match="has none left; the same command goes on from there"):
        crew._look_around()
