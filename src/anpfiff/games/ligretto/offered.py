"""What a seat may do now, in a fixed order. This is the one place where it is said what is legal.

Moves are made once and for all (`functools.cache`): every round offers the same few again and again. They come in three
groups: the way to the goal, the stack, the offer to break off. So to permit a move only its own group is looked at.
"""

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from anpfiff.core import Seat
from anpfiff.games.ligretto.breaking_off import break_moves
from anpfiff.games.ligretto.goalmouth import can_be_built
from anpfiff.games.ligretto.material import Deck
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
from anpfiff.games.ligretto.pieces import CORNERS, Corner, Source, team_of
from anpfiff.games.ligretto.pitch import can_be_made, total
from anpfiff.games.ligretto.state import Card, Player, Side, State

Moves: TypeAlias = tuple[Move, ...]
Sources: TypeAlias = tuple[Source, ...]

TURNING_OVER: Moves = (TurnOver(),)
CLAIMING: Moves = (Claim(),)
ASKING: Moves = (AskScene(),)


def offered(deck: Deck, state: State, seat: Seat) -> Moves:
    return _on_the_way(deck, state, seat) + _with_the_stack(state, seat) + break_moves(state, seat)


def permitted(deck: Deck, state: State, seat: Seat, move: Move) -> bool:
    group = _BESIDE_THE_WAY.get(type(move))
    return move in (_on_the_way(deck, state, seat) if group is None else group(state, seat))


def _on_the_way(deck: Deck, state: State, seat: Seat) -> Moves:
    side = state.side_of(seat)
    if side.building:
        return _to_the_goal(deck, state.players[seat], side)
    if side.one is None:
        ones = [source for source, card in _usable(state.players[seat]) if deck.numbers[card] == 1]
        return _lays_of_one(tuple(ones))
    return _along_the_pitch(deck, state, seat, side)


def _with_the_stack(state: State, seat: Seat) -> Moves:
    """LIG-10, LIG-13, LIG-18: the next card only when this one is laid or discarded."""
    player = state.players[seat]
    if player.turned is not None:
        return _discards(len(player.piles))
    return TURNING_OVER if player.holds_cards else ()


_BESIDE_THE_WAY: dict[type[Move], Callable[[State, Seat], Moves]] = {
    Discard: _with_the_stack,
    TurnOver: _with_the_stack,
    OfferBreak: break_moves,
    AcceptBreak: break_moves,
    DeclineBreak: break_moves,
}


def _usable(player: Player) -> list[tuple[Source, Card]]:
    """LIG-10, LIG-15: the turned card and the top cards of the own discard piles."""
    tops: list[tuple[Source, Card]] = [(place, pile[-1]) for place, pile in enumerate(player.piles) if pile]
    return tops if player.turned is None else [(None, player.turned), *tops]


def _along_the_pitch(deck: Deck, state: State, seat: Seat, side: Side) -> Moves:
    """LIG-12, LIG-17, LIG-19, LIG-29."""
    player, team, step, numbers = state.players[seat], team_of(seat), side.filled, deck.numbers
    checked = state.referee == "check"
    missing = state.number_at(team, step) - total(deck, side, step)
    fitting = [source for source, card in _usable(player) if checked or numbers[card] <= missing]
    moves = _lays(step, tuple(fitting))
    if side.laid[step]:
        moves += _clears(step, len(player.piles), called=checked)
    return moves if can_be_made(deck, state, team) else moves + _reopenings(step - 1, len(player.piles))


def _to_the_goal(deck: Deck, player: Player, side: Side) -> Moves:
    """LIG-22 to LIG-24, LIG-29."""
    assert side.scene is not None
    sources, piles = tuple([source for source, _ in _usable(player)]), len(player.piles)
    moves: Moves = ()
    for corner, card in zip(CORNERS, side.goal, strict=True):
        moves += _builds(corner, sources) if card is None else _takings_out(corner, piles)
    moves += _turns_round(sources)
    if None not in side.goal:
        moves += CLAIMING
    return moves if can_be_built(deck, side, side.scene) else moves + ASKING


@cache
def _discards(piles: int) -> Moves:
    return tuple(Discard(pile) for pile in range(piles))


@cache
def _lays_of_one(sources: Sources) -> Moves:
    return tuple(map(LayOne, sources))


@cache
def _lays(step: int, sources: Sources) -> Moves:
    return tuple(Lay(step, source) for source in sources)


@cache
def _clears(step: int, piles: int, *, called: bool) -> Moves:
    """LIG-19: where the claim checks, somebody has to call the next pitch card."""
    clears = tuple(Clear(step, pile) for pile in range(piles))
    return (CallNext(step), *clears) if called else clears


@cache
def _reopenings(step: int, piles: int) -> Moves:
    return tuple(Reopen(step, pile) for pile in range(piles))


@cache
def _builds(corner: Corner, sources: Sources) -> Moves:
    return tuple(Build(corner, source) for source in sources)


@cache
def _takings_out(corner: Corner, piles: int) -> Moves:
    return tuple(TakeOut(corner, pile) for pile in range(piles))


@cache
def _turns_round(sources: Sources) -> Moves:
    return tuple(map(TurnRound, sources))
