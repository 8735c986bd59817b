"""Elfer raus!: the rules RAUS-1 to RAUS-11.

What a seat may lay is one set operation: the cards it has taken and the cards that fit, whatever they have in common.
Laying a card changes only the table: one bit, and its neighbours among the fitting cards. What does not depend on the
position (moves, events, who is awaited) is made once, so that matches can be played by the million.
"""

from functools import lru_cache

from msgspec.structs import replace

from anpfiff.core import (
    Act,
    Finished,
    Game,
    Input,
    Refused,
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
from anpfiff.core.number_cards import BITS, DECK, HIGHEST, CardSet, NumberCard, card_set, cards_in
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
    Options,
    PassedOver,
    TurnEnded,
    View,
)
from anpfiff.games.elfer_raus.refusals import refusal
from anpfiff.games.elfer_raus.rows import CHANGES, ELEVENS, first_of, rows
from anpfiff.games.elfer_raus.state import State

HAND = {2: 20, 3: 20, 4: 15, 5: 12, 6: 10}
MOST_DRAWN = 3

LAYS = tuple(map(Lay, DECK))
DRAW, END_TURN = Draw(), EndTurn()
WAITING = tuple(Waiting((seat,)) for seat in range(max(HAND)))
CARD_LAID = tuple(tuple((CardLaid(seat, card),) for card in DECK) for seat in range(max(HAND)))
TURN_ENDED = tuple((TurnEnded(seat),) for seat in range(max(HAND)))
BIT_OF = dict(zip(DECK, BITS, strict=True))
"""Unlike BITS it can be asked for any integer."""


class ElferRaus(Game[State, Move, View, Options]):
    id = "elfer-raus"
    title = "Elfer raus!"
    edition = 1
    seats = (2, 6)
    pace = "turns"
    vocabulary = Vocabulary(State, Move, Event, View, Options)
    seats_rule = "RAUS-2"
    turn_rule = "RAUS-5"
    end_rule = "RAUS-11"

    def start(self, seats: int, options: Options) -> State:
        """RAUS-3: two players may leave out the grey cards, the last of the deck."""
        if options.without_grey and seats != 2:
            raise Refused("without-grey-is-for-two", "RAUS-3", f"{seats} play")
        return State(None, (0,) * seats, 0, 0, DECK[:-HIGHEST] if options.without_grey else DECK)

    def turn(self, state: State) -> Turn:
        if state.seat is not None:
            return WAITING[state.seat]
        return Finished(_result(state)) if state.laid else Rolling(Shuffle(len(state.pile)))

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """RAUS-6, RAUS-9: lay what fits, then more of it or end the turn; draw only with nothing to lay."""
        if seat != state.seat:
            return ()
        mine = state.taken[seat] & state.fitting
        return _lays_or_end(mine) if state.has_laid else _lays_or_draw(mine)

    def apply(self, state: State, given: Input[Move]) -> Step[State]:
        """The door of every game, held open for what nearly always comes: a move of the seat whose turn it is."""
        if type(given) is Act and given.seat == state.seat:
            return self.act(state, given)
        return super().apply(state, given)

    def act(self, state: State, given: Act[Move]) -> Step[State]:
        """RAUS-6: lay what fits and end the turn after it. RAUS-9: draw if nothing does."""
        seat, move = given.seat, given.move
        if type(move) is Lay and BIT_OF.get(move.card, 0) & state.taken[seat] & state.fitting:
            return _laid(state, seat, move.card) if state.laid else _kicked_off(state, seat, move.card)
        if type(move) is EndTurn and state.has_laid:
            return _turn_over(state, ())
        if type(move) is Draw and not state.has_laid and not state.taken[seat] & state.fitting:
            return _drawn(state, seat)
        raise refusal(state, seat, move)

    def fall(self, state: State, outcome: tuple[int, ...]) -> Step[State]:
        """RAUS-2: the hands, then the pile. RAUS-4: without an 11 in any hand, all over again."""
        seats = len(state.taken)
        size = HAND[seats]
        taken = tuple(card_set(outcome[seat * size : (seat + 1) * size]) for seat in range(seats))
        eleven = first_of(sum(taken) & ELEVENS)
        if not eleven:
            return state, (DealtInVain(),)
        opener = next(seat for seat in range(seats) if taken[seat] & eleven)
        return State(opener, taken, eleven, 0, outcome[seats * size :]), (HandsDealt(opener),)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat,
            state.seat,
            () if seat is None else cards_in(state.hand(seat)),
            _left(state),
            rows(state.laid, up_to=_in_play(state)),
            len(state.pile),
            state.drawn,
            state.has_laid,
        )


