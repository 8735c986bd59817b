"""The door: who guesses is slowed down, and nobody else is."""

import pytest

from anpfiff.server.house.codes import TRIES_A_DAY
from anpfiff.server.http.door import FLOOD, KEY, MOST_FAMILIAR, Door
from anpfiff.server.http.guard import MOST_ADDRESSES
from anpfiff.server.http.tries import BURST, DAY, FIRST_WAIT, MOST_WAITING, PATIENCE, REFILL, SLOWED
from anpfiff.wire import messages as wire
from tests.support.serving import Guests, Serving, served

CLASS = 30
SCHOOL, ELSEWHERE = "198.51.100.7", "203.0.113.9"


def guesser(where: str = SCHOOL, guesses: int = BURST) -> Door:
    """A door at which somebody has guessed wrong so often."""
    door = Door()
    for _ in range(guesses):
        door.wrong(where, 0)
    return door


# The one side: a day of guessing.


def test_a_day_of_guessing_looks_up_so_many_codes_from_one_address() -> None:
    """The number that the length of the codes is reckoned with."""
    door, tries = Door(), 0
    for now in range(0, DAY, 1_000):
        while door.looks_up(SCHOOL, now, "QQQQ"):
            door.wrong(SCHOOL, now, "QQQQ")
            tries += 1
    assert TRIES_A_DAY - 1 <= tries <= TRIES_A_DAY


def test_a_guess_too_many_is_not_looked_up_at_once_also_if_it_is_right() -> None:
    door = guesser()
    door.right(ELSEWHERE, "K7MQ")
    assert not door.looks_up(SCHOOL, 0, "K7MQ"), "else guessing would be as fast as the line"


def test_a_guess_costs_time_and_not_access() -> None:
    """A right code has its turn like any other; it is told when, and then it comes in."""
    door = guesser()
    assert not door.looks_up(SCHOOL, 0, "K7MQ")
    assert door.wait(SCHOOL, 0, "K7MQ") * 1_000 == FIRST_WAIT
    assert not door.looks_up(SCHOOL, FIRST_WAIT - 1, "K7MQ")
    assert door.looks_up(SCHOOL, FIRST_WAIT, "k7mq")


def test_each_guess_waits_longer_than_the_one_before() -> None:
    door = guesser()
    waits = []
    for number in range(SLOWED + 3):
        assert not door.looks_up(SCHOOL, 0, f"QQQ{number}")
        waits.append(door.wait(SCHOOL, 0, f"QQQ{number}"))
    assert waits[:4] == [5, 10, 20, 40]
    assert waits == sorted(waits)
    assert waits[-1] - waits[-2] == round(REFILL / 1_000), "in the end one at a time"


def test_a_class_that_types_the_same_code_has_one_turn_together() -> None:
    door = guesser()
    for _ in range(CLASS):
        door.looks_up(SCHOOL, 0, "K7MQ")
    assert all(door.looks_up(SCHOOL, FIRST_WAIT, "K7MQ") for _ in range(CLASS))
    door.right(SCHOOL, "K7MQ")
    assert door.looks_up(SCHOOL, FIRST_WAIT, "K7MQ"), "and from then on it is known there"


def test_a_right_code_gives_back_what_its_turn_has_cost() -> None:
    door = guesser()
    for number in range(10):
        assert not door.looks_up(SCHOOL, 0, f"K7M{number}")
        assert door.wait(SCHOOL, 0, f"K7M{number}") * 1_000 == FIRST_WAIT
        door.right(SCHOOL, f"K7M{number}")


def test_so_many_codes_of_one_network_wait_and_a_turn_that_nobody_takes_is_given_away() -> None:
    door = guesser()
    for number in range(2 * MOST_WAITING):
        door.looks_up(SCHOOL, 0, f"{number:04}")
    late = 2 * MOST_WAITING * REFILL
    assert not door.looks_up(SCHOOL, late - REFILL * 30, "K7MQ")
    assert door.looks_up(SCHOOL, late + PATIENCE, "K7MQ")


def test_who_guesses_closes_the_door_for_their_own_network_only() -> None:
    door = guesser("2001:db8:1:2::1")
    assert not door.looks_up("2001:db8:1:2:ffff::1", 0, "QQQQ"), (
        "a household with a billion addresses is one guesser"
    )
    assert door.looks_up("2001:db8:1:3::1", 0, "QQQQ")


