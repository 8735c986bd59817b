"""Before the goal: what fits is built, what does not belong is taken out, and then, with or without a last look: Tooro!"""

from collections.abc import Iterator, Sequence
from random import Random

from anpfiff.bots.ligretto.temper import Temper
from anpfiff.games.ligretto.model import (
    AskScene,
    Build,
    Claim,
    Discard,
    Hand,
    Move,
    OfferBreak,
    Side,
    TakeOut,
    TurnOver,
    TurnRound,
    View,
)
from anpfiff.games.ligretto.pieces import CORNERS, Corner, Face, Quarter, Source, place_in_row, team_of

SHRUG = 0.02
"""How often somebody claims who knows of a wrong sum, when the other team did not agree to break off."""


def at_the_goal(view: View, moves: Sequence[Move], temper: Temper, dice: Random) -> Move | None:
    """LIG-22 to LIG-24, LIG-29."""
    assert view.seat is not None
    side = view.sides[team_of(view.seat)]
    hand = view.hands[view.seat]
    nearly, trusts, shrugs = (dice.random() < chance for chance in (temper.slips, temper.trusts, SHRUG))
    if AskScene() in moves:
        return AskScene()
    wrong = [] if trusts else [*_misbuilt(side)]
    if wrong and (Claim() in moves or not temper.trusts):
        return next(move for move in moves if isinstance(move, TakeOut) and move.corner == wrong[0])
    if Claim() in moves:
        return Claim() if trusts or shrugs or not spoiled(view) else _regretted(moves)
    return _built(side, hand, moves, nearly=nearly) or _passed_on(hand, moves)


def spoiled(view: View) -> bool:
    """LIG-25: does a sum of its own team not add up? That cannot be mended (LIG-17)."""
    assert view.seat is not None
    team = team_of(view.seat)
    side = view.sides[team]
    return any(
        sum(laid) != view.row[place_in_row(team, step)] for step, laid in enumerate(side.laid[: side.filled])
    )


def _misbuilt(side: Side) -> Iterator[Corner]:
    assert side.scene is not None
    for corner, quarter in zip(CORNERS, side.goal, strict=True):
        if quarter is not None and quarter != side.scene.quarter(corner):
            yield corner


def _regretted(moves: Sequence[Move]) -> Move | None:
    """LIG-31: a wrong sum is an own goal, unless the others agree to break off."""
    return OfferBreak() if OfferBreak() in moves else None


def _built(side: Side, hand: Hand, moves: Sequence[Move], *, nearly: bool) -> Move | None:
    """A quarter that fits, or one that would the other way round; whoever looks badly does not see the difference."""
    assert side.scene is not None
    turning: Move | None = None
    for move in moves:
        if not isinstance(move, Build):
            continue
        face = _face(hand, move.source)
        wanted = side.scene.quarter(move.corner)
        assert isinstance(face, Quarter)
        if face == wanted or (nearly and _alike(face, wanted)):
            return move
        if face.upside_down and Quarter(face.corner, face.ball) == wanted:
            turning = TurnRound(move.source)
    return turning


def _alike(one: Quarter, other: Quarter) -> bool:
    """The same corner, both with a ball or both without: but which way up, and where is the ball?"""
    return one.corner == other.corner and (one.ball == "none") == (other.ball == "none")


def _passed_on(hand: Hand, moves: Sequence[Move]) -> Move | None:
    """LIG-13, LIG-18: the lower discard pile, or the next card, or nothing is left to do."""
    piles = [move for move in moves if isinstance(move, Discard)]
    if piles:
        return min(piles, key=lambda move: hand.piles[move.pile].cards)
    return TurnOver() if TurnOver() in moves else None


def _face(hand: Hand, source: Source) -> Face | None:
    return hand.turned if source is None else hand.piles[source].top
