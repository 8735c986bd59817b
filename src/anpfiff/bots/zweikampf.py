"""Zweikampf leaves nothing to choose."""

from random import Random

from anpfiff.games.zweikampf.model import Move, View


def choose(view: View, moves: tuple[Move, ...], dice: Random) -> Move:  # noqa: ARG001 -- one move is all there is
    return moves[0]
