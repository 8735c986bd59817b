"""What a phone loads, from the first page to the middle of a match, stays light for every game."""

import pytest
from playwright.sync_api import BrowserContext

from tests.support.browser.evening import TITLES, choose, kick_off
from tests.support.browser.weight import MOST, Weight


@pytest.mark.parametrize("game", TITLES)
def test_everything_a_phone_loads_to_play(phone: BrowserContext, game: str) -> None:
    weight = Weight(phone)
    page = phone.new_page()
    choose(page, game)
    kick_off(page)
    page.wait_for_load_state("networkidle")
    assert weight.total() <= MOST, weight.parts()
