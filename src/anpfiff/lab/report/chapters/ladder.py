"""How much stronger is each level than the one below?"""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from matplotlib.axes import Axes

from anpfiff.core import AnyGame, Options
from anpfiff.lab.duel import Standing, duel, elo
from anpfiff.lab.report import intervals
from anpfiff.lab.report.chapter import Chapter, Table
from anpfiff.lab.report.chart import FELT, INK, drawn, marked, per_cents
from anpfiff.lab.report.intervals import Interval
from anpfiff.lab.report.sample import Tell
from anpfiff.lab.report.words import listed, per_cent, within

TITLE = "The bots, level by level"


class Rung(NamedTuple):
    """A level against as many of the next one below as the smallest table needs."""

    above: str
    below: str
    standing: Standing
    matches: int
    seats: int

    @property
    def share(self) -> Interval:
        """Where all deals ended alike their spread says nothing, and Wilson's interval for that number of deals does."""
        _, share, low, high = self.standing
        deals = self.matches // self.seats
        return Interval(share, low, high) if low < high else intervals.share(round(share * deals), deals)

    @property
    def clear(self) -> bool:
        return self.share.low > 1 / self.seats

    @property
    def elo(self) -> str:
        """Where nothing was lost, a bound: half a match more would have been."""
        most = 1 - 0.5 / self.matches
        bound = ">" if self.standing.share > most else ""
        return f"{bound}{elo(min(self.standing.share, most), 1 / self.seats):+.0f}"


def rungs(
    game: AnyGame, options: Options, levels: Sequence[str], matches: int, seed: str, tell: Tell
) -> Iterator[Rung]:
    seats = game.seats[0]
    whole = math.ceil(matches / seats) * seats
    for below, above in pairwise(levels):
        first, *_ = duel(game, [above, *[below] * (seats - 1)], whole, seed, options)
        tell(whole)
        yield Rung(above, below, first, whole, seats)


def ladder(steps: Sequence[Rung], missing: Sequence[str]) -> Chapter:
    says = _says(steps)
    picture = drawn("ladder", says, lambda panels: _draw(panels[0], steps), height=0.9 + 0.5 * len(steps))
    rows = tuple(
        (
            f"{rung.above} against {rung.below}",
            f"{rung.matches:,}",
            within(rung.share),
            rung.elo,
        )
        for rung in steps
    )
    table = Table(("", "matches", "share of the wins", "Elo"), rows)
    note = (
        (f"Not played here: {listed(list(missing))}, which thinks for seconds; see docs/appendix/ladder.md.",)
        if missing
        else ()
    )
    return Chapter(key="ladder", title=TITLE, says=says, picture=picture, table=table, notes=note)


def nothing_to_decide() -> Chapter:
    return Chapter(
        "ladder",
        TITLE,
        "Nobody has anything to decide here, so no level is stronger than another; they differ in pace.",
    )


def _says(steps: Sequence[Rung]) -> str:
    clear = [rung for rung in steps if rung.clear]
    seats = steps[0].seats
    fair = f"fair would be {per_cent(1 / seats)}"
    if len(clear) == len(steps):
        weakest = min(steps, key=lambda rung: rung.standing.share)
        return (
            f"Each level beats the one below; the smallest step is {weakest.above} against {weakest.below} "
            f"with {per_cent(weakest.standing.share)} of the wins ({fair})."
        )
    open_ = listed([f"{rung.above} against {rung.below}" for rung in steps if not rung.clear])
    return f"{len(clear)} of {len(steps)} steps are sure; so few matches cannot tell {open_} from a fair match ({fair})."


def _draw(axes: Axes, steps: Sequence[Rung]) -> None:
    for place, rung in enumerate(steps):
        share, low, high = rung.share
        axes.errorbar(
            share,
            place,
            xerr=[[share - low], [high - share]],
            color=FELT,
            marker="D",
            markersize=7,
            markeredgecolor=INK,
            markeredgewidth=0.6,
            capsize=4,
        )
        axes.text(
            min(share, 0.985),
            place + 0.2,
            f"{rung.elo} Elo",
            ha="right" if share > 0.85 else "center",
            va="bottom",
            fontsize=9,
        )
    marked(axes, 1 / steps[0].seats, "fair")
    axes.set_yticks(range(len(steps)), [f"{rung.above} – {rung.below}" for rung in steps])
    axes.set_ylim(-0.5, len(steps) - 0.2)
    axes.set_xlim(0, 1.02)
    axes.set_xlabel("share of the wins of the higher level")
    per_cents(axes, along="x")
