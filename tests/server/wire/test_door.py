"""The first message: `open` and `join`, and everybody whom the door turns away."""

from typing import Any

import pytest

from anpfiff.client import fresh_token
from anpfiff.games import GAMES
from anpfiff.server.house.codes import LETTERS
from anpfiff.server.http.tries import BURST
from anpfiff.server.room.tempo import Tempo
from anpfiff.wire import messages as wire
from tests.support.serving import Guests, Serving, served, served_at


@served
async def test_whoever_opens_a_room_is_its_host_and_sits(people: Guests, place: Serving) -> None:
    host = await people.dial()
    await host.send(
        {"kind": "open", "version": 1, "token": host.token, "game": "foul", "lang": "de", "seats": 4}
    )
    welcome = await host.hear(wire.Welcome)
    room = await host.hear(wire.Room)

    assert (welcome.version, welcome.person, welcome.seat) == (1, 1, 0)
    assert (room.game, room.phase, room.host, len(room.chairs)) == ("foul", "lobby", 1, 4)
    assert room.chairs[0].name == welcome.name
    assert set(room.code) <= set(LETTERS)


@served
async def test_every_game_can_be_opened(people: Guests, place: Serving) -> None:
    for game in GAMES.values():
        _, room = await people.open(game.id)
        assert (room.game, room.edition, len(room.chairs)) == (game.id, game.edition, game.seats[0])


WRONG: dict[str, dict[str, Any]] = {
    "unknown-game": {"game": "chess"},
    "unknown-option": {"options": {"colour": 1}},
    "bad-option": {"options": {"patience": -1}},
    "wrong-number-of-seats": {"seats": 6},
    "no-other-material": {"material": "[cards]"},
    "other-version": {"version": 2},
    "malformed": {"token": "short"},
}


@pytest.mark.parametrize("why", WRONG)
def test_a_room_that_cannot_be_is_not_opened(why: str) -> None:
    @served
    async def opening(people: Guests, place: Serving) -> None:
        first = {"kind": "open", "game": "zweikampf"} | WRONG[why]
        assert (await people.refused(**first)).why == why
        assert place.house.actors == {}

    opening()


@served
async def test_the_same_token_opens_the_same_room_again(people: Guests, place: Serving) -> None:
    host, room = await people.open("zweikampf")
    _, again = await people.open("zweikampf", host.token)

    assert again.code == room.code
    assert len(place.house.actors) == 1


@served
async def test_a_code_may_be_typed_in_small_letters(people: Guests, place: Serving) -> None:
    _, room = await people.open("zweikampf")
    guest, welcome = await people.join(room.code.lower())

    assert (welcome.code, welcome.person, welcome.seat) == (room.code, 2, 1)
    assert (await guest.hear(wire.Room)).chairs[1].person == 2


@served
async def test_who_wants_to_watch_gets_no_seat(people: Guests, place: Serving) -> None:
    _, room = await people.open("zweikampf")
    guest, welcome = await people.join(room.code, watch=True)

    assert welcome.seat is None
    assert [one.person for one in (await guest.hear(wire.Room)).stands] == [2]


@served
async def test_a_code_that_no_room_has_is_refused(people: Guests, place: Serving) -> None:
    assert (await people.refused(kind="join", code="AAAA")).why == "no-such-room"


@pytest.mark.parametrize("version", [0, 2, 99])
def test_another_version_is_told_so_whatever_its_words_look_like(version: int) -> None:
    @served
    async def joining(people: Guests, place: Serving) -> None:
        _, room = await people.open("zweikampf")
        for words in ({}, {"code": room.code}, {"code": room.code, "colour": "green"}, {"token": 7}):
            refusal = await people.refused(**({"kind": "join", "version": version} | words))
            assert (refusal.why, refusal.detail) == ("other-version", "this server speaks 1")
        assert (await people.refused(kind="knock", version=version)).why == "other-version"

    joining()


@served
async def test_whoever_speaks_our_version_must_speak_it_well(people: Guests, place: Serving) -> None:
    for version in (1, True, "2", None, 2.5):
        assert (await people.refused(kind="join", version=version, colour="green")).why == "malformed"


