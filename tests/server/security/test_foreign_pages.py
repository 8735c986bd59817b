"""A page from elsewhere in somebody's browser: what it may ask of a server in the same network."""

import pytest

from tests.support.serving import Guests, Serving, served

PICTURES = (
    "/api/print/foul.pdf",
    "/api/names",
    "/api/rooms",
    "/api/games",
    "/api/rules/foul",
    "/api/matches/x/replay",
)


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_picture_on_another_site_gets_nothing_of_the_api(site: str) -> None:
    """An image asks without an Origin, and a press that prints costs seconds."""

    @served
    async def main(people: Guests, place: Serving) -> None:
        for path in PICTURES:
            headers = {"Sec-Fetch-Site": site, "Sec-Fetch-Mode": "no-cors"}
            async with people.session.get(f"{place.url}{path}", headers=headers) as answer:
                assert answer.status == 403, path
                assert (await answer.json())["why"] == "foreign-origin"

    main()


@served
async def test_nor_does_a_form(people: Guests, place: Serving) -> None:
    """A form that is sent navigates, too."""
    headers = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}
    for path in (
        "/api/penalties",
        "/api/matches",
        "/api/clubs",
        "/api/clubs/join",
        "/api/line",
        "/api/print/foul.pdf",
    ):
        async with people.session.post(f"{place.url}{path}", data=b"{}", headers=headers) as answer:
            assert answer.status == 403, path


@served
async def test_a_link_from_elsewhere_may_be_followed(people: Guests, place: Serving) -> None:
    headers = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}
    for path in ("/", "/K7MQ", "/api/rules/foul"):
        async with people.session.get(f"{place.url}{path}", headers=headers) as answer:
            assert answer.status in {200, 503}, path


@served
async def test_a_body_is_not_compressed_by_its_second_header_either(people: Guests, place: Serving) -> None:
    headers = [("Content-Encoding", "identity"), ("Content-Encoding", "gzip")]
    async with people.session.post(f"{place.url}/api/penalties", data=b"{}", headers=headers) as answer:
        assert answer.status == 415
