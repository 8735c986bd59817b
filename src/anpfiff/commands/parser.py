"""What a command is added to, and what several commands ask alike."""

from argparse import ArgumentParser, _SubParsersAction
from pathlib import Path
from typing import TypeAlias

from anpfiff.core import AnyGame, Refused

Commands: TypeAlias = "_SubParsersAction[ArgumentParser]"
MOST = 256 * 1024
"""Bytes of a deck: the shipped ones have two thousand."""


def add_deck(parser: ArgumentParser) -> None:
    """The same file for every command; the page of one's own copy in the browser writes it."""
    parser.add_argument("--deck", "--material", type=Path, metavar="FILE", help="your own deck or dice")


def deck_text(file: Path | None) -> str | None:
    return None if file is None else text_of(file)


def text_of(file: Path) -> str:
    """Text of a sensible size, or one clear word."""
    if file.exists() and not file.is_file():
        raise Refused("unreadable-file", detail=f"{file} is no file")
    with file.open("rb") as opened:
        content = opened.read(MOST + 1)
    if len(content) > MOST:
        raise Refused("unreadable-file", detail=f"{file} is larger than {MOST // 1024} KB")
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as fault:
        raise Refused("unreadable-file", detail=f"{file} is no text in UTF-8") from fault
    if "\0" in text:
        raise Refused("unreadable-file", detail=f"{file} is no text")
    return text


def with_deck(game: AnyGame, file: Path | None) -> AnyGame:
    """The same game with somebody's own deck or dice, if there are any."""
    text = deck_text(file)
    return game if text is None else game.using(text)
