"""The whistle: how rounds end, how the next one is prepared, and what each shuffle in between brings.

A round ends, goal cards are shuffled back, and all that was laid stays to be checked: an Interval. When everybody is ready, or
nobody waits any longer, the table is cleared and dealt anew, three seconds are counted down, and the whistle goes.
"""

from typing import TypeAlias

from msgspec.structs import replace

from anpfiff.core import Event, Seat, Step, rearranged, succeeded
from anpfiff.games.ligretto import tempo
from anpfiff.games.ligretto.events import (
    CountdownStarted,
    GoalCardTaken,
    KickedOff,
    RoundEndedGoalless,
    SaidReady,
)
from anpfiff.games.ligretto.material import Deck
from anpfiff.games.ligretto.model import Interval, Verdict
from anpfiff.games.ligretto.model import Side as SeenSide
from anpfiff.games.ligretto.pieces import GOALS_TO_WIN, STEPS, Team
from anpfiff.games.ligretto.state import Chore, Player, Side, State

HasWon: TypeAlias = Side | SeenSide

GOAL_PILE = 5
CHECK = 10_000
"""LIG-9: milliseconds for which the check is shown to those who do not say that they are ready."""
COUNTDOWN = 3_000
"""LIG-9: 3, 2, 1."""
SHARING = (Chore("shirts", 0), Chore("shirts", 1))


def first_round(deck: Deck, blank: State) -> State:
    """LIG-5: goal cards are drawn once a match; the rest is as in every round."""
    chores = (Chore("goals", 0), Chore("goals", 1), Chore("pitch"), *SHARING)
    return replace(_swept(deck, blank), chores=chores)


def goalless(state: State, *, agreed: bool) -> Step[State]:
    """LIG-29, LIG-31: the round ends without a goal."""
    after = round_over(replace(state, last=Verdict("goalless", None)))
    return after, (RoundEndedGoalless(agreed),)


def round_over(state: State) -> State:
    """LIG-27: an open goal card not won is shuffled back into its pile."""
    after = _scenes_put_back(state)
    shuffles = tuple(Chore("scene", 1 - team) for team in (0, 1) if state.sides[team].scene is not None)
    return _shown(replace(after, chores=shuffles))


def own_goal(state: State, team: Team, *events: Event) -> Step[State]:
    """LIG-26: first open goal cards are shuffled back, then the top card of the team that erred is taken.

    Its pile is shuffled whether or not one of it lay open: nobody knows the order either way.
    """
    after = _scenes_put_back(replace(state, last=Verdict("own-goal", team)))
    return replace(after, chores=(Chore("scene", 1 - team), Chore("own-goal", team))), events


def _scenes_put_back(state: State) -> State:
    for team in (0, 1):
        scene = state.sides[team].scene
        other = state.sides[1 - team]
        if scene is not None:
            state = state.with_side(1 - team, replace(other, pile=(scene, *other.pile)))
            state = state.with_side(team, replace(state.sides[team], scene=None))
    return state


def goals_drawn(state: State, team: Team, order: tuple[int, ...]) -> State:
    """LIG-5: five of the eight, the other three are out. ALL-3: a head start is won of them before the first whistle."""
    given = state.ahead[1 - team]
    drawn = replace(state.sides[team], pile=order[given:GOAL_PILE], out=order[GOAL_PILE:])
    gifted = replace(state.sides[1 - team], won=order[:given])
    return state.with_side(team, drawn).with_side(1 - team, gifted)


def scene_shuffled(state: State, team: Team, order: tuple[int, ...]) -> State:
    return _shown(_pile_shuffled(state, team, order))


def own_goal_settled(deck: Deck, state: State, team: Team, order: tuple[int, ...]) -> Step[State]:
    """LIG-26; LIG-28: with the fifth goal card all stays where it lies."""
    after = _pile_shuffled(state, team, order)
    erred = after.sides[team]
    other = after.sides[1 - team]
    card, *pile = erred.pile
    after = after.with_side(team, replace(erred, pile=tuple(pile)))
    after = after.with_side(1 - team, replace(other, won=(*other.won, card)))
    events = (GoalCardTaken(1 - team, deck.scenes[card]),)
    return (replace(after, over=True) if is_won(after.sides) else _shown(after)), events


