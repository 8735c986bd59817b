"""Elfer raus!: the rules RAUS-1 to RAUS-11.

What a seat may lay is one set operation: the cards it has taken and the cards that fit, whatever they have in common.
Laying a card changes only the table: one bit, and its neighbours among the fitting cards. What does not depend on the
position (moves, events, who is awaited) is made once, so that matches can be played by the million.
"""

from collections.abc import Callable
from typing import Any

from anpfiff import core
from anpfiff.core import (
    Act,
    Finished,
    Game,
    HeadStart,
    Input,
    Luck,
    Presets,
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
from anpfiff.core.number_cards import BITS, DECK, HIGHEST, CardSet, card_set, cards_in
from anpfiff.games.elfer_raus.imagine import imagine
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
HEAD_START = HeadStart("cards", {seats: (2, 3, 4) if seats == 2 else (1, 2, 3) for seats in HAND})

LAYS = tuple(map(Lay, DECK))
DRAWING: tuple[Move, ...] = (Draw(),)
ENDING: tuple[Move, ...] = (EndTurn(),)
WAITING = tuple(Waiting((seat,)) for seat in range(max(HAND)))
CARD_LAID = tuple(tuple((CardLaid(seat, card),) for card in DECK) for seat in range(max(HAND)))
CARD_DRAWN = tuple(tuple((CardDrawn(seat, card),) for card in DECK) for seat in range(max(HAND)))
TURN_ENDED = tuple((TurnEnded(seat),) for seat in range(max(HAND)))
BIT_OF = dict(zip(DECK, BITS, strict=True))
"""Unlike BITS it can be asked for any integer."""


class _LaysOf(dict[CardSet, tuple[Move, ...]]):
    """The moves that lay each set of cards, made when it first comes up: in a dict they are found faster than in a cache."""

    MOST = 1 << 15

    def __missing__(self, cards: CardSet) -> tuple[Move, ...]:
        if len(self) == self.MOST:
            self.clear()
        self[cards] = tuple([LAYS[card] for card in cards_in(cards)])
        return self[cards]


LAYS_OF = _LaysOf()


class ElferRaus(Game[State, Move, View, Options]):
    id = "elfer-raus"
    title = "Elfer raus!"
    edition = 1
    seats = (2, 6)
    age = 7
    minutes = 20
    pace = "turns"
    vocabulary = Vocabulary(State, Move, Event, View, Options)
    seats_rule = "RAUS-2"
    turn_rule = "RAUS-5"
    end_rule = "RAUS-11"
    head_start = HEAD_START
    presets = Presets(printed={"without_grey": False}, kids={"help": "kids"})

    def start(self, seats: int, options: Options) -> State:
        """RAUS-3: two players may leave out the grey cards, the last of the deck."""
        if options.without_grey and seats != 2:
            raise Refused("without-grey-is-for-two", "RAUS-3", f"{seats} play")
        deck = DECK[:-HIGHEST] if options.without_grey else DECK
        return State(None, (0,) * seats, 0, 0, deck, spare=HEAD_START.agreed(options.head_start, seats))

    def turn(self, state: State) -> Turn:
        seat = state.seat
        if seat is not None:
            return WAITING[seat]
        return Finished(_result(state)) if state.laid else Rolling(Shuffle(len(state.pile)))

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """RAUS-6, RAUS-9: lay what fits, then more of it or end the turn; draw only with nothing to lay.

        The turn has to be ended also with nothing left to lay, or ending it would tell that something was held back.
        """
        if seat != state.seat:
            return ()
        mine = state.taken[seat] & state.fitting
        if not mine:
            return ENDING if state.has_laid else DRAWING
        return LAYS_OF[mine] + ENDING if state.has_laid else LAYS_OF[mine]

    def apply(self, state: State, given: Input[Move]) -> Step[State]:
        """The door of every game, held open for what nearly always comes: a move of the seat whose turn it is."""
        if type(given) is Act and given.seat == state.seat:
            try:
                return RULE_FOR[type(given.move)](state, given.seat, given.move)
            except (LookupError, TypeError):
                pass  # no move of ours, or one of nonsense: the common door says which
        return super().apply(state, given)

    def act(self, state: State, given: Act[Move]) -> Step[State]:
        return RULE_FOR[type(given.move)](state, given.seat, given.move)

    def fall(self, state: State, outcome: tuple[int, ...]) -> Step[State]:
        """RAUS-2: the hands, then the pile. RAUS-4: without an 11 in any hand, all over again."""
        seats = len(state.taken)
        size = HAND[seats]
        taken = tuple(card_set(outcome[seat * size : (seat + 1) * size]) for seat in range(seats))
        eleven = first_of(sum(taken) & ELEVENS)
        if not eleven:
            return state, (DealtInVain(),)
        opener = next(seat for seat in range(seats) if taken[seat] & eleven)
        pile = outcome[seats * size :]
        return State(opener, taken, eleven, 0, pile, spare=state.spare), (HandsDealt(opener),)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat=seat,
            to_move=state.seat,
            hand=() if seat is None else cards_in(state.hand(seat)),
            hands=_left(state),
            rows=rows(state.laid, up_to=_in_play(state)),
            pile=len(state.pile),
            drawn=state.drawn,
            has_laid=state.has_laid,
            spare=state.spare,
        )

    def foreseeable(self, view: View, move: Move) -> bool:
        """RAUS-10: with an empty pile the end of a turn tells who can lay none."""
        return isinstance(move, Lay) or (isinstance(move, EndTurn) and view.pile > 0)

    def imagine(self, view: View, dice: Luck) -> State:
        return imagine(view, dice)


