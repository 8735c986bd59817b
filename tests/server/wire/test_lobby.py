"""Commands around a match: seats, bots, the door, names, cheers. Each is done once and refused once."""

from typing import Any

from anpfiff.wire import messages as wire
from tests.support.serving import Guests, Raw, Serving, served

CHAIR_OF_A_BOT = wire.Chair(None, "fox", "fox", "fox", here=True)


async def refused(who: Raw, kind: str, **fields: Any) -> str:
    answer = await who.do(kind, **fields)
    assert isinstance(answer, wire.Refused), f"{kind} was not refused but {answer}"
    return answer.why


async def done(who: Raw, kind: str, **fields: Any) -> wire.Room:
    """Let a command be done; the answer is the room as it is told after it."""
    answer = await who.do(kind, **fields)
    assert isinstance(answer, wire.Done), f"{kind} was not done but {answer}"
    return who.room


async def two(people: Guests, game: str = "zweikampf", **fields: Any) -> tuple[Raw, Raw]:
    host, room = await people.open(game, **fields)
    guest, _ = await people.join(room.code)
    await host.hear(wire.Room)
    return host, guest


@served
async def test_sit_takes_a_free_seat_or_the_stands(people: Guests, place: Serving) -> None:
    _, guest = await two(people, "foul", seats=4)

    assert (await done(guest, "sit", seat=3)).chairs[3].person == 2
    assert [one.person for one in (await done(guest, "sit", seat=None)).stands] == [2]
    assert await refused(guest, "sit", seat=0) == "seat-taken"
    assert await refused(guest, "sit", seat=5) == "no-such-seat"
    assert await refused(guest, "sit", seat=6) == "malformed"


@served
async def test_fill_puts_a_bot_on_a_free_seat(people: Guests, place: Serving) -> None:
    host, guest = await two(people, "foul")

    assert (await done(host, "fill", seat=2, level="fox")).chairs[2] == CHAIR_OF_A_BOT
    assert (await done(host, "fill", seat=2, level="snail")).chairs[2].bot == "snail"
    assert await refused(host, "fill", seat=1) == "seat-taken"
    assert await refused(guest, "fill", seat=2) == "only-the-host"
    assert await refused(host, "fill", seat=2, level="god") == "no-such-bot"
    assert await refused(host, "fill", seat=2, level="random") == "no-such-bot", "a yardstick only measures"
    assert await refused(host, "fill", seat=2, level="") == "malformed"


@served
async def test_in_the_middle_of_a_match_a_bot_only_bridges(people: Guests, place: Serving) -> None:
    host, guest = await two(people)
    await done(host, "start")
    await host.hear(wire.Room, phase="playing")

    assert await refused(host, "fill", seat=1) == "nobody-to-bridge"
    await guest.socket.close()
    await host.hear(wire.Room, away=(1,))
    bridged = await done(host, "fill", seat=1)
    assert (bridged.chairs[1].bot, bridged.chairs[1].person, bridged.away) == ("rabbit", 2, ())
    await people.join(bridged.code, guest.token)
    while host.room.chairs[1].bot is not None:
        await host.hear(wire.Room)


@served
async def test_remove_frees_a_seat(people: Guests, place: Serving) -> None:
    host, guest = await two(people)
    assert await refused(guest, "remove", seat=0) == "only-the-host"
    freed = await done(host, "remove", seat=1)

    assert freed.chairs[1].person is None
    assert freed.stands == ()
    assert (await guest.hear(wire.Bye)).why == "sent-away"
    assert (await people.refused(kind="join", code=host.room.code, token=guest.token)).why == "sent-away"
    await done(host, "fill", seat=1)
    assert (await done(host, "remove", seat=1)).chairs[1].bot is None
    assert await refused(host, "remove", seat=4) == "no-such-seat"


@served
async def test_lock_lets_nobody_else_in(people: Guests, place: Serving) -> None:
    host, guest = await two(people)

    assert (await done(host, "lock", on=True)).locked
    assert (await people.refused(kind="join", code=host.room.code)).why == "room-locked"
    guest, back = await people.join(host.room.code, guest.token)
    assert back.person == 2
    assert not (await done(host, "lock", on=False)).locked
    await people.join(host.room.code)
    assert await refused(guest, "lock", on=True) == "only-the-host"


@served
async def test_nod_lets_somebody_in_or_not(people: Guests, place: Serving) -> None:
    host, room = await people.open("zweikampf", nod=True)
    friend, welcome = await people.join(room.code)
    stranger, _ = await people.join(room.code)
    while len(host.room.door) < 2:
        await host.hear(wire.Room)

    assert welcome.seat is None
    assert [one.person for one in host.room.door] == [2, 3]
    assert await refused(friend, "shout", cheer="goal") == "waiting-at-the-door"
    assert (await done(host, "nod", person=2, yes=True)).chairs[1].person == 2
    await done(host, "nod", person=3, yes=False)
    assert (await stranger.hear(wire.Bye)).why == "not-let-in"
    assert host.room.door == ()
    assert await refused(host, "nod", person=2, yes=True) == "nobody-at-the-door"
    assert await refused(host, "nod", person=9, yes=True) == "nobody-there"
    assert await refused(friend, "nod", person=1, yes=True) == "only-the-host"


