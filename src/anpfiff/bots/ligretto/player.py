"""The five levels: what somebody in that seat would do now, and how long it would take."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from anpfiff.bots.levels import QUICKEST, Level, thinking
from anpfiff.bots.ligretto import plain
from anpfiff.bots.ligretto.goal import at_the_goal, spoiled
from anpfiff.bots.ligretto.pitch import Outlook
from anpfiff.bots.ligretto.sums import costs
from anpfiff.bots.ligretto.temper import temper
from anpfiff.bots.reaction import reacting
from anpfiff.core import AnyGame, succeeded
from anpfiff.games.ligretto.material import PITCH_NUMBERS
from anpfiff.games.ligretto.model import (
    AcceptBreak,
    Build,
    DeclineBreak,
    Lay,
    LayOne,
    Move,
    Ready,
    Side,
    View,
)
from anpfiff.games.ligretto.pieces import place_in_row, team_of


def level(game: AnyGame, level: Level) -> "Player":  # noqa: ARG001 -- all it knows lies on the table
    costs()
    return Player(level)


class Player:
    """Somebody with two hands, who knows what a full deck holds, and forgets what lies covered."""

    def __init__(self, level: Level) -> None:
        self._level = level
        self._temper = temper(level)

    def choose(self, view: View, moves: tuple[Move, ...], dice: Random) -> Move | None:
        assert view.seat is not None
        if view.interval is not None:
            return Ready()
        if AcceptBreak() in moves:
            return AcceptBreak() if _behind(view) else DeclineBreak()
        noticed = self._noticed(moves, dice)
        if view.sides[team_of(view.seat)].scene is not None:
            return at_the_goal(view, noticed, self._temper, dice)
        return self._along_the_pitch(self._read(view, dice), noticed, dice)

    def when(self, view: View, moves: tuple[Move, ...], dice: Random) -> int:
        """Every card that could be taken is looked at; at the goal every corner that is open, before a claim all of it."""
        if view.interval is not None:
            return QUICKEST
        if AcceptBreak() in moves:
            return thinking(self._level.pace, dice)
        assert view.seat is not None
        side = view.sides[team_of(view.seat)]
        hand = view.hands[view.seat]
        faces = (hand.turned, *(pile.top for pile in hand.piles)) if side.scene is None else side.goal
        looked_at = sum((face is None) == (side.scene is not None) for face in faces) or len(side.goal)
        return reacting(self._level.reaction, self._temper.bit, looked_at, dice)

    def _noticed(self, moves: Sequence[Move], dice: Random) -> tuple[Move, ...]:
        """A card that could be laid is overlooked now and then, most easily on a discard pile."""
        turned = dice.random() < self._temper.overlooks
        piles = dice.random() < 2 * self._temper.overlooks
        return tuple(
            move
            for move in moves
            if not (isinstance(move, Lay | LayOne | Build) and (turned if move.source is None else piles))
        )

    def _read(self, view: View, dice: Random) -> View:
        """The table as it is taken in: now and then the open number is one too high or too low."""
        misread = dice.random() < self._temper.misreads
        by = dice.choice((-1, 1))
        if not misread:
            return view
        assert view.seat is not None
        team = team_of(view.seat)
        place = place_in_row(team, view.sides[team].filled)
        read = min(max(view.row[place] + by, PITCH_NUMBERS[0]), PITCH_NUMBERS[-1])
        return replace(view, row=succeeded(view.row, place, read))

    def _along_the_pitch(self, view: View, moves: Sequence[Move], dice: Random) -> Move | None:
        """Whoever holds no card leaves the pitch to those who do."""
        assert view.seat is not None
        hand = view.hands[view.seat]
        if not (hand.stack or hand.turned or any(pile.cards for pile in hand.piles)):
            return None
        if self._temper.plans:
            return min(moves, key=Outlook(view, self._temper, dice).after)
        return plain.choose(view, tuple(moves), dice)


def _behind(view: View) -> bool:
    """LIG-31: who is well behind, or has spoiled a sum, has nothing to lose by breaking off."""
    assert view.seat is not None
    ours, theirs = (view.sides[team] for team in (team_of(view.seat), 1 - team_of(view.seat)))
    return spoiled(view) or _way(theirs) > _way(ours) + 1


def _way(side: Side) -> int:
    """How far a team has come: pitch cards and quarters."""
    return side.filled + sum(quarter is not None for quarter in side.goal)
