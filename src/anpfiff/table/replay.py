"""Replay: a record folded again, every input judged by the rules as if it came in now."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from anpfiff.core import AnyGame, Event, Input, Refused, chosen
from anpfiff.games import game_called
from anpfiff.table.chance import Source
from anpfiff.table.record import Record
from anpfiff.table.table import Table


class Scene(NamedTuple):
    """One input of a replay, what happened, and the table after it."""

    given: Input[Any]
    events: tuple[Event, ...]
    state: Any


def scenes(record: Record) -> Iterator[Scene]:
    """The match, input by input; a record that cannot have been played stops with the reason."""
    game = game_of(record)
    state = game.setup(len(record.seats), chosen(game.vocabulary.options, record.options))
    for count, given in enumerate(record.inputs, 1):
        try:
            state, events = game.apply(state, given)
        except Refused as refusal:
            raise Refused("impossible-record", refusal.rule, f"input {count}: {refusal}") from refusal
        yield Scene(given, events, state)


def resumed(record: Record, chance: Source) -> Table:
    """The table as the record left it, ready to play on."""
    for _ in scenes(record):
        pass  # judged first, so that a false record says where it is false
    return Table(game_of(record), record.seats, chance, record.options, record.inputs)


def game_of(record: Record) -> AnyGame:
    game = game_called(record.game)
    return game if record.material is None else game.using(record.material)
