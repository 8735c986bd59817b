"""A block: rows as a file that can tell whether it is whole, and whose it is."""

import hashlib
from pathlib import Path

import numpy as np

from anpfiff.lab.rows import Rows, row_type
from anpfiff.lab.span import Span

SUFFIX = ".rows"
DIGEST = 32
"""Bytes in front of the rows."""


def named(span: Span) -> str:
    """By the first and the last match in it."""
    return f"{span.first:012}-{span.end - 1:012}{SUFFIX}"


def span_of(file: Path) -> Span | None:
    """What the name promises; None where it is no name of ours."""
    first, _, last = file.stem.partition("-")
    if not (first.isdecimal() and last.isdecimal() and int(first) <= int(last)):
        return None
    return Span(int(first), int(last) - int(first) + 1)


def written(rows: Rows, key: str) -> bytes:
    """The key is the study's: a block of another one is as good as damaged."""
    body = rows.tobytes()
    return _digest(body, key) + body


def read(content: bytes, span: Span, seats: int, key: str) -> Rows | None:
    """The rows, or None where they are not exactly those of that span."""
    digest = content[:DIGEST]
    body = content[DIGEST:]
    kind = row_type(seats)
    if digest != _digest(body, key) or len(body) != span.matches * kind.itemsize:
        return None
    rows: Rows = np.frombuffer(body, kind)
    return rows if np.array_equal(rows["match"], np.arange(*_ends(span))) else None


def _digest(body: bytes, key: str) -> bytes:
    return hashlib.sha256(key.encode() + body).digest()


def _ends(span: Span) -> tuple[int, int]:
    return span.first, span.end
