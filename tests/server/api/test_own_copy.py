"""`/api/material/GAME`: a copy is read, written and judged; whatever else is handed in is answered, too."""

from typing import Any

import pytest

from anpfiff.games import GAMES
from anpfiff.server.http.guard import CHECKS_BURST, CHECKS_REFILL, Desk
from anpfiff.server.http.own_copy import Typed, judged, standard
from anpfiff.wire import messages as wire
from tests.support.serving import Guests, Serving, served

CARD_7 = ["card", "7", "VM", "VM", "L", "HM", "L"]


async def handed_in(people: Guests, game: str, body: Any) -> tuple[int, Any]:
    how = {"data": body} if isinstance(body, bytes) else {"json": body}
    async with people.session.post(f"{people.url}/api/material/{game}", **how) as answer:
        return answer.status, await answer.json()


@served
async def test_the_printed_one_comes_as_a_form_and_as_a_file(people: Guests, place: Serving) -> None:
    async with people.session.get(f"{people.url}/api/material/elfmeter") as answer:
        copy = await answer.json()
    assert answer.status == 200
    assert copy["faults"] == []
    assert copy["pieces"][1] == ["card", "2", "VL", "VR", "R", "HL", "L"]
    assert copy["file"] == "deck.csv"
    GAMES["elfmeter"].using(copy["text"])


@served
async def test_what_is_wrong_is_told_by_piece_and_rule(people: Guests, place: Serving) -> None:
    pieces = [list(piece) for piece in standard("elfmeter").pieces]
    pieces[6] = CARD_7
    status, copy = await handed_in(people, "elfmeter", {"pieces": pieces})
    assert status == 200
    (fault,) = copy["faults"]
    assert (fault["at"], fault["rule"], fault["why"]) == (6, "ELF-3", "one-field")
    assert copy["pieces"][6] == CARD_7


@served
async def test_a_file_is_put_in_order_and_completed(people: Guests, place: Serving) -> None:
    text = "card,footballer,ball,shot,defenders,dive\n 7, vm ,VM,L,HM,L\n3,VL"
    _, copy = await handed_in(people, "elfmeter", {"text": text})
    assert len(copy["pieces"]) == 24
    assert copy["pieces"][6] == CARD_7
    assert copy["pieces"][2] == ["card", "3", "VL", "", "", "", ""]
    assert {fault["why"] for fault in copy["faults"] if fault["at"] == 0} == {"blank"}


@served
async def test_a_file_of_which_nothing_can_be_made_has_no_pieces(people: Guests, place: Serving) -> None:
    status, copy = await handed_in(people, "wuerfel-fussball", {"text": "[orange"})
    assert status == 200
    assert copy["pieces"] == []
    assert [(fault["rule"], fault["why"]) for fault in copy["faults"]] == [("WF-6", "no-toml")]


@pytest.mark.parametrize("game", ["elfmeter", "ligretto", "wuerfel-fussball"])
def test_the_largest_form_fits_into_a_request(game: str) -> None:
    copy = standard(game)
    assert judged(game, Typed(pieces=copy.pieces)) == copy
    assert len(copy.text) < 3000


@served
async def test_bad_input_gets_a_clear_answer(people: Guests, place: Serving) -> None:
    deep = "a = " + "[" * 2000 + "]" * 2000
    for game, body, status, why in [
        ("elfmeter", b"", 400, "malformed"),
        ("elfmeter", b"\xff\xfe", 400, "malformed"),
        ("elfmeter", b"[" * 5000, 400, "malformed"),
        ("elfmeter", {"text": 7}, 400, "malformed"),
        ("elfmeter", {"text": "x" * 6001}, 400, "malformed"),
        ("elfmeter", {"other": ""}, 400, "malformed"),
        ("elfmeter", {"pieces": [["card"]]}, 400, "malformed"),
        ("elfmeter", {"pieces": [["card", "1", "VL\n2,VL"]]}, 400, "malformed"),
        ("elfmeter", {"pieces": [["card", "1", "x" * 41]]}, 400, "malformed"),
        ("elfmeter", {"pieces": [["card", "1"]] * 201}, 400, "malformed"),
        ("wuerfel-fussball", {"text": deep}, 400, "malformed"),
        ("foul", {"pieces": []}, 400, "no-other-material"),
        ("chess", {"pieces": []}, 404, "unknown-game"),
        ("elfmeter", b"x" * 9000, 413, "request-entity-too-large"),
    ]:
        found, answer = await handed_in(people, game, body)
        assert (found, answer["why"]) == (status, why), (game, body)


@served
async def test_cells_that_would_break_the_file_only_spoil_their_own_piece(
    people: Guests, place: Serving
) -> None:
    for game, piece in [
        ("elfmeter", ["card", "1", "VL,VM", "#", '"', "+", "L"]),
        ("ligretto", ["shirt", "1", "1,2", "top-left", "post"]),
        ("wuerfel-fussball", ["die", "orange", 'a" \\', '"']),
        ("wuerfel-fussball", ["shot", "1", '"], faces = ["']),
    ]:
        rest = [list(one) for one in standard(game).pieces if list(one[:2]) != piece[:2]]
        status, copy = await handed_in(people, game, {"pieces": [*rest, piece]})
        assert status == 200
        assert len(copy["pieces"]) == len(rest) + 1, game


def test_a_desk_serves_one_address_so_often() -> None:
    desk = Desk(CHECKS_BURST, CHECKS_REFILL)
    assert all(desk.serves("192.0.2.7", 0) for _ in range(CHECKS_BURST))
    assert not desk.serves("192.0.2.7", 0)
    assert desk.serves("192.0.2.8", 0)
    assert desk.serves("127.0.0.1", 0)
    assert desk.serves("192.0.2.7", CHECKS_REFILL)


@served
async def test_a_room_says_with_which_deck_it_plays_and_the_host_may_change_it(
    people: Guests, place: Serving
) -> None:
    text = standard("elfmeter").text
    host, room = await people.open("elfmeter", material=text, public=True)
    assert room.material == text
    async with people.session.get(f"{people.url}/api/rooms") as answer:
        assert [listed["material"] for listed in await answer.json()] == [None]
    await host.do("choose", game="elfmeter")
    assert host.room.material is None
    refusal = await host.do("choose", game="elfmeter", material=text.replace("1,VL,VM", "1,VL,VL"))
    assert isinstance(refusal, wire.Refused)
    assert (refusal.why, refusal.rule) == ("faulty-material", "ELF-3")
