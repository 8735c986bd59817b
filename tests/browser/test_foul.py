"""Foul on the screen: the window in which the others may call."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.support.browser.evening import choose, kick_off, press

NOT_YET = "Noch dürfen die anderen"


def my_window(page: Page) -> bool:
    """Is this screen the next player's, while the ring fills? It taps a card to find out."""
    if not (page.locator(".window").count() and page.locator(".judge .foul").count()):
        return False
    page.locator(".handcard").first.click()
    page.locator(".refusal").wait_for()
    return NOT_YET in page.locator(".refusal").inner_text()


def play_on(page: Page) -> None:
    press(page.locator("main.playing .can:not([disabled])"))
    press(page.locator("main.playing .judge .go:not(.foul)"))
    page.wait_for_timeout(50)


@pytest.mark.rule("FOUL-5", "ALL-4")
def test_a_card_tapped_too_early_is_told_why_and_glows_when_the_ring_is_full(phone: BrowserContext) -> None:
    page = phone.new_page()
    choose(page, "foul")
    kick_off(page)
    for _ in range(400):
        if my_window(page):
            break
        play_on(page)
    expect(page.locator(".refusal")).to_contain_text(NOT_YET)

    expect(page.locator(".window")).to_have_count(0)
    expect(page.locator(".judge .foul")).to_be_visible()
    expect(page.locator(".handcard.can")).to_have_count(0)  # one question at a time
    page.locator(".judge .go:not(.foul)").tap()
    expect(page.locator(".handcard.can").first).to_be_visible()
    expect(page.locator(".judge .foul")).to_have_count(0)
