"""The Game: pure rules over one set of material.

`apply` is the one door. It answers for every game what has nothing to do with the game (the match is over,
it is not your turn, nothing is being rolled) and hands the rest to `act`, `fall` and `elapse`, which are the rules.
"""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, Literal, NamedTuple, Protocol, Self, TypeAlias, TypeVar, get_args

from anpfiff.core.form import Form
from anpfiff.core.handicap import HeadStart
from anpfiff.core.inputs import Act, Chance, Input
from anpfiff.core.moves import Event, Move
from anpfiff.core.options import Options, Presets
from anpfiff.core.refusals import IllegalMove, Refused
from anpfiff.core.turns import Finished, Rolling, Turn, Waiting
from anpfiff.core.values import Seat, Value

S = TypeVar("S", bound=Value)
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=Value)
O = TypeVar("O", bound=Options)  # noqa: E741 -- O for options, like S for state and M for move

Step: TypeAlias = tuple[S, tuple[Event, ...]]
"""What follows an input: the next state and what happened."""

Pace: TypeAlias = Literal["turns", "real-time"]


class Luck(Protocol):
    """Dice for the imagination: whoever holds them hands them in."""

    def random(self) -> float: ...


class Vocabulary(NamedTuple):
    """The types a game speaks in; unions where there are several kinds."""

    state: Any
    move: Any
    event: Any
    view: Any
    options: Any


class Game(ABC, Generic[S, M, V, O]):
    """What every game is asked. States, moves, views and events are values; nothing here remembers."""

    id: ClassVar[str]
    title: ClassVar[str]
    edition: ClassVar[int]
    """Counts up when old records would no longer replay."""
    seats: ClassVar[tuple[int, int]]
    age: ClassVar[int]
    """The youngest it is for, in years: the leaflet's word where it says one, else ours."""
    minutes: ClassVar[int]
    """About how long a match takes."""
    pace: ClassVar[Pace]
    vocabulary: ClassVar[Vocabulary]
    kinds: ClassVar[frozenset[type[Move]]]
    """Of moves: those of the vocabulary."""
    teams: ClassVar[bool] = False
    """Does every other seat play for the same side?"""
    seats_rule: ClassVar[str]
    turn_rule: ClassVar[str]
    end_rule: ClassVar[str]
    form: ClassVar[Form | None] = None
    """What somebody's own copy is typed into; None for a game that is played with the printed cards only."""
    presets: ClassVar[Presets] = Presets()
    """Options that families choose at once: as printed, for children, for experts."""
    head_start: ClassVar[HeadStart | None] = None
    """ALL-3: what a weaker side may be given; None where nothing is decided that somebody could be better at."""
    material: str | None = None
    """The text of somebody's own deck or dice; None for the shipped ones."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.kinds = frozenset(get_args(cls.vocabulary.move) or (cls.vocabulary.move,))

    def setup(self, seats: int, options: O | None = None) -> S:
        """The table before the first shuffle."""
        fewest, most = self.seats
        if not fewest <= seats <= most:
            raise Refused(
                "wrong-number-of-seats", self.seats_rule, f"{seats}; {self.title} takes {fewest} to {most}"
            )
        return self.start(seats, self.vocabulary.options() if options is None else options)

    def apply(self, state: S, given: Input[M]) -> Step[S]:
        """ALL-4: what follows, or an IllegalMove with the number of the rule.

        A move of another game is none here; nor is one of ours that holds nonsense, whatever the rules stumble over.
        """
        if type(given) is not Act:
            return self._befallen(state, given)
        if type(given.move) not in self.kinds:
            raise IllegalMove("ALL-4", "unknown-move")
        try:
            if self.awaits(state, given.seat):
                return self.act(state, given)
            raise self.untimely(state, given)
        except (TypeError, ValueError, LookupError, AttributeError) as fault:
            if given.move.well_formed():
                raise
            raise IllegalMove("ALL-4", "malformed-move") from fault

    def _befallen(self, state: S, given: Input[M]) -> Step[S]:
        """What nobody did: a roll has fallen, or the time is up."""
        turn = self.turn(state)
        if isinstance(given, Chance):
            if not isinstance(turn, Rolling) or not turn.what.allows(given.outcome):
                raise IllegalMove("ALL-5", "no-such-roll")
            return self.fall(state, given.outcome)
        if not isinstance(turn, Waiting) or turn.until is None or given.at < turn.until:
            raise IllegalMove("ALL-4", "not-yet-time")
        return self.elapse(state, given.at)

    def awaits(self, state: S, seat: Seat) -> bool:
        """May that seat act? Asked before every move: a game that need not make a Turn to know it says so."""
        turn = self.turn(state)
        return isinstance(turn, Waiting) and seat in turn.seats

    def untimely(self, state: S, given: Act[M]) -> IllegalMove:
        """Why a seat that is not awaited may not make that move."""
        if isinstance(self.turn(state), Finished):
            return IllegalMove(self.end_rule, "match-over")
        return IllegalMove(self.turn_rule, "not-your-turn")

    def holding_up(self, state: S) -> tuple[Seat, ...]:
        """ALL-7: whom even a race must wait for, because the others alone cannot bring it on."""
        return ()

    def question(self, state: S, seat: Seat) -> object:
        """What that seat is asked about, where its moves do not say it: an answer to another question is stale (ALL-2)."""
        return None

    def foreseeable(self, view: V, move: M) -> bool:
        """Does all that comes of the move follow from what its seat could see before? Only then may it be taken back.

        Nothing may, unless a game says so: a forgotten answer then gives nothing away. And it is asked of the view, so
        that the answer cannot depend on anything hidden.
        """
        return False

    def using(self, text: str) -> Self:
        """The same rules with somebody's own deck or dice, given as the text of a file."""
        raise Refused(
            "no-other-material",
            detail=f"{self.title} is played with the printed cards only: {len(text)} characters unread",
        )

    def score(self, view: V) -> tuple[int, ...] | None:
        """How it stands, by side, for whoever only passes by; None where no goals are counted."""
        return None

    def box(self) -> Value | None:
        """What lies in the box, for boards that draw it before a view tells it; None where every view says enough."""
        return None

    @abstractmethod
    def start(self, seats: int, options: O) -> S:
        """Setup, once the number of seats is right."""

    @abstractmethod
    def turn(self, state: S) -> Turn:
        """What is awaited."""

    @abstractmethod
    def moves(self, state: S, seat: Seat) -> tuple[M, ...]:
        """What that seat may do now, in a fixed order; nothing if it is not awaited."""

    @abstractmethod
    def act(self, state: S, given: Act[M]) -> Step[S]:
        """What follows when an awaited seat makes a move, or an IllegalMove."""

    @abstractmethod
    def fall(self, state: S, outcome: tuple[int, ...]) -> Step[S]:
        """What follows when the awaited roll has fallen."""

    def elapse(self, state: S, at: int) -> Step[S]:
        """What follows when the time is up; only for games that set an `until`."""
        raise AssertionError(f"{self.id} waits for no time, yet it is {at} with {state}")

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """ALL-1: what that seat, or the stands, may know. Built, never stripped."""

    def imagine(self, view: V, dice: Luck) -> S:
        """A position that could lie behind that view, drawn by lot; for bots that search, and for the law of secrecy."""
        raise Refused("cannot-imagine", detail=self.title)


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
