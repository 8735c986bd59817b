"""Elfmeter!: the deck as data, shipped or somebody's own copy typed in.

One line a card: its number, where footballer and ball are, where it shoots; where its defenders stand (joined by +) and
where its keeper dives. V and H are the front and the back row, L M R left, middle and right; # begins a remark.
"""

from collections.abc import Iterator
from typing import NamedTuple

from anpfiff.core import JOINT, Fault, FaultyMaterial, shipped
from anpfiff.games.elfmeter.cards import Attack, CardNumber, Defence, Face, Field, Side, Third
from anpfiff.games.elfmeter.state import COLOUR, Cards

COLUMNS = ("card", "footballer", "ball", "shot", "defenders", "dive")
MOST_DEFENDERS = 3
NUMBERS = {str(card): card for card in COLOUR}
FIELDS = {name: field for field, name in enumerate(("VL", "VM", "VR", "HL", "HM", "HR"))}
THIRDS = {name: third for third, name in enumerate("LMR")}


class Deck(NamedTuple):
    """ELF-1 to ELF-3: both sides of the 24 cards, by number."""

    attack: dict[CardNumber, Attack]
    defence: dict[CardNumber, Defence]

    def face(self, card: CardNumber, side: Side) -> Face:
        return self.attack[card] if side == "attack" else self.defence[card]

    def follows(self, card: CardNumber, last: CardNumber) -> bool:
        """ELF-10: the footballer stands in exactly the field where the card before shows the ball."""
        return self.attack[card].footballer == self.attack[last].ball

    def tackles(self, card: CardNumber, last: CardNumber) -> bool:
        """ELF-11: one of the defenders stands where the attacker's last card shows the ball."""
        return self.attack[last].ball in self.defence[card].defenders

    def completes(self, stack: Cards, laid: Cards) -> bool:
        """ELF-28: some choice of cards from the stack, each fitting the one before, makes three."""
        if len(laid) >= 3:
            return True
        return any(
            self.completes(stack, (*laid, card))
            for card in stack
            if not laid or (self.follows(card, laid[-1]) and card not in laid)
        )


def deck_from(text: str) -> Deck:
    """The deck in a file's text, or everything that is wrong with it."""
    rows, faults = _rows(text)
    faults += _miscounted([row["card"] for row in rows])
    cards = [(at, row) for at, row in enumerate(rows) if row["card"] in NUMBERS]
    faults += [fault for at, row in cards for fault in _faults(at, row)]
    if faults:
        raise FaultyMaterial(faults)
    return _deck([row for _, row in cards])


def _rows(text: str) -> tuple[list[dict[str, str]], list[Fault]]:
    """The cells of every card under their columns' names."""
    head, table = table_in(text)
    if head != COLUMNS:
        return [], [no_columns()]
    rows = [dict(zip(COLUMNS, cells, strict=True)) for _, cells in table if len(cells) == len(COLUMNS)]
    return rows, [
        Fault(f"line {count}", "ELF-3", f"has {len(cells)} cells, not {len(COLUMNS)}", "wrong-cells")
        for count, cells in table
        if len(cells) != len(COLUMNS)
    ]


def table_in(text: str) -> tuple[tuple[str, ...], list[tuple[int, tuple[str, ...]]]]:
    """The head, and the cells of each line under it with the line's number."""
    lines = [(count, line.strip()) for count, line in enumerate(text.lstrip("\ufeff").splitlines(), 1)]
    table = [(count, _cells(line)) for count, line in lines if line and not line.startswith("#")]
    return (tuple(name.lower() for name in table[0][1]), table[1:]) if table else ((), [])


def no_columns() -> Fault:
    return Fault("columns", "ELF-3", f"must be {','.join(COLUMNS)}", "wrong-columns", (",".join(COLUMNS),))


def _cells(line: str) -> tuple[str, ...]:
    return tuple(cell.strip().upper() for cell in line.split(","))


def _miscounted(numbers: list[str]) -> list[Fault]:
    """ELF-1: the cards 1 to 24, each once."""
    strangers = [
        Fault(f"card {card}", "ELF-1", "is not one of 1 to 24", "no-such-card", at=at)
        for at, card in enumerate(numbers)
        if card not in NUMBERS
    ]
    counted = [(card, numbers.count(card)) for card in NUMBERS]
    return strangers + [
        Fault(f"card {card}", "ELF-1", f"comes {count} times", "card-twice", at=_last(numbers, card))
        if count
        else Fault(f"card {card}", "ELF-1", "is missing", "card-missing", (card,))
        for card, count in counted
        if count != 1
    ]


def _last(numbers: list[str], card: str) -> int:
    return max(at for at, number in enumerate(numbers) if number == card)


def _faults(at: int, row: dict[str, str]) -> Iterator[Fault]:
    """ELF-2, ELF-3: what a card shows, and where."""
    if not any(row[name] for name in COLUMNS[1:]):
        yield Fault(f"card {row['card']}", "ELF-3", "is blank", "blank", at=at)
        return
    for rule, what, why, *says in _broken(row):
        yield Fault(f"card {row['card']}", rule, what, why, tuple(says), at)


def _broken(row: dict[str, str]) -> Iterator[tuple[str, ...]]:
    """The rule, the sentence, its key, and what differs in it."""
    defenders = row["defenders"].split(JOINT) if row["defenders"] else []
    for name, cell in (("footballer", row["footballer"]), ("ball", row["ball"])):
        if cell not in FIELDS:
            yield "ELF-2", f"{name} in no field: {cell!r}", "no-field", name
    if row["footballer"] == row["ball"]:
        yield "ELF-3", "footballer and ball in one field", "one-field"
    for cell in defenders:
        if cell not in FIELDS:
            yield "ELF-2", f"defender in no field: {cell!r}", "no-field", "defenders"
    if not 1 <= len(defenders) <= MOST_DEFENDERS:
        yield "ELF-3", f"{len(defenders)} defenders, not 1 to 3", "defenders", str(len(defenders))
    if len(set(defenders)) < len(defenders):
        yield "ELF-3", "two defenders in one field", "defenders-together"
    for name in ("shot", "dive"):
        if row[name] not in THIRDS:
            yield "ELF-2", f"{name} neither L, M nor R: {row[name]!r}", "no-third", name


def _deck(rows: list[dict[str, str]]) -> Deck:
    numbered = [(NUMBERS[row["card"]], row) for row in rows]
    return Deck(
        {
            card: Attack(_field(row["footballer"]), _field(row["ball"]), _third(row["shot"]))
            for card, row in numbered
        },
        {
            card: Defence(tuple(sorted(map(_field, row["defenders"].split(JOINT)))), _third(row["dive"]))
            for card, row in numbered
        },
    )


def _field(name: str) -> Field:
    return FIELDS[name]


def _third(name: str) -> Third:
    return THIRDS[name]


SHIPPED = deck_from(shipped(__package__ or "anpfiff.games.elfmeter", "deck.csv"))
