"""A cup at human pace, from the door to the podium: every step goes through the fold, only the clock is imagined.

Children come through the door one after the other, a few late. The organiser draws when all results are in, children find
their tables, each match kicks off when all who play it sit, and where there is a whistle it goes for all at once. Waiting is
the time from the end of one's match to the kick-off of one's next.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from anpfiff.fixtures import Match, Outcome, Plan
from anpfiff.fixtures.inputs import Close, Come, EnterResult, KickOff, Whistle
from anpfiff.fixtures.people import PersonId
from anpfiff.fixtures.rounds import finished, planned
from anpfiff.lab.cups.ledger import Ledger
from anpfiff.lab.cups.model import crowd
from anpfiff.lab.cups.referee import MINUTE, Ended, Referee

SECOND = 1_000
DOOR = 180 * SECOND
"""When the first round is drawn: whoever is not there yet is late."""
LATE = 0.06
LATEST = 900 * SECOND
TAPS = (6 * SECOND, 18 * SECOND)
"""The organiser sees that all results are in, and taps twice."""
WALK = (12 * SECOND, 50 * SECOND)
"""To one's table, and to sit."""
HURRAH = 90 * SECOND
"""From the last result to the podium."""
ROUND_TRIP = 75 * SECOND
"""What a round costs beside its minutes."""


class Evening(NamedTuple):
    ledger: Ledger
    waits: tuple[int, ...]
    """Milliseconds, of everybody between every two matches."""
    lasted: int
    """From the door to the podium."""


def minutes_for(rounds: int, longest: int, minutes: int) -> int:
    """How long a round may be so that all of it fits; no longer than a match takes."""
    free = longest * MINUTE - DOOR - HURRAH - rounds * ROUND_TRIP
    return max(1, min(minutes, free // rounds // MINUTE))


def played(plan: Plan, people: int, referee: Referee, seed: str, rounds: int = 0) -> Evening:
    luck = Random(f"evening {seed}")
    ledger = Ledger(plan)
    arrivals = sorted(_arrivals(people, luck))
    free_since: dict[PersonId, int] = {}
    waits: list[int] = []
    now = max(DOOR, arrivals[min(len(arrivals), 2) - 1])
    for number in range(rounds or rounds_for(plan, people)):
        now += luck.randint(*TAPS) if number else 0
        arrivals = _entered(ledger, arrivals, now)
        ledger.draw(luck, now)
        now = _round(ledger, referee, luck, now, free_since, waits)
        if finished(ledger.state) and not rounds:
            break
    _entered(ledger, arrivals, max([now, *arrivals]))
    now += HURRAH
    ledger.take(Close(now))
    return Evening(ledger, tuple(waits), now)


def rounds_for(plan: Plan, people: int) -> int:
    """As planned for everybody who will come."""
    whole = Ledger(plan)
    for person in crowd(people):
        whole.take(Come(person))
    return planned(whole.state)


def _arrivals(people: int, luck: Random) -> Iterator[int]:
    for _ in range(people):
        late = luck.random() < LATE
        yield luck.randint(DOOR, LATEST) if late else luck.randint(10 * SECOND, DOOR)


def _entered(ledger: Ledger, arrivals: list[int], now: int) -> list[int]:
    """Whoever is through the door by now takes part; the others are still to come."""
    there = [arrival for arrival in arrivals if arrival <= now]
    for arrival, person in zip(there, crowd(len(there), len(ledger.state.entrants)), strict=True):
        ledger.take(Come(person, arrival))
    return arrivals[len(there) :]


def _round(
    ledger: Ledger,
    referee: Referee,
    luck: Random,
    now: int,
    free_since: dict[PersonId, int],
    waits: list[int],
) -> int:
    """Until the last table has ended, or the whistle has gone; when that was."""
    sitting = [(_sits(match, luck, now), match) for match in _open(ledger)]
    starts = sorted(sitting, key=lambda start: (start[0], start[1].id))
    for start, match in starts:
        ledger.take(KickOff(match.id, start))
        waits += [start - free_since[person] for person in match.people if person in free_since]
    until = ledger.state.round.until if ledger.state.round else None
    ended = {match.id: _ended(referee, match, start, until, luck) for start, match in starts}
    for start, match in starts:
        free_since |= dict.fromkeys(match.people, start + ended[match.id].took)
    _reported(ledger, starts, ended, until)
    return max((start + ended[match.id].took for start, match in starts), default=now)


def _reported(
    ledger: Ledger, starts: list[tuple[int, Match]], ended: dict[int, Ended], until: int | None
) -> None:
    """What ends before the whistle is entered when it ends; the rest is what lies on the table."""
    late: dict[int, Outcome] = {}
    times = sorted((start + ended[match.id].took, match.id) for start, match in starts)
    for at, number in times:
        if until is not None and at >= until:
            late[number] = ended[number].outcome
        else:
            ledger.take(EnterResult(number, ended[number].outcome, at))
    if late and until is not None:
        ledger.take(Whistle(late, until))


def _ended(referee: Referee, match: Match, start: int, until: int | None, luck: Random) -> Ended:
    return referee.ended(match, None if until is None else max(0, until - start), luck)


def _open(ledger: Ledger) -> list[Match]:
    return [match for match in ledger.state.round.matches if match.open] if ledger.state.round else []


def _sits(match: Match, luck: Random, now: int) -> int:
    """The slowest of a table is who they wait for."""
    return now + max(int(luck.triangular(*WALK, 22 * SECOND)) for _ in match.people)
