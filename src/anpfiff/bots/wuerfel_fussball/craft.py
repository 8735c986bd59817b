"""Five sides at Würfel-Fußball, up to the one that cannot be played better.

The rocket plays the solution: for every position, every lead and every number of throws left the best move. The fox knows
the same positions, but plays each half as if it were goalless and had just begun. The others go by rules of thumb. All but
the rocket make some moves without thinking; that happens more often than elsewhere, because in a game of dice a single
mistake costs little.
"""

from random import Random

from msgspec.structs import replace

from anpfiff.bots.levels import Level, anything, thinking
from anpfiff.bots.wuerfel_fussball import plain
from anpfiff.bots.wuerfel_fussball.essence import essence, looked_at
from anpfiff.bots.wuerfel_fussball.policy import SECOND, first
from anpfiff.bots.wuerfel_fussball.shelf import policy_for
from anpfiff.core import AnyGame
from anpfiff.games.wuerfel_fussball.model import Move, Pass, PlayMaster, View

ERRORS = {"snail": 0.72, "tortoise": 0.48, "rabbit": 0.25, "fox": 0.13, "rocket": 0.0}
THROW = 5_000
"""Milliseconds from one throw to the next on a live clock, as people and bots play."""
PACE = {"snail": 6_200, "tortoise": 5_600, "rabbit": 5_000, "fox": 4_400, "rocket": 3_800}
"""Milliseconds from one throw to the next, as people of that strength take them: the die has to be seen to lie before the next is chosen."""
AFTERWARDS = 0.5
"""What follows from a throw, where the ball goes or lies, takes so much of that time."""
LONG = 75
SHORT = 50
"""WF-11: throws in a half, and in one of a tournament."""


class Side:
    """A side of one of the five strengths."""

    def __init__(self, game: AnyGame, level: Level) -> None:
        self._game = game
        self._level = level

    def choose(self, view: View, moves: tuple[Move, ...], dice: Random) -> Move | None:
        if plain.may_forestall(view):
            return self._forestall(view, dice)
        if dice.random() < ERRORS[self._level.name]:
            choice: Move = anything(view, moves, dice)
            return choice
        return self._thought(view, moves, dice)

    def _forestall(self, view: View, dice: Random) -> Move | None:
        """WF-44: whoever was asked has answered and keeps to it; else as if asked now, and quickly."""
        if view.options.reaction and view.asked[1 - view.attacker] == "everywhere":
            return None
        answer = self._thought(replace(view, phase="answer"), (Pass(), PlayMaster()), dice)
        return answer if isinstance(answer, PlayMaster) else None

    def _thought(self, view: View, moves: tuple[Move, ...], dice: Random) -> Move:
        if self._level.name == "rocket":
            return solved(self._game, view, moves, dice)
        if self._level.name == "fox":
            return solved(self._game, replace(view, half=2, played=0, score=(0, 0)), moves, dice)
        return plain.best(view, moves, dice)

    def when(self, view: View, moves: tuple[Move, ...], dice: Random) -> int:
        """WF-44: the answer with the master die does not wait for whoever thinks it over."""
        if view.phase == "answer" or plain.may_forestall(view):
            return thinking(self._level.reaction, dice)
        return thinking(int(PACE[self._level.name] * (1 if view.phase == "throwing" else AFTERWARDS)), dice)


def level(game: AnyGame, level: Level) -> Side:
    return Side(game, level)


def solved(game: AnyGame, view: View, moves: tuple[Move, ...], dice: Random) -> Move:
    """The best move; with somebody's own dice that nobody has solved yet (`anpfiff solve`), the one a rule of thumb says."""
    policy = policy_for(game, boskov=view.options.boskov)
    node = None if policy is None else policy.node(essence(view))
    if policy is None or node is None:
        return plain.best(view, moves, dice)
    return looked_at(moves[policy.sheets[_sheet(view)].choice(node, throws_left(view), _lead(view))], view)


def throws_left(view: View) -> int:
    """WF-11: on a live clock as many as there is time for."""
    left = max(0, view.length - view.played)
    return left if view.options.clock == "throws" else -(-left // THROW)


def _sheet(view: View) -> str:
    if view.half == 2:
        return SECOND
    throws = SHORT if view.options.tournament else LONG
    return first(throws, tossed=view.toss_winner == view.attacker)


def _lead(view: View) -> int:
    """Of the side that attacks, whoever it is that decides."""
    return view.score[view.attacker] - view.score[1 - view.attacker]
