"""Are cups fair and quick? Ten thousand seeded ones, draws of 40 and 120 people, and lessons at human pace."""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from pathlib import Path
from random import Random
from statistics import median

from anpfiff.fixtures import lots_wanted
from anpfiff.fixtures.inputs import Come, DrawRound, EnterResult
from anpfiff.fixtures.plan import Format, usual
from anpfiff.lab.cups.chaos import EIGHT, FORMATS, played
from anpfiff.lab.cups.evening import Evening
from anpfiff.lab.cups.fairness import Fairness
from anpfiff.lab.cups.ledger import Ledger
from anpfiff.lab.cups.model import Model, crowd
from anpfiff.lab.cups.referee import MINUTE
from anpfiff.lab.cups.report import LESSON, lesson, quantile

sys.path[:0] = [str(Path(__file__).resolve().parents[1])]

from tests.support.cup_ordeal import CupOrdeal, Report  # noqa: E402 -- found only now

CLASS = 28
KILLS = 200
"""Of one competition; then the next one is founded."""
DRAWS = 5
"""Rounds of the draws that are timed, the fullest history last."""
GAMES: dict[Format, tuple[str, ...]] = {"tables": ("elfer-raus",), "teams": ("ligretto",), "eight": EIGHT}
"""Where it is not Elfmeter!."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--cups", type=int, default=10_000)
    parser.add_argument("--lessons", type=int, default=200)
    parser.add_argument("--kills", type=int, default=2_000)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    figures = crowds(args.cups, args.workers) | draws() | lessons(args.lessons) | kills(args.kills)
    print(
        json.dumps(figures)
        if args.json
        else "\n".join(f"{name:>22} {figure}" for name, figure in figures.items())
    )
    return int(
        any(
            figures[fault]
            for fault in ("exceptions", "left_out", "second_byes", "avoidable_rematches", "results_lost")
        )
    )


def crowds(cups: int, workers: int) -> dict[str, object]:
    """People late, absent, gone and back, results corrected: what was not fair, and what broke."""
    with ProcessPoolExecutor(workers) as pool:
        told = list(pool.map(_cup, range(cups), chunksize=16))
    faults = [fault for fault in told if isinstance(fault, str)]
    fair = sum((each for each in told if isinstance(each, Fairness)), Fairness())
    for fault in faults[:5]:
        print(fault, file=sys.stderr)
    return {
        "cups": cups,
        "rounds": fair.rounds,
        "exceptions": len(faults),
        "left_out": fair.left_out,
        "byes": fair.byes,
        "second_byes": fair.second_byes,
        "rounds_tried_exhaustively": fair.checked,
        "avoidable_rematches": fair.avoidable_rematches,
    }


def _cup(seed: int) -> Fairness | str:
    try:
        return played(seed)
    except Exception as fault:  # noqa: BLE001 -- they are what is counted
        return f"seed {seed}: {fault!r}"


def draws() -> dict[str, object]:
    return {"pair_40_ms": _draw(40), "pair_120_ms": _draw(120)}


def _draw(people: int) -> float:
    """The median of a Swiss draw with all its history, the import of networkx left aside."""
    luck = Random(people)
    ledger = Ledger(usual("swiss", ("elfmeter",)))
    model = Model("draws")
    for person in crowd(people):
        ledger.take(Come(person))
    laps = [_timed(ledger, model, luck) for _ in range(DRAWS + 1)]
    return round(median(laps[1:]), 1)


def _timed(ledger: Ledger, model: Model, luck: Random) -> float:
    lots = luck.sample(range(lots_wanted(ledger.state)), lots_wanted(ledger.state))
    began = time.perf_counter()
    ledger.take(DrawRound(tuple(lots)))
    lap = 1000 * (time.perf_counter() - began)
    for match in ledger.state.round.matches if ledger.state.round else ():
        ledger.take(EnterResult(match.id, model.outcome(match, luck)))
    return lap


def lessons(count: int) -> dict[str, object]:
    """A class of 28 from the door to the podium, format after format."""
    evenings = [_lesson(number) for number in range(count)]
    waits = list(chain.from_iterable(evening.waits for evening in evenings))
    return {
        "lessons": count,
        "lessons_in_time": sum(evening.lasted <= LESSON * MINUTE for evening in evenings),
        "longest_lesson_min": round(max((evening.lasted for evening in evenings), default=0) / MINUTE, 1),
        "wait_median_s": quantile(waits, 0.5),
        "wait_p95_s": quantile(waits, 0.95),
    }


def _lesson(number: int) -> Evening:
    chosen = FORMATS[number % len(FORMATS)]
    return lesson(CLASS, chosen, GAMES.get(chosen, ("elfmeter",)), f"lesson {number}")


def kills(count: int) -> dict[str, object]:
    """Competitions on servers that are killed again and again while the desk works, each as often as in the test run."""
    reports = [_ordeal(seed, min(KILLS, count - seed * KILLS)) for seed in range(-(-count // KILLS))]
    return {
        "kills": sum(report.kills for report in reports),
        "results_kept": sum(report.acknowledged for report in reports),
        "results_lost": sum(report.lost for report in reports),
        "done_twice": sum(report.doubled for report in reports),
        "slowest_start_s": max((report.slowest for report in reports), default=0.0),
    }


def _ordeal(seed: int, kills: int) -> Report:
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(CupOrdeal(Path(folder), seed).endured(kills))
    print(report, file=sys.stderr, flush=True)
    return report


if __name__ == "__main__":
    sys.exit(main())
