"""The page opens, on every screen, and nobody has to complain."""

import re

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.support.browser.axe import axe
from tests.support.browser.devices import SCREENS, Device
from tests.support.browser.weight import MOST, Weight


@pytest.mark.parametrize("screen", SCREENS)
def test_the_page_opens(device: Device, screen: str) -> None:
    page = device(screen).new_page()
    page.goto("/")
    expect(page).to_have_title(re.compile("Anpfiff"))
    expect(page.locator(".tiles li")).to_have_count(8)
    axe(page)


def test_the_letters_are_ours_and_the_page_is_light(phone: BrowserContext) -> None:
    weight = Weight(phone)
    page = phone.new_page()
    page.goto("/")
    loaded = "document.fonts.load('1em Atkinson Hyperlegible Next').then((found) => found.length)"
    assert page.evaluate(loaded) == 1
    assert any(part.endswith(".woff2") for part in weight.parts())
    assert 30_000 < weight.total() < MOST, weight.parts()
