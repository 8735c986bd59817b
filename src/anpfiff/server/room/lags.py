"""Lags: the round trips that the server has measured, by person, and what is believed of a claim."""

from collections.abc import Collection, Sequence

from msgspec import Struct, field

from anpfiff.table import first


class Lag(Struct):
    """One person's line."""

    trips: list[int] = field(default_factory=list)
    purse: int = first.PURSE // 2


class Lags:
    """Nobody is believed more than was measured on their line."""

    def __init__(self) -> None:
        self._lines: dict[int, Lag] = {}

    def measured(self, person: int, round_trip: int) -> None:
        trips = self._lines.setdefault(person, Lag()).trips
        trips.append(round_trip)
        del trips[: -first.REMEMBERED]

    def credit(self, person: int, claimed: int | None = None) -> int:
        """How much of that claim counts for a move that has just arrived; without a claim the average."""
        line = self._lines.get(person)
        return 0 if line is None else first.credit(line.trips, line.purse, claimed)

    def furthest(self, person: int) -> int:
        """The most that a claim of this person could count: so long others wait for it."""
        line = self._lines.get(person)
        return 0 if line is None else first.furthest(line.trips, line.purse)

    def raced(self, person: int | None, credited: int) -> None:
        """A move that was credited so much has won or lost a race."""
        line = None if person is None else self._lines.get(person)
        if line is not None:
            line.purse = first.after_a_race(line.trips, line.purse, credited)

    def forget(self, person: int) -> None:
        self._lines.pop(person, None)

    def keep(self, people: Collection[int]) -> None:
        """Of nobody else."""
        self._lines = {person: line for person, line in self._lines.items() if person in people}

    def known(self) -> dict[int, Sequence[int]]:
        """The round trips that are remembered."""
        return {person: line.trips for person, line in self._lines.items()}