@served
async def test_a_newer_client_is_told_so_when_it_joins(people: Guests, place: Serving) -> None:
    _, room = await people.open("zweikampf")
    assert (await people.refused(kind="join", code=room.code, version=9)).why == "other-version"


@served
async def test_a_second_tab_is_the_same_person_and_the_first_is_told_so(
    people: Guests, place: Serving
) -> None:
    host, room = await people.open("zweikampf")
    guest, _ = await people.join(room.code)
    second, welcome = await people.join(room.code, host.token)

    assert (welcome.person, welcome.seat) == (1, 0)
    assert (await host.hear(wire.Bye)).why == "elsewhere"
    await host.closed()
    await second.do("shout", cheer="goal")
    assert (await guest.hear(wire.Cheered)).person == 1
    assert guest.room.chairs[0].here, "nobody saw them go"
    assert guest.room.host == 1


@served
async def test_a_tab_that_was_left_can_take_the_seat_back(people: Guests, place: Serving) -> None:
    host, room = await people.open("zweikampf")
    second, _ = await people.join(room.code, host.token)
    third, welcome = await people.join(room.code, host.token)

    assert (await second.hear(wire.Bye)).why == "elsewhere"
    assert (welcome.person, welcome.seat) == (1, 0)
    guest, _ = await people.join(room.code)
    await guest.hear(wire.Room)
    await third.socket.close()
    while guest.room.chairs[0].here:
        await guest.hear(wire.Room)


@served
async def test_the_same_token_comes_back_to_the_same_seat(people: Guests, place: Serving) -> None:
    host, room = await people.open("zweikampf")
    guest, before = await people.join(room.code)
    await guest.socket.close()
    await host.hear(wire.Room, away=())
    while (await host.hear(wire.Room)).chairs[1].here:
        pass
    _, after = await people.join(room.code, guest.token)

    assert (after.person, after.seat, after.name, after.animal) == (
        before.person,
        before.seat,
        before.name,
        before.animal,
    )
    assert (await host.hear(wire.Room)).chairs[1].here


@served
async def test_another_token_is_another_person(people: Guests, place: Serving) -> None:
    _, room = await people.open("zweikampf")
    _, first = await people.join(room.code)
    _, second = await people.join(room.code, fresh_token())

    assert (first.person, second.person) == (2, 3)
    assert (first.seat, second.seat) == (1, None)


@served
async def test_a_first_message_that_is_none_is_refused(people: Guests, place: Serving) -> None:
    for nonsense in ("", "hello", "[]", "{}", '{"kind":"pong","n":1}', '{"kind":"join"}'):
        guest = await people.dial()
        await guest.send(nonsense)
        assert (await guest.hear(wire.Refused)).why == "malformed"
        assert (await guest.hear(wire.Bye)).why == "malformed"


@served_at(Tempo(handshake=50))
async def test_who_says_nothing_is_sent_away(people: Guests, place: Serving) -> None:
    guest = await people.dial()

    assert (await guest.hear(wire.Refused)).why == "no-greeting"
    assert (await guest.hear(wire.Bye)).why == "no-greeting"
    assert await guest.closed() == 4000


@served
async def test_wrong_codes_close_the_door_to_guessers_but_not_to_those_who_come_back(
    people: Guests, place: Serving
) -> None:
    host, room = await people.open("zweikampf")
    for _ in range(BURST):
        place.server.door.wrong("127.0.0.1", place.house.now())

    assert (await people.refused(kind="join", code="AAAA")).why == "too-many-tries"
    _, welcome = await people.join(room.code, host.token)
    assert welcome.person == 1


@served
async def test_a_wrong_code_is_counted_and_a_right_one_is_not(people: Guests, place: Serving) -> None:
    _, room = await people.open("zweikampf")
    for _ in range(BURST - 1):
        place.server.door.wrong("127.0.0.1", place.house.now())
    await people.join(room.code)
    await people.refused(kind="join", code="AAAA")

    assert (await people.refused(kind="join", code="AAAA")).why == "too-many-tries"
