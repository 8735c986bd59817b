"""The ways through an evening that a client offers: a TV and phones, one device for all, rematch, next game, goodbye."""

import asyncio

import pytest

from anpfiff.core import AnyGame, Finished
from anpfiff.games import GAMES
from anpfiff.wire import messages as wire
from tests.server.wire.test_lobby import done, refused
from tests.support.serving import Guests, Raw, Serving, served


async def television(people: Guests, game: str, seats: int = 0) -> tuple[Raw, str]:
    """A screen that opens a room and goes to the stands."""
    screen, room = await people.open(game, seats=seats)
    shown = await done(screen, "sit", seat=None)
    assert ([one.person for one in shown.stands], shown.host) == ([1], 1)
    return screen, room.code


async def phones(people: Guests, code: str, count: int) -> list[Raw]:
    return [(await people.join(code))[0] for _ in range(count)]


def sitting(room: wire.Room) -> list[int | None]:
    return [chair.person for chair in room.chairs]


async def play_out(*players: Raw) -> None:
    """Zweikampf by hand, until everybody has heard the final whistle."""
    await asyncio.gather(*map(_play_out, players))


async def _play_out(player: Raw) -> None:
    await player.hear(wire.Table, since=player.table.seq if hasattr(player, "table") else 0)
    while not isinstance(player.table.turn, Finished):
        if player.table.moves:
            await player.do("act", move=player.table.moves[0], seen=player.table.seq)
        else:
            await player.hear(wire.Table)
    if player.room.phase != "over":
        await player.hear(wire.Room, phase="over")


# A TV and phones.


@served
async def test_a_screen_in_the_stands_whistles_and_sees_what_all_may_see(
    people: Guests, place: Serving
) -> None:
    screen, code = await television(people, "foul", 3)
    hands = await phones(people, code, 3)
    assert isinstance(await screen.do("start"), wire.Done)
    shown = await screen.hear(wire.Room, phase="playing")

    assert (sitting(shown), shown.host) == ([2, 3, 4], 1)
    table = screen.table  # it comes before the room says that play is on
    assert (table.view["seat"], table.view["hand"], table.moves) == (None, [], ())
    assert (await hands[0].hear(wire.Table)).view["seat"] == 0


@served
async def test_the_screens_chair_is_free_for_the_first_phone(people: Guests, place: Serving) -> None:
    screen, code = await television(people, "zweikampf")
    await phones(people, code, 2)
    while None in sitting(screen.room):
        await screen.hear(wire.Room)
    assert sitting(screen.room) == [2, 3]
    assert await refused(screen, "sit", seat=0) == "seat-taken"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_room_has_as_many_seats_as_were_asked_for(game: AnyGame) -> None:
    @served
    async def opening(people: Guests, place: Serving) -> None:
        fewest, most = game.seats
        for seats in range(7):
            if seats and not fewest <= seats <= most:
                wrong = await people.refused(kind="open", game=game.id, seats=seats)
                assert (wrong.why, wrong.rule) == ("wrong-number-of-seats", game.seats_rule)
            else:
                _, room = await people.open(game.id, seats=seats)
                assert len(room.chairs) == (seats or fewest)
        assert (await people.refused(kind="open", game=game.id, seats=7)).why == "malformed"

    opening()


@served
async def test_the_number_of_seats_changes_between_matches(people: Guests, place: Serving) -> None:
    screen, code = await television(people, "foul", 3)
    await phones(people, code, 5)
    while len(screen.room.stands) < 3:
        await screen.hear(wire.Room)
    more = await done(screen, "choose", game="foul", seats=5, options={"bluff": "free"})
    assert (sitting(more), more.options) == ([2, 3, 4, 5, 6], {"bluff": "free"})
    fewer = await done(screen, "choose", game="foul", seats=4, options={"bluff": "free"})
    assert sitting(fewer) == [2, 3, 4, 5]
    assert [one.person for one in fewer.stands] == [1, 6]
    kept = await done(screen, "choose", game="foul")
    assert (sitting(kept), kept.options) == ([2, 3, 4, 5], {}), "no number keeps the chairs"
    assert await refused(screen, "choose", game="foul", seats=2) == "wrong-number-of-seats"
    await done(screen, "start")
    assert await refused(screen, "choose", game="foul", seats=5) == "match-is-on"


# One device for all.


