"""The record: a whole match as versioned JSON, small enough to keep by the million.

A replay needs no seed: chance and time are inputs and stand in the record. Three things keep it small without making
it unreadable: every different act is written once and then named by its place in `acts`, times are told as the
milliseconds since the input before, and a roll is a string with one sign for each card or die.
"""

import base64
import hashlib
import string
from collections.abc import Iterable, Iterator
from typing import Any, assert_never

import msgspec

from anpfiff.core import Act, AnyGame, Chance, Input, Refused, Seat, Tick, Value
from anpfiff.games import game_called

VERSION = 1
LARGEST = 4 * 2**20
SIGNS = "".join(sorted(set(string.digits + string.ascii_letters + string.punctuation) - set('"\\')))


class Player(Value, frozen=True, tag=False):
    """Who sits there."""

    name: str
    """Generated; a bot's is its level."""
    bot: bool = False
    """Did a bot play there, for good or for somebody who was away?"""


class Record(Value, frozen=True, tag=False):
    """One playing of a game: what it takes to see it again."""

    game: str
    edition: int
    options: dict[str, Any]
    seats: tuple[Player, ...]
    inputs: tuple[Input[Any], ...] = ()
    material: str | None = None


class _Page(msgspec.Struct, forbid_unknown_fields=True):
    """The record as it is written down."""

    anpfiff: int
    game: str
    edition: int
    options: dict[str, Any]
    material: str | None
    seats: tuple[Player, ...]
    acts: tuple[tuple[int, Any], ...]
    inputs: tuple[int | str | tuple[int, ...] | None, ...]
    seal: str


def written(record: Record) -> bytes:
    acts: dict[tuple[Seat, bytes], int] = {}
    inputs = tuple(_signs(record.inputs, acts))
    table = tuple((seat, msgspec.json.decode(move)) for seat, move in acts)
    page = _Page(
        VERSION, record.game, record.edition, record.options, record.material, record.seats, table, inputs, ""
    )
    page.seal = _seal(page)
    return msgspec.json.encode(page)


def read(text: bytes) -> Record:
    """The record in a file, or one clear word on what is wrong with it."""
    page = _page(text)
    game = game_called(page.game)
    if page.edition != game.edition:
        told = f"it was played by edition {page.edition} of {game.title}, this is edition {game.edition}"
        raise Refused("other-edition", detail=told)
    return _record(page, _acts(page, game))


def read_as_written(text: bytes) -> Record:
    """A record of any edition, its moves as plain JSON: for a list, because the rules of today may not know them."""
    page = _page(text)
    game_called(page.game)
    if not all(0 <= seat < len(page.seats) for seat, _ in page.acts):
        raise Refused("damaged-record", detail="somebody acts who was not there")
    return _record(page, tuple(Act(seat, move) for seat, move in page.acts))


def link_of(text: bytes) -> str:
    """The link of a record that comes as a file: the same file is the same match, wherever it is handed in, and however often."""
    return base64.urlsafe_b64encode(hashlib.sha256(text).digest()[:16]).decode().rstrip("=")


def _record(page: _Page, acts: tuple[Act[Any], ...]) -> Record:
    if page.seal != _seal(page):
        raise Refused("edited-record", "ALL-5", "it does not bear the seal it was written with")
    return Record(
        game=page.game,
        edition=page.edition,
        options=page.options,
        seats=page.seats,
        inputs=tuple(_inputs(page, acts)),
        material=page.material,
    )


def _signs(
    inputs: Iterable[Input[Any]], acts: dict[tuple[Seat, bytes], int]
) -> Iterator[int | str | tuple[int, ...] | None]:
    """Acts and ticks are two signs each (time passed; which act, or nothing); a roll is one."""
    now = 0
    for given in inputs:
        match given:
            case Act(seat, move, at):
                yield from (at - now, acts.setdefault((seat, msgspec.json.encode(move)), len(acts)))
                now = at
            case Tick(at):
                yield from (at - now, None)
                now = at
            case Chance(outcome):
                yield (
                    "".join(SIGNS[face] for face in outcome)
                    if max(outcome, default=0) < len(SIGNS)
                    else outcome
                )
            case _:
                assert_never(given)


def _page(text: bytes) -> _Page:
    if len(text) > LARGEST:
        raise Refused("too-large", detail=f"{len(text):,} bytes; a record has at most {LARGEST:,}")
    try:
        raw = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise Refused("truncated-record", detail=str(fault)) from fault
    if not isinstance(raw, dict) or "anpfiff" not in raw:
        raise Refused("not-a-record", detail="it does not say which version of the record it is")
    if raw["anpfiff"] != VERSION:
        raise Refused("other-version", detail=f"version {raw['anpfiff']}; this reads version {VERSION}")
    try:
        return msgspec.convert(raw, _Page)
    except msgspec.ValidationError as fault:
        raise Refused("damaged-record", detail=str(fault)) from fault


def _acts(page: _Page, game: AnyGame) -> tuple[Act[Any], ...]:
    try:
        return tuple(Act(seat, msgspec.convert(move, game.vocabulary.move)) for seat, move in page.acts)
    except msgspec.ValidationError as fault:
        raise Refused("damaged-record", detail=str(fault)) from fault


def _inputs(page: _Page, acts: tuple[Act[Any], ...]) -> Iterator[Input[Any]]:
    now = 0
    signs = iter(page.inputs)
    for sign in signs:
        match sign:
            case str():
                yield Chance(tuple(map(SIGNS.find, sign)))
            case tuple():
                yield Chance(sign)
            case int() if sign >= 0:
                now += sign
                yield _timed(now, next(signs, "nothing"), acts)
            case _:
                raise Refused("damaged-record", detail=f"{sign} is no time")


def _timed(now: int, which: object, acts: tuple[Act[Any], ...]) -> Act[Any] | Tick:
    if which is None:
        return Tick(now)
    if isinstance(which, int) and 0 <= which < len(acts):
        return Act(acts[which].seat, acts[which].move, now)
    raise Refused("damaged-record", detail=f"there is no act {which}")


def _seal(page: _Page) -> str:
    """Not a secret: it tells a slip of the editor from a match that was played."""
    unsealed = msgspec.structs.replace(page, seal="")
    return hashlib.sha256(msgspec.json.encode(unsealed, order="sorted")).hexdigest()[:16]
