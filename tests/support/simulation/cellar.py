"""Where a world keeps its store: it outlives every process, and opens anew with each."""

from collections.abc import Sequence
from typing import Protocol

from anpfiff.server.house.store import Store
from anpfiff.server.room.writes import Write
from tests.support.simulation.disk import SimulatedDisk
from tests.support.simulation.loop import SimulatedLoop
from tests.support.simulation.store import ModelStore
from tests.support.simulation.works import Works


class Cellar(Protocol):
    """A disk and the way to open a store on it."""

    def open(self, loop: SimulatedLoop) -> tuple[Store, Sequence[Write]]:
        """For a new process; and all that is on disk, in its order."""

    def cut_power(self) -> None:
        """What was not synced may be lost."""

    def close(self) -> None:
        """The world has ended."""


class ModelCellar:
    """A simulated disk, and the model of a store on it."""

    def __init__(self, disk: SimulatedDisk, works: Works) -> None:
        self._disk = disk
        self._works = works

    def open(self, loop: SimulatedLoop) -> tuple[Store, Sequence[Write]]:
        store = ModelStore(self._disk, self._works, loop)
        return store, [write for write, _ in store.records]

    def cut_power(self) -> None:
        self._disk.cut_power()

    def close(self) -> None:
        """There is nothing to close."""
