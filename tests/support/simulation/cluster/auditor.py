"""The auditor of several nodes: hears of every claim and every append that the database took, and of all that any node tells."""

from typing import TYPE_CHECKING

from anpfiff.server.cluster.fence import Tenure
from anpfiff.server.room.writes import Write
from tests.support.simulation.auditor import Auditor
from tests.support.simulation.heard import Done, News, Table
from tests.support.simulation.violation import promise

if TYPE_CHECKING:
    from tests.support.simulation.cluster.peer import Peer


class ClusterAuditor(Auditor):
    """What one server promises, and that there is one owner."""

    def __init__(self) -> None:
        super().__init__()
        self._owners: dict[str, Tenure] = {}
        self.accepted = self.takeovers = self.fenced = 0
        """Appends that were taken, claims of what another node had, appends that were refused."""
        self.acknowledged: set[tuple[str, int, int]] = set()
        """Room, person, command: whoever was told that their move is done."""

    # The database.

    def claimed(self, tenure: Tenure) -> None:
        before = self._owners.get(tenure.room)
        self.takeovers += before is not None and before.node != tenure.node
        self._owners[tenure.room] = tenure

    def appended(self, write: Write, node: str, epoch: int) -> None:
        """Only the last who claimed a room may write to it."""
        owner = self._owners[write.room]
        promise((owner.node, owner.epoch) == (node, epoch), f"{node} wrote to a room of {owner.node}")
        self.accepted += 1
        self.committed(write)

    def refused(self) -> None:
        self.fenced += 1

    # The wire.

    def heard(self, peer: "Peer", room: str, person: int, news: News, text: bytes) -> None:
        """A node that has not heard yet that a room was taken from it may say again what is old, and nothing else."""
        if isinstance(news, Table) and news.done is not None:
            self.acknowledged.add((room, person, news.done))
        if self.owns(peer, room):
            self.told(room, person, news, text)
        elif isinstance(news, Table | Done):
            promise(news.seq <= self._ledger(room).seq, "a node that lost a room told what is not there")

    def owns(self, peer: "Peer", room: str) -> bool:
        owner = self._owners.get(room)
        return owner is not None and owner.node == peer.store.node and (room, owner.epoch) in peer.store.held
