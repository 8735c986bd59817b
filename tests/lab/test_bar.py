"""The progress bar: for terminals only."""

import io
import sys

import pytest

from anpfiff.commands.lab.bar import bar


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def drawn(screen: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setattr(sys, "stderr", screen)
    with bar("Foul", 40, 100) as tell:
        tell(60)
    return screen.getvalue()


def test_a_bar_counts_matches_at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = drawn(Terminal(), monkeypatch)
    assert "Foul" in shown
    assert "100/100" in shown


def test_elsewhere_there_is_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not drawn(io.StringIO(), monkeypatch)
