"""Elfmeter!: how a round opens, how the ball changes sides, and how the round ends."""

from msgspec.structs import replace

from anpfiff.core import Result, Seat, Step, succeeded
from anpfiff.games.elfmeter.cards import Side
from anpfiff.games.elfmeter.model import (
    AttemptBegun,
    Event,
    GoalScored,
    KickOffLaid,
    KickOffsRanOut,
    PlayResumed,
    RoundEnd,
    SaidReady,
    StackShuffled,
    StackTurned,
    WentOutOfBreath,
)
from anpfiff.games.elfmeter.state import COLOUR, State
from anpfiff.games.elfmeter.tempo import fresh

NEITHER, BOTH_READY = (False, False), (True, True)


def role(state: State, seat: Seat) -> Side:
    """ELF-7: the attacker plays attack sides, the defender defence sides."""
    return "attack" if seat == state.attacker else "defence"


def shuffled(state: State, outcome: tuple[int, ...]) -> Step[State]:
    """ELF-5, ELF-26: one stack after the other; both are done before anybody lays a kick-off card."""
    seat = state.ready.index(False)
    stacks = succeeded(state.stacks, seat, tuple(COLOUR[place] for place in outcome))
    ready = succeeded(state.ready, seat, True)
    if not all(ready):
        return replace(state, stacks=stacks, ready=ready), (StackShuffled(seat),)
    return replace(state, stacks=stacks, ready=NEITHER, phase="kick-off"), (StackShuffled(seat),)


def kicked_off(state: State) -> Step[State]:
    """ELF-9: the round is about the card that the attacker lays in the middle."""
    seat = state.attacker
    left = succeeded(state.kick_offs, seat, state.kick_offs[seat] - 1)
    after = replace(state, phase="getting-ready", kick_offs=left, in_middle=seat)
    after, turning = _turned_by_themselves(after)
    return after, (KickOffLaid(seat), *turning)


def turned(state: State, seat: Seat) -> Step[State]:
    """ELF-15: a player's own act, whichever side the role asks for."""
    side: Side = "defence" if state.sides[seat] == "attack" else "attack"
    return replace(state, sides=succeeded(state.sides, seat, side)), (StackTurned(seat, side),)


def _turned_by_themselves(state: State) -> tuple[State, tuple[StackTurned, ...]]:
    """ELF-15: with the option `turning: self`, each stack to the side of its role."""
    if state.options.turning == "hand":
        return state, ()
    roles = (role(state, 0), role(state, 1))
    turning = (StackTurned(seat, side) for seat, side in enumerate(roles) if side != state.sides[seat])
    return replace(state, sides=roles), tuple(turning)


def said_ready(state: State, seat: Seat) -> Step[State]:
    """ELF-34, ELF-18: an attempt begins, or goes on after a pause, when both are ready.

    ELF-15: where the stacks turn over by themselves, one of the two says it for both.
    """
    shared = state.phase == "getting-ready" and state.options.turning == "self"
    ready = BOTH_READY if shared else succeeded(state.ready, seat, True)
    if not all(ready):
        return replace(state, ready=ready), (SaidReady(seat),)
    begun: Event = PlayResumed() if state.phase == "pause" else AttemptBegun(state.attacker)
    return fresh(replace(state, phase="attempt", ready=NEITHER)), (SaidReady(seat), begun)


def possession_changed(state: State, event: Event) -> Step[State]:
    """ELF-14: the roles swap, the stacks are the players' own business, and play waits until both are ready."""
    after = replace(
        state, phase="getting-ready", attacker=1 - state.attacker, ready=NEITHER, attack=(), offer=None
    )
    after, turning = _turned_by_themselves(after)
    return breathing(after, event, *turning)


def breathing(state: State, *events: Event) -> Step[State]:
    """ELF-28: an attacker whose stack is empty is out of breath without a word."""
    if state.stacks[state.attacker]:
        return state, events
    return out_of_breath(state, *events)


def out_of_breath(state: State, *before: Event) -> Step[State]:
    return round_over(state, WentOutOfBreath(state.attacker), *before)


def round_over(state: State, end: RoundEnd, *before: Event) -> Step[State]:
    """ELF-22, ELF-23, ELF-24, ELF-28: a goal makes a marker of the kick-off card, anything else removes it."""
    seat = state.attacker
    scored = isinstance(end, GoalScored)
    goals = succeeded(state.goals, seat, state.goals[seat] + 1) if scored else state.goals
    removed = state.removed if scored else state.removed + 1
    after, events = _next_round(replace(state, goals=goals, removed=removed, in_middle=None, last=end))
    return after, (*before, end, *events)


def _next_round(state: State) -> Step[State]:
    """ELF-26, ELF-27, ELF-32: all cards back and shuffled, roles changed, if the new attacker can lay a kick-off card."""
    attacker = 1 - state.attacker
    after = State(
        options=state.options,
        phase="shuffling",
        attacker=attacker,
        sides=state.sides,
        kick_offs=state.kick_offs,
        goals=state.goals,
        removed=state.removed,
        last=state.last,
    )
    ended = replace(after, phase="over"), (KickOffsRanOut(attacker),)
    return (after, ()) if state.kick_offs[attacker] else ended


def result(state: State) -> Result:
    """ELF-33: more goal markers; if equal, more kick-off cards left; if equal again, tied."""
    mine, yours = zip(state.goals, state.kick_offs, strict=True)
    return Result(() if mine == yours else (0,) if mine > yours else (1,), state.goals)