@served
async def test_six_people_and_a_screen_share_one_address(people: Guests, place: Serving) -> None:
    place.server._proxied = True
    there = {"X-Forwarded-For": "192.0.2.7"}
    screen = await people.dial(**there)
    first = {"kind": "open", "version": 1, "token": screen.token, "game": "elfer-raus", "seats": 6}
    await screen.send(first)
    code = (await screen.hear(wire.Room)).code
    await done(screen, "sit", seat=None)
    hands = [await people.dial(**there) for _ in range(6)]
    for hand in hands:
        await hand.send({"kind": "join", "version": 1, "token": hand.token, "code": code})
    seats = [(await hand.hear(wire.Welcome)).seat for hand in hands]
    assert seats == [0, 1, 2, 3, 4, 5]
    assert isinstance(await screen.do("start"), wire.Done)
    tables = await asyncio.gather(*(hand.hear(wire.Table) for hand in hands))
    assert [table.view["seat"] for table in tables] == seats


# Alone against bots.


@served
async def test_every_free_seat_is_filled_in_one_breath_and_the_whistle_goes(
    people: Guests, place: Serving
) -> None:
    host, _ = await people.open("elfer-raus", seats=6)
    for seat in range(1, 6):
        await host.order("fill", seat=seat, level="fox")
    answer = await host.answer(await host.order("start"))
    assert isinstance(answer, wire.Done)
    shown = await host.hear(wire.Room, phase="playing")
    assert [chair.bot for chair in shown.chairs] == [None] + ["fox"] * 5


# Again, and the next game.


@served
async def test_a_rematch_has_the_same_people_on_the_same_chairs(people: Guests, place: Serving) -> None:
    screen, code = await television(people, "zweikampf")
    hands = await phones(people, code, 2)
    links = []
    for _ in range(2):
        assert isinstance(await screen.do("start"), wire.Done)
        await play_out(*hands)
        await screen.hear(wire.Room, phase="over")
        assert (sitting(screen.room), screen.room.host) == ([2, 3], 1)
        links.append(screen.room.match)
    assert links[0] != links[1]
    for link in links:
        async with people.session.get(f"{place.url}/api/matches/{link}/replay?seat=1") as answer:
            shown = await answer.json()
        names = [chair.name for chair in screen.room.chairs]
        assert [player["name"] for player in shown["players"]] == names
        assert sum(shown["result"]["score"]) <= 40


@served
async def test_the_next_game_keeps_the_people_and_whoever_has_no_chair_watches(
    people: Guests, place: Serving
) -> None:
    host, room = await people.open("elfer-raus", seats=4)
    await phones(people, room.code, 3)
    while None in sitting(host.room):
        await host.hear(wire.Room)
    two = await done(host, "choose", game="zweikampf")
    assert sitting(two) == [1, 2]
    assert [one.person for one in two.stands] == [3, 4]
    assert (two.phase, two.match, two.host) == ("lobby", None, 1)
    four = await done(host, "choose", game="foul", seats=4)
    assert sitting(four) == [1, 2, 3, 4], "they did not want to watch"
    assert isinstance(await host.do("start"), wire.Done)


@served
async def test_after_the_final_whistle_the_next_game_begins_in_the_lobby(
    people: Guests, place: Serving
) -> None:
    screen, code = await television(people, "zweikampf")
    hands = await phones(people, code, 2)
    await screen.do("start")
    await play_out(*hands)
    await screen.hear(wire.Room, phase="over")
    chosen = await done(screen, "choose", game="karten-fussball")
    assert (sitting(chosen), chosen.phase, chosen.game) == ([2, 3], "lobby", "karten-fussball")
    assert isinstance(await screen.do("start"), wire.Done)
    table = await screen.hear(wire.Table)
    assert table.seq > table.since >= 41, "the numbers go on"


# Goodbye.


@served
async def test_a_screen_that_leaves_hands_the_whistle_to_a_phone(people: Guests, place: Serving) -> None:
    screen, code = await television(people, "zweikampf")
    hands = await phones(people, code, 2)
    await screen.order("leave")
    assert (await screen.hear(wire.Bye)).why == "left"
    shown = await hands[0].hear(wire.Room, host=2)
    assert (sitting(shown), shown.stands) == ([2, 3], ())
    assert isinstance(await hands[0].do("start"), wire.Done)


@served
async def test_a_host_who_leaves_in_the_middle_hands_over_the_whistle_and_the_chair(
    people: Guests, place: Serving
) -> None:
    host, room = await people.open("zweikampf")
    (guest,) = await phones(people, room.code, 1)
    await host.do("start")
    await guest.hear(wire.Room, phase="playing")
    await host.order("leave")
    shown = await guest.hear(wire.Room, host=2)
    assert (shown.chairs[0].person, shown.chairs[0].bot, shown.phase) == (None, "rabbit", "playing")


@served
async def test_whoever_left_may_open_another_room_with_the_same_token(people: Guests, place: Serving) -> None:
    host, room = await people.open("zweikampf")
    await host.order("leave")
    await host.hear(wire.Bye)
    _, other = await people.open("foul", host.token)
    assert (other.game, other.code != room.code) == ("foul", True)
