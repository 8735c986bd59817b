"""Zweikampf in a terminal."""

from typing import assert_never

from rich.console import Group, RenderableType
from rich.text import Text

from anpfiff.core.number_cards import name
from anpfiff.games.zweikampf.model import CardsLeftTied, CardsTurned, CardsWon, Event, HandReady, Move, View
from anpfiff.terminal.boards.number_cards import row


def draw(view: View, names: tuple[str, ...]) -> RenderableType:
    return Group(*(_side(view, seat, names[seat]) for seat in (0, 1)))


def _side(view: View, seat: int, who: str) -> Text:
    open_cards = row(pair[seat] for pair in view.open)
    return Text(f"{who:<14} stack {view.stacks[seat]:>2}   won {len(view.won[seat]):>2}   ").append_text(
        open_cards
    )


def call(move: Move, view: View) -> str:  # noqa: ARG001 -- there is but one
    return "Turn over your top card"


def tell(event: Event, names: tuple[str, ...]) -> str | None:
    match event:
        case HandReady(seat):
            return f"{names[seat]} is ready."
        case CardsTurned((mine, yours)):
            return f"{names[0]}: {name(mine)} – {names[1]}: {name(yours)}"
        case CardsWon(seat, cards):
            return f"{names[seat]} wins {cards} cards."
        case CardsLeftTied(cards):
            return f"Equal to the end: {cards} cards go to nobody."
        case _:
            assert_never(event)
