"""Opponents: they see what a person in their seat sees."""

from importlib import import_module

from anpfiff.bots.bot import Bot


def bot_for(game: str) -> Bot:
    """The opponent for a game, from the file that bears its name."""
    chooser: Bot = import_module(f"anpfiff.bots.{game.replace('-', '_')}").choose
    return chooser
