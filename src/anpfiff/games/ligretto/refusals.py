"""ALL-4: which rule a move breaks that is not offered. What is legal stands in `offered`; here is only the reason."""

from typing import assert_never

from anpfiff.core import IllegalMove, Seat
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
    Ready,
    Reopen,
    TakeOut,
    TurnOver,
    TurnRound,
)
from anpfiff.games.ligretto.pieces import CORNERS, Source, team_of
from anpfiff.games.ligretto.state import Player, Side, State


def refusal(state: State, seat: Seat, move: Move) -> IllegalMove:
    player = state.players[seat]
    side = state.side_of(seat)
    match move:
        case TurnOver():
            return _turning(player)
        case Discard():
            return _no_such_pile() if _lies(player, None) else _no_card(player, None)
        case LayOne() | Lay() | Clear() | CallNext() | Reopen():
            return _at_the_pitch(state, player, side, move)
        case TurnRound() | Build() | TakeOut() | Claim() | AskScene():
            return _at_the_goal(player, side, move)
        case OfferBreak() | AcceptBreak() | DeclineBreak():
            return _breaking_off(state, seat, move)
        case Ready():
            return IllegalMove("LIG-9", "the-race-is-on")
        case _:
            assert_never(move)


def _turning(player: Player) -> IllegalMove:
    if player.turned is not None:
        return IllegalMove("LIG-10", "place-the-turned-card-first")
    return IllegalMove("LIG-18", "no-cards-left")


def _no_such_pile() -> IllegalMove:
    return IllegalMove("LIG-14", "no-such-pile")


def _lies(player: Player, source: Source) -> bool:
    """Is there a card to be taken?"""
    if source is None:
        return player.turned is not None
    return 0 <= source < len(player.piles) and bool(player.piles[source])


def _no_card(player: Player, source: Source) -> IllegalMove:
    if source is None:
        return IllegalMove("LIG-10", "nothing-turned")
    if not 0 <= source < len(player.piles):
        return _no_such_pile()
    return IllegalMove("LIG-15", "pile-empty")


def _at_the_pitch(
    state: State, player: Player, side: Side, move: LayOne | Lay | Clear | CallNext | Reopen
) -> IllegalMove:
    if side.building:
        return IllegalMove("LIG-21", "already-at-the-goal")
    if isinstance(move, LayOne):
        return _laying_one(player, side, move)
    if side.one is None:
        return IllegalMove("LIG-11", "number-one-first")
    match move:
        case Lay():
            return _laying(player, side, move)
        case Clear():
            return _clearing(side, move)
        case CallNext():
            return _calling(state, side, move)
        case Reopen():
            return _reopening(player, side, move)
        case _:
            assert_never(move)


def _laying_one(player: Player, side: Side, move: LayOne) -> IllegalMove:
    if side.one is not None:
        return IllegalMove("LIG-30", "already-there")
    wrong = IllegalMove("LIG-11", "not-a-number-one")
    return wrong if _lies(player, move.source) else _no_card(player, move.source)


def _laying(player: Player, side: Side, move: Lay) -> IllegalMove:
    high = IllegalMove("LIG-19", "overshoots")
    why = high if _lies(player, move.source) else _no_card(player, move.source)
    return _elsewhere(side, move.step) or why


def _elsewhere(side: Side, step: int) -> IllegalMove | None:
    """LIG-30: the place a move names has to be the pitch card that is open now."""
    if 0 <= step < side.filled:
        return IllegalMove("LIG-30", "already-filled")
    return None if step == side.filled else IllegalMove("LIG-12", "not-open")


def _clearing(side: Side, move: Clear) -> IllegalMove:
    if 0 <= move.step < side.filled:
        return IllegalMove("LIG-17", "already-filled")
    if move.step == side.filled and not side.laid[move.step]:
        return IllegalMove("LIG-17", "nothing-there")
    return _elsewhere(side, move.step) or _no_such_pile()


def _calling(state: State, side: Side, move: CallNext) -> IllegalMove:
    if state.referee == "instant":
        return IllegalMove("LIG-19", "the-referee-counts")
    return _elsewhere(side, move.step) or IllegalMove("LIG-19", "nothing-there")


def _reopening(player: Player, side: Side, move: Reopen) -> IllegalMove:
    if move.step != side.filled - 1:
        return IllegalMove("LIG-29", "not-filled-last")
    if not 0 <= move.pile < len(player.piles):
        return _no_such_pile()
    return IllegalMove("LIG-29", "you-can-still-go-on")


def _at_the_goal(
    player: Player, side: Side, move: TurnRound | Build | TakeOut | Claim | AskScene
) -> IllegalMove:
    if not side.building:
        return IllegalMove("LIG-20", "not-at-the-goal-yet")
    match move:
        case TurnRound(source):
            return _no_card(player, source)
        case Build(corner, source):
            if side.goal[CORNERS.index(corner)] is not None:
                return IllegalMove("LIG-30", "already-built")
            return _no_card(player, source)
        case TakeOut(corner):
            empty = side.goal[CORNERS.index(corner)] is None
            return IllegalMove("LIG-23", "nothing-there") if empty else _no_such_pile()
        case Claim():
            return IllegalMove("LIG-24", "four-quarters-first")
        case AskScene():
            return IllegalMove("LIG-29", "you-can-still-go-on")
        case _:
            assert_never(move)


def _breaking_off(state: State, seat: Seat, move: OfferBreak | AcceptBreak | DeclineBreak) -> IllegalMove:
    if not isinstance(move, OfferBreak):
        return IllegalMove("LIG-31", "no-offer")
    standing = state.offer == 1 - team_of(seat)
    return IllegalMove("LIG-31", "answer-first" if standing else "one-offer-a-round")
