"""The loop's lag: measured, told, and a reason for strangers to wait while the tables go on."""

import asyncio
import logging

import pytest

from anpfiff.core import Refused
from anpfiff.server.house import lag as lag_module
from anpfiff.server.house.lag import AT_ONCE, BUDGET, RECENT, STRAINED, Lag


def late(lag: Lag, seconds: float, beats: int = RECENT) -> None:
    for _ in range(beats):
        lag.note(seconds)


def test_one_hiccup_makes_nobody_wait() -> None:
    lag = Lag()
    late(lag, 0.0)
    lag.note(10 * STRAINED)
    assert not lag.strained
    asyncio.run(lag.calm())


def test_a_loop_that_is_late_again_and_again_is_strained_until_it_has_caught_up() -> None:
    lag = Lag()
    late(lag, 2 * STRAINED)
    assert lag.strained
    late(lag, 0.0)
    assert not lag.strained


def test_strangers_wait_for_the_loop_and_come_in_a_few_at_a_time() -> None:
    async def run() -> None:
        lag = Lag()
        late(lag, 2 * STRAINED)
        strangers = [asyncio.create_task(lag.calm()) for _ in range(AT_ONCE + 1)]
        await asyncio.sleep(0)
        late(lag, 0.0, RECENT // 2 - 1)
        await asyncio.sleep(0)
        assert not any(stranger.done() for stranger in strangers)

        lag.note(0.0)
        await asyncio.sleep(0.001)
        assert [stranger.done() for stranger in strangers] == [True] * AT_ONCE + [False]
        lag.note(0.0)
        await asyncio.gather(*strangers)

    asyncio.run(run())


def test_who_has_waited_too_long_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lag_module, "PATIENCE", 0.01)

    async def run() -> None:
        lag = Lag()
        late(lag, 2 * STRAINED)
        with pytest.raises(Refused) as refusal:
            await lag.calm()
        assert refusal.value.why == "house-full"

    asyncio.run(run())


def test_the_clock_is_looked_at_all_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lag_module, "BEAT", 0.001)

    async def run() -> None:
        lag = Lag()
        watch = asyncio.create_task(lag.watch())
        await asyncio.wait([watch], timeout=0.05)
        watch.cancel()
        assert lag.late

    asyncio.run(run())


def test_a_slow_handler_is_counted_and_told_once_a_second(caplog: pytest.LogCaptureFixture) -> None:
    lag = Lag()
    with caplog.at_level(logging.INFO, "anpfiff"):
        for took in (BUDGET, 2 * BUDGET, 2 * BUDGET):
            lag.worked(took, "room")
    assert lag.slow == 2
    assert [record.message for record in caplog.records] == ["slow-handler"]
