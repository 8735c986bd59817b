"""The proof of a solution: its equations hold in the positions of real matches, and no stored move is worse than another.

What is worked out on essences is held against the rules themselves: whole positions, with their clock, their score, both
chairs and both wings, every input tried through the public interface.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from anpfiff.bots import bot_called
from anpfiff.bots.levels import NAMES
from anpfiff.bots.wuerfel_fussball.craft import solved
from anpfiff.bots.wuerfel_fussball.essence import Essence, essence, looked_at
from anpfiff.bots.wuerfel_fussball.policy import SECOND, UNSIGNED, Policy, Sheet, first, unpacked
from anpfiff.bots.wuerfel_fussball.shelf import cached_at, policy_for
from anpfiff.core import Act, AnyGame, Finished, Refused, Rolling, Waiting
from anpfiff.games.wuerfel_fussball.model import Options
from anpfiff.lab.games.wuerfel_fussball.induction import FAR, LEADS, Half, Values
from anpfiff.lab.games.wuerfel_fussball.solution import decided, kick_offs, layers, length, results
from anpfiff.lab.games.wuerfel_fussball.system import ATTACKER, Edge, Follows, System, inputs, rolls, system

Moment: TypeAlias = tuple[int, int]
"""The half, and the throws left in it."""
Outcome: TypeAlias = tuple[bool, int, Edge | None]
"""Is the half over, with how many goals more, and how does it go on?"""


class Proof(NamedTuple):
    """Nothing here should be more than 1e-9, but for the last two."""

    strays: int
    """How often something followed in a match that does not follow from its essence."""
    residual: float
    """By how much a position's worth differs from that of what follows, over all positions shown."""
    slip: float
    """By how much what the strongest side does in one of them falls short."""
    regret: float
    """By how much a stored choice is worse than the best, over all essences, throws left and leads."""
    comeback: float
    """The chance to come back from behind so far that the match counts as decided."""
    worth: float
    """What the toss is worth to who wins it."""
    positions: int


def proved(game: AnyGame, options: Options, matches: int) -> Proof:
    """Work the values out anew, and hold the policy on the shelf and the positions of `matches` matches against them."""
    policy = policy_for(game, boskov=options.boskov)
    if policy is None:
        raise Refused("not-solved-yet", detail=str(cached_at(game, boskov=options.boskov)))
    return _Court(game, options, policy).heard(_positions(game, replace(options, clock="throws"), matches))


def _positions(game: AnyGame, options: Options, matches: int) -> Iterator[Any]:
    """Everything that happens between sides of all strengths."""
    dice = Random(matches)
    bots = [bot_called(game, name) for name in NAMES]
    for _ in range(matches):
        sides = dice.choices(bots, k=2)
        state = game.setup(2, options)
        while not isinstance(turn := game.turn(state), Finished):
            if isinstance(turn, Rolling):
                state, _ = game.apply(state, dice.choice(rolls(turn)))
            else:
                seat = turn.seats[0]
                move = sides[seat].choose(game.view(state, seat), game.moves(state, seat), dice)
                state, _ = game.apply(state, Act(seat, move))
            if state.phase not in {"shoot-out", "finished"}:
                yield state


