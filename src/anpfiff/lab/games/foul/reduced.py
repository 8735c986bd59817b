"""Foul for two, so small that it can be solved: two hands of two cards, one pile, at most one call.

There are three numbers with two cards each; the two cards that are left stay unseen. One seat says "one" twice, the other
"two" twice, in turn; the third number is of no use. After every card the other calls or lets it pass. A call ends the game
as FOUL-6 and FOUL-7 have it. The payoff is how many cards more the other holds in the end.

Regret matching (CFR+) finds a strategy for both; `exploitability` is exact, by best response: what the two could gain
together by knowing the strategy and answering it as well as possible.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple, TypeAlias

from anpfiff.games.foul.model import Bluff

Hand: TypeAlias = tuple[int, ...]
DECK = (1, 1, 2, 2, 3, 3)
EACH = 2
TURNS = 2 * EACH
CALL = 0
"""As an action; any other is the number of the card that is laid, or PASS."""
PASS = -1


class Known(NamedTuple):
    """All that a seat knows when it has to decide: nobody has called so far, or the game would be over."""

    seat: int
    turn: int
    judging: bool
    hand: Hand
    laid: Hand


Strategy: TypeAlias = dict[Known, dict[int, float]]


class Line(NamedTuple):
    """A way the game may have gone: both hands, what each has laid, whether the top card is being judged."""

    hands: tuple[Hand, Hand]
    laid: tuple[Hand, Hand] = ((), ())
    turn: int = 0
    judging: bool = False

    @property
    def seat(self) -> int:
        """Who decides: the layer, then the other."""
        return (self.turn + self.judging) % 2

    @property
    def due(self) -> int:
        return self.turn % 2 + 1

    @property
    def foul(self) -> bool:
        return self.laid[self.turn % 2][-1] != self.due

    def known(self) -> Known:
        return Known(self.seat, self.turn, self.judging, self.hands[self.seat], self.laid[self.seat])

    def after(self, action: int) -> "Line":
        if self.judging:
            return Line(self.hands, self.laid, self.turn + 1)
        hand = list(self.hands[self.seat])
        laid = (*self.laid[self.seat], action)
        hand.remove(action)
        if self.seat:
            return Line((self.hands[0], tuple(hand)), (self.laid[0], laid), self.turn, judging=True)
        return Line((tuple(hand), self.hands[1]), (laid, self.laid[1]), self.turn, judging=True)

    def payoff(self) -> float:
        """For seat 0, after a call."""
        taker = self.turn % 2 if self.foul else self.seat
        sizes = [len(hand) + (seat == taker) * (self.turn + 1) for seat, hand in enumerate(self.hands)]
        return float(sizes[1] - sizes[0])


def actions(line: Line, bluff: Bluff) -> tuple[int, ...]:
    """FOUL-4: where bluffing is forced, who holds the number that is due lays it."""
    if line.judging:
        return (CALL, PASS)
    hand = line.hands[line.seat]
    return (line.due,) if bluff == "forced" and line.due in hand else tuple(sorted(set(hand)))


def deals() -> Iterator[tuple[Line, float]]:
    """Every pair of hands, and how likely it is."""
    places = range(len(DECK))
    dealt = Counter(
        (tuple(DECK[place] for place in deal), tuple(DECK[place] for place in other))
        for deal in combinations(places, EACH)
        for other in combinations([place for place in places if place not in deal], EACH)
    )
    for hands, ways in dealt.items():
        yield Line(hands), ways / dealt.total()


def solved(bluff: Bluff, rounds: int) -> Strategy:
    """The average of the strategies played, later rounds counting more."""
    regrets: Strategy = {}
    sums: Strategy = {}
    for number in range(1, rounds + 1):
        for learner in (0, 1):
            gained: Strategy = {}
            for line, chance in deals():
                _learn(_Lesson(bluff, learner, number, regrets, sums, gained), line, 1.0, chance)
            for known, gains in gained.items():
                old = regrets.setdefault(known, dict.fromkeys(gains, 0.0))
                regrets[known] = {action: max(0.0, old[action] + gain) for action, gain in gains.items()}
    return {known: _normal(weights) for known, weights in sums.items()}


class _Lesson(NamedTuple):
    bluff: Bluff
    learner: int
    number: int
    regrets: Strategy
    sums: Strategy
    gained: Strategy


def _learn(lesson: _Lesson, line: Line, own: float, others: float) -> float:
    """The value of the line for the learner; `own` and `others` say how likely they have come here."""
    if line.turn == TURNS:
        return 0.0
    known = line.known()
    choices = actions(line, lesson.bluff)
    mix = _normal(lesson.regrets.get(known) or dict.fromkeys(choices, 0.0))
    mine = line.seat == lesson.learner
    values = {
        action: _payoff(line, lesson.learner)
        if action == CALL
        else _learn(
            lesson,
            line.after(action),
            own * mix[action] if mine else own,
            others if mine else others * mix[action],
        )
        for action in choices
    }
    value = sum(mix[action] * values[action] for action in choices)
    if mine:
        gained = lesson.gained.setdefault(known, dict.fromkeys(choices, 0.0))
        played = lesson.sums.setdefault(known, dict.fromkeys(choices, 0.0))
        for action in choices:
            gained[action] += others * (values[action] - value)
            played[action] += lesson.number * own * mix[action]
    return value


def _normal(weights: dict[int, float]) -> dict[int, float]:
    total = sum(weights.values())
    if total <= 0:
        return dict.fromkeys(weights, 1 / len(weights))
    return {action: weight / total for action, weight in weights.items()}


def _payoff(line: Line, seat: int) -> float:
    return -line.payoff() if seat else line.payoff()


def exploitability(strategy: Strategy, bluff: Bluff) -> float:
    """What best responses win against it, from both chairs: nothing against an equilibrium."""
    return sum(_best(strategy, bluff, seat, list(deals())) for seat in (0, 1))


Group: TypeAlias = list[tuple[Line, float]]
"""Lines that the answering seat cannot tell apart, and how likely the strategy and the deal have come to each."""


def _best(strategy: Strategy, bluff: Bluff, seat: int, group: Group) -> float:
    """The most that seat can get: it decides once for all lines that look the same to it."""
    if group[0][0].turn == TURNS:
        return 0.0
    if group[0][0].seat != seat:
        called, passed = _answered(strategy, seat, group)
        return called + (_best(strategy, bluff, seat, passed) if passed else 0.0)
    told_apart: dict[Known, Group] = {}
    for line, chance in group:
        told_apart.setdefault(line.known(), []).append((line, chance))
    return sum(
        max(_tried(strategy, bluff, alike, action) for action in actions(alike[0][0], bluff))
        for alike in told_apart.values()
    )


def _answered(strategy: Strategy, seat: int, group: Group) -> tuple[float, Group]:
    """What the strategy's calls bring that seat, and the lines that go on."""
    called = 0.0
    passed = []
    for line, chance in group:
        for action, often in strategy[line.known()].items():
            if action == CALL:
                called += chance * often * _payoff(line, seat)
            elif often:
                passed.append((line.after(action), chance * often))
    return called, passed


