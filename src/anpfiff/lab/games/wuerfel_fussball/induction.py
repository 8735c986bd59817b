"""Backward induction: what every position is worth, by the throws that are left and the lead.

Worth is the attacker's chance to win plus half the chance of a tie. A half is worked out from its end: first with the time
up, where play goes on for an unknown number of throws and the values are the fixed point of their own equations, then with
one throw left, with two, and so on; only the layer before is ever needed. A layer is one array: a row for each node in the
attacker's eyes, a row for each in the other side's, rows that lie a goal further, and rows for what a whistle leads to;
a column for each lead. With a lead of more than FAR the match counts as decided: nobody comes back from there (the tests
say how nearly).
"""

from collections import defaultdict
from collections.abc import Hashable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from anpfiff.core import Seat
from anpfiff.lab.games.wuerfel_fussball.system import ATTACKER, Edge, Follows, System, Whistle

FAR = 15
LEADS = 2 * FAR + 1
STILL = 1e-14
"""When the values of a half whose time is up have come to rest."""
LONGEST = 5_000

Values: TypeAlias = NDArray[np.float64]
Rows: TypeAlias = NDArray[np.int64]


class Choice(NamedTuple):
    """Nodes that one side decides, all with the same number of moves and at the same depth."""

    depth: int
    decides: Seat
    nodes: Rows
    early: Rows
    """A row of rows for each move: where it leads."""
    late: Rows


