"""The table of strengths in docs/appendix/ladder.md: every level against the next one below, and the yardsticks.

    .venv/bin/python -m tools.ladder [--matches N] [--seed S] [--games GAME …]     play, and write the table
    .venv/bin/python -m tools.ladder --check                                       is everything in it that should be?

With `--games` only those games are played; the rows of the others stay. Every deal is played in each rotation of the chairs
(`anpfiff.lab.duel`), and the same seed gives the same shares. The milliseconds are the processor time of this machine.
"""

import argparse
import math
import re
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from anpfiff.bots import Bot, bot_called
from anpfiff.bots.levels import NAMES
from anpfiff.core import AnyGame, chosen
from anpfiff.games import GAMES
from anpfiff.lab.arena import play
from anpfiff.lab.duel import Standing, duel, elo

PAGE = Path(__file__).parents[1] / "docs" / "appendix" / "ladder.md"
TABLE = re.compile(r"(?<=<!-- ladder -->\n).*?(?=<!-- /ladder -->)", re.DOTALL)
HEAD = """\
| game | bots, one per chair | matches | share of the first | interval | Elo |
| --- | --- | ---: | ---: | :---: | ---: |
"""
CLOCKS = "| game | {levels}: ms a move, mean / most |\n| --- | --- |\n"
OPTIONS: dict[str, dict[str, Any]] = {"wuerfel-fussball": {"clock": "throws"}}
"""As the game is played for the table, where that is not how it is played anyway."""
NO_DECISIONS = {
    "zweikampf": "one move at a time, nothing to choose",
    "karten-fussball": "face-down cards are all alike",
}
YARDSTICKS = {
    "elfer-raus": (("rocket", "eager", "eager", "eager"), ("rocket", "rabbit", "rabbit", "rabbit")),
    "elfer-raus-junior": (("rocket", "eager", "eager", "eager"),),
    "elfmeter": tuple((level, f"planner-{level}") for level in NAMES),
    "foul": (("rocket", "honest", "honest"), ("rocket", "doubter", "doubter")),
}
TIMED = 2
"""Matches in which thinking is timed: all five levels in turn, each against itself."""


class Pairing(NamedTuple):
    """Who plays whom; the first one's share counts."""

    game: str
    bots: tuple[str, ...]


class Timed:
    """A bot with a stopwatch that stands still while others have the processor."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.took = [0.0]

    def choose(self, view: Any, moves: tuple[Any, ...], dice: Random) -> Any | None:
        began = time.thread_time()
        move = self._bot.choose(view, moves, dice)
        self.took.append(1000 * (time.thread_time() - began))
        return move

    def when(self, view: Any, moves: tuple[Any, ...], dice: Random) -> int:
        return self._bot.when(view, moves, dice)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.ladder")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--check", action="store_true", help="play nothing")
    args = parser.parse_args(words)
    if args.check:
        missing = sorted(set(expected()) - set(rows(PAGE.read_text("utf-8"))))
        print(*(f"{PAGE.name} lacks {key}: run python -m tools.ladder" for key in missing), sep="\n", end="")
        return 1 if missing else 0
    write(args.games, args.matches, args.seed)
    return 0


def write(games: Sequence[str], matches: int, seed: str) -> None:
    """Row by row, so that whoever stops it keeps what is done."""
    for key, row in played(games, matches, seed):
        print(row, flush=True)
        page = PAGE.read_text("utf-8")
        PAGE.write_text(TABLE.sub(lambda _: table(rows(page) | {key: row}), page), "utf-8")  # noqa: B023 -- called at once


def played(games: Sequence[str], matches: int, seed: str) -> Iterator[tuple[str, str]]:
    for game in games:
        for pairing in pairings(GAMES[game]):
            yield key_of(pairing), row_of(pairing, matches, seed)
        if game in NO_DECISIONS:
            yield f"{game} ·", f"| {game} | no decisions: {NO_DECISIONS[game]} | | | | |"
        yield f"{game} ms", clock(GAMES[game], seed)


def pairings(game: AnyGame) -> Iterator[Pairing]:
    """The levels, each above as many of the next one below as the game needs; random moves; the game's own yardsticks."""
    if game.id in NO_DECISIONS:
        return
    others = game.seats[0] - 1
    for weaker, stronger in pairwise(NAMES):
        yield Pairing(game.id, (stronger, *[weaker] * others))
    yield Pairing(game.id, (NAMES[-1], *["random"] * others))
    for bots in YARDSTICKS.get(game.id, ()):
        yield Pairing(game.id, bots)


def row_of(pairing: Pairing, matches: int, seed: str) -> str:
    game = GAMES[pairing.game]
    options = chosen(game.vocabulary.options, OPTIONS.get(game.id, {}))
    seats = len(pairing.bots)
    rounds = math.ceil(matches / seats) * seats
    first = duel(game, pairing.bots, rounds, seed, options)[0]
    return (
        f"| {game.id} | {' '.join(pairing.bots)} | {rounds} | {first.share:.3f} "
        f"| {first.low:.3f}–{first.high:.3f} | {strength(first, rounds, seats)} |"
    )


def strength(first: Standing, matches: int, seats: int) -> str:
    """Elo above fair; where nothing was lost, or nothing won, a bound: half a match more would have been."""
    most = 1 - 0.5 / matches
    if 1 - most <= first.share <= most:
        return f"{elo(first.share, 1 / seats):+.0f}"
    return f"{'>' if first.share > most else '<'} {elo(most if first.share > most else 1 - most, 1 / seats):+.0f}"


def clock(game: AnyGame, seed: str) -> str:
    """How long each level thinks about a move, in mean and at most."""
    figures = " · ".join(_timed(game, level, seed) for level in NAMES)
    return f"| {game.id} | {figures} |"


def _timed(game: AnyGame, level: str, seed: str) -> str:
    options = chosen(game.vocabulary.options, OPTIONS.get(game.id, {}))
    bots = [Timed(bot_called(game, level)) for _ in range(game.seats[0])]
    for match in range(TIMED):
        play(game, bots, options, f"{seed} {match}")
    took = sorted(one for bot in bots for one in bot.took)
    return f"{sum(took) / len(took):.2f} / {took[-1]:.1f}"


def table(written: dict[str, str]) -> str:
    """Every row that there is, in the order in which they belong."""
    found = {key: written[key] for key in expected() if key in written}
    strengths = [row for key, row in found.items() if not key.endswith(" ms")]
    clocks = [row for key, row in found.items() if key.endswith(" ms")]
    head = CLOCKS.format(levels=" · ".join(NAMES))
    return (
        HEAD + "".join(f"{row}\n" for row in strengths) + f"\n{head}" + "".join(f"{row}\n" for row in clocks)
    )


def rows(page: str) -> dict[str, str]:
    """The rows as they stand on the page."""
    found = TABLE.search(page)
    assert found is not None, f"{PAGE} has no place for the ladder"
    lines = [line for line in found[0].splitlines() if line.startswith("| ") and not line.startswith("| ---")]
    return {key: line for line in lines if (key := _key(line)) in set(expected())}


def _key(row: str) -> str:
    _, game, second, *rest = [cell.strip() for cell in row.split("|")]
    if len(rest) == 1:
        return f"{game} ms"
    return f"{game} ·" if second.startswith("no decisions") else f"{game} {second}"


def key_of(pairing: Pairing) -> str:
    return f"{pairing.game} {' '.join(pairing.bots)}"


def expected() -> Iterator[str]:
    for game in GAMES.values():
        yield from map(key_of, pairings(game))
        if game.id in NO_DECISIONS:
            yield f"{game.id} ·"
        yield f"{game.id} ms"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
