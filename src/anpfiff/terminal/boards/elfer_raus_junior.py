"""Elfer raus! Junior in a terminal."""

from typing import assert_never

from rich.console import Group, RenderableType
from rich.text import Text

from anpfiff.core.number_cards import name
from anpfiff.games.elfer_raus_junior.model import (
    CardDrawn,
    CardLaid,
    Draw,
    EndTurn,
    Event,
    HandsDealt,
    Lay,
    LotsDrawn,
    Move,
    PassedOver,
    TurnEnded,
    View,
)
from anpfiff.terminal.boards.number_cards import hand, holders, rows


def draw(view: View, names: tuple[str, ...]) -> RenderableType:
    fresh = "" if view.drawn is None else f", just drawn: {name(view.drawn)}"
    own = [] if view.seat is None else [Text("Your hand"), *hand(view.hand)]
    table = rows(view.rows, last=11)
    return Group(
        *holders(view.hands, names, view.to_move), *table, Text(f"Draw pile {view.pile}{fresh}"), *own
    )


def call(move: Move, view: View) -> str:
    match move:
        case Lay(card):
            return f"Lay the {name(card)}"
        case Draw():
            return "Draw a card"
        case EndTurn():
            return "Keep the card: end your turn" if view.has_drawn else "Play the ball on: end your turn"
        case _:
            assert_never(move)


def tell(event: Event, names: tuple[str, ...]) -> str | None:
    match event:
        case LotsDrawn(opener):
            return f"Lots are drawn: {names[opener]} kicks off."
        case HandsDealt():
            return "Five cards each; the 1s and the 11s are on the pitch."
        case CardLaid(seat, card):
            return f"{names[seat]} lays the {name(card)}."
        case CardDrawn(seat, card):
            return f"{names[seat]} draws {'a card' if card is None else f'the {name(card)}'}."
        case TurnEnded():
            return None
        case PassedOver(seat):
            return f"{names[seat]} can lay none and is passed over."
        case _:
            assert_never(event)
