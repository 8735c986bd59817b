"""Ligretto-Fußball: the rules LIG-1 to LIG-31."""

from collections.abc import Callable
from typing import Any, Self, assert_never

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
    Roll,
    Rolling,
    Seat,
    Shuffle,
    Step,
    Throw,
    Turn,
    Vocabulary,
    Waiting,
    agreed,
)
from anpfiff.games.ligretto import breaking_off, claim, goalmouth, hands, pitch, tempo, whistle
from anpfiff.games.ligretto.events import Event
from anpfiff.games.ligretto.form import FORM
from anpfiff.games.ligretto.imagine import imagine
from anpfiff.games.ligretto.material import SCENES, SHIPPED, Deck, deck_from
from anpfiff.games.ligretto.model import (
    AcceptBreak,
    AskScene,
    Build,
    CallNext,
    Claim,
    Clear,
    DeclineBreak,
    Discard,
    Interval,
    Lay,
    LayOne,
    Move,
    OfferBreak,
    Options,
    Ready,
    Reopen,
    TakeOut,
    TurnOver,
    TurnRound,
    View,
)
from anpfiff.games.ligretto.offered import offered, permitted
from anpfiff.games.ligretto.pieces import GOALS_TO_WIN, team_of
from anpfiff.games.ligretto.refusals import refusal
from anpfiff.games.ligretto.seen import seen
from anpfiff.games.ligretto.state import Player, Side, State

GETTING_READY: tuple[Move, ...] = (Ready(),)
EVERYBODY = tuple(Waiting(tuple(range(seats)), race=True) for seats in range(7))
RULE_FOR: dict[type[Move], Callable[[Deck, State, Seat, Any], Step[State]]] = {
    TurnOver: hands.turn_over,
    Discard: hands.discard,
    LayOne: pitch.lay_one,
    Lay: pitch.lay,
    Clear: pitch.clear,
    CallNext: pitch.call_next,
    Reopen: pitch.reopen,
    TurnRound: goalmouth.turn_round,
    Build: goalmouth.build,
    TakeOut: goalmouth.take_out,
    Claim: claim.claim,
    AskScene: goalmouth.ask_scene,
    OfferBreak: breaking_off.offer,
    AcceptBreak: breaking_off.accept,
    DeclineBreak: breaking_off.decline,
}
"""What a legal move of the race does."""
HEAD_START = HeadStart("goals", dict.fromkeys(range(2, 7), (1, 2, 3)))
ENDING = frozenset((Claim, AskScene, AcceptBreak))
"""LIG-9: moves that may end the round; only of these it matters when they were made."""


