"""This way or that way: one option against the other, all else alike."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np
from matplotlib.axes import Axes

from anpfiff.lab.report import intervals
from anpfiff.lab.report.chapter import Chapter, Table
from anpfiff.lab.report.chart import BLUE, FELT, INK, drawn, per_cents
from anpfiff.lab.report.intervals import Interval
from anpfiff.lab.report.plan import Score
from anpfiff.lab.report.sample import Numbers, Sample
from anpfiff.lab.report.words import GLUE, change, listed, per_cent, points, within

LATE = 0.9
NOTES = (
    "* Hardly chance, even with so many measures looked at.",
    "A comeback from half time: won by who was not in front when half of the moves were made.",
)
MEASURES = 8
"""Looked at in each comparison, at the most."""


class Compared(NamedTuple):
    """One measure of both sides, and the right one less the left."""

    name: str
    left: Interval
    right: Interval
    gap: Interval
    share: bool

    @property
    def tells(self) -> bool:
        """With allowance for how many measures are looked at."""
        return self.gap.misses(0, MEASURES)


class Pair(NamedTuple):
    left: Sample
    right: Sample
    names: tuple[str, str]


def versus(key: str, title: str, pair: Pair, score: Score) -> Chapter:
    measures = [measure for measure in _compared(pair, score) if measure.left.found or measure.right.found]
    says = _says(measures, pair)
    shares = [measure for measure in measures if measure.share]
    picture = drawn(
        key, says, lambda panels: _draw(panels[0], shares, pair.names), height=0.9 + 0.5 * len(shares)
    )
    heads = ("", *pair.names, "difference (95 % interval)")
    table = Table(heads, tuple(_row(measure) for measure in measures))
    played = listed([f"{sample.matches:,} {name}" for sample, name in zip(pair[:2], pair.names, strict=True)])
    return Chapter(
        key=key,
        title=title,
        says=says,
        picture=picture,
        table=table,
        notes=(f"Matches: {played}.", *NOTES),
    )


def _compared(pair: Pair, score: Score) -> Iterator[Compared]:
    if pair.left.study.seats == pair.right.study.seats:
        yield _shares("seat 1 wins", pair, lambda sample: sample.seat(0))
    yield _shares("a tie", pair, lambda sample: sample.ties)
    yield _shares("a comeback from half time", pair, lambda sample: sample.comebacks())
    yield _shares("a decision in the last tenth", pair, _late)
    yield _means("minutes", pair, lambda sample: sample.minutes)
    yield _means("moves", pair, lambda sample: sample.moves)
    if score.losers:
        yield _means("cards left with a loser", pair, _held)
    else:
        yield _means(
            f"{score.many} of the best side", pair, lambda sample: sample.scores.max(1).astype(float)
        )
        yield _means(
            f"{score.many} between first and last",
            pair,
            lambda sample: np.ptp(sample.scores, 1).astype(float),
        )


def _late(sample: Sample) -> Interval:
    moments = sample.decided
    return intervals.share(int((moments > LATE).sum()), max(1, len(moments)))


def _held(sample: Sample) -> Numbers:
    """What the losers of each match hold, on average: one number a match, as they belong together."""
    losers = np.maximum(1, (~sample.won).sum(1))
    return np.asarray(np.where(sample.won, 0, sample.scores).sum(1) / losers, float)


def _shares(name: str, pair: Pair, measure: Callable[[Sample], Interval]) -> Compared:
    left = measure(pair.left)
    right = measure(pair.right)
    return Compared(name, left, right, intervals.between_shares(left, right), share=True)


def _means(name: str, pair: Pair, measure: Callable[[Sample], Numbers]) -> Compared:
    left = measure(pair.left)
    right = measure(pair.right)
    return Compared(
        name, intervals.mean(left), intervals.mean(right), intervals.between_means(left, right), share=False
    )


def _says(measures: list[Compared], pair: Pair) -> str:
    """What differs for certain enough, and that nothing does where nothing does."""
    left, right = pair.names
    told = [measure for measure in measures if measure.tells]
    if not told:
        return f"As far as so many matches can tell, “{right}” plays like “{left}”: every difference may be chance."
    some = listed([_difference(measure) for measure in _largest(told)])
    rest = "All other differences may be chance." if len(told) < len(measures) and len(told) <= TOLD else ""
    return f"With “{right}” instead of “{left}”: {some}. {rest}".strip()


TOLD = 3


def _largest(told: list[Compared]) -> list[Compared]:
    """The surest differences, most sure first."""
    return sorted(
        told, key=lambda measure: -abs(measure.gap.found) / max(1e-12, measure.gap.high - measure.gap.low)
    )[:TOLD]


def _difference(measure: Compared) -> str:
    if measure.share:
        return f"{measure.name} in {per_cent(measure.right.found)} of the matches instead of {per_cent(measure.left.found)}"
    return f"{measure.right.found:.1f} {measure.name} instead of {measure.left.found:.1f}"


def _row(measure: Compared) -> tuple[str, ...]:
    sure = f"{GLUE}*" if measure.tells else ""
    if measure.share:
        return measure.name, within(measure.left), within(measure.right), f"{points(measure.gap)}{sure}"
    digits = 1 if measure.left.found >= 20 else 2
    return (
        measure.name,
        f"{measure.left.found:.{digits}f}",
        f"{measure.right.found:.{digits}f}",
        f"{change(measure.gap, digits)}{sure}",
    )


def _draw(axes: Axes, shares: list[Compared], names: tuple[str, str]) -> None:
    """Two marks a line: a disc on the left's, a diamond on the right's."""
    for side, (name, colour, marker, shift) in enumerate(
        ((names[0], FELT, "o", 0.14), (names[1], BLUE, "D", -0.14))
    ):
        for place, measure in enumerate(reversed(shares)):
            share = (measure.left, measure.right)[side]
            axes.errorbar(
                share.found,
                place + shift,
                xerr=[[share.found - share.low], [share.high - share.found]],
                color=colour,
                marker=marker,
                markersize=7,
                markeredgecolor=INK,
                markeredgewidth=0.6,
                capsize=4,
                linestyle="",
                label=name if not place else None,
            )
    axes.set_yticks(range(len(shares)), [measure.name for measure in reversed(shares)])
    axes.set_ylim(-0.5, len(shares) - 0.5)
    axes.set_xlim(left=0)
    axes.legend(loc="lower center", bbox_to_anchor=(0.4, 1.0), ncols=2, fontsize=9.5, handletextpad=0.3)
    per_cents(axes, along="x")
