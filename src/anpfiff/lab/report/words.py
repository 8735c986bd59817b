"""Numbers as people read them."""

from collections.abc import Mapping, Sequence
from typing import Any

from anpfiff.lab.report.intervals import Interval

SHORT = 2
"""Fewer minutes than these are told more closely."""
GLUE = "\N{NO-BREAK SPACE}"


def per_cent(value: float, digits: int = 1) -> str:
    return f"{100 * value:.{digits}f}{GLUE}%"


def within(interval: Interval) -> str:
    """27.1 % (25.8–28.4)."""
    return f"{per_cent(interval.found)} ({100 * interval.low:.1f}–{100 * interval.high:.1f})"


def points(gap: Interval) -> str:
    """+2.1 (−0.3 to +4.5), in per cent points."""
    return change(Interval(*(100 * value for value in gap)), 1)


def change(gap: Interval, digits: int) -> str:
    """As above, in any unit; a line breaks before a number, not before its word."""
    return f"{signed(gap.found, digits)} ({signed(gap.low, digits)}{GLUE}to {signed(gap.high, digits)})"


def signed(value: float, digits: int = 1) -> str:
    written = f"{abs(value):.{digits}f}"
    return written if not float(written) else f"{'+' if value > 0 else '−'}{written}"


def listed(words: Sequence[str]) -> str:
    """One, two and three."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def several(count: int, one: str, many: str = "") -> str:
    return f"{count:,} {one if count == 1 else many or f'{one}s'}"


def minutes(value: float, about: float | None = None) -> str:
    """As closely as the others that it stands beside."""
    return f"{value:.{1 if (value if about is None else about) >= SHORT else 2}f}"


def options(chosen: Mapping[str, Any]) -> str:
    """As they are given on the command line."""
    said = {True: "true", False: "false"}
    return " ".join(
        f"{name}={said[value] if isinstance(value, bool) else value}"
        for name, value in sorted(chosen.items())
    )
