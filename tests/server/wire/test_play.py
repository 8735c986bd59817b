"""Commands at the table: moves, take-back, catching up, pause, and a lag that the server measures itself."""

import asyncio
from typing import Any

from anpfiff.server.room.tempo import Rhythm, Tempo
from anpfiff.wire import messages as wire
from tests.support.serving import Guests, Raw, Serving, served, served_at

TURN = {"kind": "turn-over"}


async def playing(people: Guests, game: str = "zweikampf", **fields: Any) -> tuple[Raw, Raw]:
    """Two at a table, the first hand awaited."""
    host, room = await people.open(game, **fields)
    guest, _ = await people.join(room.code)
    await host.hear(wire.Room)
    await host.do("start")
    for one in (host, guest):
        await one.hear(wire.Room, phase="playing")
    return host, guest


async def refused(who: Raw, kind: str, **fields: Any) -> str:
    answer = await who.do(kind, **fields)
    assert isinstance(answer, wire.Refused), f"{kind} was not refused but {answer}"
    return answer.why


@served
async def test_an_act_is_told_to_everybody_as_they_may_see_it(people: Guests, place: Serving) -> None:
    host, guest = await playing(people)
    stands, _ = await people.join(host.room.code, watch=True)
    before = await stands.hear(wire.Table)
    number = await host.order("act", move=TURN, seen=host.table.seq)
    mine, theirs, open_to_all = [await one.hear(wire.Table) for one in (host, guest, stands)]

    assert (mine.done, theirs.done, open_to_all.done) == (number, None, None)
    assert [one.since for one in (mine, theirs, open_to_all)] == [before.seq] * 3
    assert [one.seq for one in (mine, theirs, open_to_all)] == [before.seq + 1] * 3
    assert [one.view["seat"] for one in (mine, theirs, open_to_all)] == [0, 1, None]
    assert mine.events == theirs.events == ({"kind": "hand-ready", "seat": 0},)
    assert (mine.moves, theirs.moves, open_to_all.moves) == ((), (TURN,), ())


@served
async def test_an_act_that_cannot_be_is_refused_with_its_rule(people: Guests, place: Serving) -> None:
    host, guest = await playing(people)
    stands, _ = await people.join(host.room.code)
    seen = host.table.seq
    await host.do("act", move=TURN, seen=seen)

    turned = await host.do("act", move=TURN, seen=host.table.seq)
    assert isinstance(turned, wire.Refused)
    assert (turned.why, turned.rule) == ("not-your-turn", "DUEL-2")
    assert await refused(guest, "act", move={"kind": "fly"}, seen=seen) == "malformed-move"
    assert await refused(guest, "act", move=TURN, seen=seen + 99) == "stale"
    assert await refused(stands, "act", move=TURN, seen=seen) == "no-seat"
    assert await refused(guest, "act", move="turn", seen=seen) == "malformed"


@served
async def test_before_and_after_a_match_nobody_acts(people: Guests, place: Serving) -> None:
    host, _ = await people.open("zweikampf")
    assert await refused(host, "act", move=TURN, seen=0) == "not-playing"


@served
async def test_a_choice_made_on_an_older_table_is_stale(people: Guests, place: Serving) -> None:
    host, guest = await playing(people)
    old = host.table.seq
    await host.do("act", move=TURN, seen=old)
    await guest.do("act", move=TURN, seen=old)
    await host.hear(wire.Table)

    assert await refused(host, "act", move=TURN, seen=old) == "stale"


@served
async def test_saying_a_command_again_does_not_do_it_again(people: Guests, place: Serving) -> None:
    host, guest = await playing(people)
    move = {"kind": "act", "id": 50, "move": TURN, "seen": host.table.seq}
    await host.send(move)
    first = await host.answer(50)
    await host.send(move)
    second = await host.answer(50)
    again, _ = await people.join(host.room.code, host.token)
    await again.send(move)

    assert await again.answer(50) == first == second
    await guest.hear(wire.Table)
    assert (await guest.do("catch-up", seen=0), guest.table.seq) == (wire.Done(1, first.seq), first.seq)  # type: ignore[union-attr]  # it was done


@served
async def test_a_refused_command_stays_refused_and_a_new_number_is_judged_anew(
    people: Guests, place: Serving
) -> None:
    host, room = await people.open("zweikampf")
    await host.send({"kind": "start", "id": 9})
    first = await host.answer(9)
    await people.join(room.code)
    await host.hear(wire.Room)
    await host.send({"kind": "start", "id": 9})

    assert await host.answer(9) == first
    await host.send({"kind": "start", "id": 10})
    assert isinstance(await host.answer(10), wire.Done)


