"""Was a draw fair? Who was left out, who rested twice, and whether a rematch could have been avoided.

The last is worked out anew by trying every pairing, or every seating, where there are few enough; nothing of the draw's own
search is used for it.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from anpfiff.fixtures import Match, Round, State
from anpfiff.fixtures.people import PersonId
from anpfiff.fixtures.plan import shape_of

FEW = 10
"""Sides whose every pairing is tried: 945 of them."""
FEW_SEATED = 9
"""People whose every seating is tried."""


class Fairness(NamedTuple):
    rounds: int = 0
    left_out: int = 0
    """Present people who neither played nor had a bye."""
    byes: int = 0
    second_byes: int = 0
    """Byes for somebody who had more of them than somebody else present."""
    bots: int = 0
    rematches: int = 0
    checked: int = 0
    """Rounds small enough to try everything."""
    avoidable_rematches: int = 0

    def __add__(self, other: object) -> "Fairness":
        assert isinstance(other, Fairness), "only like is added to like"
        return Fairness(*(mine + yours for mine, yours in zip(self, other, strict=True)))


class Past:
    """Who has met whom, read anew from the matches."""

    def __init__(self, state: State) -> None:
        played = [match for match in state.matches if not match.off and not walkover(match)]
        self._met = {
            frozenset(pair)
            for match in played
            for side, other in combinations(match.sides, 2)
            for pair in ((mine, yours) for mine in side.people for yours in other.people)
        }
        self._mates = {
            frozenset(pair)
            for match in played
            for side in match.sides
            for pair in combinations(side.people, 2)
        }
        self.byes: dict[PersonId, int] = dict.fromkeys(state.ids, 0)
        for drawn in state.rounds:
            for person in drawn.byes:
                self.byes[person] += 1
        self.bots = {
            person: sum(person in match.people and _against_bot(match) for match in played)
            for person in state.ids
        }

    def again(self, mine: tuple[PersonId, ...], yours: tuple[PersonId, ...]) -> int:
        return any(frozenset((first, second)) in self._met for first in mine for second in yours)

    def known(self, first: PersonId, second: PersonId) -> bool:
        pair = frozenset((first, second))
        return pair in self._met or pair in self._mates


def fairness(before: State, after: State) -> Fairness:
    """What the last draw did."""
    drawn = after.round
    assert drawn is not None, "it was drawn just now"
    past = Past(before)
    fewest = min((past.byes[person] for person in before.here), default=0)
    rematches, least = _rematches(drawn, past, after)
    return Fairness(
        rounds=1,
        left_out=len(set(before.here) - _busy(drawn)),
        byes=len(drawn.byes),
        second_byes=sum(past.byes[person] > fewest for person in drawn.byes),
        bots=sum(map(_against_bot, drawn.matches)),
        rematches=rematches,
        checked=least is not None,
        avoidable_rematches=0 if least is None else rematches - least,
    )


def walkover(match: Match) -> bool:
    return match.outcome is not None and match.outcome.source == "walkover"


def _busy(drawn: Round) -> set[PersonId]:
    playing = {person for match in drawn.matches if not walkover(match) for person in match.people}
    return playing | set(drawn.byes)


def _against_bot(match: Match) -> bool:
    return any(not side.people for side in match.sides)


def _rematches(drawn: Round, past: Past, state: State) -> tuple[int, int | None]:
    """How many there are, and the fewest there could have been; None where there are too many pairings to try."""
    free = [match for match in drawn.matches if match.stage in {"league", "group", "beside"}]
    if not state.teams and any(shape_of(state.plan, match.game) != "pairs" for match in free):
        return _seated(free, past)
    return _paired(free, drawn.byes, past, state)


def _paired(
    matches: list[Match], byes: tuple[PersonId, ...], past: Past, state: State
) -> tuple[int, int | None]:
    sides = [[side.people for side in match.sides if side.people] for match in matches]
    rematches = sum(past.again(*both) for both in sides if len(both) == 2)
    units = [side for both in sides for side in both] + [(person,) for person in byes]
    if len(units) > FEW:
        return rematches, None
    counts = past.byes if state.plan.odd == "bye" and not state.teams else past.bots
    fewest = min((counts[unit[0]] for unit in units), default=0)
    spares = {unit for unit in units if counts[unit[0]] == fewest} if len(units) % 2 else set()
    return rematches, min(_pairings(units, spares, past), default=0)


def _pairings(
    units: list[tuple[PersonId, ...]], spares: set[tuple[PersonId, ...]], past: Past
) -> Iterator[int]:
    """The rematches of every pairing; with an odd number, one of the spares is left over."""
    if not units:
        yield 0
        return
    first, *others = units
    if len(units) % 2 and first in spares:
        yield from _pairings(others, set(), past)
    for place, partner in enumerate(others):
        rest = others[:place] + others[place + 1 :]
        again = past.again(first, partner)
        yield from (again + more for more in _pairings(rest, spares, past))


def _seated(matches: list[Match], past: Past) -> tuple[int, int | None]:
    tables = [match.people for match in matches]
    people = tuple(person for table in tables for person in table)
    rematches = sum(_known(table, past) for table in tables)
    if len(people) > FEW_SEATED:
        return rematches, None
    return rematches, min(_seatings(people, [len(table) for table in tables], past))


def _seatings(people: tuple[PersonId, ...], sizes: list[int], past: Past) -> Iterator[int]:
    if not sizes:
        yield 0
        return
    size, *later = sizes
    for table in combinations(people, size):
        rest = tuple(person for person in people if person not in table)
        again = _known(table, past)
        yield from (again + more for more in _seatings(rest, later, past))


def _known(table: tuple[PersonId, ...], past: Past) -> int:
    return sum(past.known(first, second) for first, second in combinations(table, 2))
