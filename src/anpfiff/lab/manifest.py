"""The manifest: which study a folder belongs to. It is there before the first match."""

from pathlib import Path

import msgspec

from anpfiff import __version__
from anpfiff.core import Refused
from anpfiff.lab import disk
from anpfiff.lab.claim import LOCK
from anpfiff.lab.study import Study

NAME = "study.json"
DECIDES = ("game", "bots", "seed", "options", "material")
"""What must be the same for the matches to be the same."""


class Manifest(msgspec.Struct, frozen=True):
    """Another version may play another match from the same seed: so it is part of what was played."""

    anpfiff: str
    study: Study


def refuse_foreign(folder: Path) -> None:
    """A folder of other people's things is left alone."""
    if not folder.is_dir() or (folder / NAME).exists():
        return
    others = [file.name for file in folder.iterdir() if file.name != LOCK and file.suffix != disk.PART]
    if others:
        raise Refused("foreign-folder", detail=f"{folder} holds {min(others)} and no study")


def agree(folder: Path, study: Study) -> None:
    """The folder is this study's from now on, unless it is another's."""
    file = folder / NAME
    wanted = Manifest(__version__, study)
    there = _read(file) if file.exists() else None
    if there is not None:
        _compare(folder, there, wanted)
    if there != wanted:
        disk.write(file, msgspec.json.format(msgspec.json.encode(wanted)))


def _read(file: Path) -> Manifest:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Manifest)
    except (msgspec.MsgspecError, UnicodeDecodeError) as fault:
        raise Refused("damaged-folder", detail=f"{file} cannot be read; take another folder") from fault


def _compare(folder: Path, there: Manifest, wanted: Manifest) -> None:
    if there.anpfiff != wanted.anpfiff:
        raise _other(folder, f"was begun with anpfiff {there.anpfiff}, and this is {wanted.anpfiff}")
    for name in DECIDES:
        old = getattr(there.study, name)
        new = getattr(wanted.study, name)
        if old != new:
            raise _other(folder, _difference(name, old, new))
    if there.study.matches > wanted.study.matches:
        raise Refused(
            "fewer-matches",
            detail=f"{folder} is a study of {there.study.matches} matches, not of {wanted.study.matches}; more can be asked for, or another folder",
        )


def _other(folder: Path, why: str) -> Refused:
    return Refused("another-study", detail=f"{folder} {why}; take another folder, or none for a new one")


def _difference(name: str, old: object, new: object) -> str:
    if name == "material":
        return "has other material (deck or dice)"
    return f"has {name} {_shown(old)}, not {_shown(new)}"


def _shown(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
