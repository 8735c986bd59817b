"""A match seen again: frame by frame what one pair of eyes was told, made from the record by the rules.

A frame is what a client that was there was told in one piece: an input and the dice that fell after it. Views hardly
change from one frame to the next, so only the fields that did are told.
"""

import gzip
from collections.abc import Iterator
from typing import Any

import msgspec

from anpfiff.core import (
    Act,
    AnyGame,
    Chance,
    Event,
    Finished,
    Refused,
    Result,
    Rolling,
    Seat,
    Turn,
    chosen,
)
from anpfiff.server.room.company import face_of
from anpfiff.server.room.names import animal_of
from anpfiff.table.record import Player, Record, read
from anpfiff.table.replay import Scene, game_of, scenes

LONGEST = 20_000
"""Inputs of a match that is still shown: about a second of work. The longest races have a tenth of that."""


class Unplayable(Exception):  # noqa: N818 -- what it is
    """The record cannot be shown: of another edition, or too long."""


class Frame(msgspec.Struct, frozen=True):
    """The table after an input, and what had happened."""

    seq: int
    """The number of the last input in it, counted from the beginning of the match."""
    at: int
    """The match's clock in milliseconds."""
    seat: Seat | None
    """Who acted; null for the opening, and for time that ran out."""
    events: tuple[Any, ...]
    """What happened, as that seat could know it."""
    view: dict[str, Any]
    """In the first frame the whole view; then the fields that have changed."""
    turn: Turn
    """Who or what was awaited then."""


class Cast(msgspec.Struct, frozen=True):
    """Who played whom."""

    name: str
    """Generated; a bot's is its level."""
    animal: str
    """The face; empty where none goes with the name."""
    bot: str | None
    """Null for a person, also for one whose place a bot held for a while."""


class Replay(msgspec.Struct, frozen=True):
    """A whole match for one pair of eyes."""

    game: str
    """Which game."""
    edition: int
    """Of its rules."""
    options: dict[str, Any]
    """All of them, also those that were left as they are."""
    seats: int
    """How many."""
    players: tuple[Cast, ...]
    """Who sat there at the end; a bot's name is its level."""
    seat: Seat | None
    """Whose eyes; null for the stands."""
    result: Result | None
    """Null if everybody left before the end."""
    frames: tuple[Frame, ...]
    """In the order of play; the first is the kick-off."""


def packed_replay(text: bytes, seat: Seat | None) -> bytes | None:
    """The replay as compressed JSON, or None if there is no such seat."""
    try:
        record = read(text)
        if seat is not None and not 0 <= seat < len(record.seats):
            return None
        return gzip.compress(msgspec.json.encode(replay(record, seat)), 6, mtime=0)
    except Refused as refusal:
        raise Unplayable(str(refusal)) from refusal


def replays(text: bytes) -> tuple[Replay, ...]:
    """The match for everybody: the stands first, then seat by seat."""
    try:
        record = read(text)
        return tuple(replay(record, seat) for seat in (None, *range(len(record.seats))))
    except Refused as refusal:
        raise Unplayable(str(refusal)) from refusal


def replay(record: Record, seat: Seat | None) -> Replay:
    if len(record.inputs) > LONGEST:
        raise Unplayable(f"{len(record.inputs):,} inputs")
    frames = tuple(_frames(record, seat))
    last = frames[-1].turn if frames else None
    return Replay(
        game=record.game,
        edition=record.edition,
        options=record.options,
        seats=len(record.seats),
        players=tuple(map(cast, record.seats)),
        seat=seat,
        result=last.result if isinstance(last, Finished) else None,
        frames=frames,
    )


def cast(player: Player) -> Cast:
    """A record holds no faces, but the animal of a name is its face."""
    animal = animal_of(player.name)
    if animal or not player.bot:
        return Cast(player.name, animal, None)
    return Cast(player.name, face_of(player.name.lower()), player.name.lower())


def _frames(record: Record, seat: Seat | None) -> Iterator[Frame]:
    game = game_of(record)
    camera = _Camera(game, seat)
    yield from camera.shot(0, game.setup(len(record.seats), chosen(game.vocabulary.options, record.options)))
    for seq, scene in enumerate(scenes(record), 1):
        camera.look(scene)
        yield from camera.shot(seq, scene.state)


class _Camera:
    """It looks on from one seat, and takes a picture whenever the table comes to rest."""

    def __init__(self, game: AnyGame, seat: Seat | None) -> None:
        self._game = game
        self._seat = seat
        self._view: dict[str, Any] = {}
        self._events: list[Event] = []
        self._actor: Seat | None = None
        self._now = 0

    def look(self, scene: Scene) -> None:
        self._events += (seen for event in scene.events if (seen := event.seen_by(self._seat)) is not None)
        if isinstance(scene.given, Act):
            self._actor = scene.given.seat
        if not isinstance(scene.given, Chance):
            self._now = scene.given.at

    def shot(self, seq: int, state: Any) -> Iterator[Frame]:
        """Dice that are still to fall belong to what made them roll."""
        turn = self._game.turn(state)
        if not isinstance(turn, Rolling):
            yield Frame(
                seq=seq,
                at=self._now,
                seat=self._actor,
                events=tuple(self._events),
                view=self._changes(state),
                turn=turn,
            )
            self._events = []
            self._actor = None

    def _changes(self, state: Any) -> dict[str, Any]:
        before = self._view
        self._view = fields(self._game.view(state, self._seat))
        return {
            name: value for name, value in self._view.items() if name not in before or value != before[name]
        }


def fields(view: msgspec.Struct) -> dict[str, Any]:
    """The view as its JSON has it, but for what lies inside its fields."""
    kind = view.__struct_config__
    values = {name: getattr(view, name) for name in view.__struct_fields__}
    return values if kind.tag_field is None else {kind.tag_field: kind.tag, **values}
