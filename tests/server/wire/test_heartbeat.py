"""The heartbeat: pings in the rhythm of the phase, the lag, and lines that have fallen silent. Nobody waits for real seconds."""

import asyncio

import msgspec
import pytest

from anpfiff.client import Patience, Seat
from anpfiff.server.http import heartbeat
from anpfiff.server.http.heartbeat import MEASURED, NOTCHES, WARM_UP, Pulse, Wheel
from anpfiff.server.http.heartbeat import TURN as PART
from anpfiff.server.room.tempo import USUAL, Rhythm, Tempo
from anpfiff.wire import messages as wire
from tests.server.wire.test_client import run, staged
from tests.server.wire.test_play import playing
from tests.support.proxy import PROFILES, proxied
from tests.support.serving import Guests, Serving, served_at

TURN = int(USUAL.race.ping * PART)
NOTCH = TURN // NOTCHES
HASTY = Rhythm(ping=40, silence=400)


class Line:
    """A socket that writes down its pings and answers them, unless it is dead; and a clock."""

    def __init__(self, rhythm: Rhythm, lag: int = 0) -> None:
        self.now, self.lag, self.rhythm = 0, lag, rhythm
        self.pings: list[wire.Ping] = []
        self.cut_at: int | None = None
        self.dead = False
        self.told = 0
        self.kernel: int | None = None
        self.pulse = Pulse(self, lambda: self.now, lambda: self.rhythm)

    def slowest(self) -> int | None:
        return self.kernel

    def send(self, text: bytes) -> None:
        self.told += 1
        self.pings.append(msgspec.json.decode(text, type=wire.Ping))

    def cut(self) -> None:
        self.cut_at = self.cut_at or self.now

    def answer(self) -> None:
        for ping in self.pings[-8:]:
            if not self.dead and self.now - ping.now >= self.lag:
                self.pulse.round_trip(wire.Pong(ping.n))
                self.pulse.heard()


def wheel_with(line: Line, monkeypatch: pytest.MonkeyPatch) -> Wheel:
    wheel = Wheel(lambda: line.now, TURN)
    monkeypatch.setattr(wheel, "_wait", lambda: None)  # the test turns it by hand
    wheel.join(line.pulse)
    return wheel


