"""What nodes say to each other: a kind, the channel it belongs to, and words that are passed on as they are."""

from enum import IntEnum
from struct import Struct as Layout
from typing import NamedTuple

import msgspec

HEAD = Layout(">BQ")


class Kind(IntEnum):
    """From the node that somebody came to: enter, said, mute, alive, left, ask. From the one that runs the room: told, close, cut, answer."""

    ENTER = 1
    SAID = 2
    MUTE = 3
    """A frame that was no text."""
    ALIVE = 4
    """A line without a socket was asked for news."""
    LEFT = 5
    ASK = 6
    TOLD = 11
    CLOSE = 12
    CUT = 13
    ANSWER = 14


class Frame(NamedTuple):
    kind: Kind
    channel: int
    words: bytes = b""


class Enter(msgspec.Struct):
    """Somebody's first words, where they came from, and what they come with."""

    address: str
    looks: str
    text: str
    polled: bool


class Ask(msgspec.Struct):
    """A plain request."""

    method: str
    path: str
    headers: list[tuple[str, str]]
    body: bytes
    address: str


class Answer(msgspec.Struct):
    status: int
    headers: list[tuple[str, str]]
    body: bytes


def packed(frame: Frame) -> bytes:
    return HEAD.pack(frame.kind, frame.channel) + frame.words


def unpacked(message: bytes) -> Frame:
    """Raises ValueError for what is no frame."""
    if len(message) < HEAD.size:
        raise ValueError("too short for a frame")
    kind, channel = HEAD.unpack_from(message)
    return Frame(Kind(kind), channel, message[HEAD.size :])
