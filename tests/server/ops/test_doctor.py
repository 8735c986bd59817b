"""The doctor finds what is wrong, and says what to do."""

import errno
import json
import socket
import webbrowser
from pathlib import Path

import pytest

from anpfiff.server.ops import doctor
from anpfiff.server.ops.folder import DATABASE
from tests.support.process import anpfiff, serving

SUBJECTS = ["python", "sqlite", "disk", "database", "port", "loop", "address", "tls", "reachable", "browser"]


def test_a_healthy_machine_in_words_and_in_json(tmp_path: Path) -> None:
    words = anpfiff("doctor", "--data", str(tmp_path))
    assert words.returncode == 0, words.stdout
    assert len(words.stdout.splitlines()) == len(SUBJECTS)
    assert all(line[0] in "✓!" for line in words.stdout.splitlines())
    found = json.loads(anpfiff("doctor", "--data", str(tmp_path), "--json").stdout)
    assert [one["subject"] for one in found] == SUBJECTS


def test_something_wrong_is_exit_code_1_and_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(b"garbage" * 1000)
    answer = anpfiff("doctor", "--data", str(tmp_path))
    assert answer.returncode == 1
    assert "✗" in answer.stdout
    assert "anpfiff restore" in answer.stdout


@pytest.mark.parametrize(
    ("version", "bug"), [((3, 40, 1), True), ((3, 51, 2), True), ((3, 51, 3), False), ((3, 6, 23), False)]
)
def test_the_wal_bug_is_named_and_why_it_does_no_harm(version: tuple[int, ...], *, bug: bool) -> None:
    found = doctor.sqlite(version)
    assert found.verdict == "good"
    assert ("exactly one connection writes" in found.says) is bug


def test_a_slow_disk_is_worth_a_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "sync_time", lambda _: 0.08)
    found = doctor.disk(tmp_path)
    assert (found.verdict, "80.0 ms" in found.says) == ("mind", True)
    assert "--data" in found.do


def test_the_disk_is_measured_in_the_folder_and_left_clean(tmp_path: Path) -> None:
    assert doctor.sync_time(tmp_path) > 0
    assert not list(tmp_path.iterdir())


def test_a_folder_that_cannot_be_written_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    assert doctor.disk(tmp_path / "file").verdict == "bad"

    def full(_: Path) -> float:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(doctor, "sync_time", full)
    assert "No space left" in doctor.disk(tmp_path).says


def test_a_port_that_another_program_has() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        found = doctor.free_port(taken.getsockname()[1])
    assert found.verdict == "mind"
    assert "--port" in found.do


def test_a_port_that_anpfiff_itself_has_and_the_database_in_use(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert "already answers" in doctor.free_port(int(server.url.rpartition(":")[2])).says
        assert "a server uses it now" in doctor.database(tmp_path).says
    assert "no server uses it now" in doctor.database(tmp_path).says


@pytest.mark.parametrize(("late", "verdict"), [(None, "good"), (0.002, "good"), (0.3, "mind")])
def test_a_server_that_is_late_is_worth_a_word(
    late: float | None, verdict: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "measured_lag", lambda _: late)
    found = doctor.loop(1)
    assert (found.verdict, found.do != "") == (verdict, verdict == "mind")
    assert late is None or f"{1000 * late:.0f} ms" in found.says


def test_a_running_server_says_how_late_it_is(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert "No server" in doctor.loop(1).says
        number = int(server.url.rpartition(":")[2])
        lag = doctor.measured_lag(number)
    assert lag is None or lag >= 0, "it may not have looked at the clock yet"


def test_no_network_no_way_through_no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: object) -> None:
        raise webbrowser.Error

    monkeypatch.setattr(webbrowser, "get", nothing)
    assert doctor.browser().verdict == "mind"
    assert doctor.lan("127.0.0.1").verdict == "mind"
    assert doctor.lan("192.168.1.5").verdict == "good"
    assert doctor.reachable("127.0.0.1").verdict == "good"
    assert doctor.reachable("203.0.113.77").verdict == "bad"  # not an address of this machine


def test_a_browser_that_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webbrowser, "get", object)
    assert doctor.browser().verdict == "good"
