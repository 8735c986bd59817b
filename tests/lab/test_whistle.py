"""The whistle: noted the first time, obeyed at once the second."""

import signal
from threading import Thread

import pytest

from anpfiff.lab.whistle import Whistle


@pytest.mark.parametrize("blown", [signal.SIGINT, signal.SIGTERM])
def test_the_first_whistle_is_noted_and_the_second_obeyed(blown: signal.Signals) -> None:
    before = signal.getsignal(blown)
    with Whistle() as whistle:
        signal.raise_signal(blown)
        assert whistle.blown == blown
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(blown)
    assert signal.getsignal(blown) == before


def test_in_a_thread_there_is_nothing_to_hear() -> None:
    heard: list[object] = []

    def listen() -> None:
        with Whistle() as whistle:
            heard.append(whistle.blown)

    thread = Thread(target=listen)
    thread.start()
    thread.join()
    assert heard == [None]