@served
async def test_take_back_undoes_a_slip(people: Guests, place: Serving) -> None:
    host, guest = await playing(people)
    await host.do("act", move=TURN, seen=host.table.seq)
    slip = host.table

    assert await refused(guest, "take-back") == "no-take-back"
    await host.do("take-back")
    assert host.table.seq > slip.seq
    assert host.table.view["ready"] == [False, False]
    assert host.table.moves == (TURN,)
    await host.do("act", move=TURN, seen=host.table.seq)
    await guest.do("act", move=TURN, seen=host.table.seq)
    assert await refused(host, "take-back") == "no-take-back"


@served
async def test_catch_up_tells_everything_after_what_was_seen(people: Guests, place: Serving) -> None:
    host, guest = await playing(people)
    start = host.table.seq
    await host.do("act", move=TURN, seen=start)
    await guest.do("act", move=TURN, seen=start)
    number = await host.order("catch-up", seen=start)
    table = await host.hear(wire.Table, since=start)
    while table.seq < start + 2:
        table = await host.hear(wire.Table, since=start)

    assert [event["kind"] for event in table.events][:2] == ["hand-ready", "cards-turned"]
    assert isinstance(await host.answer(number), wire.Done)
    assert await refused(host, "catch-up", seen=-1) == "malformed"


@served
async def test_who_comes_back_is_told_what_was_missed(people: Guests, place: Serving) -> None:
    host, guest = await playing(people)
    start = guest.table.seq
    await guest.socket.close()
    await host.do("act", move=TURN, seen=start)
    again, welcome = await people.join(host.room.code, guest.token, seen=start)
    table = await again.hear(wire.Table)

    assert (welcome.seat, table.since, table.seq) == (1, start, start + 1)
    assert table.events == ({"kind": "hand-ready", "seat": 0},)


@served
async def test_pause_stops_the_clock_and_resume_lets_it_run(people: Guests, place: Serving) -> None:
    host, guest = await playing(people)
    stands, _ = await people.join(host.room.code)

    assert await refused(stands, "pause") == "no-seat"
    assert await refused(host, "resume") == "not-paused"
    await guest.do("pause")
    assert (guest.room.phase, await refused(guest, "pause")) == ("paused", "not-playing")
    assert await refused(host, "act", move=TURN, seen=host.table.seq) == "not-playing"
    await host.do("resume")
    await host.hear(wire.Room, phase="playing")
    assert isinstance(await host.do("act", move=TURN, seen=host.table.seq), wire.Done)


@served
async def test_play_goes_on_only_when_everybody_is_back(people: Guests, place: Serving) -> None:
    host, guest = await playing(people)
    await host.do("pause")
    await guest.socket.close()
    await host.hear(wire.Room, away=(1,))

    assert await refused(host, "resume") == "somebody-is-away"
    await people.join(host.room.code, guest.token)
    await host.hear(wire.Room, away=())
    assert isinstance(await host.do("resume"), wire.Done)


@served_at(Tempo(countdown=0, calm=Rhythm(ping=20, silence=10_000)))
async def test_a_pong_measures_the_lag_once(people: Guests, place: Serving) -> None:
    host, room = await people.open("zweikampf")
    lags = place.house.actors[room.code].room.state.lags
    ping = await host.hear(wire.Ping)
    for number in (ping.n, ping.n, 999):
        await host.send(wire.Pong(number))
    await host.hear(wire.Ping, n=ping.n + 1)
    await host.do("spin")

    assert len(lags.known()[1]) == 1
    await host.send({"kind": "pong", "n": "one"})
    assert await host.hear(wire.Refused) == wire.Refused(None, "malformed")


@served
async def test_who_is_awaited_for_long_is_nudged(people: Guests, place: Serving) -> None:
    host, guest = await playing(people, options={"patience": 1})
    await host.do("act", move=TURN, seen=host.table.seq)

    assert await guest.hear(wire.Nudge) == wire.Nudge(1)


@served_at(Tempo(countdown=0, pace=0))
async def test_a_bot_takes_over_and_hands_back(people: Guests, place: Serving) -> None:
    host, guest = await playing(people, options={"patience": 1})
    await guest.socket.close()
    gone = await host.hear(wire.Room, away=(1,))
    bridged = await host.hear(wire.Room, away=())

    assert (gone.until, gone.chairs[1].here) == (gone.until, False)
    assert gone.until is not None
    assert (bridged.chairs[1].person, bridged.chairs[1].bot) == (2, "rabbit")
    _, back = await people.join(host.room.code, guest.token)
    assert back.seat == 1
    while host.room.chairs[1].bot is not None:
        await host.hear(wire.Room)


@served_at(Tempo(countdown=0, empty=0))
async def test_a_room_without_anybody_ends_by_itself(people: Guests, place: Serving) -> None:
    host, room = await people.open("zweikampf")
    await host.socket.close()
    while place.house.actors:  # noqa: ASYNC110 -- the house rings no bell for us
        await asyncio.sleep(0.01)

    assert (await people.refused(kind="join", code=room.code)).why == "no-such-room"
