"""The budget of a message: no handler holds the event loop up, and when the loop is late all the same, it is strangers who wait."""

import asyncio
import gc
import time
from random import Random

import pytest

from anpfiff.core import FaultyMaterial
from anpfiff.games import GAMES
from anpfiff.games.wuerfel_fussball.material import table_of
from anpfiff.server.house.lag import BUDGET, RECENT, STRAINED
from anpfiff.wire import messages as wire
from tests.support.crowd import SEED, Crowd
from tests.support.serving import Guests, Raw, Serving, served

MOVES = 30
LAPS = 3


@pytest.mark.parametrize("game", GAMES)
def test_a_move_at_a_full_table_stays_within_the_budget(game: str) -> None:
    """The same moves in several laps: a handler that is slow is slow in each, a machine that was busy in one is not."""
    laps = [costs(game) for _ in range(LAPS)]
    took = [min(same) for same in zip(*laps, strict=True)]
    assert sorted(took)[MOVES // 2] < BUDGET / 2
    assert max(took) <= BUDGET


def costs(game: str) -> list[float]:
    """What each move cost the processor; sixty-four people are told of each."""
    crowd = Crowd(game)
    lots = Random(SEED)
    took = []
    gc.disable()
    try:
        for _ in range(MOVES):
            began = time.thread_time()
            crowd.act(lots)
            took.append(time.thread_time() - began)
    finally:
        gc.enable()
    return took


@served
async def test_while_the_loop_is_late_strangers_wait_and_tables_do_not(
    people: Guests, place: Serving
) -> None:
    host, room = await people.open("zweikampf", seats=2)
    guest, _ = await people.join(room.code)
    await host.do("start")
    await host.hear(wire.Table)
    late(place, 2 * STRAINED)

    opener, joiner = await asks_to_open(people), await asks_to_join(people, room.code)
    assert isinstance(await host.do("catch-up", seen=0), wire.Done), "whoever plays is heard"
    back, welcome = await people.join(room.code, guest.token)
    assert welcome.code == room.code, "whoever comes back comes in"
    assert isinstance(await back.do("catch-up", seen=0), wire.Done)
    assert not await was_told_anything(opener)
    assert not await was_told_anything(joiner)

    late(place, 0.0)
    assert (await opener.hear(wire.Welcome)).code != room.code
    assert (await joiner.hear(wire.Welcome)).code == room.code


def late(place: Serving, seconds: float) -> None:
    for _ in range(RECENT):
        place.house.lag.note(seconds)


async def asks_to_open(people: Guests) -> Raw:
    raw = await people.dial()
    await raw.send({"kind": "open", "version": wire.VERSION, "token": raw.token, "game": "zweikampf"})
    return raw


async def asks_to_join(people: Guests, code: str) -> Raw:
    raw = await people.dial()
    await raw.send({"kind": "join", "version": wire.VERSION, "token": raw.token, "code": code, "watch": True})
    return raw


async def was_told_anything(raw: Raw) -> bool:
    """Everything that was said before was answered by now: what is told to this one would be there."""
    try:
        async with asyncio.timeout(0.05):
            await raw.next()
    except TimeoutError:
        return False
    return True


NASTY = {
    "a name of three thousand parts": "a." * 2_900 + "b = 1",
    "a list in a list in a list": "x = " + "[" * 2_900,
    "a table of three thousand parts": "[" + "a." * 2_900 + "b]",
}


@pytest.mark.parametrize("text", NASTY.values(), ids=NASTY)
def test_a_set_of_dice_that_would_take_long_to_read_is_refused_at_once(text: str) -> None:
    """It would be read on the event loop: whoever hosts could stop all other tables with it, or tear down their own room."""

    @served
    async def main(people: Guests, place: Serving) -> None:
        host, _ = await people.open("zweikampf")
        began = time.thread_time()
        with pytest.raises((FaultyMaterial, RecursionError)):
            table_of(text)
        assert time.thread_time() - began < BUDGET
        answer = await host.do("choose", game="wuerfel-fussball", material=text)
        assert isinstance(answer, wire.Refused)
        assert answer.why in {"faulty-material", "malformed"}
        assert isinstance(await host.do("spin"), wire.Done), "the room stands"
        refusal = await people.refused(kind="open", game="wuerfel-fussball", material=text)
        assert refusal.why in {"faulty-material", "malformed"}

    main()
