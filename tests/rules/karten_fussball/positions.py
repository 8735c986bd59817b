"""Positions of Karten-Fußball.

A pitch is written row by row: an open card is `7♦`, a face-down one `(7♦)` where the test turns it over, and `..` where
it does not matter.
"""

from collections.abc import Iterable

from anpfiff.core import Act, Chance, Event, Rolling, Shuffle
from anpfiff.games.karten_fussball.cards import DECK, card_called
from anpfiff.games.karten_fussball.model import Move, Score
from anpfiff.games.karten_fussball.rules import GAME
from anpfiff.games.karten_fussball.state import Pitch, State

HOME, AWAY = 0, 1
FACE_DOWN = ".. .. .."
SHUFFLED = tuple(reversed(DECK))
PLAIN = str.maketrans("().", "   ")


def cards(printed: str) -> tuple[int, ...]:
    return tuple(map(card_called, printed.split()))


def pitch(*rows: str, home: str = "", away: str = "", turn: int = HOME) -> State:
    """Round 1 with these rows, and face-down ones up to four; stacks are written top card first."""
    places = " ".join((*rows, *(FACE_DOWN,) * (4 - len(rows)))).split()
    spare = iter(set(DECK) - set(cards(f"{' '.join(places)} {home} {away}".translate(PLAIN))))
    laid = tuple(next(spare) if place == ".." else card_called(place.strip("()")) for place in places)
    shown = tuple(
        None if "(" in place or place == ".." else card for place, card in zip(places, laid, strict=True)
    )
    stacks = (cards(home), cards(away))
    return State(opener=HOME, turn=turn, pitch=Pitch(laid, shown), stacks=stacks, left_out=tuple(spare))


def after_rounds(*earlier: Score, opener: int = HOME) -> State:
    """The last of these rounds has just ended."""
    home, away = earlier[-1]
    piles = (DECK[:home], DECK[home : home + away])
    rest = DECK[home + away :]
    return State(
        opener=opener,
        earlier=earlier[:-1],
        pitch=Pitch(rest[:12], (None,) * 12),
        goal_piles=piles,
        out=rest[12:],
    )


def played(state: State, *moves: Move) -> tuple[State, tuple[Event, ...]]:
    """Moves of whoever is on the ball; the events of the last one."""
    events: tuple[Event, ...] = ()
    for move in moves:
        state, events = GAME.apply(state, Act(state.turn, move))
    return state, events


def dealt(state: State, order: Iterable[int] = SHUFFLED) -> tuple[State, tuple[Event, ...]]:
    assert GAME.turn(state) == Rolling(Shuffle(32))
    return GAME.apply(state, Chance(tuple(order)))


def card(printed: str) -> int:
    return card_called(printed)
