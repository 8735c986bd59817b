"""The log: one line for each thing an operator wants to know, and nothing that anybody at a table said.

A line is an event from a fixed vocabulary and facts that our own code chose: never a message body, a token, a join code, a
name or an address. Faults are written as their kind and where they happened; their text could quote what somebody sent.
Other libraries' lines are cut down in the same way. A line that repeats itself is told once a second, with its count: whoever
makes the server complain fills no disk.
"""

import json
import logging
import math
import sys
import traceback
from collections.abc import Mapping
from copy import copy
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO

from msgspec import Struct

from anpfiff.server.house.telling import OURS, Fact, log

SECOND = 1.0


def set_up(*, as_json: bool, stream: TextIO | None = None, node: str = "") -> None:
    """All lines of this process, also those of libraries, go through one formatter; of several nodes each says which it is."""
    lines = OnceASecond(stream or sys.stderr)
    root = logging.getLogger()
    lines.setFormatter(JsonLines(node) if as_json else PlainLines(node))
    root.handlers[:] = [lines]
    root.setLevel(logging.WARNING)
    log.setLevel(logging.INFO)
    logging.raiseExceptions = False  # a full disk under the log must not print what was to be logged


class OnceASecond(logging.StreamHandler[TextIO]):
    """The first of equal lines is told at once; those of the next second are counted, and told as one."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self._told: dict[str, Repeated] = {}

    def emit(self, record: logging.LogRecord) -> None:
        self._tell_counts(record.created - SECOND)
        line = _line(record, "")
        del line["at"]
        same = json.dumps(line)
        if same in self._told:
            self._told[same].count += 1
            self._told[same].last = record
            return
        self._told[same] = Repeated(record.created, record)
        super().emit(record)

    def close(self) -> None:
        self._tell_counts(math.inf)
        super().close()

    def _tell_counts(self, until: float) -> None:
        """In the order in which they were first told: the first that is younger ends it."""
        while self._told and (oldest := next(iter(self._told.values()))).since <= until:
            del self._told[next(iter(self._told))]
            if oldest.count:
                super().emit(oldest.as_one())


class Repeated(Struct):
    """A line that was told, and what came of it since."""

    since: float
    last: logging.LogRecord
    count: int = 0

    def as_one(self) -> logging.LogRecord:
        record = copy(self.last)
        record.facts = {**getattr(record, "facts", {}), "times": self.count}
        return record


class _Lines(logging.Formatter):
    def __init__(self, node: str = "") -> None:
        super().__init__()
        self._node = node


class JsonLines(_Lines):
    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(_line(record, self._node))


class PlainLines(_Lines):
    def format(self, record: logging.LogRecord) -> str:
        line = _line(record, self._node)
        first = [str(line.pop("at")), str(line.pop("level")), str(line.pop("event"))]
        return " ".join(first + [f"{name}={fact}" for name, fact in line.items()])


def _line(record: logging.LogRecord, node: str) -> dict[str, Fact]:
    at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    line: dict[str, Fact] = {"at": at, "level": record.levelname.lower(), "event": _event(record)}
    if node:
        line["node"] = node
    facts: Mapping[str, Fact] = getattr(record, "facts", {})
    return line | dict(facts) | _fault(record)


def _event(record: logging.LogRecord) -> str:
    """Our own events by their name; of others only who spoke, for their words may quote a request."""
    ours = record.name == OURS or record.name.startswith(f"{OURS}.")
    return str(record.msg) if ours else f"{record.name}-{record.levelname.lower()}"


def _fault(record: logging.LogRecord) -> dict[str, Fact]:
    if not record.exc_info or record.exc_info[0] is None:
        return {}
    frames = traceback.extract_tb(record.exc_info[2])
    where = " > ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames)
    return {"fault": record.exc_info[0].__name__, "where": where}
