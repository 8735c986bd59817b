"""How fast an agent can act: steps a second of every game's environment, one core, any legal action.

    .venv/bin/python -m bench.training [--json] [--seconds S]

A step is what a learner does each time: look at observation and mask, choose, act. Seconds are those of the processor.
"""

import json
from argparse import ArgumentParser
from random import Random
from time import process_time

import numpy as np

from anpfiff.games import GAMES
from anpfiff.lab.training import env


def steps_per_second(game: str, seconds: float) -> float:
    table = env(game)
    dice = Random(1)
    steps = 0
    table.reset(seed=1)
    begun = process_time()
    while process_time() - begun < seconds:
        seen, _, over, broken_off, _ = table.last()
        assert seen is not None
        if over or broken_off:
            table.reset()
            continue
        allowed = np.flatnonzero(seen["action_mask"])
        table.step(int(allowed[int(dice.random() * len(allowed))]))
        steps += 1
    return steps / (process_time() - begun)


def main() -> None:
    parser = ArgumentParser(description="Steps a second of every environment.")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each game (default 3)")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = {game: round(steps_per_second(game, args.seconds)) for game in GAMES}
    if args.json:
        print(json.dumps(found))
        return
    for game, steps in found.items():
        print(f"{game:<18} {steps:>7,} steps/s")


if __name__ == "__main__":
    main()
