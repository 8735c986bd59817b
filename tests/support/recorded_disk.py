"""A disk that remembers: every write, truncation and sync that SQLite asks for, and what a power cut would have left of them.

SQLite reaches files through a table of functions. A copy of that table in which three of them first note what is asked for is
put into every file that is opened while somebody records; it is the library of Python's own `sqlite3`, so the store runs as it is.
"""

import _sqlite3
import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, byref, c_char_p, c_int, c_int64, c_void_p, cast, string_at
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

SECTOR = 512

Truncate = CFUNCTYPE(c_int, c_void_p, c_int64)
Sync = CFUNCTYPE(c_int, c_void_p, c_int)
Write = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
Open = CFUNCTYPE(c_int, c_void_p, c_char_p, c_void_p, c_int, c_void_p)
Delete = CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)


class Methods(Structure):
    """`sqlite3_io_methods`: what can be done to a file that is open."""

    _fields_ = (
        ("version", c_int),
        *((name, c_void_p) for name in ("close", "read")),
        ("write", Write),
        ("truncate", Truncate),
        ("sync", Sync),
        *((f"other{place}", c_void_p) for place in range(13)),
    )


class File(Structure):
    """`sqlite3_file`: it begins with its methods."""

    _fields_ = (("methods", POINTER(Methods)),)


class Vfs(Structure):
    """`sqlite3_vfs`: how files are opened and deleted."""

    _fields_ = (
        ("version", c_int),
        ("size", c_int),
        ("longest", c_int),
        *((name, c_void_p) for name in ("next", "name", "own")),
        ("open", Open),
        ("delete", Delete),
        *((f"other{place}", c_void_p) for place in range(14)),
    )


class Deed(NamedTuple):
    """Something that was asked of a file; `text` is None for a sync, and `at` its new size when it was cut."""

    kind: str
    file: str
    at: int = 0
    text: bytes = b""


class RecordedDisk:
    """All deeds since it was begun, in their order."""

    def __init__(self, folder: Path) -> None:
        self._folder = str(folder)
        self.deeds: list[Deed] = []
        self.acknowledged: list[tuple[int, Any]] = []
        """What somebody was promised, and how many deeds had been done by then."""
        self._names: dict[int, str] = {}
        self._kept: list[Any] = []
        """Whatever C still points to."""

    def acknowledge(self, what: Any) -> None:
        self.acknowledged.append((len(self.deeds), what))

    def promised(self, cut: int) -> list[Any]:
        """What was acknowledged before the power failed with that deed."""
        return [what for deeds, what in self.acknowledged if deeds <= cut]

    # Noting what is asked for.

    @contextmanager
    def recording(self) -> Iterator[None]:
        library = ctypes.CDLL(_sqlite3.__file__)
        library.sqlite3_vfs_find.restype = POINTER(Vfs)
        usual = library.sqlite3_vfs_find(None)
        noting = self._noting(usual)
        library.sqlite3_vfs_register(byref(noting), 1)
        try:
            yield
        finally:
            library.sqlite3_vfs_register(usual, 1)
            library.sqlite3_vfs_unregister(byref(noting))

    def _noting(self, usual: Any) -> Vfs:
        noting = Vfs.from_buffer_copy(usual.contents)
        name = ctypes.create_string_buffer(b"noting")
        noting.name = ctypes.addressof(name)
        open_it, delete_it = usual.contents.open, usual.contents.delete

        def opened(vfs: int, path: bytes | None, file: int, flags: int, out: int) -> int:
            answer: int = open_it(vfs, path, file, flags, out)
            if answer == 0 and path is not None and path.decode().startswith(self._folder):
                self._watch(file, Path(path.decode()).name)
            return answer

        def deleted(vfs: int, path: bytes, sync: int) -> int:
            answer: int = delete_it(vfs, path, sync)
            self.deeds += [
                Deed("delete", Path(path.decode()).name),
                *[Deed("sync", Path(path.decode()).name)] * bool(sync),
            ]
            return answer

        noting.open, noting.delete = Open(opened), Delete(deleted)
        self._kept += [noting, name, noting.open, noting.delete, open_it, delete_it]
        return noting

    def _watch(self, address: int, name: str) -> None:
        file = cast(address, POINTER(File)).contents
        usual = file.methods.contents
        methods = Methods.from_buffer_copy(usual)
        write_it, truncate_it, sync_it = usual.write, usual.truncate, usual.sync

        def written(file: int, text: int, size: int, at: int) -> int:
            self.deeds.append(Deed("write", name, at, string_at(text, size)))
            answer: int = write_it(file, text, size, at)
            return answer

        def truncated(file: int, size: int) -> int:
            self.deeds.append(Deed("truncate", name, size))
            answer: int = truncate_it(file, size)
            return answer

        def synced(file: int, flags: int) -> int:
            answer: int = sync_it(file, flags)
            self.deeds.append(Deed("sync", name))
            return answer

        methods.write, methods.truncate, methods.sync = Write(written), Truncate(truncated), Sync(synced)
        self._kept += [methods, methods.write, methods.truncate, methods.sync, write_it, truncate_it, sync_it]
        file.methods = ctypes.pointer(methods)

    # What a power cut leaves.

    def cut(self, deeds: int, lots: Random, folder: Path) -> None:
        """The files as they are found when the power fails after the first `deeds`."""
        folder.mkdir()
        names = {deed.file for deed in self.deeds[:deeds]}
        for name in sorted(names):
            content = _left([deed for deed in self.deeds[:deeds] if deed.file == name], lots)
            if content is not None:
                (folder / name).write_bytes(content)


def _left(deeds: list[Deed], lots: Random) -> bytes | None:
    """What was synced is there; of everything after it a part, in parts."""
    safe = max((place for place, deed in enumerate(deeds) if deed.kind == "sync"), default=-1)
    content: bytearray | None = bytearray()
    for place, deed in enumerate(deeds):
        if place <= safe or lots.random() < 0.5:
            content = _done(content, deed if place <= safe else _torn(deed, lots))
    return None if content is None else bytes(content)


def _torn(deed: Deed, lots: Random) -> Deed:
    """As it was asked for, or only its first sectors."""
    if deed.kind != "write" or lots.random() < 0.5:
        return deed
    return deed._replace(text=deed.text[: SECTOR * lots.randrange(len(deed.text) // SECTOR + 1)])


def _done(content: bytearray | None, deed: Deed) -> bytearray | None:
    content = bytearray() if content is None else content
    match deed.kind:
        case "delete":
            return None
        case "truncate":
            content[deed.at :] = bytes(max(0, deed.at - len(content)))
        case "write":
            content += bytes(max(0, deed.at - len(content)))
            content[deed.at : deed.at + len(deed.text)] = deed.text
        case _:
            pass
    return content
