"""Duels: bots against each other with paired deals, and what that says about their strength."""

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from anpfiff.bots import Bot, bot_called
from anpfiff.core import AnyGame, Options
from anpfiff.lab.arena import play, shares

NINETY_FIVE = 1.96


class Standing(NamedTuple):
    """A bot's share of the wins, with the interval that holds the true one nineteen times out of twenty."""

    bot: str
    share: float
    low: float
    high: float


class Contest(NamedTuple):
    """How all of them stand, and how many matches had to be ended."""

    standings: list[Standing]
    broken_off: int


def duel(
    game: AnyGame, names: Sequence[str], matches: int, seed: str, options: Options | None = None
) -> list[Standing]:
    """Bots by their names."""
    return contest(game, called(game, names), names, matches, seed, options).standings


def called(game: AnyGame, names: Sequence[str]) -> dict[str, Bot]:
    return {name: bot_called(game, name) for name in names}


def contest(
    game: AnyGame,
    known: Mapping[str, Bot],
    names: Sequence[str],
    matches: int,
    seed: str,
    options: Options | None = None,
) -> Contest:
    """Every deal is played once in each rotation of the chairs, so that neither cards nor chairs favour anybody."""
    bots = [known[name] for name in names]
    points: list[list[float]] = [[] for _ in names]
    broken_off = 0
    for deal, turned in islice(_rotations(len(names)), matches):
        chairs = [bots[(seat + turned) % len(bots)] for seat in range(len(bots))]
        played = play(game, chairs, options, f"{seed} {deal}")
        broken_off += played.broken_off
        for seat, share in shares(played.result, len(names)).items():
            points[(seat + turned) % len(bots)].append(share)
    standings = [_standing(name, own, len(names)) for name, own in zip(names, points, strict=True)]
    return Contest(standings, broken_off)


def elo(share: float, fair: float) -> float:
    """How many Elo points a share above (or below) the fair one stands for."""
    odds = share * (1 - fair) / (max(1e-9, 1 - share) * fair)
    return 400 * math.log10(max(odds, 1e-9))


def _rotations(seats: int) -> Iterator[tuple[int, int]]:
    deal = 0
    while True:
        yield from ((deal, turned) for turned in range(seats))
        deal += 1


def _standing(name: str, points: Sequence[float], rotation: int) -> Standing:
    """The rotations of one deal belong together: the interval is that of the deals' means."""
    deals = [points[place : place + rotation] for place in range(0, len(points), rotation)]
    means = [sum(deal) / len(deal) for deal in deals]
    share = sum(points) / len(points)
    spread = math.sqrt(sum((mean - share) ** 2 for mean in means) / max(1, len(means) - 1) / len(means))
    return Standing(
        name, share, max(0.0, share - NINETY_FIVE * spread), min(1.0, share + NINETY_FIVE * spread)
    )