def test_a_key_is_no_easier_to_guess_than_a_token_and_fits_one_table() -> None:
    door = guesser()
    assert len(door.key("K7MQ")) == KEY
    assert door.key("K7MQ") != door.key("K7MR")
    assert door.key("K7MQ") != Door().key("K7MQ"), "nor is it the same at another server"
    for key in ("", "A" * KEY, door.key("K7MR"), door.key("K7MQ")[:-1], "ä"):
        assert not door.looks_up(SCHOOL, 0, "K7MQ", key)


def test_in_a_flood_of_wrong_codes_the_tables_of_that_network_wait_for_their_turn_too() -> None:
    """So guessing is bounded there, too; links and people who come back still come in."""
    door = guesser(guesses=FLOOD)
    door.right(SCHOOL, "K7MQ")
    assert not door.looks_up(SCHOOL, 0, "K7MQ")
    assert door.looks_up(SCHOOL, 0, "K7MQ", door.key("K7MQ"))


def test_guesses_that_are_refused_unread_count_for_the_flood() -> None:
    door = guesser()
    door.right(SCHOOL, "K7MQ")
    for _ in range(FLOOD):
        door.looks_up(SCHOOL, 0, "QQQQ")
    assert not door.looks_up(SCHOOL, 0, "K7MQ")


# The other side: innocents behind the same address.


def test_a_class_that_mistypes_gets_in_behind_one_address() -> None:
    assert BURST >= 2 * CLASS
    assert guesser(guesses=2 * CLASS - 1).looks_up(SCHOOL, 0, "QQQQ")


@pytest.mark.parametrize("guesses", [BURST, 10 * BURST, FLOOD - 1])
def test_a_code_from_the_blackboard_is_looked_up_at_once_whatever_others_guess(guesses: int) -> None:
    door = guesser(guesses=guesses)
    door.right(SCHOOL, "K7MQ")
    assert all(door.looks_up(SCHOOL, 0, code) for code in ("K7MQ", "k7mq"))


def test_an_invitation_is_looked_up_at_once_whatever_others_guess() -> None:
    door = guesser(guesses=2 * FLOOD)
    assert door.looks_up(SCHOOL, 0, "k7mq", door.key("K7MQ"))


@served
async def test_after_many_wrong_codes_everybody_who_did_not_guess_comes_in(
    people: Guests, place: Serving
) -> None:
    """A school behind one address: the host elsewhere, a pupil with the QR code, one who comes back, a new host, the next pupil."""
    place.server._proxied = True
    _, room = await people.open("zweikampf")
    for _ in range(5 * BURST):
        place.server.door.wrong(SCHOOL, place.house.now())
    there = {"X-Forwarded-For": SCHOOL}
    first = {"kind": "join", "version": wire.VERSION, "code": room.code}

    pupil = await people.dial(**there)
    await pupil.send(first | {"token": pupil.token})
    told = await pupil.hear(wire.Refused)
    assert told.why == "too-many-tries"
    assert int(told.detail) > 0, "nobody from there is in, and the code alone may be guessed: it has its turn"
    place.server.door._guesses[SCHOOL]._due[room.code] = place.house.now()
    typed = await people.dial(**there)
    await typed.send(first | {"token": typed.token})
    await typed.hear(wire.Welcome)
    place.server.door._familiar.clear()
    scanned = await people.dial(**there)
    await scanned.send(first | {"token": scanned.token, "key": place.server.door.key(room.code)})
    await scanned.hear(wire.Welcome)
    for token in (scanned.token, None):
        again = await people.dial(token, **there)
        await again.send(first | {"token": again.token})
        await again.hear(wire.Welcome)
    host = await people.dial(**there)
    await host.send({"kind": "open", "version": wire.VERSION, "token": host.token, "game": "zweikampf"})
    await host.hear(wire.Welcome)


@served
async def test_of_several_lines_of_forwarders_the_last_one_counts(people: Guests, place: Serving) -> None:
    place.server._proxied = True
    raw = await people.dial()
    await raw.socket.close()
    lines = [("X-Forwarded-For", "192.0.2.1"), ("X-Forwarded-For", f"127.0.0.1, {SCHOOL}")]
    async with people.session.get(f"{people.url}/api/invitation/QQQQ", headers=lines) as answer:
        assert answer.status == 404
    assert list(place.server.door._guesses) == [SCHOOL]


def test_the_door_remembers_so_much_and_no_more() -> None:
    door = Door()
    for count in range(MOST_ADDRESSES + 100):
        door.wrong(f"10.{count >> 16}.{count >> 8 & 255}.{count & 255}", 0)
    for count in range(MOST_FAMILIAR + 100):
        door.right(SCHOOL, str(count))
    assert len(door._guesses) == len(door._floods) == MOST_ADDRESSES
    assert len(door._familiar) == MOST_FAMILIAR
