"""One order as JSON on standard input, the PDF on standard output; a refusal as JSON there, and exit code 2.

The server's way to the press: a process of its own can be given a time limit, and takes its memory with it.
"""

import os
import sys
from contextlib import suppress
from typing import Any

import msgspec

from anpfiff.core import Refused
from anpfiff.press.cups.handed_in import cup_papers, pass_cards
from anpfiff.press.order import ordered, printed

LOWER = 10
"""How much less urgent than the tables printing is."""


def _printed(order: dict[str, Any]) -> bytes:
    """A game, the papers of a competition, or passes."""
    if "cup" in order:
        return cup_papers(**order["cup"])
    if "passes" in order:
        return pass_cards(**order["passes"])
    return printed(ordered(**order))


def main() -> int:
    with suppress(AttributeError, OSError):  # not on Windows, and not where it is forbidden
        os.nice(LOWER)
    order = msgspec.json.decode(sys.stdin.buffer.read())
    try:
        pdf = _printed(order)
    except Refused as refusal:
        said = {"why": refusal.why, "rule": refusal.rule, "detail": refusal.detail}
        sys.stdout.buffer.write(msgspec.json.encode(said))
        return 2
    sys.stdout.buffer.write(pdf)
    return 0


if __name__ == "__main__":
    sys.exit(main())
