"""How long does it take?"""

import numpy as np
from matplotlib.axes import Axes

from anpfiff.lab.report.chapter import Chapter, Table
from anpfiff.lab.report.chart import BLUE, FELT, INK, PAPER, drawn, per_cents
from anpfiff.lab.report.sample import Numbers, Sample
from anpfiff.lab.report.words import GLUE, listed
from anpfiff.lab.report.words import minutes as told

BINS = 18
QUANTILES = (5, 25, 50, 75, 95)


def length(sample: Sample) -> Chapter:
    moves, minutes = sample.moves, sample.minutes
    bots = listed(sorted(set(sample.study.bots)))
    constant = float(np.ptp(moves)) == 0
    low, middle, high = np.percentile(minutes, (5, 50, 95))
    begun = (
        f"Every match takes {moves[0]:.0f} moves"
        if constant
        else f"A match takes {np.median(moves):.0f} moves"
    )
    says = (
        f"{begun} and {told(middle)} minutes{'' if constant else ' (medians)'} at the pace of {bots}; "
        f"nine in ten take {told(low)} to {told(high)} minutes."
    )

    def draw(panels: list[Axes]) -> None:
        _histogram(panels[-1], minutes, "minutes", BLUE, "//")
        if not constant:
            _histogram(panels[0], moves, "moves", FELT, None)
            panels[-1].set_ylabel("")

    picture = drawn("length", says, draw, panels=1 if constant else 2)
    notes = ("The longest one in a hundred are drawn into the last bar.",)
    return Chapter("length", "How long a match takes", says, picture, _table(sample), notes)


def _table(sample: Sample) -> Table:
    """How many take at most so long."""
    moves, minutes = (np.percentile(values, QUANTILES) for values in (sample.moves, sample.minutes))
    return Table(
        ("of the matches take at most", "moves", "minutes"),
        tuple(
            (f"{share}{GLUE}%", f"{move:.0f}", told(minute))
            for share, move, minute in zip(QUANTILES, moves, minutes, strict=True)
        ),
    )


def _histogram(axes: Axes, values: Numbers, name: str, colour: str, hatch: str | None) -> None:
    """The longest one in a hundred are put into the last bar, or one of them would squeeze all others."""
    top = float(np.percentile(values, 99))
    whole = name == "moves"
    step = max(1.0 if whole else 0.01, (top - values.min()) / BINS)
    step = float(np.ceil(step)) if whole else float(step)
    edges = np.arange(values.min(), top + step, step)
    clipped = np.minimum(values, edges[-1])
    axes.hist(
        clipped,
        edges.tolist(),
        weights=np.full(len(values), 1 / len(values)),
        color=colour,
        edgecolor=PAPER,
        linewidth=0.4,
        hatch=hatch,
    )
    axes.axvline(float(np.median(values)), color=INK, linestyle="--", linewidth=1.2)
    axes.text(
        float(np.median(values)),
        1.0,
        f" median {f'{np.median(values):.0f}' if whole else told(float(np.median(values)))}",
        va="bottom",
        ha="center",
        transform=axes.get_xaxis_transform(),
    )
    axes.set_xlabel(name)
    axes.set_ylabel("of the matches")
    per_cents(axes)
