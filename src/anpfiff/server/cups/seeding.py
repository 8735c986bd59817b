"""How strong somebody was in the club's last competitions: for seeds and for bots' levels, and nobody is shown it."""

from collections.abc import Iterable, Iterator

from anpfiff.fixtures import State
from anpfiff.fixtures.people import PersonId
from anpfiff.fixtures.strength import strengths
from anpfiff.server.cups.cup import Cup

MOST = 1_000
"""Matches that are looked at: less than half a second's work, once for each competition."""


def seeds(cup: Cup, cups: Iterable[Cup]) -> dict[PersonId, int]:
    """From those that began before it; whoever has not played yet is not in it."""
    others = [each for each in cups if each is not cup and each.page.began <= cup.page.began]
    latest = sorted(others, key=lambda each: (-each.page.began, each.id))
    few = [*_few(each.state for each in latest)]
    return strengths(reversed(few)) if few else {}


def _few(states: Iterable[State]) -> Iterator[State]:
    """The latest; one that would be too many, and all before it, are not asked."""
    matches = 0
    for state in states:
        matches += sum(1 for _ in state.matches)
        if matches > MOST:
            return
        yield state
