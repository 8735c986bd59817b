"""Elfmeter!: does the deck give the matches that the book promises (ELF-4)? Every level against itself.

    .venv/bin/python -m tools.balance [--matches N] [--seed S] [--deck FILE]

A round has 8 to 10 attempts; 10 to 16 rounds in a hundred end out of breath; 10 to 20 attempts in a hundred force a penalty.
The same seed gives the same figures.
"""

import argparse
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from anpfiff.bots import bot_called
from anpfiff.bots.levels import NAMES
from anpfiff.core import Input, Step
from anpfiff.games.elfmeter.material import SHIPPED, Deck, deck_from
from anpfiff.games.elfmeter.model import AttemptBegun, KickOffLaid, Move, PenaltyForced, WentOutOfBreath
from anpfiff.games.elfmeter.rules import Elfmeter
from anpfiff.games.elfmeter.state import State
from anpfiff.lab.arena import play

HEAD = "level      attempts per round   out of breath   penalties per attempt   minutes"


class Counted(Elfmeter):
    """The game, and how often everything happened in it."""

    def __init__(self, deck: Deck = SHIPPED) -> None:
        super().__init__(deck)
        self.happened: Counter[type] = Counter()

    def apply(self, state: State, given: Input[Move]) -> Step[State]:
        step = super().apply(state, given)
        self.happened.update(map(type, step[1]))
        return step


class Flow(NamedTuple):
    """How the matches of two equals go."""

    attempts: float
    """Per round."""
    out_of_breath: float
    """Share of the rounds."""
    penalties: float
    """Share of the attempts."""
    minutes: float
    """Per match."""


def flow(level: str, matches: int, seed: str, deck: Deck = SHIPPED) -> Flow:
    game = Counted(deck)
    bots = [bot_called(game, level), bot_called(game, level)]
    milliseconds = sum(play(game, bots, None, f"{seed} {match}").milliseconds for match in range(matches))
    rounds = game.happened[KickOffLaid]
    attempts = game.happened[AttemptBegun]
    return Flow(
        attempts / rounds,
        game.happened[WentOutOfBreath] / rounds,
        game.happened[PenaltyForced] / attempts,
        milliseconds / matches / 60_000,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="does the deck give the matches that ELF-4 promises?")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--deck", type=Path, help="another deck; else the shipped one")
    wanted = parser.parse_args()
    deck = SHIPPED if wanted.deck is None else deck_from(wanted.deck.read_text(encoding="utf-8"))
    print(HEAD)
    for name in NAMES:
        seen = flow(name, wanted.matches, wanted.seed, deck)
        print(
            f"{name:<11}{seen.attempts:>8.2f}{seen.out_of_breath:>23.1%}{seen.penalties:>18.1%}{seen.minutes:>18.1f}"
        )


if __name__ == "__main__":
    main()
