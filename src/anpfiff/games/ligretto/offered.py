"""What a seat may do now, in a fixed order. This is the one place where it is said what is legal."""

from anpfiff.core import Seat
from anpfiff.games.ligretto.breaking_off import break_moves
from anpfiff.games.ligretto.goalmouth import can_be_built
from anpfiff.games.ligretto.material import Deck
from anpfiff.games.ligretto.model import (
    AskScene,
    Build,
    CallNext,
    Claim,
    Clear,
    Discard,
    Lay,
    LayOne,
    Move,
    Reopen,
    TakeOut,
    TurnOver,
    TurnRound,
)
from anpfiff.games.ligretto.pieces import CORNERS, Source, team_of
from anpfiff.games.ligretto.pitch import can_be_made, total
from anpfiff.games.ligretto.state import Card, Player, Side, State


def offered(deck: Deck, state: State, seat: Seat) -> tuple[Move, ...]:
    player, side = state.players[seat], state.side_of(seat)
    if side.building:
        way = _to_the_goal(deck, player, side)
    elif side.one is None:
        way = [LayOne(source) for source, card in _usable(player) if deck.numbers[card] == 1]
    else:
        way = _along_the_pitch(deck, state, seat)
    return (*way, *_with_the_stack(player), *break_moves(state, seat))


def _usable(player: Player) -> list[tuple[Source, Card]]:
    """LIG-10, LIG-15: the turned card and the top cards of the own discard piles."""
    tops: list[tuple[Source, Card]] = [(place, pile[-1]) for place, pile in enumerate(player.piles) if pile]
    return tops if player.turned is None else [(None, player.turned), *tops]


def _with_the_stack(player: Player) -> list[Move]:
    """LIG-10, LIG-13, LIG-18: the next card only when this one is laid or discarded."""
    if player.turned is not None:
        return [Discard(pile) for pile in range(len(player.piles))]
    return [TurnOver()] if player.holds_cards else []


def _along_the_pitch(deck: Deck, state: State, seat: Seat) -> list[Move]:
    """LIG-12, LIG-17, LIG-19, LIG-29."""
    player, side, team = state.players[seat], state.side_of(seat), team_of(seat)
    step, piles = side.filled, range(len(player.piles))
    missing = state.number_at(team, step) - total(deck, side, step)
    found: list[Move] = [
        Lay(step, source)
        for source, card in _usable(player)
        if state.referee == "check" or deck.numbers[card] <= missing
    ]
    if side.laid[step]:
        found += [CallNext(step)] if state.referee == "check" else []
        found += [Clear(step, pile) for pile in piles]
    if not can_be_made(deck, state, team):
        found += [Reopen(step - 1, pile) for pile in piles]
    return found


def _to_the_goal(deck: Deck, player: Player, side: Side) -> list[Move]:
    """LIG-22 to LIG-24, LIG-29."""
    assert side.scene is not None
    usable, found = _usable(player), list[Move]()
    for corner, card in zip(CORNERS, side.goal, strict=True):
        if card is None:
            found += [Build(corner, source) for source, _ in usable]
        else:
            found += [TakeOut(corner, pile) for pile in range(len(player.piles))]
    found += [TurnRound(source) for source, _ in usable]
    if None not in side.goal:
        found.append(Claim())
    if not can_be_built(deck, side, side.scene):
        found.append(AskScene())
    return found
