"""The five levels: what a person in that seat would do now, and how long it would take."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any, cast

from anpfiff.bots.elfmeter.leafing import TOP, Found, follow_up, tackle
from anpfiff.bots.elfmeter.penalty import penalty
from anpfiff.bots.elfmeter.plain import right_way_up
from anpfiff.bots.elfmeter.temper import temper
from anpfiff.bots.levels import Level, thinking
from anpfiff.bots.reaction import reacting
from anpfiff.core import AnyGame, Seat
from anpfiff.games.elfmeter.cards import THIRDS, Attack, CardNumber, Landing, Shown, Third
from anpfiff.games.elfmeter.material import Deck
from anpfiff.games.elfmeter.model import (
    AcceptPause,
    Choose,
    DeclareOutOfBreath,
    Move,
    Play,
    Ready,
    TurnStack,
    View,
)


def level(game: AnyGame, level: Level) -> "Player":
    return Player(cast("Any", game).deck, level)


class Player:
    """Somebody with two hands, who knows both sides of all cards, and can look into the box."""

    def __init__(self, deck: Deck, level: Level) -> None:
        self._deck = deck
        self._level = level
        self._temper = temper(level)

    def choose(self, view: View, moves: tuple[Move, ...], dice: Random) -> Move | None:
        match view.phase:
            case "attempt":
                return self._racing(view, moves, dice)
            case "penalty":
                return self._penalty(view, dice)
            case "getting-ready":
                return self._getting_ready(view, dice)
            case _:
                return moves[0]

    def when(self, view: View, moves: tuple[Move, ...], dice: Random) -> int:
        """In an attempt as long as the leafing takes, else a moment's thought."""
        if view.phase != "attempt":
            return thinking(self._level.pace, dice)
        pair = self._found(view) if right_way_up(view) and AcceptPause() not in moves else None
        return reacting(self._level.reaction, self._temper.bit, pair.looked_at if pair else 0, dice)

    def _racing(self, view: View, moves: tuple[Move, ...], dice: Random) -> Move | None:
        if AcceptPause() in moves:
            return AcceptPause()
        if not right_way_up(view):
            return self._wrong_side_up(view, moves, dice)
        if self._temper.counts and self._erred(view):
            return DeclareOutOfBreath()
        pair = self._found(view)
        if pair is None:
            return None
        if pair.place is None:
            return DeclareOutOfBreath() if view.seat == view.attacker else None
        right, laid = self._laid(view, pair, dice)
        return self._thrown(laid, moves, dice) or self._thrown(right, moves, dice)

    def _erred(self, view: View) -> bool:
        """ELF-28: a card of its own that does not fit is admitted before the check finds it."""
        attack = _attacks(view.attack)
        mine = view.seat == view.attacker
        return mine and any(card.footballer != last.ball for last, card in pairwise(attack))

    def _found(self, view: View) -> Found | None:
        """What leafing through its own stack brings up now; None before there is a ball to win."""
        assert view.stack is not None
        if view.seat != view.attacker:
            return None if view.ball is None else tackle([shown.face for shown in view.stack], view.ball)
        stack = _attacks(view.stack)
        laid = _attacks(view.attack)
        return self._follow_up(view, stack, laid) if laid else TOP

    def _follow_up(self, view: View, stack: Sequence[Attack], laid: Sequence[Attack]) -> Found:
        return follow_up(stack, laid, self._temper)

    def _laid(self, view: View, found: Found, dice: Random) -> tuple[CardNumber, CardNumber]:
        """The card that was found and the one that is laid: now and then another of those just leafed through."""
        assert view.stack is not None
        assert found.place is not None
        slips = dice.random() < self._temper.misfits
        place = int(dice.random() * found.leafed) if slips else found.place
        return view.stack[found.place].card, view.stack[place].card

    def _wrong_side_up(self, view: View, moves: Sequence[Move], dice: Random) -> Move | None:
        """ELF-15: turn the stack, or lay the top card and wonder."""
        racing = view.seat == view.attacker or view.ball is not None
        if view.stack and racing and dice.random() < self._temper.blind:
            return self._thrown(view.stack[0].card, moves, dice)
        return TurnStack()

    def _thrown(self, card: CardNumber, moves: Sequence[Move], dice: Random) -> Move | None:
        """The card as it may be played; thrown, it does not always come to rest where it should."""
        move = next((move for move in moves if isinstance(move, Play) and move.card == card), None)
        if move is None or move.landing is None:
            return move
        x, y = (int(dice.gauss(500, self._temper.scatter)) for _ in range(2))
        return Play(card, Landing(x, y, int(dice.random() * 360)))

    def _getting_ready(self, view: View, dice: Random) -> Move:
        """ELF-15: whoever forgets to turn the stack finds out in the attempt."""
        if right_way_up(view) or dice.random() < self._temper.wrong_side:
            return Ready()
        return TurnStack()

    def _penalty(self, view: View, dice: Random) -> Move:
        """ELF-21: a field by the equilibrium, and the first card of it."""
        assert view.seat is not None
        fields = {shown.card: self._field(view, view.seat, shown.card) for shown in view.stack or ()}
        mine = frozenset(fields.values())
        yours = self._others_fields(view)
        duel = penalty(mine, yours) if view.seat == view.attacker else penalty(yours, mine)
        mix = duel.shots if view.seat == view.attacker else duel.dives
        field = dice.choices([*mix], [float(share) for share in mix.values()])[0]
        return Choose(next(card for card, shown in fields.items() if shown == field))

    def _others_fields(self, view: View) -> frozenset[Third]:
        """What the other can shoot or reach; who does not count thinks: everything."""
        assert view.seat is not None
        other = 1 - view.seat
        if not self._temper.counts:
            return frozenset(range(len(THIRDS)))
        return frozenset(self._field(view, other, card) for card in self._left(view, other))

    def _field(self, view: View, seat: Seat, card: CardNumber) -> Third:
        return self._deck.attack[card].shot if seat == view.attacker else self._deck.defence[card].dive

    def _left(self, view: View, seat: Seat) -> list[CardNumber]:
        """What is out of a stack lies open in the box; the rest is still in it."""
        out = {laid.card for laid in view.box if laid.seat == seat}
        return [card for card in self._deck.attack if card not in out]


def _attacks(cards: Sequence[Shown]) -> list[Attack]:
    return [shown.face for shown in cards if isinstance(shown.face, Attack)]
