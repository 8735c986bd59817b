"""How each game is put into numbers: one file per game."""

from collections.abc import Callable
from typing import Any, NamedTuple

from anpfiff.core import AnyGame, Options, Refused
from anpfiff.lab.parts import having, part_of
from anpfiff.lab.training.catalogue import Catalogue
from anpfiff.lab.training.encoding import Encoding


class Numbers(NamedTuple):
    """A game in numbers: what is seen, what can be done, and what it is done about."""

    encoding: Encoding
    catalogue: Catalogue
    about: Callable[[Any], object] | None
    """From what the stands see: what a move is an answer to, where it could be taken for an answer to something else."""


def numbers_of(game: AnyGame, seats: int, options: Options | None = None) -> Numbers:
    """From the game's `features.py`."""
    part = part_of(game.id, "features")
    if part is None:
        detail = f"{game.title} has not been put into numbers; there are: {', '.join(having('features'))}"
        raise Refused("no-features", detail=detail)
    chosen = game.vocabulary.options() if options is None else options
    catalogue = Catalogue(game, part.domains(seats, chosen))
    return Numbers(Encoding(part.features(seats)), catalogue, getattr(part, "about", None))