class _Court:
    def __init__(self, game: AnyGame, options: Options, policy: Policy) -> None:
        self._game = game
        self._policy = policy
        self._throws = length(game, tournament=options.tournament)
        self._whole: System = system(game, boskov=options.boskov)
        self._places: dict[Essence, int] = {
            essence: node for node, essence in enumerate(self._whole.essences)
        }
        self._decided = decided(self._whole)
        self._layers: dict[Moment, Values] = {}
        self._strays = 0
        self._residual = self._slip = self._regret = self._comeback = 0.0

    def heard(self, positions: Iterable[Any]) -> Proof:
        cases: dict[Moment, list[Any]] = defaultdict(list)
        for state in positions:
            cases[self._moment(state)].append(state)
        second = Half(self._whole, first=False)
        opening = Half(self._whole, first=True)
        self._half(2, second, results(second), cases)
        begun = self._layers[2, self._throws]
        self._half(1, opening, kick_offs(opening, begun), cases)
        start = self._layers[1, self._throws][self._whole.first + len(self._whole.nodes), FAR]
        count = sum(map(len, cases.values()))
        return Proof(
            strays=self._strays,
            residual=self._residual,
            slip=self._slip,
            regret=self._regret,
            comeback=self._comeback,
            worth=1 - float(start),
            positions=count,
        )

    def _half(self, number: int, half: Half, ends: Values, cases: dict[Moment, list[Any]]) -> None:
        sheets = [SECOND] if number == 2 else [first(self._throws, tossed=tossed) for tossed in (True, False)]
        chosen = np.concatenate([_chosen(self._policy.sheets[name]) for name in sheets])
        nodes = np.concatenate([copy * len(self._whole.nodes) + self._decided for copy in range(half.copies)])
        for left, values in layers(half, ends, self._throws):
            self._layers[number, left] = values[: half.size].copy()
            self._layers.pop((number, left - 2), None)
            self._comeback = max(self._comeback, float(values[: half.size, 0].max()))
            moves = np.zeros((half.size, LEADS), np.int64)
            moves[nodes] = chosen[:, left]
            self._regret = max(self._regret, _regret(half, values, moves, late=left == 0))
            for state in cases[number, left]:
                self._hear(state)

    def _hear(self, state: Any) -> None:
        """Worth is here that of chair 0."""
        worth = self._worth(state)
        turn = self._game.turn(state)
        given = inputs(self._game, state)
        states = [self._game.apply(state, act)[0] for act in given]
        after = [self._worth(later) for later in states]
        self._strays += sum(
            self._happened(state, later) != foretold
            for later, foretold in zip(states, self._foretold(state, given), strict=True)
        )
        if isinstance(turn, Rolling):
            expected = sum(after) / len(after)
        else:
            assert isinstance(turn, Waiting)
            seat = turn.seats[0]
            expected = min(after) if seat else max(after)
            moves = self._game.moves(state, seat)
            made = solved(self._game, self._game.view(state, seat), moves, Random(0))
            self._slip = max(self._slip, abs(after[moves.index(made)] - worth))
        self._residual = max(self._residual, abs(worth - expected))

    def _foretold(self, state: Any, given: list[Any]) -> list[Outcome]:
        """What follows from the essence of all that can come in here; on the other wing, sides change places."""
        node = self._whole.nodes[self._places[essence(state)]]
        left = self._throws - state.played - (node.decides is None)
        looked = [_looked_at(act, state) for act in given]
        return [_outcome(state, (node.early if left > 0 else node.late)[given.index(act)]) for act in looked]

    def _happened(self, state: Any, after: Any) -> Outcome:
        own = state.attacker
        other = 1 - state.attacker
        goals = after.score[own] - after.score[other] - state.score[own] + state.score[other]
        if after.phase in {"finished", "shoot-out"}:
            return True, goals, None
        edge = Edge(self._places[essence(after)], after.attacker != own, goals)
        return after.half != state.half, goals, edge

    def _worth(self, state: Any) -> float:
        turn = self._game.turn(state)
        if isinstance(turn, Finished):
            winners = turn.result.winners
            return 0.5 if not winners else float(winners[0] == 0)
        if state.phase == "shoot-out":
            return 0.5
        node = self._places[essence(state)]
        if state.half == 1 and state.toss_winner != state.attacker:
            node += len(self._whole.nodes)
        lead = state.score[state.attacker] - state.score[1 - state.attacker]
        worth = float(self._layers[self._moment(state)][node, FAR + lead])
        return worth if state.attacker == 0 else 1 - worth

    def _moment(self, state: Any) -> Moment:
        return state.half, max(0, self._throws - state.played)


def _looked_at(given: Any, state: Any) -> Any:
    return Act(given.seat, looked_at(given.move, state)) if isinstance(given, Act) else given


def _outcome(state: Any, follows: Follows) -> Outcome:
    if isinstance(follows, Edge):
        return False, follows.goals, follows
    kick_off = follows.kick_offs[0 if state.toss_winner == state.attacker else 1]
    return True, follows.goals, kick_off if state.half == 1 else None


def _chosen(sheet: Sheet) -> NDArray[np.uint8]:
    """A sheet unfolded: node, throws left, lead."""
    rows = np.frombuffer(sheet.rows, np.uint8).reshape(-1, LEADS)
    pages = np.array(unpacked(UNSIGNED, sheet.packed_rows)).reshape(-1, sheet.longest + 1)
    chosen: NDArray[np.uint8] = rows[pages[np.array(unpacked(UNSIGNED, sheet.packed_pages))]]
    return chosen


def _regret(half: Half, values: Values, moves: NDArray[np.int64], *, late: bool) -> float:
    most = 0.0
    for choice in half.choices:
        worth = values[choice.late if late else choice.early]
        made = np.take_along_axis(worth, moves[choice.nodes][None], 0)[0]
        best = worth.max(0) if choice.decides == ATTACKER else worth.min(0)
        most = max(most, float(np.abs(best - made).max()))
    return most
