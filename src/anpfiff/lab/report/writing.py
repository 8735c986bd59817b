"""Reports on the disk: all files of one, or none."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from anpfiff.core import Refused
from anpfiff.lab.report.page import page
from anpfiff.lab.report.report import Report
from anpfiff.lab.report.summary import picture_name, summary

PART = ".part"


def files(report: Report) -> dict[str, str]:
    """Everything that belongs to a report, by the names of the files."""
    game = report.sample.study.game
    pictures = {
        picture_name(game, chapter): chapter.picture
        for chapter in report.chapters
        if chapter.picture is not None
    }
    return {f"{game}.html": page(report), f"{game}.md": summary(report), **pictures}


def ready(folder: Path) -> Path:
    """A folder that can be written to: found out before hours are played, not after."""
    probe = folder / PART
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe.touch()
        probe.unlink()
    except OSError as fault:
        raise _cannot(folder, fault) from fault
    return folder


def write(folder: Path, contents: Mapping[str, str]) -> None:
    """First all of them beside their places, then into them."""
    parts = {folder / f"{name}{PART}": text for name, text in contents.items()}
    try:
        for part, text in parts.items():
            part.write_text(text, "utf-8", newline="\n")
        for part in parts:
            part.replace(part.with_suffix(""))
    except OSError as fault:
        for part in parts:
            with suppress(OSError):
                part.unlink(missing_ok=True)
        raise _cannot(folder, fault) from fault


def _cannot(folder: Path, fault: OSError) -> Refused:
    return Refused("cannot-write", detail=f"{folder}: {fault.strerror}")
