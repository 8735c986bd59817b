"""Zweikampf: the rules DUEL-1 to DUEL-4."""

from msgspec.structs import replace

from anpfiff.core import (
    Act,
    Finished,
    Game,
    Luck,
    Result,
    Rolling,
    Seat,
    Shuffle,
    Step,
    Turn,
    Vocabulary,
    Waiting,
    succeeded,
)
from anpfiff.core.number_cards import HIGHEST, number
from anpfiff.games.zweikampf.model import (
    CardsLeftTied,
    CardsTurned,
    CardsWon,
    Event,
    HandReady,
    Move,
    Options,
    Pair,
    TurnOver,
    View,
)
from anpfiff.games.zweikampf.state import State

CARDS = 2 * HIGHEST
AWAITED = {
    (False, False): Waiting((0, 1)),
    (True, False): Waiting((1,)),
    (False, True): Waiting((0,)),
}
"""Whose hand is still awaited, by who is ready: made once, because it is asked several times for every move."""


class Zweikampf(Game[State, Move, View, Options]):
    id = "zweikampf"
    title = "Zweikampf"
    edition = 1
    seats = (2, 2)
    age = 6
    minutes = 5
    pace = "turns"
    vocabulary = Vocabulary(State, Move, Event, View, Options)
    seats_rule = "DUEL-1"
    turn_rule = "DUEL-2"
    end_rule = "DUEL-4"

    def start(self, seats: int, options: Options) -> State:
        return State()

    def turn(self, state: State) -> Turn:
        if not state.dealt:
            return Rolling(Shuffle(CARDS))
        if state.stacks == ((), ()):
            return Finished(_result(state))
        return AWAITED[state.ready]

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        turn = self.turn(state)
        return (TurnOver(),) if isinstance(turn, Waiting) and seat in turn.seats else ()

    def fall(self, state: State, outcome: tuple[int, ...]) -> Step[State]:
        """DUEL-1: the cards 1 to 20 of two colours, 20 each."""
        return replace(state, dealt=True, stacks=(outcome[:HIGHEST], outcome[HIGHEST:])), ()

    def act(self, state: State, given: Act[Move]) -> Step[State]:
        """DUEL-2: both turn over at the same time, so nothing shows before the second hand."""
        ready = succeeded(state.ready, given.seat, True)
        if all(ready):
            return _turned_over(state)
        return replace(state, ready=ready), (HandReady(given.seat),)

    def score(self, view: View) -> tuple[int, int]:
        return (len(view.won[0]), len(view.won[1]))

    def view(self, state: State, seat: Seat | None) -> View:
        mine, yours = state.stacks
        return View(seat, (len(mine), len(yours)), state.ready, state.open, state.won)

    def foreseeable(self, view: View, move: Move) -> bool:
        """DUEL-2: nothing shows before the second hand."""
        return not any(view.ready)

    def imagine(self, view: View, dice: Luck) -> State:
        """Whatever does not lie open is in the stacks, in any order."""
        shown = {card for cards in (*view.open, *view.won) for card in cards}
        hidden = sorted((card for card in range(CARDS) if card not in shown), key=lambda _: dice.random())
        mine = view.stacks[0]
        return State(True, (tuple(hidden[:mine]), tuple(hidden[mine:])), view.ready, view.open, view.won)


GAME = Zweikampf()


def _turned_over(state: State) -> Step[State]:
    mine, yours = state.stacks
    pair = (mine[0], yours[0])
    after = replace(state, stacks=(mine[1:], yours[1:]), ready=(False, False), open=(*state.open, pair))
    settled, event = _settled(after, pair)
    return settled, (CardsTurned(pair), *event)


def _settled(state: State, pair: Pair) -> tuple[State, tuple[Event, ...]]:
    """DUEL-2, DUEL-3: the higher card wins all that lie open; equal ones stay for the next pair."""
    first, second = map(number, pair)
    if first == second:
        over = state.stacks == ((), ())
        return state, (CardsLeftTied(2 * len(state.open)),) if over else ()
    seat = 0 if first > second else 1
    cards = tuple(card for both in state.open for card in both)
    won = succeeded(state.won, seat, state.won[seat] + cards)
    return replace(state, open=(), won=won), (CardsWon(seat, len(cards)),)


def _result(state: State) -> Result:
    """DUEL-4: most cards won wins; cards still tied go to nobody."""
    mine, yours = map(len, state.won)
    return Result(() if mine == yours else (0,) if mine > yours else (1,), (mine, yours))