@served
async def test_start_whistles_when_no_seat_is_free(people: Guests, place: Serving) -> None:
    host, room = await people.open("zweikampf")
    assert await refused(host, "start") == "seat-free"
    guest, _ = await people.join(room.code)
    assert await refused(guest, "start") == "only-the-host"
    await host.order("start")

    assert (await host.hear(wire.Room, phase="countdown")).until is not None
    table = await guest.hear(wire.Table)
    assert (table.since, table.view["seat"], table.done) == (0, 1, None)
    assert table.moves
    assert (await host.hear(wire.Room, phase="playing")).match is not None
    assert await refused(host, "start") == "match-is-on"


@served
async def test_choose_keeps_the_people_for_another_game(people: Guests, place: Serving) -> None:
    host, guest = await two(people)
    chosen = await done(host, "choose", game="foul", seats=4, options={"bluff": "free"})

    assert (chosen.game, chosen.options, chosen.phase) == ("foul", {"bluff": "free"}, "lobby")
    assert [chair.person for chair in chosen.chairs] == [1, 2, None, None]
    assert await refused(guest, "choose", game="foul") == "only-the-host"
    assert await refused(host, "choose", game="chess") == "unknown-game"
    assert await refused(host, "choose", game="foul", seats=2) == "wrong-number-of-seats"
    assert await refused(host, "choose", game="foul", options={"bluff": "maybe"}) == "bad-option"
    assert await refused(host, "choose", game="zweikampf", material="x") == "no-other-material"
    assert host.room.game == "foul"


@served
async def test_spin_gives_another_name_between_matches_only(people: Guests, place: Serving) -> None:
    host, _ = await two(people)
    names = {(await done(host, "spin")).chairs[0].name for _ in range(5)}

    assert len(names) > 1
    await done(host, "start")
    assert await refused(host, "spin") == "match-is-on"


@served
async def test_shout_is_heard_by_all_and_only_from_the_set(people: Guests, place: Serving) -> None:
    host, guest = await two(people)
    number = await host.order("shout", cheer="goal")

    assert await guest.hear(wire.Cheered) == wire.Cheered(1, "goal")
    assert isinstance(await host.answer(number), wire.Done)
    assert await refused(host, "shout", cheer="you are stupid") == "malformed"


@served
async def test_leave_frees_the_seat_and_hands_over_the_whistle(people: Guests, place: Serving) -> None:
    host, guest = await two(people)
    await host.order("leave")

    assert (await host.hear(wire.Bye)).why == "left"
    room = await guest.hear(wire.Room, host=2)
    assert room.chairs[0].person is None
    await host.closed()
    _, again = await people.join(room.code, host.token)
    assert again.person == 3


@served
async def test_leave_in_the_middle_of_a_match_leaves_a_bot(people: Guests, place: Serving) -> None:
    host, guest = await two(people)
    await done(host, "start")
    await guest.hear(wire.Room, phase="playing")
    await guest.order("leave")
    left = await host.hear(wire.Room, phase="playing", away=())
    while left.chairs[1].person is not None:
        left = await host.hear(wire.Room)

    assert left.chairs[1].bot == "rabbit"


@served
async def test_a_command_without_a_number_or_with_a_field_too_many_is_malformed(
    people: Guests, place: Serving
) -> None:
    host, _ = await people.open("zweikampf")
    await host.send({"kind": "start"})
    assert await host.hear(wire.Refused) == wire.Refused(None, "malformed")
    await host.send({"kind": "start", "id": 4, "now": True})
    assert await host.hear(wire.Refused) == wire.Refused(4, "malformed")
    await host.send({"kind": "begin", "id": 5})
    assert await host.hear(wire.Refused) == wire.Refused(5, "malformed")


@served
async def test_only_public_rooms_are_listed(people: Guests, place: Serving) -> None:
    _, secret = await people.open("zweikampf")
    _, shown = await people.open("foul", public=True)
    async with people.session.get(f"{people.url}/api/rooms") as answer:
        rooms = await answer.json()

    assert [room["code"] for room in rooms] == [shown.code]
    assert secret.code not in str(rooms)


@served
async def test_open_tables_say_who_sits_there_and_how_it_stands_and_free_chairs_come_first(
    people: Guests, place: Serving
) -> None:
    host, playing = await people.open("zweikampf", public=True)
    await people.join(playing.code)
    await done(host, "start")
    _, free = await people.open("foul", public=True)
    while host.room.phase != "playing":
        await host.hear(wire.Room)
    async with people.session.get(f"{people.url}/api/rooms") as answer:
        rooms = await answer.json()

    assert [(room["code"], room["phase"]) for room in rooms] == [
        (free.code, "lobby"),
        (playing.code, "playing"),
    ]
    assert [room["score"] for room in rooms] == [None, [0, 0]]
    assert all(chair["name"] for chair in rooms[1]["chairs"])


@served
async def test_tables_for_one_do_not_count_for_the_length_of_codes(people: Guests, place: Serving) -> None:
    alone = [(await people.open("zweikampf", solo=True))[1] for _ in range(4)]
    _, other = await people.open("zweikampf")

    assert {len(room.code) for room in alone} == {8}
    assert len(other.code) == 4


@served
async def test_who_was_sent_away_and_looks_the_same_asks_for_a_nod(people: Guests, place: Serving) -> None:
    host, guest = await two(people)
    await done(host, "remove", seat=1)
    await guest.hear(wire.Bye)
    again, _ = await people.join(host.room.code)
    await again.hear(wire.Room)

    assert [one.person for one in again.room.door] == [3]
    assert (await done(host, "nod", person=3, yes=True)).chairs[1].person == 3