class Half:
    """One half of a match, ready to be worked out; the first also remembers who won the toss."""

    def __init__(self, system: System, *, first: bool) -> None:
        self.copies = 2 if first else 1
        self.size = len(system.nodes) * self.copies
        self.endings: dict[Hashable, int] = {}
        self._first = first
        self._single = len(system.nodes)
        self._goals: dict[Edge, int] = {}
        early = [self._edges(node.early, copy) for copy in range(self.copies) for node in system.nodes]
        late = [self._follows(node.late, copy) for copy in range(self.copies) for node in system.nodes]
        decides = [node.decides for node in system.nodes] * self.copies
        self._settle(early, late, decides)

    def layers(self, ends: Values) -> Iterator[Values]:
        """The values with the time up, with one throw left, with two, …: always the same array, written anew."""
        values = np.full((2 * self.size + len(self._goals) + len(ends), LEADS), 0.5)
        values[2 * self.size + len(self._goals) :] = ends
        for _ in range(LONGEST):
            before = values[: self.size].copy()
            self._throw(values, self._late)
            self._decide(values, late=True)
            if np.abs(values[: self.size] - before).max() < STILL:
                break
        yield values
        self._throw(values, self._late)
        self._decide(values, late=False)
        yield values
        while True:
            self._throw(values, self._early)
            self._decide(values, late=False)
            yield values

    def _throw(self, values: Values, follows: Rows) -> None:
        """The mean over the six faces, in the layer before."""
        total = values[follows[0]]
        for face in follows[1:]:
            total += values[face]
        values[self._chances] = total / len(follows)
        self._show(values, 0)

    def _decide(self, values: Values, *, late: bool) -> None:
        for depth, choices in groupby(self.choices, key=lambda choice: choice.depth):
            for choice in choices:
                worth = values[choice.late if late else choice.early]
                values[choice.nodes] = worth.max(0) if choice.decides == ATTACKER else worth.min(0)
            self._show(values, depth)

    def _show(self, values: Values, depth: int) -> None:
        """To the other side, and a goal further on."""
        nodes = self._at[depth]
        values[self.size + nodes] = 1 - values[nodes, ::-1]
        for goals, rows, sources in self._further[depth]:
            values[rows] = ahead(values[sources], goals)

    def _edges(self, edges: Sequence[Edge], copy: int) -> list[int]:
        return [self._row(edge, copy) for edge in edges]

    def _row(self, edge: Edge, copy: int) -> int:
        """Rows of goals are numbered from -1 downwards, until it is known how many there are."""
        other = copy ^ edge.turned if self._first else 0
        node = edge.to + self._single * other
        if edge.goals:
            return -1 - self._goals.setdefault(Edge(node, edge.turned, edge.goals), len(self._goals))
        return node + self.size * edge.turned

    def _follows(self, follows: Sequence[Follows], copy: int) -> list[int | Hashable]:
        return [
            self._whistle(follow, copy) if isinstance(follow, Whistle) else self._row(follow, copy)
            for follow in follows
        ]

    def _whistle(self, whistle: Whistle, copy: int) -> tuple[str, int]:
        key: Hashable = whistle.kick_offs[copy] if self._first else whistle.goals
        return "end", self.endings.setdefault(key, len(self.endings))

    def _settle(
        self, early: list[list[int]], late: list[list[int | Hashable]], decides: list[Seat | None]
    ) -> None:
        depths = _depths(early, late, decides, self.size, list(self._goals))
        self._at = {
            depth: np.array([node for node, own in enumerate(depths) if own == depth])
            for depth in range(max(depths) + 1)
        }
        self._chances = self._at[0]
        self._early = self._rows([early[node] for node in self._chances])
        self._late = self._rows([late[node] for node in self._chances])
        kinds: dict[tuple[int, Seat, int], list[int]] = defaultdict(list)
        for node, seat in enumerate(decides):
            if seat is not None:
                kinds[depths[node], seat, len(early[node])].append(node)
        self.choices = [
            Choice(
                depth,
                seat,
                np.array(nodes),
                self._rows([early[node] for node in nodes]),
                self._rows([late[node] for node in nodes]),
            )
            for (depth, seat, _), nodes in sorted(kinds.items())
        ]
        self._further = {depth: list(self._goal_rows(depths, depth)) for depth in self._at}

    def _goal_rows(self, depths: list[int], depth: int) -> Iterator[tuple[int, Rows, Rows]]:
        kinds: dict[int, list[tuple[int, int]]] = defaultdict(list)
        for edge, place in self._goals.items():
            if depths[edge.to] == depth:
                kinds[edge.goals].append((2 * self.size + place, edge.to + self.size * edge.turned))
        for goals, pairs in kinds.items():
            yield goals, np.array([row for row, _ in pairs]), np.array([source for _, source in pairs])

    def _rows(self, lists: Sequence[Sequence[int | Hashable]]) -> Rows:
        return np.array([[self._place(row) for row in rows] for rows in lists]).T.copy()

    def _place(self, row: int | Hashable) -> int:
        if isinstance(row, tuple):
            return 2 * self.size + len(self._goals) + int(row[1])
        assert isinstance(row, int)
        return row if row >= 0 else 2 * self.size - 1 - row


def ahead(values: Values, goals: int) -> Values:
    """The same rows, with the lead moved by `goals`."""
    further = np.empty_like(values)
    if goals > 0:
        further[:, :-goals] = values[:, goals:]
        further[:, -goals:] = 1.0
    elif goals < 0:
        further[:, -goals:] = values[:, :goals]
        further[:, :-goals] = 0.0
    else:
        further[:] = values
    return further


def _depths(
    early: list[list[int]],
    late: list[list[int | Hashable]],
    decides: list[Seat | None],
    size: int,
    goals: list[Edge],
) -> list[int]:
    """How many decisions may follow one another before a die falls: 0 for the dice themselves."""
    depths = [-1] * size

    def depth(node: int) -> int:
        if depths[node] < 0:
            rows = (
                []
                if decides[node] is None
                else [row for row in (*early[node], *late[node]) if isinstance(row, int)]
            )
            nodes = [goals[-1 - row].to if row < 0 else row % size for row in rows]
            depths[node] = max(
                (depth(after) + 1 for after in nodes), default=0 if decides[node] is None else 1
            )
        return depths[node]

    for node in range(size):
        depth(node)
    return depths
