"""A run that is interrupted, in whichever way, loses no match and leaves nobody behind."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from anpfiff.lab.chunk import chunk
from anpfiff.lab.rows import result_hash
from anpfiff.lab.study import Study

MATCHES = 800
STUDY = Study("zweikampf", ("snail", "snail"), MATCHES, "cup")
LONG = 60.0
"""Seconds until a test gives up."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="signals and /proc")


class Running:
    """The command, in a process group of its own."""

    def __init__(self, folder: Path, *words: str) -> None:
        study = ["zweikampf", "--bots", "snail", "--seed", "cup", "--matches", str(MATCHES)]
        self._folder = folder
        self._process = subprocess.Popen(
            [sys.executable, "-m", "anpfiff", "lab", "run", *study, "--to", folder, "--json", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def children(self) -> list[int]:
        told = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        return [int(child) for child in told.read_text(encoding="ascii").split()]

    def until(self, seen: Callable[[], bool]) -> None:
        end = time.monotonic() + LONG
        while not seen():
            assert self._process.poll() is None, self._process.communicate()
            assert time.monotonic() < end, "it never came"
            time.sleep(0.005)

    def until_it_has(self, chunks: int) -> None:
        self.until(lambda: (self._folder / "study.json").exists() and chunks_in(self._folder) >= chunks)

    def kill(self) -> None:
        self._process.kill()
        code, out, _ = self.ended()
        assert (code, out) == (-signal.SIGKILL, "")

    def whistle(self, blown: signal.Signals) -> None:
        """As a terminal does: to everybody."""
        os.killpg(self._process.pid, blown)

    def ended(self) -> tuple[int, str, str]:
        out, err = self._process.communicate(timeout=LONG)
        return self._process.returncode, out, err


def chunks_in(folder: Path) -> int:
    return len(list(folder.glob("chunks/*.rows")))


def alive(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="ascii")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state.rpartition(")")[2].split()[0] != "Z"


def result(folder: Path) -> str:
    code, out, err = Running(folder, "--workers", "1").ended()
    assert code == 0, err
    digest: str = json.loads(out)["result_hash"]
    return digest


def test_five_kills_at_different_moments_change_nothing(tmp_path: Path) -> None:
    ways = [
        ("--workers", "2", "--chunk", "11"),
        ("--workers", "1"),
        ("--workers", "2"),
        ("--chunk", "37"),
        (),
    ]
    for more, words in enumerate(ways):
        before = chunks_in(tmp_path)
        running = Running(tmp_path, *words)
        running.until_it_has(before + more)
        running.kill()
    assert not (tmp_path / "summary.json").exists()
    assert result(tmp_path) == result_hash([chunk(STUDY, 0, MATCHES)])


def test_who_whistles_is_told_how_far_it_came_and_how_to_go_on(tmp_path: Path) -> None:
    for blown in (signal.SIGINT, signal.SIGTERM):
        before = chunks_in(tmp_path)
        running = Running(tmp_path, "--workers", "1", "--chunk", "20")
        running.until_it_has(before + 1)
        running.whistle(blown)
        code, out, err = running.ended()
        assert (code, out) == (128 + blown, "")
        assert err.startswith("anpfiff: interrupted after ")
        assert f" of {MATCHES} matches; they are kept in {tmp_path}, and the same command goes on" in err
        assert err.count("\n") == 1
    assert result(tmp_path) == result_hash([chunk(STUDY, 0, MATCHES)])


def test_workers_of_a_killed_run_go_home(tmp_path: Path) -> None:
    running = Running(tmp_path, "--workers", "2", "--chunk", str(MATCHES // 2))
    running.until(lambda: len(running.children()) > 2)  # and the tracker that Python starts
    workers = running.children()
    running.kill()
    end = time.monotonic() + LONG
    while any(map(alive, workers)):
        assert time.monotonic() < end, "somebody stayed"
        time.sleep(0.01)
