"""`GET /api/rules/GAME`: the book, in a language, and kept by the browser."""

import pytest

from anpfiff import book
from anpfiff.games import GAMES
from tests.support.serving import Guests, Serving, served


@served
async def test_every_game_and_what_they_share_can_be_read(people: Guests, place: Serving) -> None:
    for title in (*GAMES, "all"):
        async with people.session.get(f"{place.url}/api/rules/{title}") as answer:
            pages = await answer.json()
        assert answer.status == 200
        assert set(pages) == {"lang", "title", "source", "rules"}
        assert pages["lang"] == "en"
        assert [rule["id"] for rule in pages["rules"]] == [rule.id for rule in book.rules_of(title)]
        assert all(set(rule) == {"id", "text", "kind"} for rule in pages["rules"])


@served
async def test_a_language_is_asked_for_and_the_answer_says_which_it_is(
    people: Guests, place: Serving
) -> None:
    for lang in (*book.LANGUAGES, "", "tlh", "../..", "de/../en"):
        async with people.session.get(f"{place.url}/api/rules/foul", params={"lang": lang}) as answer:
            pages = await answer.json()
        assert pages["lang"] == (lang if lang in book.languages() else "en")
        assert pages["title"].startswith("Foul")
        assert pages["source"]


@served
async def test_pages_that_are_not_in_the_book_are_refused(people: Guests, place: Serving) -> None:
    for title in ("chess", "..%2f..%2fREADME", "de", "%00"):
        async with people.session.get(f"{place.url}/api/rules/{title}") as answer:
            assert (answer.status, await answer.json()) == (404, {"why": "unknown-game"})


@pytest.mark.parametrize("path", ["rules/elfmeter", "games"])
def test_what_was_read_is_not_sent_again(path: str) -> None:
    @served
    async def reading(people: Guests, place: Serving) -> None:
        url = f"{place.url}/api/{path}"
        async with people.session.get(url, headers={"Accept-Encoding": "gzip"}) as first:
            assert first.headers["Content-Encoding"] == "gzip"
            assert "max-age=" in first.headers["Cache-Control"]
            body = await first.read()
        async with people.session.get(url, headers={"If-None-Match": first.headers["ETag"]}) as second:
            assert (second.status, await second.read()) == (304, b"")
            assert second.headers["ETag"] == first.headers["ETag"]
        headers = {"If-None-Match": 'W/"another"', "Accept-Encoding": "identity"}
        async with people.session.get(url, headers=headers) as third:
            assert (third.status, await third.read()) == (200, body)

    reading()
