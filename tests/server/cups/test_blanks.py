"""Blank passes: what `anpfiff passes` prints is brought along to a club, and is called there what stands on the card."""

from random import Random

import msgspec
import pytest

from anpfiff.server.cups.answers import Admitted
from anpfiff.server.cups.blanks import LANGUAGES, Blank, blanks, face_of
from anpfiff.wire.messages import Language
from tests.support.clubs import Holder, founded
from tests.support.serving import Guests, Serving, served


def sheet(count: int, lang: Language = "de") -> list[Blank]:
    return blanks(count, lang, Random(f"{count} {lang}").randbytes)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_has_different_words_in_its_language_and_the_animals_take_turns(lang: Language) -> None:
    drawn = sheet(32, lang)
    assert len({each.name for each in drawn}) == len({each.token for each in drawn}) == 32
    assert len({each.animal for each in drawn[:16]}) == 16
    assert all(face_of(each.token) == (lang, each.animal, each.name) for each in drawn)


async def with_open_door(people: Guests, name: str) -> tuple[Holder, str]:
    organiser = await founded(people, name)
    await organiser.ask("POST", "/api/club/door", {"open": True})
    return organiser, (await organiser.club()).door


async def brings(people: Guests, code: str, token: str) -> Admitted:
    told = await Holder(people.session, people.url).ask(
        "POST", "/api/clubs/join", {"code": code, "blank": token}
    )
    return msgspec.json.decode(told, type=Admitted)


@served
async def test_a_blank_pass_is_brought_along_once_and_enough_from_then_on(
    people: Guests, place: Serving
) -> None:
    organiser, code = await with_open_door(people, "3b")
    (card,) = sheet(1)
    holder = Holder(people.session, people.url, card.token)
    assert await holder.refused("GET", "/api/club") == "no-such-pass"
    first, again = await brings(people, code, card.token), await brings(people, code, card.token.upper())
    assert (first.issued.name, first.issued.animal) == (card.name, card.animal)
    assert again == first
    await organiser.ask("POST", "/api/club/door", {"open": False})
    me = (await holder.club()).me
    assert me is not None
    assert (me.name, me.printed, me.organiser) == (card.name, True, False)
    assert len((await organiser.club()).members) == 2


@served
async def test_words_that_somebody_has_are_not_given_twice(people: Guests, place: Serving) -> None:
    _, code = await with_open_door(people, "3b")
    drop, (card,) = Random("more").randbytes, sheet(1)
    twin = next(
        each.token for each in (blanks(1, "de", drop)[0] for _ in range(10_000)) if each.name == card.name
    )
    names = [(await brings(people, code, token)).issued.name for token in (card.token, twin)]
    assert names[0] == card.name != names[1]


@served
async def test_a_blank_pass_of_one_club_opens_no_other_and_nothing_but_blanks_is_brought(
    people: Guests, place: Serving
) -> None:
    _, here = await with_open_door(people, "3b")
    other, there = await with_open_door(people, "4a")
    (card,) = sheet(1)
    await brings(people, here, card.token)
    stranger = Holder(people.session, people.url)
    before = await other.club()
    for token in (card.token, "ap1" + "a" * 26, "ab1" + "a" * 25, "nonsense"):
        body = {"code": there, "blank": token}
        assert await stranger.refused("POST", "/api/clubs/join", body) == "no-such-pass", token
    assert await other.club() == before
