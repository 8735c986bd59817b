"""The log: one line for each thing an operator wants to know, and nothing that anybody at a table said.

A line is an event from a fixed vocabulary and facts that our own code chose: never a message body, a token, a join code, a
name or an address. Faults are written as their kind and where they happened; their text could quote what somebody sent.
Other libraries' lines are cut down in the same way.
"""

import json
import logging
import sys
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO

from anpfiff.server.house.telling import OURS, Fact, log


def set_up(*, as_json: bool, stream: TextIO | None = None) -> None:
    """All lines of this process, also those of libraries, go through one formatter."""
    lines, root = logging.StreamHandler(stream or sys.stderr), logging.getLogger()
    lines.setFormatter(JsonLines() if as_json else PlainLines())
    root.handlers[:] = [lines]
    root.setLevel(logging.WARNING)
    log.setLevel(logging.INFO)
    logging.raiseExceptions = False  # a full disk under the log must not print what was to be logged


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(_line(record))


class PlainLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = _line(record)
        first = [str(line.pop("at")), str(line.pop("level")), str(line.pop("event"))]
        return " ".join(first + [f"{name}={fact}" for name, fact in line.items()])


def _line(record: logging.LogRecord) -> dict[str, Fact]:
    at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    line: dict[str, Fact] = {"at": at, "level": record.levelname.lower(), "event": _event(record)}
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
