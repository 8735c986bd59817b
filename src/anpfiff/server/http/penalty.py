"""A penalty between two phones: each chooses a third of the goal in secret, and both are turned up together (ELF-21).

The choices lie here until the second one has come; a view of the duel is built for one pair of eyes and names the other's
choice only then. Whatever comes twice or late changes nothing: everything that is said names its round.
"""

import asyncio
from contextlib import suppress
from random import Random
from secrets import compare_digest
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from anpfiff.server.http.guard import SPEECH_BURST, SPEECH_REFILL
from anpfiff.server.http.refusals import Denied
from anpfiff.server.room.bucket import Bucket
from anpfiff.server.room.people import Person, hashed, newcomer
from anpfiff.wire.messages import Language, Token

Field: TypeAlias = Literal["left", "middle", "right"]
Round: TypeAlias = Annotated[int, Meta(ge=1)]
Side: TypeAlias = Annotated[int, Meta(ge=0, le=1)]

PATIENCE = 20.0
"""Seconds that a question for news waits for them."""
TWO = 2


def evened(text: bytes) -> bytes:
    """Left, middle and right are words of four, six and five letters: blanks after the end make up for it."""
    return text + b" " * sum((6 - len(field)) * text.count(b'"%s"' % field) for field in (b"left", b"right"))


class Choose(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the shot goes, or the keeper."""

    round: Round
    field: Field


class Next(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """On to the next penalty, or the same one with the other shooter while nobody has chosen."""

    round: Round
    """The one that is over."""
    shooter: Side


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a phone says: who it is, what it wants, and which news it has."""

    token: Token
    lang: Language = "en"
    seen: int | None = None
    """Answer only when there is more than this, or after a while."""
    choose: Choose | None = None
    next: Next | None = None


class Shooter(msgspec.Struct, frozen=True):
    """One of the two."""

    name: str
    """Generated."""
    animal: str
    """The face."""
    chosen: bool
    """That somebody has chosen may be seen, what may not."""
    goals: int
    """So far."""
    shots: int
    """So far."""


class Penalty(msgspec.Struct, frozen=True):
    """A duel as one of the two may see it."""

    code: str
    """For the other phone."""
    version: int
    """Grows with every news; say it as `seen`."""
    you: Side
    """Which of `people` you are."""
    people: tuple[Shooter, ...]
    """Whoever opened it first; one as long as the other is not here."""
    round: int
    """The penalty that is taken now, counted from 1."""
    shooter: Side
    """Who shoots; the other one keeps."""
    mine: Field | None
    """What you have chosen."""
    shown: tuple[Field, Field] | None
    """Shot and dive, once both have chosen."""


class Duel:
    """Two people, one goal."""

    def __init__(self, code: str, now: int) -> None:
        self.code = code
        self.heard = now
        """`heard`: server time at which anybody spoke last."""
        self.people: list[Person] = []
        self._version = 1
        self._round = 1
        self._shooter = 0
        self._sealed: dict[int, Field] = {}
        self._goals = [0, 0]
        self._shots = [0, 0]
        self._waiting: dict[int, asyncio.Future[None]] = {}
        self._buckets: dict[int, Bucket] = {}

    def opened_by(self, secret: str) -> bool:
        return bool(self.people) and compare_digest(self.people[0].secret, secret)

    def knows(self, token: str) -> bool:
        return any(compare_digest(person.secret, hashed(token)) for person in self.people)

    def enter(self, token: str, lang: Language, lots: Random) -> Side:
        """Come in or come back; there is room for two."""
        secret = hashed(token)
        for side, person in enumerate(self.people):
            if compare_digest(person.secret, secret):
                return side
        if len(self.people) == TWO:
            raise Denied("duel-full")
        self.people.append(newcomer(len(self.people) + 1, token, lang, self.people, lots))
        self._tell()
        return len(self.people) - 1

    def spoke(self, side: Side, now: int) -> None:
        """A phone speaks only so often, as at a table."""
        self.heard = now
        bucket = self._buckets.get(side) or Bucket(SPEECH_BURST, SPEECH_REFILL, now)
        if not self._buckets.setdefault(side, bucket).take(now):
            raise Denied("too-fast")

    def choose(self, side: Side, said: Choose) -> None:
        """ELF-21: a choice is final; said again it is still the same one."""
        if said.round != self._round or len(self.people) < TWO:
            raise Denied("not-this-penalty")
        if self._sealed.get(side, said.field) != said.field:
            raise Denied("already-chosen")
        if side in self._sealed:
            return
        self._sealed[side] = said.field
        if self._shown is not None:
            self._settle(*self._shown)
        self._tell()

    def go_on(self, said: Next) -> None:
        """Two who tap at once go on once."""
        if said.round != self._round:
            return
        if len(self._sealed) == 1:
            raise Denied("not-this-penalty")
        self._round = self._round + 1
        self._shooter = said.shooter
        self._sealed.clear()
        self._tell()

    def _shooter_at(self, number: int) -> Shooter:
        person = self.people[number]
        sealed = number in self._sealed
        return Shooter(person.name, person.animal, sealed, self._goals[number], self._shots[number])

    def seen_by(self, side: Side) -> Penalty:
        return Penalty(
            code=self.code,
            version=self._version,
            you=side,
            people=tuple(map(self._shooter_at, range(len(self.people)))),
            round=self._round,
            shooter=self._shooter,
            mine=self._sealed.get(side),
            shown=self._shown,
        )

    async def news(self, side: Side, seen: int | None) -> None:
        """Until there is more than was seen. One question a phone: a newer one sends the older one home."""
        self._let_go(side)
        if seen is None or seen != self._version:
            return
        self._waiting[side] = asyncio.get_running_loop().create_future()
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._waiting[side]

    def close(self) -> None:
        """Nobody is left waiting."""
        for side in tuple(self._waiting):
            self._let_go(side)

    @property
    def _shown(self) -> tuple[Field, Field] | None:
        if len(self._sealed) < TWO:
            return None
        return self._sealed[self._shooter], self._sealed[1 - self._shooter]

    def _settle(self, shot: Field, dive: Field) -> None:
        """ELF-22, ELF-23: different fields are a goal."""
        self._shots[self._shooter] += 1
        self._goals[self._shooter] += shot != dive

    def _tell(self) -> None:
        self._version += 1
        self.close()

    def _let_go(self, side: int) -> None:
        waiting = self._waiting.pop(side, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(None)
