"""The first words of a line, and whatever can be told of words that cannot be read."""

import msgspec

from anpfiff.core import Refused
from anpfiff.wire import messages as wire

first_words = msgspec.json.Decoder(wire.First)


def first_of(text: str | bytes) -> wire.First:
    """Another version is told so before its words are read: they need not be ours."""
    if _number_in(text, "version") not in {None, wire.VERSION}:
        raise Refused("other-version", detail=f"this server speaks {wire.VERSION}")
    said: wire.First = first_words.decode(text)
    return said


def id_in(text: str | bytes) -> int | None:
    """The number of a command that could not be read otherwise, so that its sender knows which one it was."""
    number = _number_in(text, "id")
    return number if number is not None and 0 < number < 2**53 else None


def _number_in(text: str | bytes, name: str) -> int | None:
    try:
        raw = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, ValueError, RecursionError):
        return None
    number = raw.get(name) if isinstance(raw, dict) else None
    return number if type(number) is int else None
