"""`POST /api/records`: a match that was played without a server is handed in as a file, judged, and kept exactly once."""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from anpfiff.core import Finished, Waiting
from anpfiff.games import game_called
from anpfiff.server.http.guard import RECORDS_BURST, RECORDS_REFILL, Desk
from anpfiff.server.http.handed_in import LARGEST, PIECE, in_our_words
from anpfiff.server.room.names import every_name
from anpfiff.table.chance import Dice
from anpfiff.table.record import Player, Record, link_of, read, written
from anpfiff.table.table import Table
from tests.support.serving import Guests, Serving, served

PLAYERS = (Player("Flinker Fuchs"), Player("snail", bot=True))


def played(most: int = 10_000) -> bytes:
    """A match of somebody who takes any move, as it lies in a file."""
    table = Table(game_called("zweikampf"), PLAYERS, Dice("pocket"))
    lots = Random("pocket")
    for at in range(most):
        if isinstance(table.turn, Finished):
            break
        assert isinstance(table.turn, Waiting)
        seat = table.turn.seats[0]
        table.act(seat, lots.choice(table.offered(seat)), at)
    return written(table.record())


async def hand_in(people: Guests, text: bytes) -> tuple[int, dict[str, Any]]:
    async with people.session.post(f"{people.url}/api/records", data=text) as answer:
        return answer.status, await answer.json()


@served
async def test_a_match_is_handed_in_once_however_often(people: Guests, place: Serving) -> None:
    text = played()
    first = await hand_in(people, text)
    assert first == (200, {"link": link_of(text), "game": "zweikampf"})
    assert await hand_in(people, text) == first
    async with people.session.get(f"{people.url}/api/matches/{link_of(text)}") as answer:
        assert await answer.read() == text
    async with people.session.get(f"{people.url}/api/matches/{link_of(text)}/replay") as answer:
        assert answer.status == 200


@served
async def test_words_of_their_own_are_not_kept_and_blanks_make_no_second_match(
    people: Guests, place: Serving
) -> None:
    """A record can be written by hand: whoever opens its link would read whatever stands there."""
    honest = read(played())
    forged = written(replace(honest, seats=(Player("Call me: 0123"), Player("snail", bot=True))))
    spaced = msgspec.json.format(forged)
    (status, told), again = await hand_in(people, forged), await hand_in(people, spaced)
    assert (status, told) == (200, again[1])
    async with people.session.get(f"{people.url}/api/matches/{told['link']}") as answer:
        kept = await answer.read()
    assert b"0123" not in kept
    names = [player.name for player in read(kept).seats]
    assert names[0] in every_name() - {""}
    assert names[1] == "snail"
    assert await hand_in(people, kept) == (status, told), "what is downloaded is the same match"


def test_remarks_in_a_deck_are_not_kept() -> None:
    game = game_called("ligretto")
    assert game.form is not None
    own = f"# Call me: 0123\n{game.form.shipped}"
    record = Record(game.id, game.edition, {}, PLAYERS, material=own)
    assert "0123" not in (in_our_words(record).material or "")


def test_long_matches_are_handed_in_less_often() -> None:
    shelf = Desk(RECORDS_BURST, RECORDS_REFILL)
    count = sum(shelf.serves("198.51.100.7", 0, 1 + LARGEST // PIECE) for _ in range(1_000))
    assert count * LARGEST < 10_000_000


def _edited(text: bytes) -> bytes:
    page = msgspec.json.decode(text)
    page["seats"][0]["name"] = "Schummler"
    return msgspec.json.encode(page)


@pytest.mark.parametrize(
    ("text", "status", "why"),
    [
        (b"no record", 409, "faulty-record"),
        (b"[" * 5_000, 409, "faulty-record"),
        (played(most=3), 409, "faulty-record"),
        (_edited(played()), 409, "faulty-record"),
        (b" " * (LARGEST + 1), 413, "record-too-large"),
    ],
    ids=["nonsense", "nested", "unfinished", "edited", "too-large"],
)
def test_what_was_not_played_by_the_rules_to_its_end_is_not_kept(text: bytes, status: int, why: str) -> None:
    @served
    async def test(people: Guests, place: Serving) -> None:
        answer = await hand_in(people, text)
        assert (answer[0], answer[1]["why"]) == (status, why)
        async with people.session.get(f"{people.url}/api/matches/{link_of(text)}") as kept:
            assert kept.status == 404

    test()
