"""How each game is put into numbers: one file a game."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

from anpfiff.core import AnyGame, Options
from anpfiff.lab.training.catalogue import Catalogue
from anpfiff.lab.training.encoding import Encoding


class Numbers(NamedTuple):
    """A game in numbers: what is seen, what can be done, and what it is done about."""

    encoding: Encoding
    catalogue: Catalogue
    about: Callable[[Any], object] | None
    """From what the stands see: what a move is an answer to, where it could be taken for an answer to something else."""


def numbers_of(game: AnyGame, seats: int, options: Options | None = None) -> Numbers:
    """From the file that bears the game's name."""
    its = import_module(f"anpfiff.lab.games.{game.id.replace('-', '_')}.features")
    chosen = game.vocabulary.options() if options is None else options
    catalogue = Catalogue(game, its.domains(seats, chosen))
    return Numbers(Encoding(its.features(seats)), catalogue, getattr(its, "about", None))
