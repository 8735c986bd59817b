"""What really happens when two perfect sides meet: the worth of the toss, counted instead of computed."""

import math
from random import Random
from typing import NamedTuple

from anpfiff.bots.wuerfel_fussball.craft import solved
from anpfiff.core import Act, AnyGame, Chance, Finished, Rolling, Throw, Waiting
from anpfiff.games.wuerfel_fussball.model import Options


class Counted(NamedTuple):
    share: float
    """Of the points, for the side that won the toss."""
    error: float
    """The standard error of that."""


def simulated(game: AnyGame, options: Options, matches: int, seed: str) -> Counted:
    """The first matches are the same, however many follow."""
    points = [toss_winners_share(game, options, Random(f"{seed} {match}")) for match in range(matches)]
    share = sum(points) / matches
    spread = sum((point - share) ** 2 for point in points) / max(1, matches - 1)
    return Counted(share, math.sqrt(spread / matches))


def toss_winners_share(game: AnyGame, options: Options, dice: Random) -> float:
    state = game.setup(2, options)
    while not isinstance(turn := game.turn(state), Finished):
        if isinstance(turn, Waiting):
            seat = turn.seats[0]
            move = solved(game, game.view(state, seat), game.moves(state, seat), dice)
            state, _ = game.apply(state, Act(seat, move))
        else:
            assert isinstance(turn, Rolling)
            assert isinstance(turn.what, Throw), "nothing is shuffled here"
            state, _ = game.apply(state, Chance((int(dice.random() * turn.what.sides),)))
    winners = turn.result.winners
    return 0.5 if not winners else float(winners[0] == state.toss_winner)
