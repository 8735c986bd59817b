"""Browsers that know no containers, as Safari 15 on an old iPhone: boards are measured by a script of ours, and look the same."""

import re

import pytest
from playwright.sync_api import Page, Route

from anpfiff.server.room.tempo import Tempo
from tests.support.browser.devices import PHOTOS, Device, Serve
from tests.support.browser.evening import choose, kick_off
from tests.support.browser.measure import measured

YOUNG = re.compile(r"(?<=\d)cq(?=[wh])|container-type|@container|(?<=[;{])(?=translate:)")
"""What such a browser does not understand; here the names are spoilt, so that this one does not either."""
UNKNOWN = """{
  const supports = CSS.supports.bind(CSS)
  CSS.supports = (...asked) => !/cqw|translate/.test(asked.join(':')) && supports(...asked)
}"""
FAULTS = {"covered", "overlap", "outside", "tiny", "number"}
SIZES = ((390, 844), (1180, 820))
"""An iPhone, and an iPad that lies."""


def grow_old(page: Page) -> None:
    """Only what is asked for as a style is spoilt: what our script fetches is what the server sent."""

    def spoil(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=YOUNG.sub("-young-", answer.text()))

    page.add_init_script(UNKNOWN)
    page.route(
        lambda url: url.endswith(".css"),
        lambda route: spoil(route) if route.request.resource_type == "stylesheet" else route.continue_(),
    )


@pytest.mark.parametrize("game", ["elfmeter", "ligretto", "wuerfel-fussball"])
def test_without_containers_everything_is_still_seen(device: Device, serve: Serve, game: str) -> None:
    server = serve(Tempo(countdown=300, rethink=20, pace=5))
    page = device("phone", base_url=server.url, service_workers="block").new_page()
    grow_old(page)
    choose(page, game)
    kick_off(page)
    page.wait_for_selector("main.playing [data-holds]")
    for width, height in SIZES:
        faults = [fault for fault in measured(page, width, height) if fault.kind in FAULTS]
        page.screenshot(path=PHOTOS / f"old-{game}-{width}.png", scale="css")
        assert not faults, "\n".join(map(str, faults))