GAME = ElferRaus()


@lru_cache(maxsize=1 << 15)
def _lays_or_end(cards: CardSet) -> tuple[Move, ...]:
    """RAUS-6: also with nothing left to lay, or ending a turn would tell that something was held back."""
    return (*[LAYS[card] for card in cards_in(cards)], END_TURN)


@lru_cache(maxsize=1 << 15)
def _lays_or_draw(cards: CardSet) -> tuple[Move, ...]:
    """RAUS-9: only who can lay none draws."""
    return tuple([LAYS[card] for card in cards_in(cards)]) or (DRAW,)


def _kicked_off(state: State, seat: Seat, card: NumberCard) -> Step[State]:
    """RAUS-5: the first 11 is the whole first turn. RAUS-7: from now on the other 11s fit as well."""
    after, events = _laid(replace(state, fitting=ELEVENS & _in_play(state)), seat, card)
    return _turn_over(after, events)


def _laid(state: State, seat: Seat, card: NumberCard) -> tuple[State, tuple[Event, ...]]:
    """RAUS-8: the card lies in its row, its neighbours fit. RAUS-11: with the last of the hand the match is over."""
    mine, laid = state.taken[seat], state.laid | BITS[card]
    still = None if mine & laid == mine else seat
    after = State(still, state.taken, state.fitting ^ CHANGES[card], laid, state.pile, state.drawn, True)
    return after, CARD_LAID[seat][card]


def _drawn(state: State, seat: Seat) -> Step[State]:
    """RAUS-9: a card that fits is laid at once; the third that does not ends the turn. RAUS-10: so does the last."""
    card, pile, drawn = state.pile[0], state.pile[1:], state.drawn + 1
    taken = succeeded(state.taken, seat, state.taken[seat] | BITS[card])
    events: tuple[Event, ...] = (CardDrawn(seat, card),)
    after = State(seat, taken, state.fitting, state.laid, pile, drawn)
    if BITS[card] & state.fitting:
        after, laid = _laid(after, seat, card)
        return _turn_over(after, events + laid)
    if drawn == MOST_DRAWN or not pile:
        return _turn_over(after, events)
    return after, events


def _turn_over(state: State, events: tuple[Event, ...]) -> Step[State]:
    """RAUS-5: clockwise. RAUS-10: with an empty pile those who can lay none are passed over.

    Somebody can: every row that is not full has a fitting card, its 11 or the neighbour of an end. With the pile empty
    it is in somebody's hand; and were all rows full, all hands would be empty, and the first empty hand ended the match.
    Nor can a match go on for ever: a turn lays a card or draws one, and there are but 80 of them.
    """
    if state.seat is None:
        return state, events
    seats = len(state.taken)
    seat = (state.seat + 1) % seats
    events += TURN_ENDED[state.seat]
    while not state.pile and not state.taken[seat] & state.fitting:
        events += (PassedOver(seat),)
        seat = (seat + 1) % seats
    return State(seat, state.taken, state.fitting, state.laid, state.pile), events


def _result(state: State) -> Result:
    """RAUS-11: the empty hand wins; the score is what the others are left with."""
    left = _left(state)
    return Result((left.index(0),), left)


def _left(state: State) -> tuple[int, ...]:
    return tuple(state.hand(seat).bit_count() for seat in range(len(state.taken)))


def _in_play(state: State) -> CardSet:
    """RAUS-3: all cards of the match: each is in the pile, or was taken by one seat."""
    return card_set(state.pile) | sum(state.taken)
