"""ALL-3: what a table gives one of its seats so that a match is open. All have agreed to it, everybody sees it.

Both kinds are options by seat, so they stand in the record and a replay needs nothing else. An empty row is nobody's.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from anpfiff.core.refusals import Refused
from anpfiff.core.values import Value

MOST_STEPS = 3
Steps: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_STEPS)]
Calm: TypeAlias = Literal[0, 500, 1000, 2000]
"""Milliseconds."""
LONGEST_CALM = 2_000

HeadStarts: TypeAlias = Annotated[
    tuple[Steps, ...],
    Meta(
        max_length=6,
        description="For each seat the steps of its head start; empty for none.",
        extra={"rule": "ALL-3", "by_seat": True},
    ),
]
CalmFor: TypeAlias = Annotated[
    tuple[Calm, ...],
    Meta(
        max_length=6,
        description="For each seat the milliseconds for which all others' hands rest after a card; empty for none.",
        extra={"rule": "ALL-3", "by_seat": True},
    ),
]


class HeadStart(Value, frozen=True, tag=False):
    """What a game gives for each step: calibrated by the lab, so that a step brings about 100 Elo."""

    unit: Literal["goals", "cards"]
    """Goals ahead, or cards that may be left where the others have to lay all of theirs."""
    sizes: dict[int, tuple[int, ...]]
    """For each number of seats: how many for one step, for two and for three."""

    @property
    def largest(self) -> int:
        return max(size for row in self.sizes.values() for size in row)

    def given(self, steps: tuple[int, ...], seats: int) -> tuple[int, ...]:
        """How many goals or cards each seat is given."""
        sizes = (0, *self.sizes[seats])
        most = len(sizes) - 1
        if max(steps, default=0) > most:
            raise Refused("no-such-head-start", "ALL-3", f"{max(steps)}; there are {most}")
        return tuple(sizes[step] for step in by_seat(steps, seats))

    def agreed(self, steps: tuple[int, ...], seats: int) -> tuple[int, ...]:
        """The same, and nothing where nobody has any."""
        given = self.given(steps, seats)
        return given if any(given) else ()


def agreed(row: tuple[Calm, ...], seats: int) -> tuple[Calm, ...]:
    """The same row, once it is one for these seats; nothing where nobody was given any."""
    by_seat(row, seats)
    return row if any(row) else ()


def by_seat(row: tuple[int, ...], seats: int) -> tuple[int, ...]:
    """One for each seat; nothing for anybody where nothing is said."""
    if len(row) not in (0, seats):
        raise Refused("no-such-seat", "ALL-3", f"{len(row)} named, {seats} play")
    return row or (0,) * seats
