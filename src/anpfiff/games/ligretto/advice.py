"""What helps a seat now, worked out from what lies open before it. The rules do without: it is for those who want to be helped."""

from collections.abc import Iterator

from anpfiff.core import Seat
from anpfiff.games.ligretto.claim import wrong_corners, wrong_sums
from anpfiff.games.ligretto.material import ONE, Deck
from anpfiff.games.ligretto.model import Advice
from anpfiff.games.ligretto.pieces import CORNERS, Source, Team, team_of
from anpfiff.games.ligretto.pitch import comes_out, missing
from anpfiff.games.ligretto.state import Card, Player, Side, State


def advice(deck: Deck, state: State, seat: Seat) -> Advice | None:
    side = state.side_of(seat)
    if state.interval is not None or state.over or (side.building and side.scene is None):
        return None
    if side.building:
        return _at_the_goal(deck, state, seat)
    return _at_the_pitch(deck, state, seat) if side.one is not None else _before_the_one(deck, state, seat)


def _before_the_one(deck: Deck, state: State, seat: Seat) -> Advice:
    """LIG-11"""
    ones = tuple(source for source, card in _open(state.players[seat]) if deck.numbers[card] == ONE)
    return Advice(sources=ones, full=False, stuck=False, wrong=(), right=False)


def _at_the_pitch(deck: Deck, state: State, seat: Seat) -> Advice:
    """LIG-12, LIG-17: a shirt helps as long as others can make the rest."""
    side = state.side_of(seat)
    rest = missing(deck, state, team_of(seat))
    helping = tuple(
        source
        for source, card in _open(state.players[seat])
        if comes_out(deck, side, rest - deck.numbers[card], card)
    )
    stuck = bool(side.laid[side.filled]) and not comes_out(deck, side, rest)
    return Advice(sources=helping, full=rest == 0, stuck=stuck, wrong=(), right=False)


def _at_the_goal(deck: Deck, state: State, seat: Seat) -> Advice:
    """LIG-22 to LIG-25"""
    team = team_of(seat)
    side = state.sides[team]
    faulty = wrong_corners(deck, side)
    wrong = tuple(corner for corner in faulty if side.goal[CORNERS.index(corner)] is not None)
    right = not faulty and not wrong_sums(deck, state, team)
    return Advice(
        sources=_quarters(deck, state, team, seat), full=False, stuck=False, wrong=wrong, right=right
    )


def _quarters(deck: Deck, state: State, team: Team, seat: Seat) -> tuple[Source, ...]:
    """Whichever way up: it can be turned."""
    wanted = _wanted(deck, state.sides[team])
    return tuple(source for source, card in _open(state.players[seat]) if deck.backs[card] in wanted)


def _wanted(deck: Deck, side: Side) -> frozenset[int]:
    """The backs for the corners that are still empty."""
    assert side.scene is not None
    needs = zip(deck.needs[side.scene], side.goal, strict=True)
    return frozenset(back for back, card in needs if card is None)


def _open(player: Player) -> Iterator[tuple[Source, Card]]:
    """LIG-10, LIG-15: the turned card and the top cards of the player's own piles."""
    if player.turned is not None:
        yield None, player.turned
    yield from ((place, pile[-1]) for place, pile in enumerate(player.piles) if pile)
