"""Is a race fair over bad lines? Equal hands, every pair of lines, in simulated time; and how soon a tap is felt, in a real page.

    .venv/bin/python bench/races.py [--json] [--races 10000] [--no-browser] [--taps 1000000]

For each pair of lines: the share of races that the first one wins, with equal hands (50 is fair), and how many points in a
hundred it gains by lying, in the better of two ways: it says that its hand took no time, or it answers every ping late. A room with
the real rules of judging decides; only lines, hands and clock are simulated. `feedback_p99_ms` is measured in Chromium behind
the proxy of the tests, on the slower line of the pair: from the tap to the first picture that shows it; `glide_p99_ms` from the
verdict until the card lies at home.

`--taps N` instead lets four people contest N taps, and exits with 1 if a ball was lost, or grabbed twice, or if a tap
was not answered exactly once.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations_with_replacement
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from bench.helpers.feedback import Felt, feedback  # noqa: E402 -- found only now
from tests.support.racing import BALLS, LINES, Hand, Racecourse, share  # noqa: E402

CONTESTANTS = ("Ada", "Ben", "Cem", "Dot")
Pair = tuple[str, str]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--races", type=int, default=10_000)
    parser.add_argument("--lines", nargs="+", choices=LINES, default=list(LINES))
    parser.add_argument("--no-browser", action="store_true", help="no feedback is measured")
    parser.add_argument("--taps", type=int, help="contested taps, instead of everything else")
    args = parser.parse_args()
    if args.taps:
        sys.exit(contested(args.taps, json_wanted=args.json))
    felt = {} if args.no_browser else measured(args.lines)
    entries = list(judged(args.lines, args.races, felt))
    print(json.dumps(entries, indent=2) if args.json else "\n".join(map(told, entries)))


def measured(lines: list[str]) -> dict[str, Felt]:
    with tempfile.TemporaryDirectory(prefix="anpfiff-bench-") as folder:
        return feedback(Path(folder), lines)


def judged(lines: list[str], races: int, felt: Mapping[str, Felt]) -> Iterator[dict[str, object]]:
    pairs = list(combinations_with_replacement(lines, 2))
    with ProcessPoolExecutor() as workers:
        for pair, shares in zip(pairs, workers.map(shares_of, pairs, [races] * len(pairs)), strict=True):
            fair, claims, pongs = shares
            both = [felt[line] for line in pair if line in felt]
            yield {
                "profiles": list(pair),
                "races": races,
                "share_of_a": round(100 * fair, 2),
                "forger_gain": round(100 * (max(claims, pongs) - fair), 2),
                "feedback_p99_ms": slowest(times.tap for times in both),
                "glide_p99_ms": slowest(times.glide for times in both),
            }


def slowest(times: Iterable[float | None]) -> float | None:
    return max((time for time in times if time is not None), default=None)


def shares_of(pair: Pair, races: int) -> tuple[float, float, float]:
    """Honest, and in both ways of forging."""
    return (
        share(pair, races),
        share(pair, races, forges="claims"),
        share(pair, races, forges="pongs"),
    )


def told(entry: Mapping[str, object]) -> str:
    return "  ".join(f"{key} {value}" for key, value in entry.items())


def contested(taps: int, *, json_wanted: bool) -> int:
    """Four people on four lines, all after the same ball."""
    lots = Random(1)
    names = ("lan", "home", "school", "mobile")
    course = Racecourse([Hand(name, line, lots) for name, line in zip(CONTESTANTS, names, strict=True)])
    while course.taps < taps:
        course.run(sum(course.wins) + BALLS)
    wrong = course.faults()
    report = {"taps": course.taps, "balls": sum(course.wins), "faults": len(wrong)}
    print(json.dumps(report) if json_wanted else told(report))
    return 1 if wrong else 0


if __name__ == "__main__":
    main()
