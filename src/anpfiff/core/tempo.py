"""The calm tempo of a race: after a card lies hands rest, so that nobody has to be quick.

Each seat is free (0), rests until a time, or has rested (-1). A rest is not prolonged, and who has rested is free of it until
they have acted: so nobody, however quick, can keep another's hands from the table.
"""

from typing import TypeAlias

from anpfiff.core.values import Seat, succeeded

Rests: TypeAlias = tuple[int, ...]
"""One for each seat; none where nobody ever rests."""
FREE = 0
RESTED = -1


def fresh(seats: int, calm: int, calm_for: tuple[int, ...]) -> Rests:
    """A new race: nobody rests yet; nobody ever does where no calm was agreed."""
    return (FREE,) * seats if calm or any(calm_for) else ()


def rests(row: Rests, seat: Seat) -> bool:
    return 0 <= seat < len(row) and row[seat] > FREE


def acted(row: Rests, seat: Seat) -> Rests:
    """Whoever has acted is free."""
    return succeeded(row, seat, FREE) if row else row


def calmed(row: Rests, lengths: tuple[int, ...], at: int) -> Rests:
    """A card lies at that time: whoever is free rests for so long from then on."""
    both = zip(row, lengths, strict=True)
    return tuple(at + length if rest == FREE and length else rest for rest, length in both)


def lengths(seats: int, layer: Seat, calm: int, calm_for: tuple[int, ...]) -> tuple[int, ...]:
    """How long each seat rests after a card of that one: by the table's calm all others, by a person's own all but that one.

    Whoever needs calm of their own is not hurried by anybody: everybody else rests after every card, also after an own one.
    """
    return tuple(max(calm if seat != layer else 0, _needed(seat, calm_for)) for seat in range(seats))


def _needed(seat: Seat, calm_for: tuple[int, ...]) -> int:
    """What the others at the table need."""
    return max((need for other, need in enumerate(calm_for) if other != seat), default=0)


def ends_at(row: Rests) -> int | None:
    """When the next hands have rested."""
    return min((rest for rest in row if rest > FREE), default=None)


def rested(row: Rests, at: int) -> Rests:
    return tuple(RESTED if FREE < rest <= at else rest for rest in row)
