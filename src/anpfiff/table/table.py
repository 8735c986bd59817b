"""The Table: one match in progress. It feeds the rules, remembers, and answers; clock, dice and wire stand outside."""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, NamedTuple, get_args

import msgspec

from anpfiff.core import (
    Act,
    AnyGame,
    Chance,
    Event,
    Finished,
    Input,
    Move,
    Refused,
    Result,
    Rolling,
    Seat,
    Tick,
    Turn,
    Waiting,
    certain,
    chosen,
)
from anpfiff.table.chance import Source
from anpfiff.table.record import Player, Record
from anpfiff.table.slips import Before, Slips

GRACE = 10
"""ALL-7: seconds between the nudge and the table going on."""


class Told(NamedTuple):
    """An input that was taken, and what happened."""

    seq: int
    given: Input[Any]
    events: tuple[Event, ...]

    def seen_by(self, seat: Seat | None) -> tuple[Event, ...]:
        return tuple(seen for event in self.events if (seen := event.seen_by(seat)) is not None)


class Table:
    """A game, who sits at it, and all that has come in so far."""

    state: Any
    turn: Turn
    """What is awaited: asked of the rules once for each state, because everybody wants to know it."""
    inputs: list[Input[Any]]
    now: int
    _offers: tuple[tuple[Any, ...], ...]
    _questions: tuple[object, ...]
    """For each seat what it is asked about, where its offers do not say it."""
    _asked: list[int]
    """For each seat the `seq` at which what it may do last changed, or it last acted."""
    _awaited: list[int]
    """ALL-7: for each seat the time since which the patience with it runs."""

    def __init__(
        self,
        game: AnyGame,
        players: Iterable[Player],
        chance: Source,
        options: Mapping[str, object] | None = None,
        inputs: Iterable[Input[Any]] = (),
    ) -> None:
        self.game = game
        self._kinds = get_args(game.vocabulary.move) or game.vocabulary.move
        self.players = tuple(players)
        self.options = chosen(game.vocabulary.options, options or {})
        self.chance = chance
        self.seq = 0
        self._replay(inputs)
        self.opening = self._settle()
        self._ask(None)

    @property
    def result(self) -> Result | None:
        return self.turn.result if isinstance(self.turn, Finished) else None

    @property
    def offers(self) -> tuple[tuple[Any, ...], ...]:
        """What every seat may do now."""
        return self._offers

    def offered(self, seat: Seat) -> tuple[Any, ...]:
        """What that seat may do now."""
        return self._offers[seat] if 0 <= seat < len(self.players) else ()

    def view(self, seat: Seat | None) -> Any:
        """ALL-1: what that seat, or the stands, may know."""
        if seat is not None and not 0 <= seat < len(self.players):
            raise Refused("no-such-seat", "ALL-1", str(seat))
        return self.game.view(self.state, seat)

    def record(self) -> Record:
        options = msgspec.to_builtins(self.options)
        return Record(
            game=self.game.id,
            edition=self.game.edition,
            options=options,
            seats=self.players,
            inputs=tuple(self.inputs),
            material=self.game.material,
        )

    def act(self, seat: Seat, move: Move, at: int, seen: int | None = None) -> tuple[Told, ...]:
        """Take a move, or refuse it and change nothing. `seen` is the `seq` that the seat had seen when it chose."""
        if not isinstance(move, self._kinds):
            raise Refused("unknown-move", "ALL-4", f"{self.game.title} knows no {type(move).__name__}")
        self._refuse_late(at)
        self._refuse_stale(seat, move, seen)
        return self._take(Act(seat, move, max(at, self.now)))

    def tick(self, at: int) -> tuple[Told, ...]:
        """Let time pass; if the table was waiting for just that, go on. Whoever has a clock calls this before `act`."""
        told: tuple[Told, ...] = ()
        while isinstance(turn := self.turn, Waiting) and turn.until is not None and turn.until <= at:
            told += self._take(Tick(max(turn.until, self.now)))
        return told

    def takes_back(self, seat: Seat) -> bool:
        """Would a slip of that seat be undone now? Then, and only then, it is offered."""
        try:
            self._before_slip(seat)
        except Refused:
            return False
        return True

    def take_back(self, seat: Seat) -> None:
        """Undo a slip (see slips.py); count and time go on, because whoever saw the slip has seen it."""
        before = self._before_slip(seat)
        self._slips.take_back(seat)
        self.inputs.pop()
        self.seq += 1
        self.state = before.state
        self.turn = before.turn
        self._offers = self._offered()
        self._questions = self._questioned()
        self._asked = [self.seq] * len(self.players)
        self._awaited = list(before.awaited)

    def hand_over(self, seat: Seat, player: Player) -> None:
        """ALL-6: somebody else, or a bot, sits down there; the match goes on and nothing is lost."""
        if not 0 <= seat < len(self.players):
            raise Refused("no-such-seat", "ALL-6", str(seat))
        self.players = tuple(player if place == seat else who for place, who in enumerate(self.players))

    def wait_anew(self, seat: Seat, at: int) -> None:
        """ALL-7: somebody has just come back to that seat; the patience with it begins again."""
        self._awaited[seat] = at

    def excuse(self, milliseconds: int) -> None:
        """ALL-7: nobody dawdles while nobody is there who could wait."""
        self._awaited = [since + milliseconds for since in self._awaited]

    def dawdlers(self, at: int, grace: int = 0) -> tuple[Seat, ...]:
        """ALL-7: seats that have been awaited for longer than `patience`."""
        turn = self.turn
        patience = self.options.patience
        people = sum(not player.bot for player in self.players)
        if not isinstance(turn, Waiting) or not patience or people < 2:
            return ()
        limit = at - (patience + grace) * 1000
        seats = filter(self._waited_for, turn.seats) if turn.race else turn.seats
        return tuple(seat for seat in seats if self._awaited[seat] <= limit and not self.players[seat].bot)

    def go_on(self, at: int, lots: Random) -> tuple[Told, ...]:
        """ALL-7: move for whoever let the grace pass: an offer is declined, else lots decide, which tells nothing."""
        told: tuple[Told, ...] = ()
        for seat in self.dawdlers(at, GRACE):
            if seat in self.dawdlers(at, GRACE):  # still, after the one before
                moves = self.offered(seat)
                declining = [move for move in moves if move.declines]
                told += self.act(seat, lots.choice(declining or certain(moves)), at)
        return told

    def _waited_for(self, seat: Seat) -> bool:
        """ALL-7: a race goes on by itself, but for an offer nobody answers and whoever holds it up."""
        return seat in self.game.holding_up(self.state) or any(move.declines for move in self._offers[seat])

    def _before_slip(self, seat: Seat) -> Before:
        """The table before the last move of that seat, unless that move stands."""
        if isinstance(self.turn, Finished):
            raise Refused("no-take-back", detail="a match that is over stays over")
        slip, before = self._slips.last(seat)
        if not self.game.foreseeable(self.game.view(before.state, seat), slip.move):
            raise Refused("no-take-back", detail="what has been shown or said stands")
        return before

    def _refuse_late(self, at: int) -> None:
        if isinstance(turn := self.turn, Waiting) and turn.until is not None and turn.until <= at:
            raise Refused("too-late", "ALL-2", f"the time was up at {turn.until}, it is {at}")

    def _refuse_stale(self, seat: Seat, move: Move, seen: int | None) -> None:
        """A choice is stale once that seat has acted, or may do something else, since it looked; a race looks for itself."""
        turn = self.turn
        if seen is None or not 0 <= seat < len(self.players) or (isinstance(turn, Waiting) and turn.race):
            return
        if self.game.pace == "real-time" and move.plain() not in self._offers[seat]:
            return  # a hand that lost the race: the rules have the better answer
        if seen < self._asked[seat] or seen > self.seq:
            raise Refused("stale", "ALL-2", "the table has changed since you looked")

    def _take(self, given: Input[Any]) -> tuple[Told, ...]:
        told = (self._feed(given), *self._settle())
        self._ask(given if isinstance(given, Act) else None)
        return told

    def _feed(self, given: Input[Any]) -> Told:
        before = Before(self.state, self.turn, tuple(self._awaited))
        self.state, events = self.game.apply(self.state, given)
        self.turn = self.game.turn(self.state)
        self._slips.note(given, before)
        self.inputs.append(given)
        self.seq += 1
        self.now = self.now if isinstance(given, Chance) else given.at
        return Told(self.seq, given, events)

    def _settle(self) -> tuple[Told, ...]:
        """Let the dice fall until somebody is awaited."""
        told: tuple[Told, ...] = ()
        while isinstance(turn := self.turn, Rolling):
            told += (self._feed(Chance(self.chance.roll(turn.what))),)
        return told

    def _ask(self, act: Act[Any] | None) -> None:
        """Offer what may be done now; who has acted, or may do something else than before, is asked anew."""
        before = self._offers
        questions = self._questions
        self._offers = self._offered()
        self._questions = self._questioned()
        for seat, offers in enumerate(self._offers):
            if act is not None and act.seat == seat:
                self._ask_anew(seat, brought_on=not act.move.dawdles)
            elif offers != before[seat]:
                more = act is None and before[seat] != () and {*before[seat]} <= {*offers}
                self._ask_anew(seat, brought_on=_bringing_on(offers) != _bringing_on(before[seat]), more=more)
            elif self._questions[seat] != questions[seat]:
                self._ask_anew(seat, brought_on=False)

    def _ask_anew(self, seat: Seat, *, brought_on: bool, more: bool = False) -> None:
        """ALL-7: the patience with that seat starts anew only if the game was brought on.

        Where time has merely added `more` to choose from, a choice that was on its way still stands.
        """
        if not more:
            self._asked[seat] = self.seq
        if brought_on:
            self._awaited[seat] = self.now

    def _offered(self) -> tuple[tuple[Any, ...], ...]:
        return tuple(self.game.moves(self.state, seat) for seat in range(len(self.players)))

    def _questioned(self) -> tuple[object, ...]:
        return tuple(self.game.question(self.state, seat) for seat in range(len(self.players)))

    def _replay(self, inputs: Iterable[Input[Any]]) -> None:
        """The match from its beginning."""
        self.state = self.game.setup(len(self.players), self.options)
        self.turn = self.game.turn(self.state)
        self.inputs = []
        self.now = 0
        self._slips = Slips()
        self._offers = ((),) * len(self.players)
        self._questions = (None,) * len(self.players)
        self._asked = [0] * len(self.players)
        self._awaited = [0] * len(self.players)
        for given in inputs:
            self._feed(given)
            self._awaited = [self.now] * len(self.players)


def _bringing_on(offers: tuple[Any, ...]) -> tuple[Any, ...]:
    """ALL-7: whoever may only offer a pause again has not been asked anything new."""
    return tuple(move for move in offers if not move.dawdles)
