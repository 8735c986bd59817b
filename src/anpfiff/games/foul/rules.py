"""Foul: the rules FOUL-1 to FOUL-12.

A card that is laid waits for the word of all the others: silent seats may call "Foul!" or say "fair". The next
player need not wait and may lay at once. Only where more hangs on the card than the card (the pile is complete, the
hand is empty) does the next player "play on" instead, which ends the doubts before another card is chosen.
"""

from typing import assert_never

from msgspec.structs import replace

from anpfiff.core import (
    Act,
    Finished,
    Game,
    IllegalMove,
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
    succeeded,
)
from anpfiff.core.number_cards import COLOURS, DECK, NumberCard, number
from anpfiff.games.foul.model import (
    CardLaid,
    Cards,
    Claim,
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
    Options,
    PileSetAside,
    PileTaken,
    PlayedOn,
    PlayOn,
    View,
)
from anpfiff.games.foul.state import State

HIGHEST = {3: 9, 4: 10, 5: 15, 6: 15}
"""FOUL-1: the highest number in play, by the number of players."""
WORDS = (Doubt(), Fair())


class Foul(Game[State, Move, View, Options]):
    id = "foul"
    title = "Foul"
    edition = 1
    seats = (3, 6)
    pace = "turns"
    vocabulary = Vocabulary(State, Move, Event, View, Options)
    seats_rule = "FOUL-1"
    turn_rule = "FOUL-2"
    end_rule = "FOUL-10"

    def start(self, seats: int, options: Options) -> State:
        first = opener(options.first, seats)
        count = tuple(range(1, HIGHEST[seats] + 1))
        return State(seats, options.bluff, count, lots=first is None, to_lay=first or 0)

    def turn(self, state: State) -> Turn:
        if state.under_way:
            return Waiting(_awaited(state))
        if state.winner is not None:
            return Finished(Result((state.winner,), tuple(map(len, state.hands))))
        return Rolling(Throw(state.seats) if state.hands else Shuffle(len(COLOURS) * HIGHEST[state.seats]))

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """FOUL-5: the next player may go on at once; whoever has not spoken may doubt."""
        if not state.under_way:
            return ()
        words = WORDS if seat in state.silent else ()
        return (*_ways_on(state), *words) if seat == state.to_lay else words

    def act(self, state: State, given: Act[Move]) -> Step[State]:
        match given.move:
            case Lay(card):
                return _laid(state, given.seat, card)
            case Doubt():
                return _doubted(state, given.seat)
            case Fair():
                return _said_fair(state, given.seat)
            case PlayOn():
                return _played_on(state, given.seat)
            case _:
                assert_never(given.move)

    def untimely(self, state: State, seat: Seat) -> IllegalMove:
        if state.under_way and state.silent:
            if seat == state.layer:
                return IllegalMove("FOUL-5", "your-own-card")
            if 0 <= seat < state.seats:
                return IllegalMove("FOUL-10", "fair-is-said")
        return super().untimely(state, seat)

    def fall(self, state: State, outcome: tuple[int, ...]) -> Step[State]:
        if state.hands:
            return replace(state, lots=False, to_lay=outcome[0]), (LotDrawn(outcome[0]),)
        return replace(state, hands=_dealt(outcome, state.seats)), ()

    def view(self, state: State, seat: Seat | None) -> View:
        claim = Claim(state.layer, state.claimed) if state.pile else None
        spoken = (state.layer, *state.silent)
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
            due=state.due if state.under_way and not _halted(state) else None,
            claim=claim,
            silent=state.silent,
            said_fair=tuple(s for s in range(state.seats) if s not in spoken) if claim else (),
            last_call=state.last_call,
            last_pile=_last_pile(state, seat),
            winner=state.winner,
        )


GAME = Foul()


def _last_pile(state: State, seat: Seat | None) -> Cards:
    """FOUL-11: the rest of the pile is seen only by the player who took it."""
    return state.last_pile if state.last_call and state.last_call.taker == seat else ()


def _dealt(order: tuple[int, ...], seats: int) -> tuple[Cards, ...]:
    """FOUL-1: the numbers in play in all four colours, dealt evenly."""
    cards = rearranged(tuple(card for card in DECK if number(card) <= HIGHEST[seats]), order)
    return tuple(_in_hand(cards[seat::seats]) for seat in range(seats))


def _in_hand(cards: Cards) -> Cards:
    return tuple(sorted(cards, key=lambda card: (number(card), card)))


def _awaited(state: State) -> tuple[Seat, ...]:
    if state.to_lay in state.silent:
        return state.silent
    return tuple(sorted((*state.silent, state.to_lay)))


