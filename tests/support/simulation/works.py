"""What every simulated store works with: the schedule, who hears of what is safe, and how long a disk takes."""

from collections.abc import Callable
from typing import NamedTuple

from anpfiff.server.room.writes import Write
from tests.support.simulation.schedule import MILLISECOND, Schedule

SLOWEST = 12 * MILLISECOND


class Works(NamedTuple):
    """`committed` hears of every write as soon as it is safe, `delay` draws how long the disk takes."""

    schedule: Schedule
    committed: Callable[[Write], None]
    delay: Callable[[int], int]
