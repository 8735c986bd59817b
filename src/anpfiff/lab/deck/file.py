"""Somebody's file: text of a sensible size, or one clear word."""

from pathlib import Path

from anpfiff.core import AnyGame, Game, Refused
from anpfiff.games import GAMES

MOST = 256 * 1024
"""Bytes: the shipped decks have two thousand."""


def own_material(game: AnyGame) -> bool:
    """Does the game take somebody's own deck or dice?"""
    return type(game).using is not Game.using


def taking(game: AnyGame) -> AnyGame:
    """The game, if it takes one."""
    if not own_material(game):
        others = ", ".join(other.id for other in GAMES.values() if own_material(other))
        detail = f"{game.title} is played with the printed cards only; a file can be given to: {others}"
        raise Refused("no-other-material", detail=detail)
    return game


def text_of(file: Path) -> str:
    if file.exists() and not file.is_file():
        raise Refused("unreadable-file", detail=f"{file} is no file")
    with file.open("rb") as opened:
        found = opened.read(MOST + 1)
    if len(found) > MOST:
        raise Refused("unreadable-file", detail=f"{file} is larger than {MOST // 1024} KB")
    try:
        text = found.decode("utf-8")
    except UnicodeDecodeError as fault:
        raise Refused("unreadable-file", detail=f"{file} is no text in UTF-8") from fault
    if "\0" in text:
        raise Refused("unreadable-file", detail=f"{file} is no text")
    return text
