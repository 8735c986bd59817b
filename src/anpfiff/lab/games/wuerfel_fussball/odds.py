"""Würfel-Fußball worked out: what the toss and a goal are worth to two sides that never err.

By backward induction over every position (`induction`, `solution`), with the clock that counts throws. Worth is the
chance to win plus half the chance of a tie.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from anpfiff.core import AnyGame
from anpfiff.games.wuerfel_fussball.rules import GAME
from anpfiff.lab.games.wuerfel_fussball.induction import FAR, Half, Values
from anpfiff.lab.games.wuerfel_fussball.solution import kick_offs, layers, length, results
from anpfiff.lab.games.wuerfel_fussball.system import system
from anpfiff.lab.odds.sheet import Figure, Sheet

HANDICAPS = (1, 2)
NOTES = (
    "Worked out to nine digits: every position is looked at, and “anpfiff solve wuerfel-fussball --check” proves it.",
    "With the clock that counts throws (WF-11). Who throws how fast, with the clock that counts seconds, is not worked out.",
)


class Kick(NamedTuple):
    """The first throw, level and otherwise: what the match is worth then to the side that won the toss, by its lead."""

    throws: int
    by_lead: Values

    @property
    def toss(self) -> float:
        return self.ahead(0)

    def ahead(self, goals: int) -> float:
        """To the winner of the toss."""
        return float(self.by_lead[FAR + goals])

    def handicap(self, goals: int) -> float:
        """To a side that many goals ahead before the toss: it wins that half the time."""
        return (self.ahead(goals) + 1 - self.ahead(-goals)) / 2


def sheet() -> Sheet:
    return Sheet(GAME.id, tuple(_figures(GAME)), NOTES)


def _figures(game: AnyGame) -> Iterator[Figure]:
    for boskov in (False, True):
        rules = ("WF-7", "WF-38") if boskov else ("WF-7",)
        for kick in kicks(game, boskov=boskov):
            words = f"the toss is worth, with {kick.throws} throws a half{' and Boskov' if boskov else ''}"
            yield Figure(f"toss-{kick.throws}{'-boskov' if boskov else ''}", words, kick.toss, rules)
    *_, whole = kicks(game, boskov=False)
    for goals in HANDICAPS:
        words = f"{goals} goal{'s' if goals > 1 else ''} ahead before the toss is worth, with {whole.throws} throws a half"
        yield Figure(f"ahead-{goals}", words, whole.handicap(goals), ("WF-12",))


@cache
def kicks(game: AnyGame, *, boskov: bool) -> tuple[Kick, ...]:
    """For matches of both lengths, the shorter first."""
    whole = system(game, boskov=boskov)
    lengths = sorted(length(game, tournament=tournament) for tournament in (True, False))
    second = Half(whole, first=False)
    first = Half(whole, first=True)
    begun = {
        left: values[: second.size].copy()
        for left, values in layers(second, results(second), lengths[-1])
        if left in lengths
    }
    rows = []
    for throws in lengths:
        *_, (_, values) = layers(first, kick_offs(first, begun[throws]), throws)
        other = values[whole.first + len(whole.nodes)]
        rows.append(Kick(throws, 1 - other[::-1]))
    return tuple(rows)
