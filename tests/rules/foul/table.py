"""Foul: positions and moves in a few words, for the tests of its rules."""

import pytest

from anpfiff.core import Act, Chance, IllegalMove, Step
from anpfiff.core.number_cards import COLOURS, number_card
from anpfiff.games.foul.model import Bluff, Cards, Lay, Move, Options
from anpfiff.games.foul.rules import GAME
from anpfiff.games.foul.state import State

SEATS = (3, 4, 5, 6)
DEALT = {3: 12, 4: 10, 5: 12, 6: 10}
IN_PLAY = {3: 9, 4: 10, 5: 15, 6: 15}
UP_TO_NINE = "r1 g2 b3 y4 r5 g6 b7 y8 r9"
ALL_RED = "r1 r2 r3 r4 r5 r6 r7 r8 r9"


def cards(text: str) -> Cards:
    """r1 g2 b3 y4: red one, gold two, blue three, grey four."""
    return tuple(number_card(COLOURS["rgby".index(word[0])], int(word[1:])) for word in text.split())


def card(text: str) -> int:
    return cards(text)[0]


def table(
    *hands: str,
    to_lay: int = 0,
    pile: str = "",
    fair: tuple[int, ...] = (),
    aside: str = "",
    count: tuple[int, ...] = tuple(range(1, 10)),
    bluff: Bluff = "forced",
) -> State:
    """Hands from seat 0 on; all but the one before `to_lay` may judge the top card, unless they have said fair."""
    seats = len(hands)
    quiet = (*fair, (to_lay - 1) % seats)
    silent = tuple(seat for seat in range(seats) if seat not in quiet) if pile else ()
    return State(
        seats,
        bluff,
        count,
        hands=tuple(map(cards, hands)),
        to_lay=to_lay,
        pile=cards(pile),
        silent=silent,
        aside=cards(aside),
    )


def do(state: State, seat: int, move: Move) -> Step[State]:
    return GAME.apply(state, Act(seat, move))


def refusal(state: State, seat: int, move: Move) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as refused:
        do(state, seat, move)
    return refused.value.rule, refused.value.why


def lays(text: str) -> tuple[Lay, ...]:
    return tuple(map(Lay, cards(text)))


def dealt(seats: int) -> State:
    state = GAME.setup(seats, Options(first=0))
    return GAME.apply(state, Chance(tuple(range(4 * IN_PLAY[seats]))))[0]