def _ways_on(state: State) -> tuple[Move, ...]:
    if _halted(state):
        return (PlayOn(),)
    return tuple(Lay(card) for card in _layable(state))


def _halted(state: State) -> bool:
    """FOUL-9, FOUL-10: no card goes onto a complete pile, nor after the last card of a hand."""
    return state.complete or state.win_in_doubt


def _layable(state: State) -> Cards:
    """FOUL-4: who holds the number that is due must lay it, unless bluffing is free; colours do not matter."""
    hand = state.hands[state.to_lay]
    if state.bluff == "free":
        return hand
    return tuple(card for card in hand if number(card) == state.due) or hand


def _laid(state: State, seat: Seat, card: NumberCard) -> Step[State]:
    """FOUL-3, FOUL-5: the next card is laid, so the one before has passed."""
    _check_lay(state, seat, card)
    hand = tuple(held for held in state.hands[seat] if held != card)
    laid = replace(
        state,
        hands=succeeded(state.hands, seat, hand),
        to_lay=(seat + 1) % state.seats,
        pile=(*state.pile, card),
        silent=tuple(other for other in range(state.seats) if other != seat),
    )
    return laid, (CardLaid(seat, state.due),)


def _check_lay(state: State, seat: Seat, card: NumberCard) -> None:
    if seat != state.to_lay:
        raise IllegalMove("FOUL-2", "not-your-turn")
    if state.win_in_doubt:
        raise IllegalMove("FOUL-10", "hand-before-is-empty")
    if state.complete:
        raise IllegalMove("FOUL-9", "pile-is-complete")
    if card not in state.hands[seat]:
        raise IllegalMove("FOUL-3", "not-in-your-hand")
    if card not in _layable(state):
        raise IllegalMove("FOUL-4", "number-is-in-your-hand")


def _doubted(state: State, seat: Seat) -> Step[State]:
    """FOUL-5 to FOUL-8, FOUL-11: the card is turned over, one of the two takes the pile, the left neighbour begins."""
    _check_word(state, seat, "FOUL-5")
    call = FoulCalled(seat, state.layer, state.claimed, state.pile[-1])
    taker = call.taker
    after = replace(
        state,
        hands=succeeded(state.hands, taker, _in_hand(state.hands[taker] + state.pile)),
        to_lay=(taker + 1) % state.seats,
        pile=(),
        silent=(),
        last_call=call,
        last_pile=state.pile,
    )
    won, events = _won(after, state.layer)
    return won, (call, PileTaken(taker, len(state.pile), state.pile), *events)


def _said_fair(state: State, seat: Seat) -> Step[State]:
    """FOUL-10: once all others have said fair, the card has passed."""
    _check_word(state, seat, "FOUL-10")
    silent = tuple(other for other in state.silent if other != seat)
    after, events = _passed(replace(state, silent=silent))
    return after, (FairSaid(seat), *events)


def _check_word(state: State, seat: Seat, rule: str) -> None:
    """An awaited seat is silent, or it is the next player, who has spoken or has nothing to speak of."""
    if seat not in state.silent:
        raise IllegalMove(*("FOUL-10", "fair-is-said") if state.pile else (rule, "no-card-to-judge"))


def _played_on(state: State, seat: Seat) -> Step[State]:
    """FOUL-9, FOUL-10: when the next card would be laid, the pile is set aside, or the win stands."""
    if seat != state.to_lay:
        raise IllegalMove("FOUL-2", "not-your-turn")
    if not _halted(state):
        raise IllegalMove("FOUL-3", "a-card-is-due")
    after, events = _passed(replace(state, silent=()))
    return after, (PlayedOn(seat), *events)


def _passed(state: State) -> Step[State]:
    """FOUL-9, FOUL-10: what follows once nobody can doubt the top card any more."""
    if state.silent:
        return state, ()
    if state.win_in_doubt:
        return _won(state, state.layer)
    return _set_aside(state) if state.complete else (state, ())


def _won(state: State, seat: Seat) -> Step[State]:
    """FOUL-10: who has laid all cards, the last of them undoubted or rightly, wins."""
    if state.hands[seat]:
        return state, ()
    return replace(state, winner=seat), (MatchWon(seat),)


def _set_aside(state: State) -> Step[State]:
    """FOUL-9, FOUL-12: numbers whose four cards are all set aside leave the count."""
    aside = state.aside + state.pile
    numbers = tuple(map(number, aside))
    gone = tuple(n for n in state.count if numbers.count(n) == len(COLOURS))
    count = tuple(n for n in state.count if n not in gone)
    events = (PileSetAside(len(state.pile)), *((NumbersLeftOut(gone),) if gone else ()))
    return replace(state, count=count, pile=(), aside=aside), events
