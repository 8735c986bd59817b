"""The number cards in a terminal: colour, sign and number, never colour alone."""

from collections.abc import Iterable

from rich.text import Text

from anpfiff.core.number_cards import NumberCard, colour, number

SIGNS = ("◆", "●", "▲", "■")
STYLES = ("bold red", "bold yellow", "bold blue", "bold bright_black")


def drawn(card: NumberCard) -> Text:
    """A card as a chip, such as ◆11."""
    return Text(f"{SIGNS[colour(card)]}{number(card):>2}", style=STYLES[colour(card)])


def row(cards: Iterable[NumberCard]) -> Text:
    return Text("  ").join(map(drawn, cards))
