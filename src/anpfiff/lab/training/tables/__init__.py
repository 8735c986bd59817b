"""How each game is put into numbers: one file a game."""

from importlib import import_module
from typing import NamedTuple

from anpfiff.core import AnyGame, Options
from anpfiff.lab.training.catalogue import Catalogue
from anpfiff.lab.training.encoding import Encoding


class Numbers(NamedTuple):
    """A game in numbers: what is seen, and what can be done."""

    encoding: Encoding
    catalogue: Catalogue


def numbers_of(game: AnyGame, seats: int, options: Options | None = None) -> Numbers:
    """From the file that bears the game's name."""
    its = import_module(f"anpfiff.lab.training.tables.{game.id.replace('-', '_')}")
    chosen = game.vocabulary.options() if options is None else options
    return Numbers(Encoding(its.features(seats)), Catalogue(game, its.domains(seats, chosen)))
