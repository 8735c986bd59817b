"""How fast the rules are: random matches of every game through the public interface, beside OpenSpiel, in one run.

    .venv/bin/python bench/engine.py [--json] [--seconds S] [--rounds R]

Ours and the peers take turns, round by round, so that a noisy machine disturbs all alike; each figure is the median of the
rounds, each ratio the median of the ratios within a round. A move is an Act that was applied (for OpenSpiel: an action of a
player); an input also counts what chance did (a shuffle is one for us, a card dealt is one for OpenSpiel).
"""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

from anpfiff.core import Act, AnyGame, Chance, Rolling, Tick, Waiting
from anpfiff.games import GAMES
from anpfiff.table.chance import Dice
from anpfiff.table.record import Player, written
from anpfiff.table.table import Table
from anpfiff.terminal.opponents import Opponents, play_out

ROOT = Path(__file__).resolve().parents[1]
SEATS = {"elfer-raus": 4, "elfer-raus-junior": 4, "foul": 4, "ligretto": 4}
LONGEST = 50_000
PACE = 500
"""Milliseconds between two acts: only Würfel-Fußball looks at them."""


class Count(NamedTuple):
    """What was done in how much time."""

    moves: int
    inputs: int
    matches: int
    seconds: float

    @property
    def moves_per_s(self) -> float:
        return self.moves / self.seconds


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each contestant and round")
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    need_openspiel()
    report = measured(args.seconds, args.rounds)
    print(json.dumps(report, indent=2) if args.json else told(report))


def need_openspiel() -> None:
    """The peer is installed on demand: nobody needs it to play or to test."""
    try:
        import pyspiel  # noqa: F401, PLC0415 -- only to see whether it is there
    except ImportError:
        lock = ROOT / "requirements" / "bench.txt"
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        print("Installing OpenSpiel …", file=sys.stderr)
        subprocess.run([*pip, "--require-hashes", "--only-binary", ":all:", "-r", str(lock)], check=True)


def measured(seconds: float, rounds: int) -> dict[str, object]:
    from bench.peers.openspiel import crazy_eights, elfer_raus  # noqa: PLC0415 -- needs the peer

    contestants: dict[str, Callable[[float, int], Count]] = {
        "elfer-raus": lambda limit, seed: random_matches(GAMES["elfer-raus"], limit, seed),
        "openspiel crazy_eights (C++)": lambda limit, seed: Count(*crazy_eights(limit, seed)),
        "openspiel elfer raus (Python)": lambda limit, seed: Count(*elfer_raus(limit, seed)),
    }
    laps = [{name: run(seconds, lap) for name, run in contestants.items()} for lap in range(rounds)]
    games = {name: median_of([lap[name] for lap in laps]) for name in contestants if name in GAMES}
    for game in GAMES.values():
        if game.id not in games:
            games[game.id] = median_of([random_matches(game, seconds, lap) for lap in range(min(rounds, 3))])
    return {
        "games": {game: games[game] | record_sizes(GAMES[game]) for game in GAMES},
        "peers": {name: median_of([lap[name] for lap in laps]) for name in contestants if name not in GAMES},
        **ratios(laps),
        "import_games_s": round(import_time(), 3),
    }


def ratios(laps: list[dict[str, Count]]) -> dict[str, float]:
    """Ours over theirs, by moves of players; by inputs every card that OpenSpiel deals counts as one of its own."""
    crazy = "openspiel crazy_eights (C++)"
    python = "openspiel elfer raus (Python)"
    ours = [lap["elfer-raus"] for lap in laps]
    return {
        "ratio_to_openspiel_crazy_eights": ratio(ours, [lap[crazy] for lap in laps], by_inputs=False),
        "ratio_to_openspiel_crazy_eights_by_inputs": ratio(
            ours, [lap[crazy] for lap in laps], by_inputs=True
        ),
        "ratio_to_openspiel_elfer_raus_in_python": ratio(
            ours, [lap[python] for lap in laps], by_inputs=False
        ),
    }


def ratio(ours: list[Count], theirs: list[Count], *, by_inputs: bool) -> float:
    def speed(count: Count) -> float:
        return (count.inputs if by_inputs else count.moves) / count.seconds

    return round(median(speed(mine) / speed(yours) for mine, yours in zip(ours, theirs, strict=True)), 2)


def random_matches(game: AnyGame, seconds: float, seed: int) -> Count:
    """Whole matches of random legal moves until the time is up."""
    random = Random(seed)
    dice = Dice(seed)
    moves = 0
    inputs = 0
    matches = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        acts, rolls = random_match(game, SEATS.get(game.id, game.seats[0]), random, dice)
        moves, inputs, matches = moves + acts, inputs + acts + rolls, matches + 1
    return Count(moves, inputs, matches, time.perf_counter() - began)


def random_match(game: AnyGame, seats: int, random: Random, dice: Dice) -> tuple[int, int]:
    """How many acts and how many rolls and ticks it took: the loop that anybody would write, with the common case first."""
    state = game.setup(seats)
    acts = 0
    others = 0
    pick = random.random
    while acts < LONGEST:
        turn = game.turn(state)
        if isinstance(turn, Waiting):
            awaited = turn.seats
            if turn.until is not None and (not awaited or pick() < 0.5):
                state, _ = game.apply(state, Tick(turn.until))
                others += 1
                continue
            seat = awaited[0] if len(awaited) == 1 else awaited[int(pick() * len(awaited))]
            moves = game.moves(state, seat)
            move = moves[int(pick() * len(moves))]
            if move.claims:
                continue  # it may be untrue, and refused
            state, _ = game.apply(state, Act(seat, move, acts * PACE))
            acts += 1
        elif isinstance(turn, Rolling):
            state, _ = game.apply(state, Chance(dice.roll(turn.what)))
            others += 1
        else:
            break
    return acts, others


def record_sizes(game: AnyGame, matches: int = 15) -> dict[str, object]:
    """The records of matches between bots, with times as on a real table."""
    sizes = []
    lengths = []
    for seed in range(matches):
        seats = SEATS.get(game.id, game.seats[0])
        table = Table(game, (Player(f"Bot {seat}", bot=True) for seat in range(seats)), Dice(seed))
        play_out(table, Opponents(table, 0.9, Random(seed)))
        sizes.append(len(written(table.record())))
        lengths.append(len(table.inputs))
    return {"record_bytes_median": median(sizes), "inputs_a_bot_match": median(lengths)}


def import_time() -> float:
    program = "import time; t = time.perf_counter(); import anpfiff.games; print(time.perf_counter() - t)"
    return min(
        float(
            subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
        )
        for _ in range(5)
    )


def median_of(counts: list[Count]) -> dict[str, object]:
    return {
        "moves_per_s": round(median(count.moves_per_s for count in counts)),
        "inputs_per_s": round(median(count.inputs / count.seconds for count in counts)),
        "matches_per_s": round(median(count.matches / count.seconds for count in counts), 1),
    }


def told(report: dict[str, object]) -> str:
    lines = []
    for title in ("games", "peers"):
        for name, figures in report[title].items():  # type: ignore[attr-defined]  # a report is made of dicts
            lines.append(f"{name:<32}" + "  ".join(f"{key} {value:>10,}" for key, value in figures.items()))
    lines += [f"{key:<48}{value}" for key, value in report.items() if key not in {"games", "peers"}]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    main()
