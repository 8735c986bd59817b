"""The games of turns with cards: a whole match through the page of each, by taps, against bots."""

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.axe import axe
from tests.browser.evening import choose, kick_off, play_on, press

GAMES = ("elfer-raus-junior", "elfer-raus", "foul", "zweikampf", "karten-fussball")


def act(page: Page) -> None:
    """Whatever glows: a card, a stack, then the big buttons."""
    table = page.locator("main.playing")
    for spot in (".can:not([disabled])", ".hand .go", ".done"):
        if press(table.locator(spot)):
            return


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_taps(phone: BrowserContext, game: str) -> None:
    page = phone.new_page()
    choose(page, game)
    axe(page)
    kick_off(page)
    page.wait_for_selector("main.playing .hand")
    axe(page)
    play_on(page, act)
    axe(page)
