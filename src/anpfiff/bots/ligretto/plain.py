"""Ligretto-Fußball: fill what can be filled, build the scene, shout. The worth of a move is a number."""

from random import Random

from anpfiff.games.ligretto import model
from anpfiff.games.ligretto.model import (
    Build,
    CallNext,
    Claim,
    Clear,
    Discard,
    Hand,
    Lay,
    Move,
    TakeOut,
    TurnRound,
)
from anpfiff.games.ligretto.pieces import CORNERS, Face, Quarter, Source, place_in_row, team_of

STUCK = 0.02
"""How often a card that does not fit makes a bot clear the pitch card."""
PLAIN = {model.TurnOver: 5, model.OfferBreak: -1, model.AcceptBreak: -1}


def choose(view: model.View, moves: tuple[Move, ...], dice: Random) -> Move:
    if view.interval is not None:
        return model.Ready()
    seat = view.seat or 0
    hand = view.hands[seat]
    side = view.sides[team_of(seat)]
    if side.scene is not None:
        wanted = tuple(map(side.scene.quarter, CORNERS))
        return max(moves, key=lambda move: _at_the_goal(hand, side.goal, wanted, move))
    missing = view.row[place_in_row(team_of(seat), side.filled)] - sum(side.laid[side.filled])
    stuck = missing < 0 or dice.random() < STUCK
    return max(moves, key=lambda move: _along_the_pitch(hand, missing, move, stuck=stuck))


def _along_the_pitch(hand: Hand, missing: int, move: Move, *, stuck: bool) -> float:
    """Filling is best, then high shirts; a rest of 1 or 2 is hard to find, so better discard."""
    match move:
        case Lay(_, source):
            number = _face(hand, source)
            assert isinstance(number, int)
            rest = missing - number
            return 60 + number if rest > 2 else 85 if rest == 0 else 8 if rest > 0 else 0
        case CallNext():
            return 90 if missing == 0 else 0
        case Clear():
            return 30 if stuck else 0
        case _:
            return _anywhere(hand, move)


def _at_the_goal(
    hand: Hand, goal: tuple[Quarter | None, ...], wanted: tuple[Quarter, ...], move: Move
) -> float:
    match move:
        case Build(corner, source):
            return 60 if _face(hand, source) == wanted[CORNERS.index(corner)] else 0
        case TurnRound(source):
            face = _face(hand, source)
            assert isinstance(face, Quarter)
            upright = Quarter(face.corner, face.ball)
            return 50 if face.upside_down and upright in wanted and upright not in goal else 0
        case TakeOut(corner):
            place = CORNERS.index(corner)
            return 70 if goal[place] != wanted[place] else 0
        case Claim():
            return 80 if goal == wanted else 0
        case _:
            return _anywhere(hand, move)


def _anywhere(hand: Hand, move: Move) -> float:
    """The lowest discard pile; and whatever else there is gets on, or plays on."""
    return 10 - hand.piles[move.pile].cards / 100 if isinstance(move, Discard) else PLAIN.get(type(move), 95)


def _face(hand: Hand, source: Source) -> Face | None:
    return hand.turned if source is None else hand.piles[source].top
