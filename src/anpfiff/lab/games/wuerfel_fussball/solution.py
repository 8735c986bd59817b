"""From values to a policy: which moves are best where, written down as shortly as it can be said."""

from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from anpfiff.bots.wuerfel_fussball.essence import number
from anpfiff.bots.wuerfel_fussball.policy import SECOND, UNSIGNED, WIDE, Policy, Sheet, first, packed
from anpfiff.core import AnyGame
from anpfiff.games.wuerfel_fussball.model import Options
from anpfiff.lab.games.wuerfel_fussball.induction import FAR, LEADS, Half, Values, ahead
from anpfiff.lab.games.wuerfel_fussball.system import ATTACKER, Edge, System, system

EQUAL = 1e-12
"""Moves whose worth differs by less are equally good: then the one that is more often best is made."""
MOST = 8
"""No position offers more moves."""

Best: TypeAlias = NDArray[np.uint8]
"""For every node, number of throws left and lead: a bit for each move that is among the best."""


class Solved(NamedTuple):
    policy: Policy
    worth: dict[int, float]
    """What the toss is worth to who wins it, by the throws in a half."""


def solved(game: AnyGame, *, boskov: bool = False) -> Solved:
    """The whole game, for matches of both lengths: their second halves are the same, as far as they go."""
    whole = system(game, boskov=boskov)
    lengths = [length(game, tournament=tournament) for tournament in (True, False)]
    awaited = decided(whole)
    single = len(whole.nodes)
    best, begun = _worked_out(second := Half(whole, first=False), results(second), lengths)
    sheets = {SECOND: _sheet(best[awaited])}
    worth = {}
    half = Half(whole, first=True)
    for throws in lengths:
        best, values = _worked_out(half, kick_offs(half, begun[throws]), [throws])
        worth[throws] = 1 - float(values[throws][whole.first + single, FAR])
        for copy, tossed in enumerate((True, False)):
            sheets[first(throws, tossed=tossed)] = _sheet(best[copy * single + awaited])
    return Solved(Policy(packed(WIDE, _steps(whole, awaited)), sheets), worth)


def _worked_out(half: Half, ends: Values, lengths: list[int]) -> tuple[Best, dict[int, Values]]:
    """The best moves at every moment, and the values at those lengths."""
    best = np.zeros((half.size, max(lengths) + 1, LEADS), np.uint8)
    kept = {}
    for left, values in layers(half, ends, max(lengths)):
        best[:, left] = _best(half, values, left)
        if left in lengths:
            kept[left] = values[: half.size].copy()
    return best, kept


def _steps(whole: System, nodes: NDArray[np.int64]) -> list[int]:
    """From each number to the next: small, and so quickly packed."""
    numbers = [number(whole.essences[node]) for node in nodes]
    return [after - before for before, after in pairwise([0, *numbers])]


def length(game: AnyGame, *, tournament: bool) -> int:
    """Throws in a half."""
    length: int = game.view(game.setup(2, Options(clock="throws", tournament=tournament)), None).length
    return length


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


def decided(whole: System) -> NDArray[np.int64]:
    """The nodes somebody decides, in the order of their numbers."""
    nodes = [place for place, node in enumerate(whole.nodes) if node.decides is not None]
    return np.array(sorted(nodes, key=lambda node: number(whole.essences[node])))


def _best(half: Half, values: Values, left: int) -> Best:
    best = np.zeros((half.size, LEADS), np.uint8)
    for choice in half.choices:
        worth = values[choice.early if left else choice.late]
        bound = values[choice.nodes]
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
    distinct = rows[places[order]]
    which = np.argsort(order)[which]
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
