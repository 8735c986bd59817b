"""What is scored?"""

from collections import Counter

import numpy as np
from matplotlib.axes import Axes
from matplotlib.ticker import MaxNLocator
from numpy.typing import NDArray

from anpfiff.lab.report.chapter import Chapter, Table
from anpfiff.lab.report.chart import FELT, GOLD, PAPER, drawn, per_cents
from anpfiff.lab.report.plan import Score
from anpfiff.lab.report.sample import Sample
from anpfiff.lab.report.words import per_cent

COMMON = 6
"""Results in the table of the most frequent ones."""
AT_MOST = (1, 2, 3, 5, 10)
"""Rows of the table of what losers hold."""
MANY = 25
"""More bars than these are put together."""


def goals(sample: Sample, score: Score) -> Chapter:
    return _left_over(sample, score) if score.losers else _scored(sample, score)


def _scored(sample: Sample, score: Score) -> Chapter:
    """Two sides: what both score, and what lies between them; where all cards are won anyway, only that."""
    home = sample.scores[:, 0].astype(int)
    away = sample.scores[:, 1].astype(int)
    total = home + away
    margin = np.abs(home - away)
    fixed = score.one == "card"
    says = _all_won(total, margin, score) if fixed else _all_scored(total, margin, score)

    def draw(panels: list[Axes]) -> None:
        _bars(panels[-1], margin, f"{score.many} between the sides", GOLD, "//")
        if not fixed:
            _bars(panels[0], total, f"{score.many} of both", FELT, None)
            panels[-1].set_ylabel("")

    picture = drawn("goals", says, draw, panels=1 if fixed else 2)
    return Chapter("goals", f"{score.many.capitalize()} and results", says, picture, _common(home, away))


def _all_won(total: NDArray[np.int_], margin: NDArray[np.int_], score: Score) -> str:
    return f"Both sides together win {_mean(total)} {score.many} a match; {_mean(margin)} lie between them at the end."


def _all_scored(total: NDArray[np.int_], margin: NDArray[np.int_], score: Score) -> str:
    close = per_cent(float((margin <= 1).mean()))
    return (
        f"A match sees {_mean(total)} {score.many}; {_mean(margin)} lie between the sides at the end, "
        f"and in {close} of the matches at most one."
    )


def _common(home: NDArray[np.int_], away: NDArray[np.int_]) -> Table:
    """The most frequent results, whoever won."""
    results = Counter((max(pair), min(pair)) for pair in zip(home.tolist(), away.tolist(), strict=True))
    rows = (
        (f"{most}:{least}", per_cent(times / len(home)))
        for (most, least), times in results.most_common(COMMON)
    )
    return Table(("result, whoever won", "of the matches"), tuple(rows))


def _left_over(sample: Sample, score: Score) -> Chapter:
    """What the losers still hold when the winner has nothing left."""
    held = sample.scores[~sample.won].astype(int)
    says = (
        f"Who does not win is left with {_mean(held)} {score.many} on average; "
        f"in {per_cent(float((held == 1).mean()))} of the cases it is the very last one."
    )
    name = f"{score.many} left with each loser"
    picture = drawn("goals", says, lambda panels: _bars(panels[0], held, name, FELT, None))
    rows = tuple((f"at most {most}", per_cent(float((held <= most).mean()))) for most in AT_MOST)
    table = Table((f"{score.many} left", "of the losers"), rows)
    return Chapter("goals", "What the losers are left with", says, picture, table)


def _mean(values: NDArray[np.int_]) -> str:
    mean = float(values.mean())
    return f"{mean:.{1 if mean >= 1 else 2}f}"


def _bars(axes: Axes, values: NDArray[np.int_], name: str, colour: str, hatch: str | None) -> None:
    """The largest one in two hundred are put into the last bar."""
    top = max(1, int(np.percentile(values, 99.5)))
    step = 1 + (top - int(values.min())) // MANY
    places = (np.minimum(values, top) - values.min()) // step
    shares = np.bincount(places) / len(values)
    axes.bar(
        values.min() + step * np.arange(len(shares)),
        shares,
        0.86 * step,
        color=colour,
        hatch=hatch,
        edgecolor=PAPER,
        linewidth=0.4,
    )
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_xlabel(name)
    axes.set_ylabel("of the matches" if "loser" not in name else "of the losers")
    per_cents(axes)
