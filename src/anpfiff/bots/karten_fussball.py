"""Karten-Fußball leaves little to choose: face-down cards of a row are all alike."""

from random import Random

from anpfiff.games.karten_fussball.model import Move, View


def choose(view: View, moves: tuple[Move, ...], dice: Random) -> Move:  # noqa: ARG001 -- no view tells face-down cards apart
    return moves[int(dice.random() * len(moves))]