def _tried(strategy: Strategy, bluff: Bluff, alike: Group, action: int) -> float:
    seat = alike[0][0].seat
    if action == CALL:
        return sum(chance * _payoff(line, seat) for line, chance in alike)
    return _best(strategy, bluff, seat, [(line.after(action), chance) for line, chance in alike])


class Judged(NamedTuple):
    """A card before its judge, under a strategy of both."""

    known: Known
    reached: float
    odds: float
    """How likely it is foul, for all the judge can know."""
    calls: float
    """How often it is called."""


def judged(strategy: Strategy) -> tuple[Judged, ...]:
    """Every card that may come before a judge, and what the strategy makes of it."""
    reached: dict[Known, float] = {}
    foul: dict[Known, float] = {}
    for line, chance in _lines(strategy, list(deals())):
        known = line.known()
        if known.judging:
            reached[known] = reached.get(known, 0.0) + chance
            foul[known] = foul.get(known, 0.0) + chance * line.foul
    return tuple(
        Judged(known, chance, foul[known] / chance, strategy[known][CALL])
        for known, chance in reached.items()
        if chance
    )


def _lines(strategy: Strategy, group: Group) -> Iterator[tuple[Line, float]]:
    for line, chance in group:
        if line.turn < TURNS:
            yield line, chance
            after = [
                (line.after(action), chance * often)
                for action, often in strategy[line.known()].items()
                if action != CALL and often
            ]
            yield from _lines(strategy, after)
