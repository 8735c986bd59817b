"""The house itself: locks, the bootstrap, what a fresh clone needs."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import run

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


def test_the_last_line_says_how_long_each_stage_took_and_in_which_browsers() -> None:
    line = run.summary({"checks": 0.52, "tests": 3.2}, ["Chromium 153.0", "Firefox 153.0"])
    assert re.fullmatch(
        r"Minutes: checks 0\.5 · tests 3\.2 · in all \d+\.\d\. Browsers: Chromium 153\.0, Firefox 153\.0\.",
        line,
    )


@pytest.mark.parametrize(("first", "beside", "code"), [(0, 0, 0), (0, 3, 3), (4, 0, 4), (4, 3, 4)])
def test_of_two_stages_side_by_side_either_can_fail(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], first: int, beside: int, code: int
) -> None:
    monkeypatch.setattr(run, "PYTHON", sys.executable)
    monkeypatch.setattr(run, "MINUTES", {})
    program = ("-c", f"print('beside'); raise SystemExit({beside})")
    assert run.side_by_side(lambda: run.timed("first", lambda: first), "beside", program) == code
    assert capsys.readouterr().out == "beside\n"
    assert set(run.MINUTES) == {"first", "beside"}


def test_importing_the_games_loads_nothing_heavy() -> None:
    program = "import sys, anpfiff.games; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=30
    ).stdout.split()
    assert not {"rich", "asyncio", "random", "anpfiff.cli", "anpfiff.table.table"} & set(loaded)
