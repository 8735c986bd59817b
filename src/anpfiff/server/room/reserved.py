"""A table of a competition: its chairs are reserved, nobody is its host, and it ends when whoever runs the competition says so."""

from secrets import compare_digest
from typing import TypeAlias

from msgspec import Struct

from anpfiff.core import Refused
from anpfiff.wire import messages as wire

NOBODY = 0
"""The number of a host who is none: people count from 1."""
ForTheDesk: TypeAlias = wire.Sit | wire.Spin | wire.Propose
"""What is everybody's own business elsewhere; what only a host may do is refused because nobody is one."""


class Reserved(Struct, frozen=True):
    """For which match the room was laid out, and the key to its stands."""

    competition: str
    match: int
    key: str
    people: tuple[str, ...] = ()
    """Chair by chair whose it is, in the competition's words; empty for a bot's."""
    done: bool = False
    """Has the competition no more use for it? Then it ends like any other room when nobody is left."""

    def must_open(self, said: wire.First) -> None:
        """The stands are for the club: without the key nobody new gets in."""
        if not isinstance(said, wire.Join) or not compare_digest(said.key.encode(), self.key.encode()):
            raise Refused("room-locked")


def must_be_free(reserved: Reserved | None, said: wire.Commanded) -> None:
    """Chairs and names of a reserved table are the desk's."""
    if reserved is not None and isinstance(said, ForTheDesk):
        raise Refused("only-the-host")
