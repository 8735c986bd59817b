"""Sources of chance: the operating system's for people, seeds for studies."""

from collections.abc import Iterator
from random import Random, SystemRandom
from typing import Protocol, assert_never

from anpfiff.core import Roll, Shuffle, Throw


class Source(Protocol):
    """Whatever lets the dice fall."""

    def roll(self, what: Roll) -> tuple[int, ...]: ...


class Dice:
    """ALL-5: a seed falls alike on every machine. Only `random()` is promised to stay, so only it is used."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed)

    def roll(self, what: Roll) -> tuple[int, ...]:
        match what:
            case Shuffle(size):
                return self._shuffled(size)
            case Throw(sides, dice):
                return tuple([int(self._random.random() * sides) for _ in range(dice)])
            case _:
                assert_never(what)

    def _shuffled(self, size: int) -> tuple[int, ...]:
        """Fisher and Yates, from the top card down; studies shuffle by the million, hence the local name."""
        random = self._random.random
        cards = list(range(size))
        for last in range(size - 1, 0, -1):
            other = int(random() * (last + 1))
            cards[last], cards[other] = cards[other], cards[last]
        return tuple(cards)


class LiveDice(Dice):
    """For people: nobody can know what the operating system will roll."""

    def __init__(self) -> None:
        self._random = SystemRandom()


class Daily:
    """A day's dice. Each roll has a seed of its own: a match that is taken up again goes on as everybody else's."""

    def __init__(self, day: str, rolled: int = 0) -> None:
        """`rolled` is how often they have fallen already."""
        self._day = day
        self._rolled = rolled

    def roll(self, what: Roll) -> tuple[int, ...]:
        self._rolled += 1
        return Dice(f"{self._day} {self._rolled}").roll(what)


class Script:
    """Rolls given beforehand, for tests and replays."""

    def __init__(self, *outcomes: tuple[int, ...]) -> None:
        self._outcomes: Iterator[tuple[int, ...]] = iter(outcomes)

    def roll(self, what: Roll) -> tuple[int, ...]:
        return next(self._outcomes)
