"""Checksums: a bit that has flipped on the disk is noticed, and never played.

Each covers its row's key as well, so that a line that has strayed to another place does not fit there either.
"""

from typing import TypeAlias
from zlib import crc32

Key: TypeAlias = str | int | None
Cell: TypeAlias = str | bytes | int | None


def line_sum(room: Key, seq: Key, person: Key, command: Key, body: Cell) -> int:
    return crc32(_bytes(body), crc32(f"{room} {seq} {person} {command}".encode()))


def page_sum(room: Key, page: Cell, ended: Key) -> int:
    return crc32(_bytes(page), crc32(f"{room} {ended}".encode()))


def match_sum(match: Key, game: Key, ended: Key, record: Cell) -> int:
    return crc32(_bytes(record), crc32(f"{match} {game} {ended}".encode()))


def _bytes(cell: Cell) -> bytes:
    """As it was written; what comes back as another kind of value has another sum."""
    return cell if isinstance(cell, bytes) else f"{type(cell).__name__} {cell!r}".encode()
