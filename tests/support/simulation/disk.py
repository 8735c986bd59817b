"""A simulated disk: one file that grows. What was synced stays; of the rest a power cut leaves what it likes."""

import errno
from random import Random

from tests.support.simulation.weather import Weather

SECTOR = 64
"""Bytes that are written as one; small, so that small records are torn too."""


class SimulatedDisk:
    """It outlives every process. Each call may fail, and a write may fail after a part of it."""

    def __init__(self, lots: Random, weather: Weather) -> None:
        self._lots = lots
        self.weather = weather
        self.content = bytearray()
        self._safe = 0
        """The bytes that are synced."""

    def write(self, at: int, text: bytes) -> None:
        """At that place; whatever lay behind it is of no account any more."""
        del self.content[at:]
        self._safe = min(self._safe, at)
        if self._fails():
            self.content += text[: self._lots.randrange(len(text) + 1)]
            raise OSError(errno.ENOSPC, "no space left on device")
        self.content += text

    def sync(self) -> None:
        if self._fails():
            raise OSError(errno.EIO, "input/output error")
        self._safe = len(self.content)

    def read(self) -> bytes:
        if self._fails():
            raise OSError(errno.EIO, "input/output error")
        return bytes(self.content)

    def cut_power(self) -> None:
        """Of what was not synced any part is there, and any sector of it may hold something else."""
        del self.content[self._lots.randint(self._safe, len(self.content)) :]
        for start in range(self._safe, len(self.content), SECTOR):
            if self._lots.random() < 0.3:
                self._garble(start)
        self._safe = len(self.content)

    def _garble(self, start: int) -> None:
        end = min(start + SECTOR, len(self.content))
        self.content[start:end] = bytes(end - start)

    def _fails(self) -> bool:
        return self.weather.disk > 0 and self._lots.random() < self.weather.disk
