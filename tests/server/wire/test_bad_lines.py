"""Whole matches over bad lines: every profile, the races and Foul, with real seconds and hardly any work."""

import asyncio
from random import Random

import pytest

from anpfiff.bots import bot_called
from anpfiff.client import Patience, Seat
from anpfiff.commands.bot import play
from anpfiff.core import Finished
from anpfiff.server.room.tempo import Rhythm, Tempo
from anpfiff.wire import messages as wire
from tests.support.lines import PROFILES, Way
from tests.support.proxy import Proxy, proxied
from tests.support.serving import CHATTY, Serving, serving

WATCHFUL = Tempo(countdown=0, calm=Rhythm(500, 3_000), race=Rhythm(200, 3_000))
GAMES = {"elfmeter": 2, "ligretto": 2, "foul": 3}
SHORT: dict[str, dict[str, object]] = {"foul": {"window": 0, "whistle": 2}}
LONG = {"school", "hole"}
"""Where Ligretto is played, too: by programs it takes a thousand moves. The other lines have it in browsers."""
HOLE = 20.0
PACE = 0.02
"""Seconds that a hand rests after a move."""
LONGEST = 150
"""Seconds after which a match is taken for stuck."""


async def seat_and_play(url: str, code: str) -> Finished:
    patience = Patience(first=0.05)
    async with Seat.join(url, code, patience=patience) as seat:
        await play(seat, bot_called(seat.game, "rabbit"), PACE)
        await seat.until(lambda room: room.phase == "over")
        assert seat.sight is not None
        assert isinstance(seat.sight.turn, Finished)
        return seat.sight.turn


async def match(place: Serving, line: Proxy, game: str) -> None:
    """One in the same room as the server, the others behind the proxy; at the end all have seen the same result."""
    async with Seat.open(place.url, game, seats=GAMES[game], options=SHORT.get(game)) as host:
        playing = [asyncio.create_task(seat_and_play(line.url, host.code)) for _ in range(GAMES[game] - 1)]
        await host.until(lambda room: all(chair.person for chair in room.chairs))
        await host.do(wire.Start)
        await play(host, bot_called(host.game, "rabbit"), PACE)
        results = await asyncio.gather(*playing)
        assert host.sight is not None
        assert all(result == host.sight.turn for result in results)


async def breaks(line: Proxy, profile: str) -> None:
    """What a profile does to everybody at once."""
    await asyncio.sleep(2)
    if profile == "half-open":
        line.halve()
    elif profile == "hole":
        line.open_hole()
        await asyncio.sleep(HOLE)
        line.mend()


async def over(profile: str) -> None:
    games = [game for game in GAMES if game != "ligretto" or profile in LONG]
    try:
        async with asyncio.timeout(LONGEST), serving(WATCHFUL, speech=CHATTY) as place:
            with proxied(int(place.url.rpartition(":")[2]), profile) as line:
                await asyncio.gather(breaks(line, profile), *(match(place, line, game) for game in games))
    except Exception as fault:
        fault.add_note(f"over the line “{profile}”")
        raise


@pytest.mark.waits
def test_the_races_and_foul_are_played_to_the_end_over_every_line() -> None:
    """All lines at the same time, each with a server of its own: they wait for minutes, and work for seconds."""

    async def main() -> None:
        async with asyncio.TaskGroup() as lines:
            for profile in PROFILES:
                if profile != "far":
                    lines.create_task(over(profile))

    asyncio.run(main())


# The lines themselves.


@pytest.mark.parametrize("name", PROFILES)
def test_a_line_is_what_its_seed_says_and_nothing_overtakes(name: str) -> None:
    def arrivals(seed: int) -> list[float]:
        way = Way(PROFILES[name], Random(seed))
        return [way.arrives(sent * 37.0) for sent in range(500)]

    assert arrivals(1) == arrivals(1)
    assert arrivals(1) == sorted(arrivals(1))
    assert all(arrived >= sent * 37.0 for sent, arrived in enumerate(arrivals(1)))


@pytest.mark.parametrize("name", ["home", "school"])
def test_half_one_in_ten_and_one_in_a_hundred_are_as_slow_as_the_profile_says(name: str) -> None:
    profile, lots = PROFILES[name], Random(2)
    trips = sorted(2 * profile.one_way(lots) for _ in range(20_000))
    for share, slow in ((0.5, profile.p50), (0.9, profile.p90), (0.99, profile.p99)):
        assert trips[int(20_000 * share) - 300] <= slow + 0.001
        assert trips[int(20_000 * share) + 150] >= slow - 0.001


def test_a_radio_sleeps_only_when_nobody_speaks() -> None:
    profile = PROFILES["power-save"]
    for gap, sleeps in ((200, False), (6_000, True)):
        way = Way(profile, Random(3))
        late = [way.arrives(sent) - sent for sent in range(gap, 100 * gap, gap)]
        assert (min(late) >= profile.sleeps[0]) == sleeps
        assert (max(late) > profile.p99) == sleeps
