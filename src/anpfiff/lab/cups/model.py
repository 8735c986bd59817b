"""Results without a board: everybody has a strength that nobody sees, and goals fall by it."""

from random import Random

from anpfiff.fixtures import Match, Outcome, Person
from anpfiff.fixtures.matches import places_of
from anpfiff.fixtures.people import PersonId

CHANCES = 8
"""Of a side in a match."""
SPREAD = 0.18
"""How much strength changes a chance, for somebody one step better than the middle."""


class Model:
    """Strengths by person, drawn once."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._strength: dict[PersonId, float] = {}

    def outcome(self, match: Match, luck: Random) -> Outcome:
        """A score from chances taken; level ones share a place."""
        score = tuple(self._goals(side.people, luck) for side in match.sides)
        return Outcome(score, places_of(score))

    def _goals(self, people: tuple[PersonId, ...], luck: Random) -> int:
        strengths = [self._of(person) for person in people] or [0.0]
        chance = min(0.9, max(0.05, 0.3 + SPREAD * sum(strengths) / len(strengths)))
        return sum(luck.random() < chance for _ in range(CHANCES))

    def _of(self, person: PersonId) -> float:
        if person not in self._strength:
            self._strength[person] = Random(f"{self._seed} strength {person}").gauss(0.0, 1.0)
        return self._strength[person]


ANIMALS = ("fox", "owl", "bear", "frog", "hedgehog", "penguin", "cat", "lion")


def crowd(count: int, first: int = 0) -> list[Person]:
    """Nobody in particular."""
    numbers = range(first, first + count)
    return [Person(f"p{number}", _name(number), ANIMALS[number % len(ANIMALS)]) for number in numbers]


def _name(number: int) -> str:
    return f"{ANIMALS[number % len(ANIMALS)].capitalize()} {number + 1}"
