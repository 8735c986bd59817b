"""The games of turns with cards: a whole match through the page of each, by taps, against bots."""

import pytest
from playwright.sync_api import BrowserContext

from tests.support.browser.axe import axe
from tests.support.browser.evening import choose, kick_off, play_on
from tests.support.browser.weight import MOST, Weight

GAMES = ("elfer-raus-junior", "elfer-raus", "foul", "zweikampf", "karten-fussball")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_taps(phone: BrowserContext, game: str) -> None:
    weight = Weight(phone)
    page = phone.new_page()
    choose(page, game)
    axe(page)
    kick_off(page)
    page.wait_for_selector("main.playing .hand")
    axe(page)
    play_on(page)
    page.locator("main .ways").wait_for()
    axe(page)
    assert weight.total() < MOST, weight.parts()