class Ligretto(Game[State, Move, View, Options]):
    id = "ligretto"
    title = "Ligretto-Fußball"
    edition = 2
    seats = (2, 6)
    age = 8
    minutes = 15
    pace = "real-time"
    teams = True
    vocabulary = Vocabulary(State, Move, Event, View, Options)
    seats_rule = "LIG-7"
    turn_rule = "LIG-9"
    end_rule = "LIG-28"
    form = FORM
    head_start = HEAD_START
    presets = Presets(
        printed={"referee": "check", "calm": 0},
        kids={"help": "kids", "referee": "instant", "calm": 1_000},
        pro={"referee": "check", "calm": 0},
    )

    def __init__(self, deck: Deck, material: str | None = None) -> None:
        self.deck = deck
        self.material = material

    def using(self, text: str) -> Self:
        return type(self)(deck_from(text), text)

    def start(self, seats: int, options: Options) -> State:
        players = tuple(Player(((),) * discard_piles(seats, seat)) for seat in range(seats))
        goal_cards = tuple(range(len(SCENES)))
        blank = State(
            referee=options.referee,
            players=players,
            sides=(Side(goal_cards), Side(goal_cards)),
            spent=self.deck.pitch,
            calm=options.calm,
            calm_for=agreed(options.calm_for, seats),
            ahead=self._ahead(seats, options),
        )
        return whistle.first_round(self.deck, blank)

    def _ahead(self, seats: int, options: Options) -> tuple[int, int]:
        """ALL-3: a team has the head start of whoever in it was given the most."""
        given = HEAD_START.given(options.head_start, seats)
        return max(given[::2]), max(given[1::2])

    def turn(self, state: State) -> Turn:
        """LIG-9: everybody at the same time; only who has nothing left to do is not awaited."""
        if state.chores:
            return Rolling(_roll(state))
        if state.over:
            return Finished(_result(state))
        if state.interval is not None:
            return Waiting(_not_ready(state.interval), state.interval.until)
        if state.rests:
            return self._with_something_to_do(state)
        for player in state.players:
            if player.turned is None and not player.holds_cards:
                return self._with_something_to_do(state)
        return EVERYBODY[len(state.players)]

    def _with_something_to_do(self, state: State) -> Waiting:
        seats = range(len(state.players))
        return Waiting(
            tuple(seat for seat in seats if self.moves(state, seat)), tempo.ends_at(state), race=True
        )

    def awaits(self, state: State, seat: Seat) -> bool:
        """LIG-9, LIG-18: once the whistle has gone, everybody; who has nothing left to do is told so by every rule."""
        if state.chores or state.over or not 0 <= seat < len(state.players):
            return False
        if state.interval is not None:
            return seat in _not_ready(state.interval)
        return not state.rests or not tempo.rests(state, seat)

    def untimely(self, state: State, given: Act[Move]) -> IllegalMove:
        if state.interval is not None:
            return IllegalMove("LIG-9", "wait-for-the-whistle")
        if 0 <= given.seat < len(state.players) and tempo.rests(state, given.seat):
            return IllegalMove("LIG-9", "hands-rest")
        return super().untimely(state, given)

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        if not self.awaits(state, seat):
            return ()
        return offered(self.deck, state, seat) if state.interval is None else GETTING_READY

    def act(self, state: State, given: Act[Move]) -> Step[State]:
        seat = given.seat
        move = given.move
        if state.interval is not None:
            return self._getting_ready(state, given)
        if not permitted(self.deck, state, seat, move):
            raise refusal(state, seat, move)
        if type(move) in ENDING:
            state = replace(state, ended=given.at)
        after, events = RULE_FOR[type(move)](self.deck, state, seat, move)
        return (tempo.calmed(after, given) if state.rests else after), events

    def _getting_ready(self, state: State, given: Act[Move]) -> Step[State]:
        if not isinstance(given.move, Ready):
            raise IllegalMove("LIG-9", "wait-for-the-whistle")
        return whistle.said_ready(self.deck, state, given.seat, given.at)

    def elapse(self, state: State, at: int) -> Step[State]:
        if state.interval is None:
            return tempo.rested(state, at), ()
        return whistle.time_up(self.deck, state, at)

    def fall(self, state: State, outcome: tuple[int, ...]) -> Step[State]:
        chore, *rest = state.chores
        after = replace(state, chores=tuple(rest))
        deck = self.deck
        of = chore.of
        match chore.what:
            case "goals":
                return whistle.goals_drawn(after, of, outcome), ()
            case "pitch":
                return whistle.pitch_shuffled(deck, after, outcome), ()
            case "shirts":
                return whistle.shirts_shuffled(after, of, outcome)
            case "stack":
                return hands.stack_shuffled(deck, after, of, outcome)
            case "sides":
                return hands.sides_thrown(deck, after, of, outcome)
            case "scene":
                return whistle.scene_shuffled(after, of, outcome), ()
            case "own-goal":
                return whistle.own_goal_settled(deck, after, of, outcome)
            case what:
                assert_never(what)

    def score(self, view: View) -> tuple[int, int]:
        return (len(view.sides[0].won), len(view.sides[1].won))

    def view(self, state: State, seat: Seat | None) -> View:
        return seen(self.deck, state, seat)

    def imagine(self, view: View, dice: Luck) -> State:
        return imagine(self.deck, view, dice)


def discard_piles(seats: int, seat: Seat) -> int:
    """LIG-14: two a player; the smaller team has as many as the larger one, shared evenly."""
    ours = len(range(team_of(seat), seats, 2))
    return max(2, 2 * (seats - ours) // ours)


def _not_ready(interval: Interval) -> tuple[Seat, ...]:
    """LIG-9: whoever the check is still shown to; before the whistle nobody may do anything."""
    if interval.stage == "countdown":
        return ()
    return tuple(seat for seat, ready in enumerate(interval.ready) if not ready)


def _roll(state: State) -> Roll:
    chore = state.chores[0]
    match chore.what:
        case "goals":
            return Shuffle(len(SCENES))
        case "pitch":
            return Shuffle(24)
        case "shirts":
            return Shuffle(60)
        case "stack":
            return Shuffle(len(state.players[chore.of].stack))
        case "sides":
            return Throw(2, len(state.players[chore.of].stack))
        case "scene" | "own-goal":
            return Shuffle(len(state.sides[chore.of].pile))
        case what:
            assert_never(what)


def _result(state: State) -> Result:
    """LIG-28: a team wins together; every seat's score is its team's goals."""
    score = tuple(len(state.side_of(seat).won) for seat in range(len(state.players)))
    return Result(tuple(seat for seat, goals in enumerate(score) if goals == GOALS_TO_WIN), score)


GAME = Ligretto(SHIPPED)
