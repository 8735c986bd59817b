"""The whistle: Ctrl+C, or a polite request to end."""

import signal
import threading
from types import FrameType, TracebackType
from typing import Any, Self


class Whistle:
    """While it is held, a signal does not tear anything apart: it is noted, and the run ends where it can."""

    def __init__(self) -> None:
        self.blown: signal.Signals | None = None
        self._before: dict[signal.Signals, Any] = {}

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():  # elsewhere there are no signals
            for number in (signal.SIGINT, signal.SIGTERM):
                self._before[number] = signal.signal(number, self._hear)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, before in self._before.items():
            signal.signal(number, before)

    def _hear(self, number: int, frame: FrameType | None) -> None:
        """Who whistles twice does not want to wait; nothing is lost by that either."""
        if self.blown:
            raise KeyboardInterrupt
        self.blown = signal.Signals(number)