GAME = ElferRaus()


def _lay(state: State, seat: Seat, move: Lay) -> Step[State]:
    """RAUS-6, RAUS-8: a card of the hand that fits; beside it fit its neighbours. RAUS-11: the last of the hand wins."""
    card = move.card
    taken = state.taken
    fitting = state.fitting
    bit = BIT_OF.get(card, 0)
    mine = taken[seat]
    if not bit & mine & fitting:
        raise refusal(state, seat, move)
    if not state.laid:
        return _first_eleven(state, seat, move)
    laid = state.laid | bit
    still = seat if mine & laid != mine else None
    after = State(still, taken, fitting ^ CHANGES[card], laid, state.pile, has_laid=True, spare=state.spare)
    return after, CARD_LAID[seat][card]


def _first_eleven(state: State, seat: Seat, move: Lay) -> Step[State]:
    """RAUS-5: it is the whole first turn. RAUS-7: from then on the other 11s fit as well."""
    fitting = ELEVENS & _in_play(state) ^ CHANGES[move.card]
    after = State(seat, state.taken, fitting, BITS[move.card], state.pile, spare=state.spare)
    return _turn_over(after, seat, CARD_LAID[seat][move.card] + TURN_ENDED[seat])


def _end_turn(state: State, seat: Seat, move: EndTurn) -> Step[State]:
    """RAUS-6: only after the first card."""
    if not state.has_laid:
        raise refusal(state, seat, move)
    return _turn_over(state, seat, TURN_ENDED[seat])


def _draw(state: State, seat: Seat, move: Draw) -> Step[State]:
    """RAUS-9: a card that fits is laid at once; the third that does not ends the turn. RAUS-10: so does the last."""
    taken = state.taken
    fitting = state.fitting
    laid = state.laid
    if state.has_laid or taken[seat] & fitting:
        raise refusal(state, seat, move)
    card = state.pile[0]
    pile = state.pile[1:]
    drawn = state.drawn + 1
    taken = succeeded(taken, seat, taken[seat] | BITS[card])
    after = State(seat, taken, fitting, laid, pile, drawn=drawn, spare=state.spare)
    if BITS[card] & fitting:
        after, lay = _lay(after, seat, LAYS[card])
        events = CARD_DRAWN[seat][card] + lay
        return _turn_over(after, seat, events + TURN_ENDED[seat]) if after.seat == seat else (after, events)
    if drawn < MOST_DRAWN and pile:
        return after, CARD_DRAWN[seat][card]
    return _turn_over(after, seat, CARD_DRAWN[seat][card] + TURN_ENDED[seat])


RULE_FOR: dict[type[Move], Callable[[State, Seat, Any], Step[State]]] = {
    Lay: _lay,
    EndTurn: _end_turn,
    Draw: _draw,
}


def _turn_over(state: State, seat: Seat, events: tuple[core.Event, ...]) -> Step[State]:
    """RAUS-5: clockwise. ALL-3: whoever comes to their turn with no more cards than their head start has won."""
    taken = state.taken
    fitting = state.fitting
    pile = state.pile
    following = (seat + 1) % len(taken)
    if not pile and not taken[following] & fitting:
        passed_over, following = _passing_over(state, following)
        events += passed_over
    if _done(state, following):
        return State(None, taken, fitting, state.laid, pile, spare=state.spare, winner=following), events
    return State(following, taken, fitting, state.laid, pile, spare=state.spare), events


def _passing_over(state: State, first: Seat) -> tuple[tuple[PassedOver, ...], Seat]:
    """RAUS-10: with an empty pile, those who can lay none are passed over up to the first who can.

    Somebody can: every row that is not full has a fitting card, its 11 or the neighbour of an end. With the pile empty
    it is in somebody's hand; and were all rows full, all hands would be empty, and the first empty hand ended the match.
    Nor can a match go on for ever: a turn lays a card or draws one, and there are but 80 of them.
    """
    seats = len(state.taken)
    clockwise = [(first + step) % seats for step in range(seats)]
    can_lay = next(
        place
        for place, seat in enumerate(clockwise)
        if state.taken[seat] & state.fitting or _done(state, seat)
    )
    return tuple(map(PassedOver, clockwise[:can_lay])), clockwise[can_lay]


def _done(state: State, seat: Seat) -> bool:
    """ALL-3: has that seat no more cards left than its head start?"""
    return bool(state.spare) and state.hand(seat).bit_count() <= state.spare[seat]


def _result(state: State) -> Result:
    """RAUS-11: the empty hand wins; the score is what the others are left with."""
    left = _left(state)
    return Result((left.index(0) if state.winner is None else state.winner,), left)


def _left(state: State) -> tuple[int, ...]:
    return tuple(state.hand(seat).bit_count() for seat in range(len(state.taken)))


def _in_play(state: State) -> CardSet:
    """RAUS-3: all cards of the match: each is in the pile, or was taken by one seat."""
    return card_set(state.pile) | sum(state.taken)
