"""What a node decides, as functions of what the store told it: when to take a room, where to send people, what to drop.

A wrong decision here costs work, never a move: the fence is what keeps two owners apart.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

from anpfiff.server.cluster.fence import Fenced, Holder, Tenure

BEAT = 1_000
"""Milliseconds between two heartbeats."""
LEASE = 3_000
"""Milliseconds of silence after which a node's rooms may be taken."""


class Here(NamedTuple):
    """We have it."""


class PassOn(NamedTuple):
    """Another node has it: frames are passed on to it."""

    holder: Holder


class Take(NamedTuple):
    """Nobody runs it: we claim it, read it and let people in."""


class Nowhere(NamedTuple):
    """There is no such room."""


Way: TypeAlias = Here | PassOn | Take | Nowhere
Then: TypeAlias = Literal["tell", "drop", "read-again"]


def may_take(tenure: Tenure, holder: Holder | None, me: str, up: int, lease: int = LEASE) -> bool:
    """Released, our own, of a node that is gone, or of one that has been silent for a lease.

    `up`: for how long the store itself has been running. Just after its restart everybody was silent, and nobody is dead.
    """
    if tenure.node is None or tenure.node == me or holder is None:
        return True
    return holder.silent >= lease and up >= lease


def way_to(
    seen: tuple[Tenure, Holder | None] | None, me: str, up: int, *, running: bool, lease: int = LEASE
) -> Way:
    """Where somebody is sent who wants into a room. `running`: do we run it, under the epoch of that tenure?"""
    if seen is None:
        return Nowhere()
    tenure, holder = seen
    if tenure.node == me and running:
        return Here()
    if holder is None or may_take(tenure, holder, me, up, lease):
        return Take()
    return PassOn(holder)


def after_append(fault: Exception | None) -> Then:
    """Told only when it is durable; fenced: drop it and say goodbye; anything else: the store is the truth, claim and read again."""
    if fault is None:
        return "tell"
    return "drop" if isinstance(fault, Fenced) else "read-again"


def to_drop(running: Iterable[tuple[str, int]], tenures: Iterable[Tenure], me: str) -> list[str]:
    """Of the rooms that we run (with their epochs), those that are no longer ours; asked when our lease had lapsed."""
    ours = {(tenure.room, tenure.epoch) for tenure in tenures if tenure.node == me}
    return [room for room, epoch in running if (room, epoch) not in ours]
