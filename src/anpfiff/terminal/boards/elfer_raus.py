"""Elfer raus! in a terminal."""

from typing import assert_never

from rich.console import Group, RenderableType
from rich.text import Text

from anpfiff.core.number_cards import name
from anpfiff.games.elfer_raus.model import (
    CardDrawn,
    CardLaid,
    DealtInVain,
    Draw,
    EndTurn,
    Event,
    HandsDealt,
    Lay,
    Move,
    PassedOver,
    TurnEnded,
    View,
)
from anpfiff.terminal.boards.number_cards import hand, holders, rows


def draw(view: View, names: tuple[str, ...]) -> RenderableType:
    pile = f"Draw pile {view.pile}" + (f", drawn this turn {view.drawn} of 3" if view.drawn else "")
    own = [] if view.seat is None else [Text("Your hand"), *hand(view.hand)]
    return Group(*holders(view.hands, names, view.to_move), *rows(view.rows), Text(pile), *own)


def call(move: Move, view: View) -> str:
    match move:
        case Lay(card):
            return f"Lay the {name(card)}"
        case Draw():
            return "Draw a card" if not view.drawn else "Draw another card"
        case EndTurn():
            return "Play the ball on: end your turn"
        case _:
            assert_never(move)


def tell(event: Event, names: tuple[str, ...]) -> str | None:
    match event:
        case HandsDealt(opener):
            return f"The cards are dealt. {names[opener]} holds the first 11 and kicks off."
        case DealtInVain():
            return "Nobody holds an 11: the cards are shuffled and dealt anew."
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
