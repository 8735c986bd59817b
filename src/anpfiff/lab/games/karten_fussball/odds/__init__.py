"""Karten-Fußball worked out: how far a card comes.

Which card of a row is turned over makes no difference, as nobody knows any of them. So a position is what lies open: row by
row, and beside the pitch; every card that does not is as likely to be anywhere as any other. How far the next card comes from
there is exact (`top_card`). How far the second card of a round comes follows from every position that the first
can leave, each with its chance; suits and ranks are renamed in the order in which they turn up, as they are all alike,
so that the same position is not met under a thousand names.
"""

from collections.abc import Iterator

from anpfiff.games.karten_fussball.model import WIDTH
from anpfiff.lab.games.karten_fussball.odds.position import bare
from anpfiff.lab.games.karten_fussball.odds.round import goal
from anpfiff.lab.games.karten_fussball.odds.run import row_odds, top_card
from anpfiff.lab.odds.sheet import Figure, Sheet

REGULAR = 4
PENALTIES = 2
"""Rows of the pitch."""
ORDINALS = {1: "first", 2: "second"}
NOTES = (
    "Exact: how far the next card comes from any position (top_card), and so the first two cards of a round.",
    "Not worked out: whole rounds, as their positions are too many; the report counts them.",
)


def sheet() -> Sheet:
    first, penalty = (top_card(bare(rows), 0) for rows in (REGULAR, PENALTIES))
    passes = (
        Figure(
            f"row-{rows}",
            f"the first card of a round gets through {rows} of 4 rows",
            first.through(rows),
            ("KF-8",),
        )
        for rows in range(1, REGULAR)
    )
    later = (
        Figure(
            f"goal-{place}",
            f"the {ORDINALS[place]} card of a round is a goal",
            goal(place, REGULAR),
            ("KF-7", "KF-10"),
        )
        for place in ORDINALS
    )
    in_penalties = Figure("penalty-1", "the first card of the penalties is a goal", penalty.goal, ("KF-15",))
    return Sheet("karten-fussball", (*passes, *later, in_penalties, *row_figures()), NOTES)


def row_figures() -> Iterator[Figure]:
    """KF-7 to KF-9 for one row by itself, when nothing else has been seen."""
    for cards in range(WIDTH + 1):
        least, mean, most = row_odds(cards)
        words = "no card" if not cards else f"{cards} card{'s' if cards > 1 else ''}"
        yield Figure(f"open-{cards}", f"a card passes a row with {words} open", mean, ("KF-7", "KF-8"))
        if least != most:
            yield Figure(f"open-{cards}-least", "… where the open ones are most alike", least, ("KF-7",))
            yield Figure(f"open-{cards}-most", "… where they differ most", most, ("KF-7",))
