"""Somebody goes away: everybody reads it, can vote for a bot, and waits no longer than the table's patience."""

import os
import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.axe import axe
from tests.support.browser.devices import Device
from tests.support.browser.evening import PLAYING, choose, kick_off

LEFT = re.compile(r"noch (1:00|0:[0-5]\d)")


def look(page: Page, name: str) -> None:
    """A picture for whoever wants to see it: PICTURES=folder."""
    if folder := os.environ.get("PICTURES"):
        page.screenshot(path=f"{folder}/{name}.png")


@pytest.mark.parametrize("game", ["foul", "elfmeter"])
def test_everybody_reads_who_is_away_and_can_let_a_bot_play_on(device: Device, game: str) -> None:
    host, other = device("phone").new_page(), device("phone").new_page()
    code = choose(host, game, "phones")
    other.goto(f"/{code}")
    expect(other.get_by_text("das bist du")).to_be_visible()
    name = other.locator("li.seat.me b").first.inner_text()
    kick_off(host)
    other.close()
    strip = host.locator(".absent li")
    expect(strip).to_contain_text(f"{name} ist weg")
    expect(strip).to_contain_text(LEFT)
    look(host, f"absent-{game}")
    axe(host)
    strip.get_by_role("button", name="Bot spielt weiter").click()
    expect(host.locator(".absent")).to_have_count(0)
    host.wait_for_selector(PLAYING)


def test_two_of_three_decide(device: Device) -> None:
    host, ben, cem = (device("phone").new_page() for _ in range(3))
    code = choose(host, "foul", "phones")
    for page in (ben, cem):
        page.goto(f"/{code}")
        expect(page.get_by_text("das bist du")).to_be_visible()
    kick_off(host)
    cem.close()
    button = host.locator(".absent button")
    button.click()
    expect(host.locator(".absent")).to_contain_text("Bot spielt weiter 1/2")
    expect(ben.locator(".absent button")).to_have_text("Bot spielt weiter 1/2")
    look(ben, "absent-vote")
    ben.locator(".absent button").click()
    expect(host.locator(".absent")).to_have_count(0)
