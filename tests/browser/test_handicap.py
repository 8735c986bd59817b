"""Handicaps: one proposes, the other agrees, both see it before kick-off and at the table."""

from playwright.sync_api import expect

from tests.support.browser.axe import axe
from tests.support.browser.devices import Device
from tests.support.browser.evening import PLAYING, choose, kick_off

GIVEN = "[data-handicaps] .given"


def test_a_head_start_and_calm_are_agreed_by_two_and_shown_at_the_table(device: Device) -> None:
    host, guest = (device("phone").new_page() for _ in range(2))
    code = choose(host, "elfmeter", "phones")
    guest.goto(f"/{code}")

    guest.get_by_role("button", name="Vorsprung").click()
    guest.get_by_role("radio", name="1 Tor Vorsprung").check(force=True)
    guest.get_by_role("radio", name="1 Sekunde").check(force=True)
    axe(guest)
    guest.get_by_role("button", name="Vorschlagen").click()
    expect(guest.get_by_text("Es fehlt noch das Ja von")).to_be_visible()
    expect(host.locator(GIVEN)).to_have_count(0)
    axe(host)
    host.get_by_role("button", name="Einverstanden").click()

    for page in (host, guest):
        expect(page.locator(GIVEN)).to_contain_text("1 Tor Vorsprung")
    kick_off(host)
    for page in (host, guest):
        page.wait_for_selector(PLAYING)
        expect(page.locator(GIVEN)).to_contain_text("alle anderen warten nach jeder Karte 1 Sekunde")
