"""When is it over, though nobody knows it yet?"""

import numpy as np
from matplotlib.axes import Axes

from anpfiff.lab.report.chapter import Chapter
from anpfiff.lab.report.chart import BLUE, PAPER, drawn, marked, per_cents
from anpfiff.lab.report.sample import Numbers, Sample
from anpfiff.lab.report.words import per_cent


def decided(sample: Sample) -> Chapter:
    """The move after which the winners were in front for good."""
    moments = sample.decided
    if not len(moments):
        return Chapter("decided", "Where matches are decided", "No match had a winner.")
    middle = float(np.median(moments))
    last = float((moments > 0.9).mean())
    says = (
        f"Half of the matches are decided before {per_cent(middle, 0)} of the moves are made, the other half after it; "
        f"{per_cent(last)} only in the last tenth."
    )
    picture = drawn("decided", says, lambda panels: _draw(panels[0], moments, middle))
    notes = ("Decided: from then on the winner was in front, alone, to the end.",)
    return Chapter("decided", "Where matches are decided", says, picture, notes=notes)


def _draw(axes: Axes, moments: Numbers, middle: float) -> None:
    bins = np.linspace(0, 1, 21).tolist()
    shares = np.full(len(moments), 1 / len(moments))
    axes.hist(moments, bins, weights=shares, color=BLUE, edgecolor=PAPER, linewidth=0.4, hatch="\\\\")
    marked(axes, middle, f"median {100 * middle:.0f}")
    axes.set_xticks(np.linspace(0, 1, 11), [f"{10 * tenth}" for tenth in range(11)])
    axes.set_xlim(0, 1)
    axes.set_xlabel("per cent of the moves made")
    axes.set_ylabel("of the matches")
    per_cents(axes)
