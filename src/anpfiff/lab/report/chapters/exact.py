"""What was worked out, beside what was counted."""

from matplotlib.axes import Axes

from anpfiff.lab.odds.sheet import Counts, Figure, Sheet
from anpfiff.lab.report.chapter import Chapter, Table
from anpfiff.lab.report.chart import GOLD, INK, drawn, per_cents
from anpfiff.lab.report.intervals import NINETY_FIVE
from anpfiff.lab.report.words import GLUE, per_cent, several

FAR = 3.0
"""Standard errors; chance alone goes further about once in four hundred figures."""


def exact(sheet: Sheet, counts: Counts) -> Chapter:
    both = [figure for figure in sheet.figures if figure.key in counts]
    says = _says(both, counts)
    shares = [figure for figure in both if figure.share]
    picture = drawn(
        "odds", says, lambda panels: _draw(panels[0], shares, counts), height=0.8 + 0.34 * len(shares)
    )
    heads = ("", "worked out", "counted", "standard errors apart", "rules")
    table = Table(heads, tuple(_row(figure, counts) for figure in sheet.figures))
    return Chapter(
        key="odds",
        title="Exact odds: worked out and counted",
        says=says,
        picture=picture,
        table=table,
        notes=sheet.notes,
    )


def _says(both: list[Figure], counts: Counts) -> str:
    apart = [counts[figure.key].apart(figure.worth) for figure in both]
    far = sum(distance > FAR for distance in apart)
    fits = (
        f"All {len(both)} figures that were counted as well lie within {max(apart):.1f} standard errors of what was worked out"
        if not far
        else f"{far} of {len(both)} figures lie more than {FAR:.0f} standard errors from what was worked out"
    )
    times = max(counts[figure.key].times for figure in both)
    return f"{fits}, in up to {several(times, 'match', 'matches')} by the real rules."


def _row(figure: Figure, counts: Counts) -> tuple[str, ...]:
    rules = ", ".join(figure.rules)
    if figure.key not in counts:
        return figure.what, _number(figure, float(figure.worth)), "", "", rules
    count = counts[figure.key]
    return (
        figure.what,
        _number(figure, float(figure.worth)),
        f"{_number(figure, count.mean)} ±{GLUE}{_number(figure, NINETY_FIVE * count.error)}",
        f"{count.apart(figure.worth):.1f}",
        rules,
    )


def _number(figure: Figure, value: float) -> str:
    return per_cent(value, 2) if figure.share else f"{value:.3f}"


def _draw(axes: Axes, shares: list[Figure], counts: Counts) -> None:
    for place, figure in enumerate(reversed(shares)):
        count = counts[figure.key]
        axes.errorbar(
            count.mean,
            place,
            xerr=NINETY_FIVE * count.error,
            color=INK,
            capsize=4,
            linewidth=1.4,
            label="counted, with its interval" if not place else None,
        )
        axes.plot(
            float(figure.worth),
            place,
            marker="D",
            markersize=7,
            color=GOLD,
            markeredgecolor=INK,
            linestyle="",
            label="worked out" if not place else None,
        )
    axes.set_yticks(range(len(shares)), [figure.key.replace("-", " ") for figure in reversed(shares)])
    axes.set_ylim(-0.6, len(shares) - 0.4)
    axes.set_xlim(left=-0.01)
    axes.legend(loc="lower center", bbox_to_anchor=(0.4, 1.0), ncols=2, fontsize=9.5, handletextpad=0.4)
    per_cents(axes, along="x")
