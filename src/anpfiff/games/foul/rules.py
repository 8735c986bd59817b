"""Foul: the rules FOUL-1 to FOUL-12.

A card that is laid waits for the word of all the others: silent seats may call "Foul!" or say "fair". The next
player need not wait and may lay at once. Only where more hangs on the card than the card (the pile is complete, the
hand is empty) does the next player "play on" instead, which ends the doubts before another card is chosen.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from msgspec.structs import replace

from anpfiff.core import (
    Act,
    Finished,
    Game,
    IllegalMove,
    Luck,
    Result,
    Rolling,
    Seat,
    Shuffle,
    Step,
    Throw,
    Turn,
    Vocabulary,
    Waiting,
    opener,
    rearranged,
)
from anpfiff.core.number_cards import COLOURS, DECK, number
from anpfiff.games.foul.imagine import imagine
from anpfiff.games.foul.judging import doubted, no_word, played_on, said_fair
from anpfiff.games.foul.laying import laid, ways_on
from anpfiff.games.foul.memory import recalled
from anpfiff.games.foul.model import (
    Cards,
    Claim,
    Doubt,
    Event,
    Fair,
    Lay,
    LotDrawn,
    Memory,
    Move,
    Options,
    PlayOn,
    View,
)
from anpfiff.games.foul.state import State, in_hand

HIGHEST = {3: 9, 4: 10, 5: 15, 6: 15}
"""FOUL-1: the highest number in play, by the number of players."""
CIRCLES = 1_000
"""Calls without a pile being set aside, after which a match of bots is broken off."""
RULE_FOR: dict[type[Move], Callable[[State, Seat, Any], Step[State]]] = {
    Lay: laid,
    Doubt: doubted,
    Fair: said_fair,
    PlayOn: played_on,
}
WORDS: tuple[Move, ...] = (Doubt(), Fair())


class Foul(Game[State, Move, View, Options]):
    id = "foul"
    title = "Foul"
    edition = 1
    seats = (3, 6)
    age = 7
    minutes = 15
    pace = "turns"
    vocabulary = Vocabulary(State, Move, Event, View, Options)
    seats_rule = "FOUL-1"
    turn_rule = "FOUL-2"
    end_rule = "FOUL-10"

    def start(self, seats: int, options: Options) -> State:
        first = opener(options.first, seats)
        count = tuple(range(1, HIGHEST[seats] + 1))
        return State(
            seats, options.bluff, count, lots=first is None, to_lay=first or 0, memories=(Memory(),) * seats
        )

    def turn(self, state: State) -> Turn:
        if state.under_way:
            return _awaited(state.silent, state.to_lay)
        if state.winner is not None:
            return Finished(Result((state.winner,), tuple(map(len, state.hands))))
        return Rolling(Throw(state.seats) if state.hands else Shuffle(len(COLOURS) * HIGHEST[state.seats]))

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """FOUL-5: the next player may go on at once; whoever has not spoken may doubt."""
        if not state.under_way:
            return ()
        words = WORDS if seat in state.silent else ()
        return ways_on(state) + words if seat == state.to_lay else words

    def act(self, state: State, given: Act[Move]) -> Step[State]:
        return RULE_FOR[type(given.move)](state, given.seat, given.move)

    def untimely(self, state: State, given: Act[Move]) -> IllegalMove:
        """FOUL-2: nobody lays or plays on out of turn. Whoever has a word but may not give it hears why."""
        at_the_table = state.under_way and 0 <= given.seat < state.seats
        if at_the_table and given.move in WORDS:
            return no_word(state, given.seat, given.move)
        return super().untimely(state, given)

    def fall(self, state: State, outcome: tuple[int, ...]) -> Step[State]:
        if state.hands:
            return replace(state, lots=False, to_lay=outcome[0]), (LotDrawn(outcome[0]),)
        return replace(state, hands=_dealt(outcome, state.seats)), ()

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat=seat,
            bluff=state.bluff,
            count=state.count,
            left_out=tuple(n for n in range(1, HIGHEST[state.seats] + 1) if n not in state.count),
            hand=() if seat is None or not state.hands else state.hands[seat],
            hands=tuple(map(len, state.hands)),
            pile=len(state.pile),
            aside=len(state.aside),
            to_lay=state.to_lay if state.under_way else None,
            due=state.due if state.under_way and not state.halted else None,
            claim=Claim(state.layer, state.claimed) if state.pile else None,
            silent=state.silent,
            said_fair=_who_said_fair(state),
            last_call=state.last_call,
            last_pile=_last_pile(state, seat),
            calls=state.calls,
            memory=Memory() if seat is None or not state.memories else recalled(state, seat),
            winner=state.winner,
        )

    def imagine(self, view: View, dice: Luck) -> State:
        return imagine(view, dice)

    def stalled(self, state: State) -> Result | None:
        """Where every card is called, nothing above "two" is ever laid truly: then the fewest cards count."""
        if state.calls < CIRCLES:
            return None
        sizes = tuple(map(len, state.hands))
        return Result(tuple(seat for seat, size in enumerate(sizes) if size == min(sizes)), sizes)


GAME = Foul()


def _who_said_fair(state: State) -> tuple[Seat, ...]:
    if not state.pile or not state.under_way:
        return ()
    return tuple(seat for seat in range(state.seats) if seat not in (state.layer, *state.silent))


def _last_pile(state: State, seat: Seat | None) -> Cards:
    """FOUL-11: the rest of the pile is seen only by the player who took it."""
    return state.last_pile if state.last_call and state.last_call.taker == seat else ()


def _dealt(order: tuple[int, ...], seats: int) -> tuple[Cards, ...]:
    """FOUL-1: the numbers in play in all four colours, dealt evenly."""
    cards = rearranged(tuple(card for card in DECK if number(card) <= HIGHEST[seats]), order)
    return tuple(in_hand(cards[seat::seats]) for seat in range(seats))


@cache
def _awaited(silent: tuple[Seat, ...], to_lay: Seat) -> Waiting:
    """FOUL-5: the next player, and whoever may still doubt."""
    return Waiting(tuple(sorted({*silent, to_lay})))
