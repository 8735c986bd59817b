"""How long does it take?"""

import math

import numpy as np
from matplotlib.axes import Axes

from anpfiff.lab.report.chapter import Chapter, Table
from anpfiff.lab.report.chart import BLUE, FELT, PAPER, drawn, marked, per_cents
from anpfiff.lab.report.sample import Numbers, Sample
from anpfiff.lab.report.words import GLUE, listed, several
from anpfiff.lab.report.words import minutes as told

BINS = 18
QUANTILES = (5, 25, 50, 75, 95)


def length(sample: Sample) -> Chapter:
    """Where every match has the same number of moves, only the minutes are drawn."""
    moves = sample.moves
    minutes = sample.minutes
    constant = bool((moves == moves[0]).all())
    says = _says(sample)

    def draw(panels: list[Axes]) -> None:
        _histogram(panels[-1], minutes, "minutes", BLUE, "//")
        if not constant:
            _histogram(panels[0], moves, "moves", FELT, None)
            panels[-1].set_ylabel("")

    picture = drawn("length", says, draw, panels=1 if constant else 2)
    notes = ("The longest one in a hundred are drawn into the last bar.",)
    return Chapter(
        key="length",
        title="How long a match takes",
        says=says,
        picture=picture,
        table=_table(sample),
        notes=notes,
    )


def _says(sample: Sample) -> str:
    moves = sample.moves
    centre = float(np.median(sample.minutes))
    low, middle, high = (told(float(value), centre) for value in np.percentile(sample.minutes, (5, 50, 95)))
    bots = listed(sorted(set(sample.study.bots)))
    rest = f"at the pace of {bots}; nine in ten take {low} to {high} minutes."
    if (moves == moves[0]).all():
        return f"Every match takes {several(int(moves[0]), 'move')} and {middle} minutes {rest}"
    return f"A match takes {np.median(moves):.0f} moves and {middle} minutes (medians) {rest}"


def _table(sample: Sample) -> Table:
    """How many take at most so long."""
    moves, minutes = (np.percentile(values, QUANTILES) for values in (sample.moves, sample.minutes))
    return Table(
        ("of the matches take at most", "moves", "minutes"),
        tuple(
            (f"{share}{GLUE}%", f"{move:.0f}", told(minute, minutes[2]))
            for share, move, minute in zip(QUANTILES, moves, minutes, strict=True)
        ),
    )


def _histogram(axes: Axes, values: Numbers, name: str, colour: str, hatch: str | None) -> None:
    """The longest one in a hundred are put into the last bar, or one of them would squeeze all others."""
    whole = name == "moves"
    middle = float(np.median(values))
    edges = _edges(values, 1.0 if whole else 0.0)
    axes.hist(
        np.minimum(values, edges[-1]),
        edges.tolist(),
        weights=np.full(len(values), 1 / len(values)),
        color=colour,
        edgecolor=PAPER,
        linewidth=0.4,
        hatch=hatch,
    )
    marked(axes, middle, f"median {f'{middle:.0f}' if whole else told(middle)}")
    axes.set_xlabel(name)
    axes.set_ylabel("of the matches")
    per_cents(axes)


def _edges(values: Numbers, grain: float) -> Numbers:
    """Of the bars: as many as fit well, each a whole number of grains wide."""
    low = float(values.min())
    top = float(np.percentile(values, 99))
    step = max(0.01, (top - low) / BINS)
    step = grain * math.ceil(step / grain) if grain else step
    bars = max(1, math.ceil((top - low) / step))
    return np.asarray(low + step * np.arange(bars + 1), float)
