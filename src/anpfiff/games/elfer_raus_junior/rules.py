"""Elfer raus! Junior: the rules JUN-1 to JUN-9."""

from typing import assert_never

from msgspec.structs import replace

from anpfiff.core import (
    Act,
    Finished,
    Game,
    HeadStart,
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
    succeeded,
)
from anpfiff.core.number_cards import BITS, CardSet, NumberCard, card_set, cards_in
from anpfiff.games.elfer_raus_junior.imagine import imagine
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
    Options,
    PassedOver,
    TurnEnded,
    View,
)
from anpfiff.games.elfer_raus_junior.refusals import refusal
from anpfiff.games.elfer_raus_junior.rows import DEALT, LAID_OUT, fitting, rows
from anpfiff.games.elfer_raus_junior.state import State

HAND = 5
HEAD_START = HeadStart("cards", dict.fromkeys(range(2, 7), (1,)))


class ElferRausJunior(Game[State, Move, View, Options]):
    id = "elfer-raus-junior"
    title = "Elfer raus! Junior"
    edition = 1
    seats = (2, 6)
    age = 6
    minutes = 10
    pace = "turns"
    vocabulary = Vocabulary(State, Move, Event, View, Options)
    seats_rule = "JUN-3"
    turn_rule = "JUN-4"
    end_rule = "JUN-9"
    head_start = HEAD_START
    presets = Presets(kids={"help": "kids"})

    def start(self, seats: int, options: Options) -> State:
        """JUN-2: the 1s and 11s lie there from the start. JUN-4: who begins may be a matter of lots."""
        first = opener(options.first, seats)
        spare = HEAD_START.agreed(options.head_start, seats)
        return State(first, None, (0,) * seats, LAID_OUT, DEALT, spare=spare)

    def turn(self, state: State) -> Turn:
        if state.seat is not None:
            return Waiting((state.seat,))
        if state.opener is None:
            return Rolling(Throw(len(state.taken)))
        return Finished(_result(state)) if any(state.taken) else Rolling(Shuffle(len(DEALT)))

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """JUN-5, JUN-7: lay what fits, then more of it or end the turn; draw only with nothing to lay.

        The turn can be ended also with nothing left to lay, and after every draw: ending it must not tell the others
        whether something was held back.
        """
        if seat != state.seat:
            return ()
        lays = tuple(map(Lay, cards_in(_layable(state, seat))))
        if state.has_laid or state.drawn is not None:
            return (*lays, EndTurn())
        return lays or (Draw(),)

    def fall(self, state: State, outcome: tuple[int, ...]) -> Step[State]:
        if state.opener is None:
            return replace(state, opener=outcome[0]), (LotsDrawn(outcome[0]),)
        return _dealt(state, state.opener, rearranged(DEALT, outcome))

    def act(self, state: State, given: Act[Move]) -> Step[State]:
        seat = given.seat
        move = given.move
        if move not in self.moves(state, seat):
            raise refusal(state, seat, move)
        match move:
            case Lay(card):
                return _laid(state, seat, card)
            case Draw():
                return _drawn(state, seat)
            case EndTurn():
                return _turn_over(state, seat, ())
            case _:
                assert_never(move)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat=seat,
            to_move=state.seat,
            hand=() if seat is None else cards_in(state.hand(seat)),
            hands=_left(state),
            rows=rows(state.laid),
            pile=len(state.pile),
            has_laid=state.has_laid,
            has_drawn=state.drawn is not None,
            drawn=state.drawn if seat is not None and seat == state.seat else None,
            spare=state.spare,
        )

    def foreseeable(self, view: View, move: Move) -> bool:
        """JUN-8: with an empty pile the end of a turn, also by laying a drawn card, tells who can lay none."""
        ends_turn = isinstance(move, EndTurn) or view.has_drawn
        return not isinstance(move, Draw) and (view.pile > 0 or not ends_turn)

    def imagine(self, view: View, dice: Luck) -> State:
        return imagine(view, dice)


GAME = ElferRausJunior()


def _dealt(state: State, first: Seat, cards: tuple[NumberCard, ...]) -> Step[State]:
    """JUN-3: five each, the rest is the pile."""
    seats = len(state.taken)
    taken = tuple(card_set(cards[seat * HAND : (seat + 1) * HAND]) for seat in range(seats))
    return replace(state, seat=first, taken=taken, pile=cards[seats * HAND :]), (HandsDealt(first),)


def _layable(state: State, seat: Seat) -> CardSet:
    """JUN-5: what fits of the hand. After a draw that is at most the drawn card (JUN-7), for nothing fitted before."""
    return state.hand(seat) & fitting(state.laid)


def _laid(state: State, seat: Seat, card: NumberCard) -> Step[State]:
    """JUN-9: with the last card of the hand the match is over. JUN-7: with a drawn one the turn is."""
    after = replace(state, laid=state.laid | BITS[card], has_laid=True)
    events = (CardLaid(seat, card),)
    if not after.hand(seat):
        return replace(after, seat=None), events
    return (after, events) if state.drawn is None else _turn_over(after, seat, events)


def _drawn(state: State, seat: Seat) -> Step[State]:
    """JUN-7: one card; the turn is over once it is laid or kept."""
    card, *pile = state.pile
    taken = succeeded(state.taken, seat, state.taken[seat] | BITS[card])
    return replace(state, taken=taken, pile=tuple(pile), drawn=card), (CardDrawn(seat, card),)


def _turn_over(state: State, seat: Seat, events: tuple[Event, ...]) -> Step[State]:
    """JUN-4: clockwise. JUN-8: with an empty pile, those who can lay none are passed over up to the first who can.

    Somebody can: the lowest card that is missing in a row belongs beside the one below it, so it fits; with the pile empty
    it is in somebody's hand. And were no row missing any, the first empty hand would have ended the match.
    Nor can a match go on for ever: a turn lays a card or draws one, and there are but 36 of them.
    """
    seats = len(state.taken)
    clockwise = [(seat + step) % seats for step in range(1, seats + 1)]
    goes_on = next(
        place
        for place, next_seat in enumerate(clockwise)
        if state.pile or _layable(state, next_seat) or _done(state, next_seat)
    )
    following = clockwise[goes_on]
    after = replace(state, seat=following, has_laid=False, drawn=None)
    if _done(state, following):
        after = replace(after, seat=None, winner=following)
    return after, (*events, TurnEnded(seat), *map(PassedOver, clockwise[:goes_on]))


def _done(state: State, seat: Seat) -> bool:
    """ALL-3: has that seat, coming to its turn, no more cards left than its head start? Then it has won."""
    return bool(state.spare) and state.hand(seat).bit_count() <= state.spare[seat]


def _result(state: State) -> Result:
    """JUN-9: the empty hand wins; the score is what the others are left with."""
    left = _left(state)
    return Result((left.index(0) if state.winner is None else state.winner,), left)


def _left(state: State) -> tuple[int, ...]:
    return tuple(state.hand(seat).bit_count() for seat in range(len(state.taken)))
