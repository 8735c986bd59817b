"""Does it matter where one sits?"""

from matplotlib.axes import Axes

from anpfiff.lab.report.chapter import Chapter, Table
from anpfiff.lab.report.chart import FELT, GOLD, INK, drawn, per_cents
from anpfiff.lab.report.sample import Sample
from anpfiff.lab.report.words import listed, per_cent, several, within

LITTLE = 0.02
CLEAR = 0.06
"""From here on a difference is told as more than a little, and as a lot."""


def seats(sample: Sample, begins: str) -> Chapter:
    says = f"{_says(sample)} {_ties(sample)}"
    picture = drawn("seats", says, lambda panels: _draw(panels[0], sample))
    rows = tuple(
        (f"seat {seat + 1}", bot, within(sample.seat(seat))) for seat, bot in enumerate(sample.study.bots)
    )
    tie = (("tie", "", within(sample.ties)),) if sample.ties.found else ()
    table = Table(("", "bot", "wins"), rows + tie)
    return Chapter(
        key="seats", title="Who wins, by seat", says=says, picture=picture, table=table, notes=(f"{begins}.",)
    )


def _says(sample: Sample) -> str:
    fair = sample.fair
    shares = [sample.seat(seat) for seat in range(sample.study.seats)]
    apart = [seat for seat, share in enumerate(shares) if share.misses(fair, len(shares))]
    if not apart:
        return (
            f"No seat is better than another, as far as {several(sample.matches, 'match', 'matches')} can tell: "
            f"every distance from the fair {per_cent(fair)} may be chance."
        )
    seat = max(apart, key=lambda seat: (round(abs(shares[seat].found - fair), 9), shares[seat].found))
    gap = shares[seat].found - fair
    much = "a little" if abs(gap) < LITTLE else "clearly" if abs(gap) < CLEAR else "a lot"
    others = [f"seat {other + 1}" for other in apart if other != seat and len(shares) > 2]
    also = f" (outside the fair share too: {listed(others)})" if others else ""
    return (
        f"Seat {seat + 1} wins {per_cent(shares[seat].found)} of the matches, fair would be {per_cent(fair)}: "
        f"to sit there {'helps' if gap > 0 else 'hurts'} {much}{also}."
    )


def _ties(sample: Sample) -> str:
    tied = sample.ties.found
    return f"{per_cent(tied)} of the matches are tied." if tied else "No match is tied."


def _draw(axes: Axes, sample: Sample) -> None:
    shares = [sample.seat(seat) for seat in range(sample.study.seats)] + [sample.ties] * (
        sample.ties.found > 0
    )
    names = [f"seat {seat + 1}" for seat in range(sample.study.seats)] + ["tie"] * (sample.ties.found > 0)
    for place, share in enumerate(shares):
        tie = place == sample.study.seats
        axes.bar(place, share.found, 0.62, color=GOLD if tie else FELT, hatch="//" if tie else None)
        axes.errorbar(
            place,
            share.found,
            [[share.found - share.low], [share.high - share.found]],
            color=INK,
            capsize=5,
            linewidth=1.4,
        )
        axes.text(place, share.high, f" {per_cent(share.found)}", ha="center", va="bottom")
    axes.axhline(sample.fair, color=INK, linestyle="--", linewidth=1.2)
    axes.text(
        len(shares) - 0.55,
        sample.fair,
        f"fair\n{per_cent(sample.fair)}",
        ha="left",
        va="bottom",
        linespacing=1.1,
    )
    axes.set_xticks(range(len(names)), names)
    axes.set_ylim(0, max(share.high for share in shares) * 1.18)
    axes.set_xlim(-0.6, len(shares) - 0.05)
    axes.set_ylabel("of the matches")
    per_cents(axes)
