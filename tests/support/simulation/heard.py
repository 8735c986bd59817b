"""What a server has said, read just as far as whoever checks it needs: views, moves and events stay the bytes they are."""

from typing import Any, TypeAlias

from msgspec import Raw, Struct
from msgspec.json import Decoder


class Heard(Struct, frozen=True, tag_field="kind"):
    """Told apart by `kind`."""


class Table(Heard, frozen=True, tag="table"):
    since: int
    seq: int
    events: tuple[Raw, ...]
    view: Raw
    moves: tuple[Raw, ...]
    turn: Raw
    done: int | None = None


class Room(Heard, frozen=True, tag="room"):
    code: str
    game: str
    phase: str
    chairs: tuple[dict[str, Any], ...]
    door: tuple[dict[str, Any], ...]
    host: int
    away: tuple[int, ...]


class Welcome(Heard, frozen=True, tag="welcome"):
    person: int
    code: str
    command: int


class Done(Heard, frozen=True, tag="done"):
    id: int
    seq: int


class Refused(Heard, frozen=True, tag="refused"):
    id: int | None
    why: str


class Nudge(Heard, frozen=True, tag="nudge"):
    seat: int


class Cheered(Heard, frozen=True, tag="cheered"):
    person: int


class Bye(Heard, frozen=True, tag="bye"):
    why: str


News: TypeAlias = Table | Room | Welcome | Done | Refused | Nudge | Cheered | Bye
read = Decoder(News).decode
