"""A run: hands that play, a store that keeps, until nothing is missing or somebody whistles."""

from collections.abc import Callable, Iterator
from typing import Protocol

import numpy as np

from anpfiff.lab.fixtures import Fixtures
from anpfiff.lab.rows import row_type
from anpfiff.lab.span import Span
from anpfiff.lab.store import Store
from anpfiff.lab.whistle import Whistle
from anpfiff.lab.worker import Played

LOOK = 0.2
"""Seconds between two looks whether somebody has whistled."""


class Crew(Protocol):
    """Whoever plays: processes here, or a cluster. All give the same rows, in any order."""

    @property
    def hands(self) -> int:
        """How many chunks can be played at once."""

    @property
    def free(self) -> bool:
        """Can another span be handed over?"""

    @property
    def busy(self) -> bool:
        """Is anything being played?"""

    def hand(self, span: Span) -> None: ...

    def played(self, within: float) -> Iterator[Played]: ...


def run(
    store: Store, crew: Crew, whistle: Whistle, tell: Callable[[int], None], chunk: int | None = None
) -> None:
    """Play what is missing; whoever is told hears how many matches have come in."""
    fixtures = Fixtures(store.missing(), crew.hands, chunk)
    _fill(crew, fixtures)
    while crew.busy and not whistle.blown:
        for played in crew.played(LOOK):
            fixtures.took(played.span.matches, played.seconds)
            _fill(crew, fixtures)
            _keep(store, played, tell)


def _fill(crew: Crew, fixtures: Fixtures) -> None:
    while crew.free and (span := fixtures.next()) is not None:
        crew.hand(span)


def _keep(store: Store, played: Played, tell: Callable[[int], None]) -> None:
    store.keep(played.span, np.frombuffer(played.rows, row_type(store.study.seats)))
    tell(played.span.matches)
