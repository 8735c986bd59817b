"""Can somebody still turn it round?"""

import numpy as np
from matplotlib.axes import Axes

from anpfiff.lab.course import TENTHS
from anpfiff.lab.report.chapter import Chapter, Table
from anpfiff.lab.report.chart import EDGE, FELT, GOLD, INK, PAPER, drawn, per_cents
from anpfiff.lab.report.sample import Position, Sample
from anpfiff.lab.report.words import per_cent, within

LONG_BEFORE = 5
LATE = 9


def comebacks(sample: Sample) -> Chapter:
    """Half of the moves made, and nine tenths of them."""
    half = sample.comebacks(LONG_BEFORE)
    late = sample.comebacks(LATE)
    places = [sample.winner_at(tenth) for tenth in range(1, TENTHS + 1)]
    says = (
        f"{per_cent(half.found)} of the matches with a winner are won by who was not in front at half time "
        f"({per_cent(places[LONG_BEFORE - 1].behind)} by who was behind, the rest from level); "
        f"with nine tenths played it is still {per_cent(late.found)}."
    )
    picture = drawn("comebacks", says, lambda panels: _draw(panels[0], places), height=2.9)
    rows = tuple(
        (
            f"{10 * tenth} %",
            per_cent(where.front),
            per_cent(where.level),
            per_cent(where.behind),
            within(sample.comebacks(tenth)),
        )
        for tenth, where in enumerate(places, 1)
        if tenth in {1, 3, LONG_BEFORE, 7, LATE}
    )
    heads = ("moves made", "winner in front", "level", "behind", "not in front")
    return Chapter("comebacks", "Where the winner stands on the way", says, picture, Table(heads, rows))


def _draw(axes: Axes, places: list[Position]) -> None:
    tenths = np.arange(1, TENTHS + 1)
    bands = axes.stackplot(
        tenths,
        [
            [where.front for where in places],
            [where.level for where in places],
            [where.behind for where in places],
        ],
        colors=[FELT, EDGE, GOLD],
        labels=["the winner is in front", "level", "somebody else is in front"],
    )
    for band, hatch in zip(bands, ("", "||", "//"), strict=True):
        band.set_hatch(hatch)
        band.set_edgecolor(PAPER)
    edge = [1 - where.behind for where in places]
    axes.plot(tenths, edge, color=INK, linewidth=1.4)
    axes.set_xlim(1, TENTHS)
    axes.set_ylim(0, 1)
    axes.set_xticks(tenths, [f"{10 * tenth}" for tenth in tenths])
    axes.set_xlabel("per cent of the moves made")
    axes.set_ylabel("of the matches")
    axes.legend(
        loc="upper center", bbox_to_anchor=(0.5, 1.2), ncols=3, fontsize=9, columnspacing=1, handlelength=1.4
    )
    per_cents(axes)