def pass_time(line: Line, wheel: Wheel, milliseconds: int) -> None:
    for _ in range(milliseconds // NOTCH):
        line.now += NOTCH
        wheel.move()
        line.answer()


def test_the_server_notices_silence_within_ten_seconds_in_a_race_and_twenty_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for rhythm, bound in ((USUAL.race, 10_000), (USUAL.calm, 20_000)):
        line = Line(rhythm)
        wheel = wheel_with(line, monkeypatch)
        pass_time(line, wheel, 60_000)
        died_at, line.dead = line.now, True
        pass_time(line, wheel, 30_000)

        assert line.cut_at is not None, "a dead line was kept"
        assert rhythm.silence - rhythm.ping <= line.cut_at - died_at <= bound


def test_pings_come_at_least_every_third_of_the_silence_and_as_soon_as_was_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for rhythm in (USUAL.race, USUAL.calm):
        assert rhythm.ping * 3 <= rhythm.silence
        line = Line(rhythm)
        pass_time(line, wheel_with(line, monkeypatch), 90_000)
        gaps = [later.now - ping.now for ping, later in zip(line.pings, line.pings[1:], strict=False)]

        assert max(gaps) <= rhythm.ping
        assert {ping.next for ping in line.pings} == {rhythm.ping}
        assert len(line.pings) <= WARM_UP + 1 + 90_000 // (rhythm.ping - TURN // 2)


def test_the_rhythm_changes_with_the_phase_and_what_was_said_before_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line = Line(USUAL.calm)
    wheel = wheel_with(line, monkeypatch)
    pass_time(line, wheel, 30_000)
    whistle, line.rhythm = line.now, USUAL.race
    pass_time(line, wheel, TURN)
    assert line.pings[-1].now > whistle
    assert line.pings[-1].silence == USUAL.race.silence

    pass_time(line, wheel, 10 * TURN)
    last = line.pings[-1]
    line.rhythm = USUAL.calm
    pass_time(line, wheel, TURN)
    assert line.pings[-1].now - last.now <= last.next
    assert line.pings[-1].silence == USUAL.calm.silence


def test_a_ping_tells_the_last_round_trip(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line(USUAL.race, lag=300)
    line.kernel = 900
    pass_time(line, wheel_with(line, monkeypatch), 20 * TURN)

    assert line.pings[0].lag is None
    assert 300 <= (line.pings[-1].lag or 0) < 300 + NOTCH


def test_an_answer_counts_for_no_longer_than_the_system_bears_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever answers late on purpose has acknowledged the ping long before."""
    line = Line(USUAL.race, lag=150)
    line.kernel = 9
    pass_time(line, wheel_with(line, monkeypatch), 20 * TURN)

    assert {ping.lag for ping in line.pings[3:]} == {9}


def test_in_a_race_everybody_is_pinged_five_times_a_second_whatever_else_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line = Line(USUAL.race)
    wheel = wheel_with(line, monkeypatch)
    for _ in range(10_000 // NOTCH):
        line.told += 1  # a table
        pass_time(line, wheel, NOTCH)
    gaps = [later.now - ping.now for ping, later in zip(line.pings, line.pings[1:], strict=False)]

    assert max(gaps) <= USUAL.race.ping <= 200


def test_with_very_many_lines_something_is_said_five_times_a_second_and_tables_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(heartbeat, "MANY", 1)
    line = Line(USUAL.race)
    wheel = wheel_with(line, monkeypatch)
    pass_time(line, wheel, 5 * TURN)
    before = len(line.pings)
    for _ in range(60_000 // NOTCH):
        line.told += 1  # a table
        pass_time(line, wheel, NOTCH)
    gaps = [later.now - ping.now for ping, later in zip(line.pings, line.pings[1:], strict=False)]

    assert len(line.pings) - before <= 60_000 // (MEASURED - TURN)
    assert MEASURED - TURN <= max(gaps) <= MEASURED
    assert USUAL.race.ping <= 200


def test_a_server_that_stood_still_blames_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line(USUAL.calm)
    wheel = wheel_with(line, monkeypatch)
    line.now += 3_600_000
    for _ in range(NOTCHES):
        wheel.move()

    assert line.cut_at is None


def test_what_has_left_the_wheel_is_pinged_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line(USUAL.race)
    wheel = wheel_with(line, monkeypatch)
    wheel.leave(line.pulse)
    pass_time(line, wheel, 30_000)

    assert len(line.pings) == 1
    assert line.cut_at is None


@served_at(Tempo(countdown=0, calm=HASTY, race=HASTY))
async def test_whoever_answers_no_ping_is_gone_for_the_room(people: Guests, place: Serving) -> None:
    host, guest = await playing(people, "elfer-raus")
    while host.room.chairs[1].here:
        match await host.next():
            case wire.Ping(n=number):
                await host.send(wire.Pong(number))

    assert host.room.chairs[0].here
    assert not guest.socket.closed  # nobody said goodbye


@served_at(Tempo(countdown=0, calm=HASTY, race=HASTY))
async def test_the_greeting_and_every_ping_say_the_number(people: Guests, place: Serving) -> None:
    _, room = await people.open("zweikampf")
    guest, welcome = await people.join(room.code)

    assert welcome.silence == HASTY.silence
    ping = await guest.hear(wire.Ping)
    assert (ping.next, ping.silence, ping.lag) == (HASTY.ping, HASTY.silence, None)


@served_at(Tempo(countdown=0, calm=Rhythm(ping=100, silence=5_000)))
async def test_over_a_slow_line_the_ping_tells_how_slow(people: Guests, place: Serving) -> None:
    _, room = await people.open("zweikampf")
    with proxied(int(place.url.rpartition(":")[2]), "far") as line:
        afar = Guests(line.url, people.session, people._stack)
        guest, _ = await afar.join(room.code)
        while (ping := await guest.hear(wire.Ping)).lag is None:
            await guest.send(wire.Pong(ping.n))
        await guest.socket.close()

    assert ping.lag >= PROFILES["far"].p50 - 1


def test_the_client_for_programs_dials_again_when_the_server_falls_silent() -> None:
    async def main() -> None:
        ping = wire.Ping(1, 0, next=20, silence=60)
        patience = Patience(first=0.01)
        async with staged(ping) as (url, heard), Seat.join(url, "K7RM", patience=patience):
            while [said["kind"] for said in heard].count("join") < 2:  # noqa: ASYNC110 -- a list rings no bell
                await asyncio.sleep(0.005)

    run(main)


@served_at(Tempo(countdown=0))
async def test_the_lag_waits_in_the_inbox_while_the_room_writes(people: Guests, place: Serving) -> None:
    _, room = await people.open("zweikampf")
    actor = place.house.actors[room.code]
    actor._writing = asyncio.get_running_loop().create_future()
    actor.measured(1, 40)
    assert actor.room.state.lags.known() == {}

    actor._writing = None
    actor._wake()
    assert actor.room.state.lags.known() == {1: [40]}
