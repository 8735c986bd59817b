"""Where `anpfiff serve` listens, and that it says so before it does."""

from collections.abc import Callable
from pathlib import Path

import pytest

from anpfiff.cli import main
from anpfiff.server.ops import serve
from anpfiff.server.ops.serve import Plan, Ready

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def plans(monkeypatch: pytest.MonkeyPatch) -> list[Plan]:
    """Nothing is bound: the plan is kept instead."""
    kept: list[Plan] = []

    async def pretend(plan: Plan, ready: Ready) -> None:
        kept.append(plan)
        ready("http://192.168.1.5:8000", None)

    monkeypatch.setattr(serve, "serve", pretend)
    return kept


def test_by_default_the_network_may_come_in_and_that_is_said_first(
    plans: list[Plan], capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(plan: Plan, ready: Ready) -> None:
        plans.append(plan)

    monkeypatch.setattr(serve, "serve", refuse)
    assert main(["serve", "--data", "somewhere"]) == 0
    out, err = capsys.readouterr()
    assert plans == [Plan(Path("somewhere"), "0.0.0.0", keep=90)]  # noqa: S104 -- what is tested
    assert out == ""
    assert "anyone in it can" in err
    assert "--local" in err


def test_local_is_for_this_machine_only(plans: list[Plan], capsys: Capture) -> None:
    main(["serve", "--local"])
    assert plans[0].host == "127.0.0.1"
    assert capsys.readouterr().err == ""


def test_an_explicit_host_wins(plans: list[Plan], capsys: Capture) -> None:
    main(["serve", "--local", "--host", "192.168.1.5"])
    assert plans[0].host == "192.168.1.5"


def test_the_first_line_is_for_programs(plans: list[Plan], capsys: Capture) -> None:
    main(["serve", "--local", "--no-qr"])
    assert capsys.readouterr().out.splitlines()[0] == "Anpfiff is on http://192.168.1.5:8000"


def test_everything_else_reaches_the_plan(plans: list[Plan], capsys: Capture) -> None:
    words = "serve --local --port 9 --keep 30 --allow-host a.example b.example --allow-host c.example"
    main([*words.split(), "--public", "--behind-proxy", "--data", "d"])
    assert plans == [
        Plan(
            Path("d"), "127.0.0.1", 9, 30, ("a.example", "b.example", "c.example"), public=True, proxied=True
        )
    ]


def test_the_browser_opens_only_if_wanted(
    plans: list[Plan], capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("anpfiff.commands.serve.Thread", _AtOnce)
    main(["serve", "--local"])
    main(["serve", "--local", "--open", "--no-browser"])
    assert opened == []
    main(["serve", "--local", "--open"])
    assert opened == ["http://192.168.1.5:8000"]


class _AtOnce:
    """A thread that does not wait."""

    def __init__(self, target: Callable[..., object], args: tuple[object, ...], *, daemon: bool) -> None:
        self._target, self._args = target, args

    def start(self) -> None:
        self._target(*self._args)
