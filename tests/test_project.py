"""The house itself: locks, the bootstrap, what a fresh clone needs."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_has_hashes_for_everything_and_names_no_host(lock: Path) -> None:
    text = lock.read_text()
    packages = re.findall(r"^[a-z0-9][\w.-]*==\S+(?: ; [^\\]*)? \\\n    --hash=sha256:", text, re.MULTILINE)
    assert packages
    assert len(packages) == len(re.findall(r"^[a-z0-9]", text, re.MULTILINE))
    assert "://" not in text


def test_the_bootstrap_says_what_it_can_do() -> None:
    answer = subprocess.run(
        [sys.executable, "run.py"], cwd=ROOT, capture_output=True, text=True, check=False, timeout=30
    )
    assert answer.returncode == 2
    for command in ("setup", "play", "test"):
        assert command in answer.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no process groups that signals reach")
def test_the_bootstrap_lets_a_program_end_in_its_own_way_after_ctrl_c() -> None:
    slow = "import signal, sys, time; signal.signal(2, lambda *_: (time.sleep(0.5), sys.exit(7))); print(flush=True); time.sleep(30)"
    program = f"import sys, run; sys.exit(run.run(sys.executable, '-c', {slow!r}))"
    with subprocess.Popen(
        [sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE, start_new_session=True
    ) as bootstrap:
        assert bootstrap.stdout is not None
        bootstrap.stdout.readline()
        os.killpg(bootstrap.pid, signal.SIGINT)
        assert bootstrap.wait(30) == 7


def test_importing_the_games_loads_nothing_heavy() -> None:
    program = "import sys, anpfiff.games; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=30
    ).stdout.split()
    assert not {"rich", "asyncio", "random", "anpfiff.cli", "anpfiff.table.table"} & set(loaded)