def _pile_shuffled(state: State, team: Team, order: tuple[int, ...]) -> State:
    side = state.sides[team]
    return state.with_side(team, replace(side, pile=rearranged(side.pile, order)))


def is_won(sides: tuple[HasWon, HasWon]) -> bool:
    """LIG-28: five goals win."""
    return any(len(side.won) == GOALS_TO_WIN for side in sides)


def _shown(state: State) -> State:
    """LIG-9: once no goal card is to be shuffled any more the check is shown."""
    if state.chores:
        return state
    nobody = (False,) * len(state.players)
    return replace(state, offer=None, interval=Interval("check", state.ended + CHECK, nobody))


def said_ready(deck: Deck, state: State, seat: Seat, at: int) -> Step[State]:
    """LIG-9: the last one to be ready starts the countdown."""
    assert state.interval is not None
    ready = succeeded(state.interval.ready, seat, True)
    after = replace(state, interval=replace(state.interval, ready=ready))
    if not all(ready):
        return after, (SaidReady(seat),)
    counting, events = _counting_down(deck, after, at)
    return counting, (SaidReady(seat), *events)


def time_up(deck: Deck, state: State, at: int) -> Step[State]:
    """LIG-9: ten seconds for the check, then three to the whistle."""
    assert state.interval is not None
    if state.interval.stage == "check":
        return _counting_down(deck, state, at)
    return replace(state, interval=None), (KickedOff(state.round, state.row),)


def _counting_down(deck: Deck, state: State, at: int) -> Step[State]:
    assert state.interval is not None
    countdown = Interval("countdown", at + COUNTDOWN, state.interval.ready)
    return _prepared(deck, replace(state, interval=countdown)), (CountdownStarted(countdown.until),)


def _prepared(deck: Deck, state: State) -> State:
    """LIG-27: the table is cleared for the next round."""
    swept = _swept(deck, replace(state, round=state.round + 1, spent=state.spent + state.row, row=()))
    if len(swept.waiting) < STEPS:
        return replace(swept, chores=(Chore("pitch"), *SHARING))
    return replace(_row_laid(swept), chores=SHARING)


def _row_laid(state: State) -> State:
    """LIG-4: five pitch cards, the rest wait."""
    return replace(state, row=state.waiting[:STEPS], waiting=state.waiting[STEPS:])


def _swept(deck: Deck, state: State) -> State:
    """LIG-27: every team has all its shirts in hand again, shared out and not yet shuffled."""
    black, white = (Side(side.pile, side.out, side.won) for side in state.sides)
    swept = tempo.fresh(replace(state, sides=(black, white), offer=None))
    shirts = tuple(range(len(deck.numbers)))
    return _shared(_shared(swept, 0, shirts), 1, shirts)


def _shared(state: State, team: Team, shirts: tuple[int, ...]) -> State:
    """LIG-7, LIG-8: about equally, each a face-down stack."""
    seats = state.seats_of(team)
    for place, seat in enumerate(seats):
        piles = ((),) * len(state.players[seat].piles)
        state = state.with_player(seat, Player(piles, shirts[place :: len(seats)]))
    return state


def pitch_shuffled(deck: Deck, state: State, order: tuple[int, ...]) -> State:
    """LIG-4: all 24 anew."""
    return _row_laid(replace(state, spent=(), waiting=rearranged(deck.pitch, order)))


def shirts_shuffled(state: State, team: Team, order: tuple[int, ...]) -> Step[State]:
    """LIG-9: once both teams hold their stacks the first round begins; later ones have a whistle of their own."""
    after = _shared(state, team, order)
    waits = after.chores or after.interval
    return after, () if waits else (KickedOff(after.round, after.row),)
