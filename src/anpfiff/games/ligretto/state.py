"""Ligretto-Fußball: the full position, for the rules only."""

from typing import Literal, TypeAlias

from msgspec.structs import replace

from anpfiff.core import Calm, Seat, Value, succeeded
from anpfiff.games.ligretto.model import Interval, Referee, Verdict
from anpfiff.games.ligretto.pieces import STEPS, Source, Team, place_in_row

Card: TypeAlias = int
"""A shirt of either team, by its place in the deck."""
Cards: TypeAlias = tuple[Card, ...]
GoalCard: TypeAlias = int
"""A goal card, by its scene's place in the deck."""


class Chore(Value, frozen=True):
    """A shuffle or throw that play waits for: of a team, of a seat (stack, sides), or of nobody (pitch)."""

    what: Literal["goals", "pitch", "shirts", "stack", "sides", "scene", "own-goal"]
    of: int = 0


class Player(Value, frozen=True):
    piles: tuple[Cards, ...]
    """Discard piles, top card last."""
    stack: Cards = ()
    """Top card first."""
    turned: Card | None = None

    @property
    def holds_cards(self) -> bool:
        return self.turned is not None or bool(self.stack) or any(self.piles)

    def at(self, source: Source) -> Card:
        return self.turned if source is None else self.piles[source][-1]  # type: ignore[return-value]  # asked only where a card lies

    def without(self, source: Source) -> "Player":
        if source is None:
            return Player(self.piles, self.stack)
        return Player(succeeded(self.piles, source, self.piles[source][:-1]), self.stack, self.turned)

    def discarded(self, pile: int) -> "Player":
        """LIG-13: the turned card lies there now."""
        return Player(succeeded(self.piles, pile, (*self.piles[pile], self.at(None))), self.stack)

    def onto(self, pile: int, cards: Cards) -> "Player":
        return Player(succeeded(self.piles, pile, self.piles[pile] + cards), self.stack, self.turned)

    def gathered(self) -> "Player":
        """LIG-18, LIG-21: stack, turned card and discard piles put together."""
        turned = () if self.turned is None else (self.turned,)
        return Player(((),) * len(self.piles), sum(self.piles, self.stack + turned))


class Side(Value, frozen=True):
    """A team's half of the table."""

    pile: tuple[GoalCard, ...]
    """Its own goal cards, which the other team attacks, top first."""
    out: tuple[GoalCard, ...] = ()
    won: tuple[GoalCard, ...] = ()
    scene: GoalCard | None = None
    """From the other team's pile: what this team has to build."""
    one: Card | None = None
    laid: tuple[Cards, ...] = ((),) * STEPS
    """From the team's own left."""
    filled: int = 0
    goal: tuple[Card | None, ...] = (None,) * 4
    upside: int = 0
    """A bit for each card that is upside down, seen from its quarter."""
    offered: bool = False

    @property
    def building(self) -> bool:
        return self.filled == STEPS

    @property
    def locked(self) -> Cards:
        """LIG-21, LIG-29: cards that stay where they lie, below the goal and at filled pitch cards."""
        one = () if self.one is None else (self.one,)
        return sum(self.laid[: self.filled], one)


class State(Value, frozen=True):
    referee: Referee
    players: tuple[Player, ...]
    sides: tuple[Side, Side]
    spent: tuple[int, ...]
    """Pitch cards of earlier rounds, until all are shuffled anew."""
    row: tuple[int, ...] = ()
    """As black sees it."""
    waiting: tuple[int, ...] = ()
    chores: tuple[Chore, ...] = ()
    round: int = 1
    offer: Team | None = None
    last: Verdict | None = None
    interval: Interval | None = None
    ended: int = 0
    """When the round before was ended, in milliseconds since the match began."""
    over: bool = False
    """LIG-28: has a team its five goals? Asked before and after every move, so it is remembered."""
    calm: Calm = 0
    rests: tuple[int, ...] = ()
    """LIG-9: how each seat's hands rest (see tempo); nothing where nobody has to."""
    calm_for: tuple[Calm, ...] = ()
    ahead: tuple[int, int] = (0, 0)
    """ALL-3: the goals that each team is given; they are taken when goal cards are drawn."""

    def side_of(self, seat: Seat) -> Side:
        """LIG-7: seats alternate."""
        return self.sides[seat % 2]

    def seats_of(self, team: Team) -> range:
        return range(team, len(self.players), 2)

    def number_at(self, team: Team, step: int) -> int:
        return self.row[place_in_row(team, step)]

    def with_player(self, seat: Seat, player: Player) -> "State":
        return replace(self, players=succeeded(self.players, seat, player))

    def with_side(self, team: Team, side: Side) -> "State":
        black, white = self.sides
        return replace(self, sides=(side, white) if team == 0 else (black, side))
