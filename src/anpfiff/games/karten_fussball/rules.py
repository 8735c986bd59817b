"""Karten-Fußball: the rules KF-1 to KF-16."""

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
    succeeded,
)
from anpfiff.games.karten_fussball.cards import DECK, Card, matches
from anpfiff.games.karten_fussball.model import (
    WIDTH,
    CardOut,
    CardPlayed,
    DiceThrown,
    Event,
    GoalScored,
    Move,
    Options,
    Phase,
    PitchCardTurned,
    Place,
    RoundBegan,
    RoundEnded,
    RowPassed,
    TurnOver,
    TurnTop,
    View,
    row_of,
)
from anpfiff.games.karten_fussball.state import Pitch, State, first_of, phase_of

ROWS: dict[Phase, int] = {"regular-time": 4, "extra-time": 4, "penalties": 2}
STACK: dict[Phase, int] = {"regular-time": 10, "extra-time": 5, "penalties": 5}
DECIDED: dict[Phase, str] = {"regular-time": "KF-13", "extra-time": "KF-14", "penalties": "KF-16"}
"""The rule by which a match ends there."""


class KartenFussball(Game[State, Move, View, Options]):
    id = "karten-fussball"
    title = "Karten-Fußball"
    edition = 1
    seats = (2, 2)
    age = 7
    minutes = 15
    pace = "turns"
    vocabulary = Vocabulary(State, Move, Event, View, Options)
    seats_rule = "KF-2"
    turn_rule = "KF-5"
    end_rule = "KF-13"

    def start(self, seats: int, options: Options) -> State:
        return State()

    def turn(self, state: State) -> Turn:
        if state.opener is None:
            return Rolling(Throw(6, dice=2))
        if not state.round_over:
            return Waiting((state.turn,))
        return Finished(_result(state)) if state.decided else Rolling(Shuffle(len(DECK)))

    def untimely(self, state: State, given: Act[Move]) -> IllegalMove:
        if state.round_over and state.decided:
            return IllegalMove(DECIDED[phase_of(len(state.rounds))], "match-over")
        return super().untimely(state, given)

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """KF-5, KF-8: the top card, and while it is in play any face-down card of its row."""
        if seat != state.turn or state.round_over:
            return ()
        if state.in_play is None:
            return (TurnTop(),)
        return tuple(TurnOver(place) for place in state.pitch.face_down(state.ahead[0]))

    def fall(self, state: State, outcome: tuple[int, ...]) -> Step[State]:
        if state.opener is None:
            return _thrown(state, outcome)
        return _laid_out(state, state.opener, outcome)

    def act(self, state: State, given: Act[Move]) -> Step[State]:
        match given.move:
            case TurnTop():
                return _played(state)
            case TurnOver(place):
                return _turned_over(state, place)
            case _:
                assert_never(given.move)

    def score(self, view: View) -> tuple[int, int]:
        return view.score

    def view(self, state: State, seat: Seat | None) -> View:
        number = len(state.rounds)
        home, away = state.stacks
        return View(
            seat=seat,
            phase=phase_of(number),
            number=number,
            first=None if state.opener is None else first_of(state.opener, max(number, 1)),
            turn=None if state.round_over else state.turn,
            pitch=state.pitch.shown,
            in_play=state.in_play,
            row=state.ahead[0] if state.ahead else None,
            stacks=(len(home), len(away)),
            goal_piles=state.goal_piles,
            out=state.out,
            left_out=len(state.left_out),
            rounds=state.rounds,
            score=state.score,
        )


GAME = KartenFussball()


def _thrown(state: State, outcome: tuple[int, ...]) -> Step[State]:
    """KF-3: the higher throw begins; equal ones are thrown again."""
    home, away = outcome
    opener = None if home == away else 0 if home > away else 1
    return replace(state, opener=opener), (DiceThrown((home + 1, away + 1)),)


