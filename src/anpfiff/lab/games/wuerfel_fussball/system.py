"""The game as a finite system, found by playing it: every essence the rules lead to, and what follows from it.

No rule is written down here. From the first throw on, every move and every fall of a die is tried through the public
interface, once with time left and once with the time of the half up; the clock and the score are taken out of what comes
of it, and whatever has been seen before is not looked at again.
"""

from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from anpfiff.bots.wuerfel_fussball.essence import Essence, essence
from anpfiff.core import Act, AnyGame, Chance, Rolling, Seat, Throw, Waiting
from anpfiff.games.wuerfel_fussball.model import Options

ATTACKER = 0
DEFENDER = 1
LATE = 10**9
"""Later than any half lasts."""


class Edge(NamedTuple):
    """What follows: another essence, perhaps seen by the other side, perhaps a goal later."""

    to: int
    turned: bool
    goals: int
    """Goals for the side that had the ball, less those against it."""


class Whistle(NamedTuple):
    """The half is over; if it was the first, the second begins, with the kick-off of who won the toss."""

    goals: int
    kick_offs: tuple[Edge, Edge]
    """If the side that had the ball won the toss, and if the other did."""


Follows: TypeAlias = Edge | Whistle


class Node(NamedTuple):
    """Who decides between what follows, the attacker or the defender; None where a die decides."""

    decides: Seat | None
    early: tuple[Edge, ...]
    late: tuple[Follows, ...]
    """With the time up: after a throw that used it up, or in a decision that comes later still."""


class System(NamedTuple):
    essences: tuple[Essence, ...]
    nodes: tuple[Node, ...]
    first: int
    """The first throw of the master die by the side that won the toss; the other attacks."""


def system(game: AnyGame, *, boskov: bool = False) -> System:
    """Everything that can follow from the toss."""
    return _Explorer(game, Options(clock="throws", boskov=boskov)).explored()


class _Explorer:
    def __init__(self, game: AnyGame, options: Options) -> None:
        self._game = game
        self._plain = game.setup(2, options)
        self._known: dict[Essence, int] = {}
        self._essences: list[Essence] = []

    def explored(self) -> System:
        tossed, _ = self._game.apply(self._plain, Chance((DEFENDER,)))
        first = self._edge(tossed).to
        nodes: list[Node] = []
        while len(nodes) < len(self._essences):
            nodes.append(self._node(self._essences[len(nodes)]))
        return System(tuple(self._essences), tuple(nodes), first)

    def _node(self, of: Essence) -> Node:
        state = position(self._plain, of)
        turn = self._game.turn(state)
        late = replace(state, played=LATE)
        own = other = self._after(late)
        if any(after.half == 2 for after in own):
            other = self._after(replace(late, toss_winner=DEFENDER))
        return Node(
            turn.seats[0] if isinstance(turn, Waiting) else None,
            tuple(map(self._edge, self._after(state))),
            tuple(map(self._follows, own, other)),
        )

    def _after(self, state: Any) -> list[Any]:
        return [self._game.apply(state, given)[0] for given in inputs(self._game, state)]

    def _follows(self, own: Any, other: Any) -> Follows:
        """The same input, when the side that had the ball won the toss and when the other did."""
        if own.half == 1:
            return self._edge(own)
        return Whistle(_goals(own), (self._edge(own), self._edge(other)))

    def _edge(self, state: Any) -> Edge:
        known = essence(state)
        to = self._known.setdefault(known, len(self._known))
        if to == len(self._essences):
            self._essences.append(known)
        return Edge(to, state.attacker == DEFENDER, _goals(state))


def position(plain: Any, of: Essence) -> Any:
    """A state with that essence: early in the first half, goalless, the attacker won the toss and sits in chair 0."""
    return replace(plain, attacker=ATTACKER, toss_winner=ATTACKER, **of._asdict())


def inputs(game: AnyGame, state: Any) -> list[Any]:
    """Everything that can come in, in the order of the offer, or of the faces.

    Letting time pass is as good as to pass; and who has answered, or been asked, gains nothing by being quicker later
    (WF-44): so where both may act, the attacker does.
    """
    turn = game.turn(state)
    if isinstance(turn, Rolling):
        return rolls(turn)
    assert isinstance(turn, Waiting), "nothing follows the final whistle"
    return [Act(turn.seats[0], move) for move in game.moves(state, turn.seats[0])]


def rolls(turn: Rolling) -> list[Chance]:
    assert isinstance(turn.what, Throw), "nothing is shuffled here"
    return [Chance((face,)) for face in range(turn.what.sides)]


def _goals(state: Any) -> int:
    goals: int = state.score[ATTACKER] - state.score[DEFENDER]
    return goals
