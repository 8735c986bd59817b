"""One order as JSON on standard input, the PDF on standard output; a refusal as JSON there, and exit code 2.

The server's way to the press: a process of its own can be given a time limit, and takes its memory with it.
"""

import os
import sys
from contextlib import suppress

import msgspec

from anpfiff.core import Refused
from anpfiff.press.order import ordered, printed

LOWER = 10
"""How much less urgent than the tables printing is."""


def main() -> int:
    with suppress(AttributeError, OSError):  # not on Windows, and not where it is forbidden
        os.nice(LOWER)
    order = msgspec.json.decode(sys.stdin.buffer.read())
    try:
        pdf = printed(ordered(**order))
    except Refused as refusal:
        said = {"why": refusal.why, "rule": refusal.rule, "detail": refusal.detail}
        sys.stdout.buffer.write(msgspec.json.encode(said))
        return 2
    sys.stdout.buffer.write(pdf)
    return 0


if __name__ == "__main__":
    sys.exit(main())