def _laid_out(state: State, opener: Seat, cards: tuple[Card, ...]) -> Step[State]:
    """KF-2, KF-13: all cards are laid out anew: the pitch, two stacks, and what is left over."""
    number = len(state.rounds) + 1
    phase = phase_of(number)
    first = first_of(opener, number)
    pitch = WIDTH * ROWS[phase]
    home = pitch + STACK[phase]
    away = pitch + 2 * STACK[phase]
    after = State(
        opener=opener,
        earlier=state.rounds,
        turn=first,
        pitch=Pitch(cards[:pitch], (None,) * pitch),
        stacks=(cards[pitch:home], cards[home:away]),
        left_out=cards[away:],
    )
    return after, (RoundBegan(phase, number, first),)


def _played(state: State) -> Step[State]:
    """KF-5: the top card of the stack plays through the rows."""
    if state.in_play is not None:
        raise IllegalMove("KF-5", "card-in-play")
    card, *rest = state.stacks[state.turn]
    stacks = succeeded(state.stacks, state.turn, tuple(rest))
    after, events = _run(replace(state, stacks=stacks, in_play=card, ahead=_route(state)), card)
    return after, (CardPlayed(state.turn, card), *events)


def _route(state: State) -> tuple[int, ...]:
    """KF-4, KF-15: player 1 works through the rows from the first, player 2 from the last."""
    rows = tuple(range(1, len(state.pitch.cards) // WIDTH + 1))
    return rows if state.turn == 0 else rows[::-1]


def _turned_over(state: State, place: Place) -> Step[State]:
    """KF-8: a match lets the card through, any other card ends its run."""
    card = _may_turn(state, place)
    turned = state.pitch.cards[place]
    after = replace(state, pitch=state.pitch.turned(place))
    follows, events = _run(after, card) if matches(card, turned) else _out(after, card, row_of(place))
    return follows, (PitchCardTurned(place, turned), *events)


def _may_turn(state: State, place: Place) -> Card:
    """The card in play, if that place is one it may be tried against."""
    if state.in_play is None:
        raise IllegalMove("KF-5", "no-card-in-play")
    if not 0 <= place < len(state.pitch.cards):
        raise IllegalMove("KF-2", "no-such-place")
    if row_of(place) != state.ahead[0]:
        raise IllegalMove("KF-4", "another-row")
    if state.pitch.shown[place] is not None:
        raise IllegalMove("KF-8", "already-open")
    return state.in_play


def _run(state: State, card: Card) -> Step[State]:
    """KF-7: past every open match without turning a card, until a row asks for one, stops it, or none is left."""
    passed: list[Event] = []
    ahead = state.ahead
    while ahead and (place := state.pitch.opening(ahead[0], card)) is not None:
        passed.append(RowPassed(ahead[0], place))
        ahead = ahead[1:]
    after, events = _arrived(replace(state, ahead=ahead), card)
    return after, (*passed, *events)


def _arrived(state: State, card: Card) -> Step[State]:
    """KF-9, KF-10: through the last row it is a goal; before a row that is all open it is out."""
    if not state.ahead:
        return _goal(state, card)
    if not state.pitch.face_down(state.ahead[0]):
        return _out(state, card, state.ahead[0])
    return state, ()


def _goal(state: State, card: Card) -> Step[State]:
    """KF-10: the card goes onto the goal pile."""
    pile = (*state.goal_piles[state.turn], card)
    after = replace(state, goal_piles=succeeded(state.goal_piles, state.turn, pile))
    return _run_over(after, GoalScored(state.turn, card))


def _out(state: State, card: Card, row: int) -> Step[State]:
    """KF-8, KF-9: the card is out of the game."""
    return _run_over(replace(state, out=(*state.out, card)), CardOut(state.turn, card, row))


def _run_over(state: State, end: Event) -> Step[State]:
    """KF-5, KF-12: then it is the other's turn; who alone has cards left plays on."""
    other = 1 - state.turn
    turn = other if state.stacks[other] else state.turn
    after = replace(state, in_play=None, ahead=(), turn=turn)
    return after, (end, RoundEnded(after.goals, after.score)) if after.round_over else (end,)


def _result(state: State) -> Result:
    home, away = state.score
    return Result((0,) if home > away else (1,), (home, away))
