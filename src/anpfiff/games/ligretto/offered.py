"""What a seat may do now, in a fixed order. This is the one place where it is said what is legal.

A team stands before the number 1, at the pitch or before the goal, and each stage is a table: which moves there are, and the
function that finds them. To offer is to ask every function of the stage, to permit a move only the one that finds its kind.
The moves themselves are made once (`functools.cache`): every round offers the same few again and again.
"""

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from anpfiff.core import Seat
from anpfiff.games.ligretto.breaking_off import break_moves
from anpfiff.games.ligretto.goalmouth import can_be_built
from anpfiff.games.ligretto.material import HIGHEST, ONE, Deck
from anpfiff.games.ligretto.model import (
    AcceptBreak,
    AskScene,
    Build,
    CallNext,
    Claim,
    Clear,
    DeclineBreak,
    Discard,
    Lay,
    LayOne,
    Move,
    OfferBreak,
    Reopen,
    TakeOut,
    TurnOver,
    TurnRound,
)
from anpfiff.games.ligretto.pieces import CORNERS, STEPS, Source, team_of
from anpfiff.games.ligretto.pitch import can_be_made, total
from anpfiff.games.ligretto.state import Player, Side, State

Moves: TypeAlias = tuple[Move, ...]
Sources: TypeAlias = tuple[Source, ...]
Stage: TypeAlias = dict[type[Move], Callable[[Deck, State, Seat], Moves]]

TURNING_OVER: Moves = (TurnOver(),)
CLAIMING: Moves = (Claim(),)
ASKING: Moves = (AskScene(),)


def offered(deck: Deck, state: State, seat: Seat) -> Moves:
    moves: Moves = ()
    for kind in FINDERS[_stage(state.side_of(seat))]:
        moves += kind(deck, state, seat)
    return moves


def permitted(deck: Deck, state: State, seat: Seat, move: Move) -> bool:
    find = STAGES[_stage(state.side_of(seat))].get(type(move))
    return find is not None and move in find(deck, state, seat)


def _stage(side: Side) -> int:
    """The place in STAGES."""
    if side.one is None:
        return 0
    return 2 if side.filled == STEPS else 1


def _ones(deck: Deck, state: State, seat: Seat) -> Moves:
    """LIG-11: before anything else."""
    return _ones_from(_sources(deck, state.players[seat], ONE))


def _lays(deck: Deck, state: State, seat: Seat) -> Moves:
    """LIG-12, LIG-19: an instant referee lets nobody overshoot."""
    side = state.side_of(seat)
    most = HIGHEST
    step = side.filled
    if state.referee == "instant":
        most = state.number_at(team_of(seat), step) - total(deck, side, step)
    return _lays_from(_sources(deck, state.players[seat], most), step)


def _clears(_deck: Deck, state: State, seat: Seat) -> Moves:
    """LIG-17, LIG-19: where the claim checks, somebody has to call the next pitch card."""
    side = state.side_of(seat)
    piles = len(state.players[seat].piles)
    if not side.laid[side.filled]:
        return ()
    return _clears_of(side.filled, piles) if state.referee == "instant" else _calls_for(side.filled, piles)


def _reopenings(deck: Deck, state: State, seat: Seat) -> Moves:
    """LIG-29: only when the open number cannot be made any more."""
    if can_be_made(deck, state, team_of(seat)):
        return ()
    return _reopenings_of(state.side_of(seat).filled - 1, len(state.players[seat].piles))


def _quarters(deck: Deck, state: State, seat: Seat) -> Moves:
    """LIG-22, LIG-23: into every corner that is empty, out of every other."""
    player = state.players[seat]
    empty = tuple([card is None for card in state.side_of(seat).goal])
    return _quarters_with(_sources(deck, player, HIGHEST), len(player.piles), empty)


def _turns_round(deck: Deck, state: State, seat: Seat) -> Moves:
    """LIG-23"""
    return _turns_of(_sources(deck, state.players[seat], HIGHEST))


def _claims(_deck: Deck, state: State, seat: Seat) -> Moves:
    """LIG-24: with four quarters, right or wrong."""
    return () if None in state.side_of(seat).goal else CLAIMING


def _other_scenes(deck: Deck, state: State, seat: Seat) -> Moves:
    """LIG-29: only when this one cannot be built any more."""
    side = state.side_of(seat)
    assert side.scene is not None
    return () if can_be_built(deck, side, side.scene) else ASKING


def _with_the_stack(_deck: Deck, state: State, seat: Seat) -> Moves:
    """LIG-10, LIG-13, LIG-18: the next card only when this one is laid or discarded."""
    player = state.players[seat]
    if player.turned is not None:
        return _discards_onto(len(player.piles))
    return TURNING_OVER if player.holds_cards else ()


ALWAYS: Stage = {
    Discard: _with_the_stack,
    TurnOver: _with_the_stack,
    OfferBreak: break_moves,
    AcceptBreak: break_moves,
    DeclineBreak: break_moves,
}
STAGES: tuple[Stage, ...] = (
    {LayOne: _ones, **ALWAYS},
    {Lay: _lays, CallNext: _clears, Clear: _clears, Reopen: _reopenings, **ALWAYS},
    {
        Build: _quarters,
        TakeOut: _quarters,
        TurnRound: _turns_round,
        Claim: _claims,
        AskScene: _other_scenes,
        **ALWAYS,
    },
)
FINDERS = tuple(tuple(dict.fromkeys(stage.values())) for stage in STAGES)
"""Each stage's functions once, in the order of its moves."""


def _sources(deck: Deck, player: Player, most: int) -> Sources:
    """LIG-10, LIG-15: the turned card and the top cards of one's own discard piles, those up to that number."""
    numbers = deck.numbers
    turned = player.turned
    sources: list[Source] = [] if turned is None or numbers[turned] > most else [None]
    for place, pile in enumerate(player.piles):
        if pile and numbers[pile[-1]] <= most:
            sources.append(place)
    return tuple(sources)


@cache
def _discards_onto(piles: int) -> Moves:
    return tuple(Discard(pile) for pile in range(piles))


@cache
def _ones_from(sources: Sources) -> Moves:
    return tuple(map(LayOne, sources))


@cache
def _lays_from(sources: Sources, step: int) -> Moves:
    return tuple(Lay(step, source) for source in sources)


@cache
def _clears_of(step: int, piles: int) -> Moves:
    return tuple(Clear(step, pile) for pile in range(piles))


@cache
def _calls_for(step: int, piles: int) -> Moves:
    """LIG-19: where the claim checks, somebody has to call the next pitch card."""
    return CallNext(step), *_clears_of(step, piles)


@cache
def _reopenings_of(step: int, piles: int) -> Moves:
    return tuple(Reopen(step, pile) for pile in range(piles))


@cache
def _quarters_with(sources: Sources, piles: int, empty: tuple[bool, ...]) -> Moves:
    builds = [[Build(corner, source) for source in sources] for corner in CORNERS]
    takings_out = [[TakeOut(corner, pile) for pile in range(piles)] for corner in CORNERS]
    return tuple(
        move for place, free in enumerate(empty) for move in (builds if free else takings_out)[place]
    )


@cache
def _turns_of(sources: Sources) -> Moves:
    return tuple(map(TurnRound, sources))
