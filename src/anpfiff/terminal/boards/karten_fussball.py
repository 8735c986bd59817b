"""Karten-Fußball in a terminal: the pitch lies as on the leaflet, row 1 at the left."""

from collections.abc import Iterable
from typing import assert_never

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from anpfiff.games.karten_fussball.cards import Card, name, suit
from anpfiff.games.karten_fussball.model import (
    WIDTH,
    CardOut,
    CardPlayed,
    DiceThrown,
    Event,
    GoalScored,
    Move,
    Phase,
    PitchCardTurned,
    Place,
    RoundBegan,
    RoundEnded,
    RowPassed,
    TurnOver,
    TurnTop,
    View,
    row_of,
)

STYLES = ("bold red", "bold red", "bold", "bold")
PHASES: dict[Phase, str] = {
    "regular-time": "Regular time",
    "extra-time": "Extra time",
    "penalties": "Penalties",
}
HEIGHTS = ("top", "middle", "bottom")
ARROWS = ("▶", "◀")


def draw(view: View, names: tuple[str, ...]) -> RenderableType:
    return Group(_scoreboard(view, names), _table(view, names), _below(view, names))


def call(move: Move, view: View) -> str:
    match move:
        case TurnTop():
            return f"Turn over the top card of your stack ({view.stacks[_player(view)]} left)"
        case TurnOver(place):
            return f"Turn over the {_where(place)}"
        case _:
            assert_never(move)


def tell(event: Event, names: tuple[str, ...]) -> str | None:
    match event:
        case DiceThrown((home, away)):
            again = ": again!" if home == away else "."
            return f"{names[0]} throws a {home}, {names[1]} a {away}{again}"
        case RoundBegan(phase, number, first):
            return f"{PHASES[phase]}, round {number}: {names[first]} begins."
        case CardPlayed(seat, card):
            return f"{names[seat]} plays {name(card)}."
        case PitchCardTurned(place, card):
            return f"The {_where(place)} is {name(card)}."
        case RowPassed(row):
            return f"Past row {row}!"
        case GoalScored(seat, card):
            return f"GOAL for {names[seat]} with {name(card)}!"
        case CardOut(seat, card, row):
            return f"{name(card)} of {names[seat]} is stopped in row {row} and out."
        case RoundEnded((home, away), (all_home, all_away)):
            return f"The whistle: {home}:{away} in this round, {all_home}:{all_away} in all."
        case _:
            assert_never(event)


def _player(view: View) -> int:
    """The seat that looks on, or for the stands the one whose turn it is."""
    return (view.turn or 0) if view.seat is None else view.seat


def _where(place: Place) -> str:
    return f"{HEIGHTS[place % WIDTH]} card of row {row_of(place)}"


def _scoreboard(view: View, names: tuple[str, ...]) -> RenderableType:
    rounds = "  ".join(f"{home}:{away}" for home, away in view.rounds)
    home, away = view.score
    score = Text.assemble(
        f"{PHASES[view.phase]}, round {view.number}   ",
        (f"{names[0]} {home} : {away} {names[1]}", "bold"),
        f"   by rounds {rounds}" if view.number > 1 else "",
    )
    return Align.center(score) if view.number else Align.center(Text("The die decides who begins."))


def _table(view: View, names: tuple[str, ...]) -> RenderableType:
    grid = Table.grid(padding=(0, 1), expand=False)
    grid.add_column(width=14)
    rows = range(1, len(view.pitch) // WIDTH + 1)
    for _ in rows:
        grid.add_column(width=8)
    grid.add_column(width=14)
    grid.add_row("", *(_heading(view, row) for row in rows), "")
    grid.add_row(_side(view, 0, names), *(_row(view, row) for row in rows), _side(view, 1, names))
    return Align.center(grid)


def _heading(view: View, row: int) -> RenderableType:
    """The row's number; an arrow, and not colour alone, says where the card in play is and which way it runs."""
    if row != view.row or view.turn is None:
        return Align.center(f"row {row}")
    arrow = ARROWS[view.turn]
    words = f"{arrow} row {row}" if view.turn == 0 else f"row {row} {arrow}"
    return Align.center(Text(words, style="bold green"))


def _row(view: View, row: int) -> RenderableType:
    cards = view.pitch[WIDTH * (row - 1) : WIDTH * row]
    style = "green" if row == view.row else "none"
    return Group(*(_pitch_card(card, style) for card in cards))


def _pitch_card(card: Card | None, style: str) -> RenderableType:
    face = Text("░░░░", style="dim") if card is None else _chip(card)
    return Panel(Align.center(face), box=box.ROUNDED, width=8, border_style=style)


def _side(view: View, seat: int, names: tuple[str, ...]) -> RenderableType:
    pile = view.goal_piles[seat]
    return Group(
        Text(names[seat], style="bold"),
        Text(f"plays {ARROWS[seat]}"),
        Text("on the ball" if seat == view.turn else "", style="green"),
        Text("began" if seat == view.first else "", style="italic"),
        Text(f"stack {view.stacks[seat]}"),
        Text(f"goals {len(pile)}"),
        _chips(pile),
    )


def _below(view: View, names: tuple[str, ...]) -> RenderableType:
    lines = [Text("Out: ").append_text(_chips(view.out))] if view.out else []
    if view.left_out:
        lines.append(Text(f"Left out, face down: {view.left_out}", style="dim"))
    if view.in_play is not None and view.turn is not None:
        lines.append(Text(f"{names[view.turn]} plays ").append_text(_chip(view.in_play)))
    return Group(*lines)


def _chips(cards: Iterable[Card]) -> Text:
    return Text(" ").join(map(_chip, cards))


def _chip(card: Card) -> Text:
    return Text(name(card), style=STYLES[suit(card)])
