"""The number cards in a terminal: colour, sign and number, never colour alone."""

from collections.abc import Iterable

from rich.text import Text

from anpfiff.core.number_cards import COLOURS, HIGHEST, NumberCard, colour, number

SIGNS = ("◆", "●", "▲", "■")
STYLES = ("bold red", "bold yellow", "bold blue", "bold white")


def drawn(card: NumberCard) -> Text:
    """A card as a chip, such as ◆11."""
    return Text(f"{SIGNS[colour(card)]}{number(card):>2}", style=STYLES[colour(card)])


def row(cards: Iterable[NumberCard]) -> Text:
    return Text("  ").join(map(drawn, cards))


def rows(table: tuple[tuple[NumberCard, ...], ...], last: int = HIGHEST) -> list[Text]:
    """A line a colour: the numbers that lie there, dots where one is missing."""
    return [_line(place, cards, last) for place, cards in enumerate(table)]


def _line(place: int, cards: tuple[NumberCard, ...], last: int) -> Text:
    there = set(map(number, cards))
    cells = (f"{value:>3}" if value in there else "  ·" for value in range(1, last + 1))
    return Text(f"{SIGNS[place]} {COLOURS[place]:<5}", style=STYLES[place]).append("".join(cells))


def hand(cards: tuple[NumberCard, ...]) -> list[Text]:
    """One's own cards, one line per colour."""
    by_colour = [[card for card in cards if colour(card) == place] for place in range(len(COLOURS))]
    return [Text("  ").append_text(row(some)) for some in by_colour if some]


def holders(counts: tuple[int, ...], names: tuple[str, ...], to_move: int | None) -> list[Text]:
    """Who holds how many cards, and whose turn it is."""
    return [
        Text(f"{'▶' if seat == to_move else ' '} {names[seat]:<14} {_cards(count)}")
        for seat, count in enumerate(counts)
    ]


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"
