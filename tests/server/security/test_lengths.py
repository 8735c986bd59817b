"""Whoever counts the bytes of an encrypted line reads no hand from them."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from anpfiff.games import GAMES
from anpfiff.server.http.lengths import STEP, evened
from anpfiff.wire import messages as wire
from tests.support.serving import Guests, Serving, served


@given(st.lists(st.tuples(st.integers(0, 99), st.integers(0, 99)), min_size=1, max_size=40))
def test_a_hand_is_as_long_as_any_other_of_as_many_cards(pairs: list[tuple[int, int]]) -> None:
    hands = [told([pair[which] for pair in pairs]) for which in (0, 1)]
    assert len({len(evened(hand)) for hand in hands}) == 1
    assert [msgspec.json.decode(evened(hand)) for hand in hands] == list(map(msgspec.json.decode, hands))


def told(hand: list[int]) -> bytes:
    table = {
        "kind": "table",
        "seq": 12,
        "view": {"hand": hand, "top": hand[0]},
        "moves": [{"card": hand[-1]}],
    }
    return msgspec.json.encode(table)


def test_what_hides_nothing_is_left_as_it_is() -> None:
    assert evened(b'{"kind":"done","id":5}') == b'{"kind":"done","id":5}'


@pytest.mark.parametrize("game", GAMES)
def test_tables_over_an_encrypted_line_come_in_steps(game: str) -> None:
    @served
    async def main(people: Guests, place: Serving) -> None:
        place.server.reception._scheme_of = lambda _: "https"
        sent = [len(text) for text in await tables(people, game)]
        assert sent
        assert {length % STEP for length in sent} == {0}

    main()


async def tables(people: Guests, game: str) -> list[bytes]:
    """Whatever the host is shown of the first seconds of a match among bots, as it came."""
    host, room = await people.open(game)
    for seat, chair in enumerate(room.chairs):
        if not chair.name:
            await host.do("fill", seat=seat, level="rabbit")
    await host.do("start")
    seen: list[bytes] = []
    while not seen:
        text = await host.socket.receive_str()
        if isinstance(msgspec.json.decode(text, type=wire.Told), wire.Table):
            seen.append(text.encode())
    return seen
