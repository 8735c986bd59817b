"""Everything a room knows. The modules beside this one say what may happen to it, `room` who may ask for that."""

from collections.abc import Callable, Sequence
from random import Random, SystemRandom
from typing import Any

from msgspec import Struct

from anpfiff.core import AnyGame, Chance, Refused, Seat
from anpfiff.games import game_called
from anpfiff.server.room.arrivals import Faster
from anpfiff.server.room.bucket import Bucket
from anpfiff.server.room.company import Company
from anpfiff.server.room.hands import Origin
from anpfiff.server.room.lags import Lags
from anpfiff.server.room.manners import Manners
from anpfiff.server.room.match import Match
from anpfiff.server.room.outbox import Outbox
from anpfiff.server.room.pending import Pending
from anpfiff.server.room.people import Handicap
from anpfiff.server.room.phases import (
    Lobby,
    Over,
    Paused,
    Phase,
    Playing,
    between,
    last_match,
    match_in,
    word_for,
)
from anpfiff.server.room.receipts import Answer, Receipts
from anpfiff.server.room.saved import SavedRoom
from anpfiff.server.room.tempo import USUAL, Tempo
from anpfiff.table.chance import Daily, LiveDice, Source
from anpfiff.table.record import Player
from anpfiff.wire import messages as wire

LONGEST_DETAIL = 500
"""Letters of a refusal's detail: a faulty deck may have a thousand faults."""


class Proposal(Struct):
    """A handicap that was proposed, and who has agreed so far."""

    seat: Seat
    holder: str
    """Who sat there: the proposal is about them."""
    handicap: Handicap
    by: int
    agreed: list[int]


class RoomState:
    """A company, a game and what is going on, with the outbox for all that follows."""

    def __init__(
        self,
        name: str,
        saved: SavedRoom,
        chance: Callable[[], Source] = LiveDice,
        lots: Random | None = None,
        tempo: Tempo = USUAL,
    ) -> None:
        self.name = name
        self._take_over(saved)
        self._phase: Phase = Lobby()
        self.match: Match | None = None
        """The match that everybody sees; the phase says which, and is asked once for each change."""
        self.ended = False
        self.empty_since: int | None = None
        self.hold: int | None = None
        """Server time at which the first chair that is held for somebody absent goes to a bot."""
        self.votes: dict[Seat, set[int]] = {}
        """For each chair whose person is away: the people who do not want to wait."""
        self.nudged: set[Seat] = set()
        self.outside: set[int] = set()
        """People who came to the door and have seen no table yet."""
        self.looks: dict[int, str] = {}
        """What everybody looks like from outside, hashed; never written down."""
        self.suspects: set[str] = set()
        """The looks of people who were sent away: who looks alike needs a nod."""
        self.bells: dict[str, Bucket] = {}
        self.manners: dict[str, Manners] = {}
        """By browser as far as it is known: who leaves and comes in again is the same."""
        self.lots = lots or SystemRandom()
        self.tempo = tempo
        self.lags = Lags()
        self.outbox = Outbox()
        self.proposal: Proposal | None = None
        self.pending = Pending()
        self._chance = chance

    def _take_over(self, saved: SavedRoom) -> None:
        """What is written down, and there again after a restart."""
        self.code = saved.code
        self.public = saved.public
        self.solo = saved.solo
        self.daily = saved.daily
        self.options = saved.options
        self.material = saved.material
        self.company: Company = saved.company
        self.game = game_of(saved.game, saved.material)
        self.told = saved.seq
        """The number of the last line of the log that everybody has been told."""
        self.receipts = {person.number: Receipts() for person in saved.company.people}
        self.notice = saved.notice
        self.reserved = saved.reserved
        self.agreed = saved.agreed
        """The handicaps of the present match, as options by seat (see handicaps)."""
        self.wins = saved.wins

    # What is going on.

    @property
    def phase(self) -> Phase:
        return self._phase

    @phase.setter
    def phase(self, phase: Phase) -> None:
        self._phase = phase
        self.match = match_in(phase)

    @property
    def seq(self) -> int:
        """The number of the last thing that happened at a table of this room."""
        return self.told if self.match is None else self.match.seq

    @property
    def racing(self) -> bool:
        return isinstance(self.phase, Playing) and self.game.pace == "real-time"

    def running(self) -> Match:
        if isinstance(self.phase, Playing):
            return self.phase.match
        raise Refused("match-over" if isinstance(self.phase, Over) else "not-playing", self.game.end_rule)

    def must_be_between(self) -> None:
        if not between(self.phase):
            raise Refused("match-is-on")

    def new_match(self, origin: Origin, inputs: Sequence[Any] = (), seats: int = 0) -> Match:
        """For those who sit here; one that was played with more or fewer chairs comes back with as many as it had."""
        players = self.company.players()
        nobody = [Player("nobody")] * (seats - len(players))
        return Match(
            origin=origin,
            seq=self.seq,
            game=self.game,
            players=(players + nobody)[: seats or None],
            chance=self._source(inputs),
            options={**self.options, **self.agreed},
            inputs=inputs,
            tempo=self.tempo,
            lags=self.lags,
        )

    def _source(self, inputs: Sequence[Any]) -> Source:
        if not self.daily:
            return self._chance()
        return Daily(f"{self.daily} {self.game.id}", sum(isinstance(given, Chance) for given in inputs))

    # What is told.

    def change(self) -> None:
        """Something that everybody sees is different now; `settle` will write and tell it once."""
        self.pending.changed = True
        self.pending.dirty = True

    def say(self, to: int | None, message: wire.Told) -> None:
        self.outbox.say(to, message)

    def refuse(self, person: int, command: int, refusal: Refused, faster: Faster | None = None) -> None:
        answer = wire.Refused(
            id=command,
            why=refusal.why,
            rule=refusal.rule,
            detail=refusal.detail[:LONGEST_DETAIL],
            faster=None if faster is None else faster.seat,
            by=None if faster is None else faster.by,
        )
        self._keep(person, answer)
        self.say(person, answer)

    def remember(self, person: int, command: int, seq: int) -> wire.Done:
        done = wire.Done(command, seq)
        self._keep(person, done)
        return done

    def _keep(self, person: int, answer: Answer) -> None:
        if person in self.receipts:
            self.receipts[person].keep(answer)

    def saved(self) -> SavedRoom:
        """The room as it is written down."""
        match = last_match(self.phase)
        return SavedRoom(
            code=self.code,
            game=self.game.id,
            options=self.options,
            material=self.material,
            company=self.company,
            public=self.public,
            phase=word_for(self.phase),
            match=None if match is None else match.link,
            first=self.seq if match is None else match.first,
            seq=self.told,
            dropped=isinstance(self.phase, Paused) and self.phase.dropped,
            edition=self.game.edition,
            notice=self.notice,
            reserved=self.reserved,
            agreed=self.agreed,
            wins=self.wins,
            solo=self.solo,
            daily=self.daily,
            seats=0 if match is None else match.seats,
        )


def game_of(name: str, material: str | None) -> AnyGame:
    game = game_called(name)
    try:
        return game if material is None else game.using(material)
    except RecursionError as fault:
        raise Refused("faulty-material", detail="nested too deep") from fault
