"""The fence: which appends a store of several nodes takes.

A room's epoch grows with every claim; an append carries the epoch under which its writer claimed the room, and the numbers of
its lines. The row of the room decides, in the statement that writes: no lock, no lease and no clock has a say in it.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from anpfiff.server.room.writes import Entry


class Tenure(NamedTuple):
    """What a store knows about a room: whose it is, since which claim, and the number of its last line."""

    room: str
    epoch: int
    seq: int
    node: str | None
    """None: released, and anybody's."""


class Holder(NamedTuple):
    """A node, as the others know it. All times are the store's own, in milliseconds, never a node's."""

    node: str
    address: str
    """Where other nodes reach it."""
    silent: int
    """Since its last heartbeat."""


class Fenced(OSError):  # noqa: N818 -- what it is
    """Somebody else has claimed the room since. The writer drops it at once and sends everybody to the new owner."""

    def __init__(self, room: str, node: str | None = None, address: str = "") -> None:
        super().__init__(f"{room} is no longer ours")
        self.room = room
        self.node = node
        """Who has it now, as far as known."""
        self.address = address


def accepts(tenure: Tenure | None, node: str, epoch: int, seq: int) -> bool:
    """May that node, which claimed the room in that epoch, append lines of which the first has that number?

    This is the predicate of the SQL statement; a model of the store uses the same.
    """
    return tenure is not None and (tenure.node, tenure.epoch, tenure.seq + 1) == (node, epoch, seq)


def claimed(tenure: Tenure | None, room: str, node: str) -> Tenure:
    """The row after a claim: the epoch grows also for who had it already, so that no append under way comes after it."""
    before = tenure or Tenure(room, 0, 0, None)
    return before._replace(epoch=before.epoch + 1, node=node)


def appended(tenure: Tenure, lines: Sequence[Entry]) -> Tenure:
    return tenure._replace(seq=tenure.seq + len(lines))


def released(tenure: Tenure, node: str, epoch: int) -> Tenure:
    """Only who has it can let go of it."""
    return tenure._replace(node=None) if (tenure.node, tenure.epoch) == (node, epoch) else tenure


class FencedStore(Protocol):
    """A store that several nodes write to; each node speaks through one of its own, which knows its name."""

    async def claim(self, room: str) -> Tenure:
        """The room is ours from now on, in a new epoch, whoever had it; `decisions.may_take` says when one should.

        Its `seq` is the number of the last line: everything up to it is read and replayed before anything is appended.
        """

    async def append(self, room: str, epoch: int, seq: int, lines: Sequence[Entry]) -> None:
        """All of it is durable when this returns; `seq` is the first line's number. Raises Fenced, and then nothing is written.

        Any other fault leaves it open whether it was written: the room is claimed anew and read again before anybody is told.
        """

    async def release(self, room: str, epoch: int) -> None:
        """Anybody may take it at once."""

    async def heartbeat(self) -> bool:
        """We are alive. False: our lease had lapsed since the last one, so rooms may have been taken from us."""

    async def owner_of(self, room: str) -> tuple[Tenure, Holder | None] | None:
        """Whose it is; no holder: that node is not known (any more). None: there is no such room."""
