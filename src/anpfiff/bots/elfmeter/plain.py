"""The plain bot: opens with what lies on top, passes where the next one waits, tackles what it can reach."""

from collections.abc import Sequence
from random import Random

from anpfiff.games.elfmeter.cards import Attack, CardNumber, Defence, Shown
from anpfiff.games.elfmeter.model import (
    AcceptPause,
    DeclareOutOfBreath,
    Move,
    Play,
    Ready,
    TurnStack,
    View,
)


def choose(view: View, moves: tuple[Move, ...], dice: Random) -> Move | None:
    if view.phase == "getting-ready":
        return Ready() if right_way_up(view) else TurnStack()
    if view.phase != "attempt":
        return dice.choice(moves)
    if AcceptPause() in moves:
        return AcceptPause()
    if not right_way_up(view):
        return TurnStack()
    card = _best(view)
    if card is None:
        return DeclareOutOfBreath() if view.seat == view.attacker else None
    return next((move for move in moves if isinstance(move, Play) and move.card == card), None)


def right_way_up(view: View) -> bool:
    """ELF-7: is its own stack held to the side of the role?"""
    assert view.seat is not None
    return view.sides[view.seat] == ("attack" if view.seat == view.attacker else "defence")


def _best(view: View) -> CardNumber | None:
    """ELF-8: the top card to begin with; then the first card that leads to the third pass, or that takes the ball."""
    stack = view.stack or ()
    if view.seat == view.attacker and not view.attack:
        return stack[0].card
    for shown in stack:
        match shown.face:
            case Attack() if _leads_on(stack, (*view.attack, shown)):
                return shown.card
            case Defence(defenders) if view.ball in defenders:
                return shown.card
    return None


def _leads_on(stack: Sequence[Shown], chain: tuple[Shown, ...]) -> bool:
    """Does the last card of the chain fit, and can the chain be made three long?"""
    *before, last = (shown.face for shown in chain)
    assert isinstance(last, Attack)
    if before and isinstance(before[-1], Attack) and before[-1].ball != last.footballer:
        return False
    return len(chain) >= 3 or any(_leads_on(stack, (*chain, shown)) for shown in stack if shown not in chain)
