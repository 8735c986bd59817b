"""From values to a policy: which moves are best where, written down as shortly as it can be said."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from anpfiff.bots.wuerfel_fussball.essence import number
from anpfiff.bots.wuerfel_fussball.policy import SECOND, UNSIGNED, WIDE, Policy, Sheet, first, packed
from anpfiff.core import AnyGame
from anpfiff.games.wuerfel_fussball.model import Options
from anpfiff.lab.wuerfel_fussball.induction import FAR, LEADS, Half, Values, ahead
from anpfiff.lab.wuerfel_fussball.system import ATTACKER, Edge, System, system

EQUAL = 1e-12
"""Moves whose worth differs by less are equally good: then the one that is more often best is made."""
MOST = 8
"""No position offers more moves."""

Best: TypeAlias = NDArray[np.uint8]
"""For every node, number of throws left and lead: a bit for each move that is among the best."""
Seen: TypeAlias = Callable[[str, int, Half, Values], None]


class Solved(NamedTuple):
    policy: Policy
    worth: dict[str, float]
    """What the toss is worth to who wins it, by the sheet of the first half."""


def solved(game: AnyGame, *, boskov: bool = False, seen: Seen = lambda *_: None) -> Solved:
    """The whole game; `seen` is shown every layer on the way: which half, how many throws left, and the values."""
    whole = system(game, boskov=boskov)
    lengths = {tournament: length(game, tournament=tournament) for tournament in (False, True)}
    decided = _decided(whole)
    second = Half(whole, first=False)
    best = np.zeros((len(whole.nodes), max(lengths.values()) + 1, LEADS), np.uint8)
    begun: dict[int, Values] = {}
    for left, values in layers(second, results(second), max(lengths.values())):
        seen(SECOND, left, second, values)
        best[:, left] = _best(second, values, left)
        if left in lengths.values():
            begun[left] = values[: second.size].copy()
    sheets, worth = {SECOND: _sheet(best[decided])}, {}
    half = Half(whole, first=True)
    for throws in sorted(begun):
        best = np.zeros((half.size, throws + 1, LEADS), np.uint8)
        for left, values in layers(half, kick_offs(half, begun[throws]), throws):
            seen(f"first-{throws}", left, half, values)
            best[:, left] = _best(half, values, left)
            worth[f"first-{throws}"] = 1 - float(values[whole.first + len(whole.nodes), FAR])
        for copy, tossed in enumerate((True, False)):
            sheets[first(throws, tossed=tossed)] = _sheet(best[copy * len(whole.nodes) + decided])
    numbers = [number(whole.essences[node]) for node in decided]
    steps = [after - before for before, after in zip([0, *numbers], numbers, strict=False)]
    return Solved(Policy(packed(WIDE, steps), sheets), worth)


def length(game: AnyGame, *, tournament: bool) -> int:
    """Throws in a half."""
    found: int = game.view(game.setup(2, Options(clock="throws", tournament=tournament)), None).length
    return found


def layers(half: Half, ends: Values, longest: int) -> Iterator[tuple[int, Values]]:
    return enumerate(islice(half.layers(ends), longest + 1))


def results(half: Half) -> Values:
    """WF-12: what the final whistle says; a shoot-out (WF-10) is as good for one side as for the other."""
    leads = np.arange(-FAR, FAR + 1)
    return np.array([(np.sign(leads + goals) + 1) / 2 for goals in _goals_of(half)])


def _goals_of(half: Half) -> list[int]:
    return [goals for goals in half.endings if isinstance(goals, int)]


def kick_offs(half: Half, begun: Values) -> Values:
    """WF-8: what the first half leads to is the second."""
    rows = []
    for edge in half.endings:
        assert isinstance(edge, Edge)
        values = begun[edge.to : edge.to + 1]
        rows.append(ahead(1 - values[:, ::-1] if edge.turned else values, edge.goals)[0])
    return np.array(rows)


def _decided(whole: System) -> NDArray[np.int64]:
    """The nodes somebody decides, in the order of their numbers."""
    nodes = [place for place, node in enumerate(whole.nodes) if node.decides is not None]
    return np.array(sorted(nodes, key=lambda node: number(whole.essences[node])))


def _best(half: Half, values: Values, left: int) -> Best:
    best = np.zeros((half.size, LEADS), np.uint8)
    for choice in half.choices:
        worth, bound = values[choice.early if left else choice.late], values[choice.nodes]
        good = worth >= bound - EQUAL if choice.decides == ATTACKER else worth <= bound + EQUAL
        for place, fits in enumerate(good):
            best[choice.nodes] |= fits.astype(np.uint8) << place
    return best


def _sheet(best: Best) -> Sheet:
    """The same row, and the same page, is written only once."""
    chosen = _chosen(best)
    rows, row_of = _distinct(chosen.reshape(-1, LEADS))
    pages, page_of = _distinct(row_of.reshape(len(chosen), -1))
    return Sheet(
        FAR,
        best.shape[1] - 1,
        packed(UNSIGNED, page_of.tolist()),
        packed(UNSIGNED, pages.ravel().tolist()),
        rows.tobytes(),
    )


def _distinct(rows: NDArray[Any]) -> tuple[NDArray[Any], NDArray[np.int64]]:
    """Every row that occurs, in the order of first use, and for each row its place among them."""
    factors = np.random.default_rng(1).integers(1, 2**63, rows.shape[1], np.uint64)
    sums = rows.astype(np.uint64, copy=False) @ factors
    _, places, which = np.unique(sums, return_index=True, return_inverse=True)
    order = np.argsort(places)
    distinct, which = rows[places[order]], np.argsort(order)[which]
    assert (distinct[which] == rows).all(), "two rows with the same sum"
    return distinct, which


def _chosen(best: Best) -> Best:
    """Of equally good moves the one that is best most often in that node: habits are short to write."""
    often = np.stack([(best >> place & 1).sum((1, 2)) for place in range(MOST)], 1)
    chosen = np.full_like(best, MOST)
    for habit in np.argsort(-often, 1, kind="stable").T.astype(np.uint8):
        move = habit[:, None, None]
        chosen = np.where((chosen == MOST) & (best >> move & 1 == 1), move, chosen)
    return chosen
