"""The progress bar: for terminals only."""

import io
import sys

import pytest

from anpfiff.commands.lab.bar import bar


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("screen", "shown"), [(Terminal(), True), (io.StringIO(), False)])
def test_a_bar_counts_matches_at_a_terminal_and_nowhere_else(
    screen: io.StringIO,
    shown: bool,
    monkeypatch: pytest.MonkeyPatch,  # noqa: FBT001 -- pytest's way
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setattr(sys, "stderr", screen)
    with bar("Foul", 40, 100) as tell:
        tell(60)
    assert ("Foul" in screen.getvalue() and "100/100" in screen.getvalue()) == shown
    assert bool(screen.getvalue()) == shown
