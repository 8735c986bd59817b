"""Foul: the rules FOUL-1 to FOUL-12.

A card that is laid waits for the word of all the others: silent seats may call "Foul!" or say "fair". The next player
goes on once the window for it is over, or nobody is silent any more; `opens` says when. Only where more hangs on the
card than the card (the pile is complete, the hand is empty) does the next player "play on" instead, which ends the
doubts before another card is chosen.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from msgspec.structs import replace

from anpfiff.core import (
    Act,
    Finished,
    Game,
    HeadStart,
    IllegalMove,
    Luck,
    Presets,
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
from anpfiff.games.foul.judging import doubted, home_early, no_word, played_on, said_fair
from anpfiff.games.foul.laying import laid, too_early, ways_on
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
HEAD_START = HeadStart("cards", dict.fromkeys(HIGHEST, (1, 2, 3)))
RULE_FOR: dict[type[Move], Callable[[State, Seat, Any], Step[State]]] = {
    Doubt: doubted,
    Fair: said_fair,
    PlayOn: played_on,
}
WORDS: tuple[Move, ...] = (Doubt(), Fair())


class Foul(Game[State, Move, View, Options]):
    id = "foul"
    title = "Foul"
    edition = 2
    seats = (3, 6)
    age = 7
    minutes = 15
    pace = "turns"
    vocabulary = Vocabulary(State, Move, Event, View, Options)
    seats_rule = "FOUL-1"
    turn_rule = "FOUL-2"
    end_rule = "FOUL-10"
    head_start = HEAD_START
    presets = Presets(
        printed={"bluff": "forced", "after_call": "go-on", "window": 2, "whistle": 40, "skip_gone": False},
        kids={"help": "kids", "bluff": "forced", "after_call": "go-on", "window": 5, "skip_gone": True},
        pro={"bluff": "free", "after_call": "go-on", "skip_gone": False},
    )

    def start(self, seats: int, options: Options) -> State:
        first = opener(options.first, seats)
        count = tuple(range(1, HIGHEST[seats] + 1))
        return State(
            seats=seats,
            options=options,
            count=count,
            lots=first is None,
            to_lay=first or 0,
            memories=(Memory(),) * seats,
            spare=HEAD_START.agreed(options.head_start, seats),
        )

    def turn(self, state: State) -> Turn:
        if state.under_way:
            return _awaited(state)
        if state.winners:
            return Finished(Result(state.winners, tuple(map(len, state.hands))))
        return Rolling(Throw(state.seats) if state.hands else Shuffle(len(COLOURS) * HIGHEST[state.seats]))

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """FOUL-5: whoever has not spoken may doubt; the next player may go on, once the others had their chance."""
        if not state.under_way:
            return ()
        words = WORDS if seat in state.silent else ()
        return ways_on(state) + words if seat == state.to_lay and state.opens is None else words

    def question(self, state: State, seat: Seat) -> object:
        """FOUL-5: a word is about one card; the same word about the next one is another."""
        return sum(state.laid) if seat in state.silent else None

    def act(self, state: State, given: Act[Move]) -> Step[State]:
        if isinstance(given.move, Lay):
            return home_early(laid(state, given.seat, given.move, given.at))
        return home_early(RULE_FOR[type(given.move)](state, given.seat, given.move))

    def elapse(self, state: State, at: int) -> Step[State]:
        """FOUL-5: the others had their chance to call, and still may until the next card is laid."""
        return replace(state, opens=None), ()

    def untimely(self, state: State, given: Act[Move]) -> IllegalMove:
        """FOUL-2: nobody lays or plays on out of turn. Whoever has a word but may not give it hears why."""
        at_the_table = state.under_way and 0 <= given.seat < state.seats
        if at_the_table and given.move in WORDS:
            return no_word(state, given.seat, given.move)
        if at_the_table and given.seat == state.to_lay:
            return too_early()
        return super().untimely(state, given)

    def fall(self, state: State, outcome: tuple[int, ...]) -> Step[State]:
        if state.hands:
            return replace(state, lots=False, to_lay=outcome[0]), (LotDrawn(outcome[0]),)
        return replace(state, hands=_dealt(outcome, state.seats)), ()

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat=seat,
            options=state.options,
            count=state.count,
            left_out=tuple(n for n in range(1, HIGHEST[state.seats] + 1) if n not in state.count),
            hand=() if seat is None or not state.hands else state.hands[seat],
            hands=tuple(map(len, state.hands)),
            pile=len(state.pile),
            aside=len(state.aside),
            to_lay=state.to_lay if state.under_way else None,
            due=state.due if state.under_way and not state.halted else None,
            opens=state.opens,
            claim=Claim(state.layer, state.claimed) if state.pile else None,
            silent=state.silent,
            said_fair=_who_said_fair(state),
            last_call=state.last_call,
            last_pile=_last_pile(state, seat),
            calls=state.calls,
            calls_left=state.calls_left,
            memory=Memory() if seat is None or not state.memories else recalled(state, seat),
            winners=state.winners,
            spare=state.spare,
        )

    def imagine(self, view: View, dice: Luck) -> State:
        return imagine(view, dice)


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


def _awaited(state: State) -> Waiting:
    """FOUL-5: whoever may still doubt, and, once the others had their chance, the next player."""
    if state.opens is None:
        return _open(state.silent, state.to_lay)
    return Waiting(state.silent, state.opens)


@cache
def _open(silent: tuple[Seat, ...], to_lay: Seat) -> Waiting:
    return Waiting(tuple(sorted({*silent, to_lay})))
