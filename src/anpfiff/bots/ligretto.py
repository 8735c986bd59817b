"""Ligretto-Fußball: fill what can be filled, build the scene, shout. The worth of a move is a number."""

from random import Random

from anpfiff.games.ligretto.model import (
    AcceptBreak,
    Build,
    CallNext,
    Claim,
    Clear,
    Discard,
    Hand,
    Lay,
    Move,
    OfferBreak,
    Side,
    TakeOut,
    TurnOver,
    TurnRound,
    View,
)
from anpfiff.games.ligretto.pieces import CORNERS, Face, Quarter, Source, place_in_row, team_of

STUCK = 0.02
"""How often a card that does not fit makes a bot clear the pitch card."""


def choose(view: View, moves: tuple[Move, ...], dice: Random) -> Move:
    assert view.seat is not None
    hand, side = view.hands[view.seat], view.sides[team_of(view.seat)]
    if side.scene is not None:
        wanted = tuple(map(side.scene.quarter, CORNERS))
        return max(moves, key=lambda move: _worth_at_the_goal(hand, side.goal, wanted, move))
    missing = _missing(side, view.row[place_in_row(team_of(view.seat), side.filled)])
    stuck = missing < 0 or dice.random() < STUCK
    return max(moves, key=lambda move: _worth_at_the_pitch(hand, missing, move, stuck=stuck))


def _missing(side: Side, number: int) -> int:
    return number - sum(side.laid[side.filled])


def _worth_at_the_pitch(hand: Hand, missing: int, move: Move, *, stuck: bool) -> float:
    match move:
        case Lay(_, source):
            return _fit(hand, missing, _face(hand, source))
        case CallNext():
            return 90 if missing == 0 else 0
        case Clear():
            return 30 if stuck else 0
        case _:
            return _worth_anywhere(hand, move)


def _fit(hand: Hand, missing: int, number: Face | None) -> float:
    """Filling is best, then what leaves the number of an open discard, then high shirts; a rest of 1 or 2 is hard to find."""
    assert isinstance(number, int)
    rest = missing - number
    if rest <= 0:
        return 85 if rest == 0 else 0
    if rest in {pile.top for pile in hand.piles}:
        return 80
    return 60 + number if rest > 2 else 8


def _worth_at_the_goal(
    hand: Hand, goal: tuple[Quarter | None, ...], wanted: tuple[Quarter, ...], move: Move
) -> float:
    match move:
        case Build(corner, source):
            return 60 if _face(hand, source) == wanted[CORNERS.index(corner)] else 0
        case TurnRound(source):
            return 50 if _fits_turned(_face(hand, source), goal, wanted) else 0
        case TakeOut(corner):
            place = CORNERS.index(corner)
            return 0 if goal[place] == wanted[place] else 70
        case Claim():
            return 80 if goal == wanted else 0
        case _:
            return _worth_anywhere(hand, move)


def _fits_turned(face: Face | None, goal: tuple[Quarter | None, ...], wanted: tuple[Quarter, ...]) -> bool:
    assert isinstance(face, Quarter)
    upright = Quarter(face.corner, face.ball)
    return face.upside_down and upright in wanted and upright not in goal


def _worth_anywhere(hand: Hand, move: Move) -> float:
    match move:
        case Discard(pile):
            return 10 - hand.piles[pile].cards / 100
        case TurnOver():
            return 5
        case OfferBreak() | AcceptBreak():
            return -1
        case _:
            return 95


def _face(hand: Hand, source: Source) -> Face | None:
    return hand.turned if source is None else hand.piles[source].top
