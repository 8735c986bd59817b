"""Lengths: TLS hides what is said, but not how long it is.

Whoever counts the bytes of somebody else's line could tell from a table whether a hidden card has a number of one digit or of
two, and from the number of offered moves what a hand looks like. So a table is as long as if every number had two digits, and
then as long as the next step: blanks after the end, which every reader of JSON passes over. Where nothing is encrypted, nothing
is gained by it.
"""

import re

STEP = 512
TABLE = b'{"kind":"table"'
_ONE_DIGIT = re.compile(rb"(?<=[\[:,])\d(?=[\],}])")


def evened(text: bytes) -> bytes:
    """A table of the next length; anything else, in which nothing is hidden, as it is."""
    if not text.startswith(TABLE):
        return text
    short = len(_ONE_DIGIT.findall(text))
    return text + b" " * (short + -(len(text) + short) % STEP)
