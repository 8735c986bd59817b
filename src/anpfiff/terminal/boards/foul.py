"""Foul in a terminal."""

from typing import assert_never

from rich.console import Group, RenderableType
from rich.text import Text

from anpfiff.core import Seat
from anpfiff.core.number_cards import name
from anpfiff.games.foul.model import (
    CardLaid,
    Doubt,
    Event,
    Fair,
    FairSaid,
    FoulCalled,
    Lay,
    LotDrawn,
    MatchWon,
    Move,
    NumbersLeftOut,
    PileSetAside,
    PileTaken,
    PlayedOn,
    PlayOn,
    View,
    WhistleBlown,
)
from anpfiff.terminal.boards.number_cards import drawn, row

SAID = (
    *("nothing", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen"),
)
IN_A_ROW = 12


def draw(view: View, names: tuple[str, ...]) -> RenderableType:
    players = (_player(view, seat, who) for seat, who in enumerate(names))
    return Group(
        *players, Text(), _count(view), _pile(view), *_claim(view, names), *_call(view, names), *_hand(view)
    )


def _player(view: View, seat: Seat, who: str) -> Text:
    arrow = "▶" if seat == view.to_lay else " "
    cards = view.hands[seat] if view.hands else 0
    return Text(f"{arrow} {who:<14} {_cards(cards):>8}  {_standing(view, seat)}")


def _standing(view: View, seat: Seat) -> str:
    if seat in view.winners:
        return "wins the match"
    if view.claim and seat == view.claim.seat:
        return f"said “{SAID[view.claim.number]}”"
    return "may call foul" if seat in view.silent else "fair" if seat in view.said_fair else ""


def _count(view: View) -> Text:
    """The number that is due in brackets, those left out between strokes."""
    numbers = sorted(view.count + view.left_out)
    marks = (f"[{n}]" if n == view.due else f"-{n}-" if n in view.left_out else f" {n} " for n in numbers)
    return Text("Count  " + "".join(marks))


def _pile(view: View) -> Text:
    return Text(f"Pile   {_cards(view.pile)}, {view.aside} set aside; {view.calls_left} calls to the whistle")


def _claim(view: View, names: tuple[str, ...]) -> tuple[Text, ...]:
    if view.claim is None or view.winners:
        return ()
    if not view.hands[view.claim.seat]:
        return (Text(f"       That was the last card of {names[view.claim.seat]}!"),)
    return (Text("       The pile is complete."),) if view.due is None else ()


def _call(view: View, names: tuple[str, ...]) -> tuple[Text, ...]:
    call = view.last_call
    if call is None:
        return ()
    said = Text(f"Called {names[call.against]} said “{SAID[call.number]}” and laid ").append_text(
        drawn(call.card)
    )
    said.append(f": {names[call.taker]} took the pile.")
    return (
        (said, Text("       It was, from the bottom:"), *_rows(view.last_pile)) if view.last_pile else (said,)
    )


def _hand(view: View) -> tuple[Text, ...]:
    return () if view.seat is None else (Text("\nYour hand"), *_rows(view.hand))


def _rows(cards: tuple[int, ...]) -> tuple[Text, ...]:
    starts = range(0, len(cards), IN_A_ROW)
    return tuple(Text("       ").append_text(row(cards[start : start + IN_A_ROW])) for start in starts)


def call(move: Move, view: View) -> str:
    match move:
        case Lay(card):
            return f"Lay {name(card)} and say “{SAID[view.due or 0]}”"
        case Doubt():
            return "Call “Foul!”"
        case Fair():
            return "Say “Fair”"
        case PlayOn():
            goes_on = view.claim and view.hands[view.claim.seat]
            return "Play on: set the pile aside" if goes_on else "Play on: concede the match"
        case _:
            assert_never(move)


def tell(event: Event, names: tuple[str, ...]) -> str | None:  # noqa: C901 -- one case per event
    match event:
        case LotDrawn(seat):
            return f"The lot falls on {names[seat]}, who begins."
        case CardLaid(seat, number):
            return f"{names[seat]}: “{SAID[number].capitalize()}!”"
        case FairSaid(seat):
            return f"{names[seat]} says fair."
        case PlayedOn(seat):
            return f"{names[seat]} plays on."
        case FoulCalled(seat, against, number, card):
            verdict = "Fair play!" if event.taker == seat else "Foul!"
            return f"{names[seat]} doubts the “{SAID[number]}” of {names[against]}: {name(card)}. {verdict}"
        case PileTaken(seat, size, cards):
            return f"{names[seat]} takes {_cards(size)}" + (
                f": {', '.join(map(name, cards))}." if cards else "."
            )
        case PileSetAside(size):
            return f"The pile is complete: {_cards(size)} set aside."
        case NumbersLeftOut(numbers):
            return f"Left out of the count from now on: {', '.join(map(str, numbers))}."
        case MatchWon(seat):
            return f"{names[seat]} has laid all cards and wins!"
        case WhistleBlown(winners):
            return (
                f"So many calls and no end: the referee blows. {_all(winners, names)} with the fewest cards!"
            )
        case _:
            assert_never(event)


def _all(seats: tuple[Seat, ...], names: tuple[str, ...]) -> str:
    who = " and ".join(names[seat] for seat in seats)
    return f"{who} {'wins' if len(seats) == 1 else 'win'}"


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"
