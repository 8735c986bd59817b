"""Presets: one tap instead of a wall of options, seen by everybody at the table."""

import json

from playwright.sync_api import Locator, Page, Route, expect

from tests.support.browser.axe import axe
from tests.support.browser.devices import Device
from tests.support.browser.evening import PLAYING, choose, kick_off, listen, play_on

KIDS = {"patience": 120}


def with_presets(page: Page) -> Page:
    """Whatever the games say: in this catalogue children have more time."""

    def answered(route: Route) -> None:
        games = route.fetch().json()
        for game in games:
            game["presets"] = {"printed": {}, "kids": KIDS, "pro": {"patience": 15}}
        route.fulfill(body=json.dumps(games), content_type="application/json")

    page.route("**/api/games", answered)
    return page


def test_one_tap_changes_the_options_for_everybody_and_survives_the_next_match(device: Device) -> None:
    host, guest = (with_presets(device("phone").new_page()) for _ in range(2))
    code = choose(host, "zweikampf", "phones")
    rooms = listen(guest, "room")
    guest.goto(f"/{code}")
    rules = "Spielregeln wählen"
    expect(guest.get_by_role("button", name=rules)).to_contain_text("Wie gedruckt")

    host.get_by_role("button", name=rules).click()
    expect(host.get_by_role("radio", name="Wie gedruckt")).to_be_checked()
    host.get_by_role("radio", name="Für Kinder").check(force=True)
    expect(host.get_by_role("radio", name="2 Minuten")).to_be_checked()
    axe(host)
    expect(guest.get_by_role("button", name=rules)).to_contain_text("Für Kinder")

    host.get_by_role("radio", name="30 Sekunden").check(force=True)
    expect(host.get_by_text("Eigene Regeln").first).to_be_visible()
    presets = host.get_by_role("group", name="Nach welchen Regeln?")
    for preset in ("Wie gedruckt", "Für Kinder", "Profi"):
        expect(presets.get_by_role("radio", name=preset)).not_to_be_checked()
    expect(guest.get_by_role("button", name=rules)).to_contain_text("Eigene Regeln")

    host.get_by_role("radio", name="Für Kinder").check(force=True)
    guest.get_by_role("button", name=rules).click()
    expect(guest.get_by_role("radio", name="Für Kinder")).to_be_checked()
    expect(guest.get_by_role("radio", name="Für Kinder")).to_be_disabled()
    for page in (guest, host):
        page.keyboard.press("Escape")
    kick_off(host)
    play_on(host, guest)
    rooms.clear()
    host.get_by_role("button", name="Noch mal!").click()
    guest.wait_for_selector(PLAYING)
    assert rooms[-1]["options"] == KIDS


def help_level(page: Page, level: str) -> Locator:
    """In the settings, which stay open until they are closed."""
    page.get_by_role("button", name="Menü").click()
    page.get_by_role("button", name="Einstellungen").click()
    return page.get_by_role("group", name="Hilfe").get_by_role("radio", name=level)


def test_for_children_sets_referee_calm_and_help_for_everybody_and_each_may_change_the_help(
    device: Device,
) -> None:
    """The presets as they are shipped."""
    host, guest = (device("phone").new_page() for _ in range(2))
    code = choose(host, "elfmeter", "phones")
    guest.goto("/")
    guest.evaluate("localStorage.setItem('anpfiff.help', 'profi')")
    expect(host.get_by_role("button", name="Spielregeln wählen")).to_contain_text("Wie üblich")
    host.get_by_role("button", name="Spielregeln wählen").click()
    host.get_by_role("radio", name="Für Kinder").check(force=True)
    for chosen in (
        "Pfeift falsche Pässe gleich ab",
        "Von selbst, einer sagt",
        "Die anderen warten 1 Sekunde",
        "Kinder",
    ):
        expect(host.get_by_role("radio", name=chosen).last).to_be_checked()
    host.keyboard.press("Escape")
    guest.goto(f"/{code}")
    expect(guest.get_by_role("button", name="Spielregeln wählen")).to_contain_text("Für Kinder")
    kick_off(host)
    guest.wait_for_selector(PLAYING)

    expect(help_level(guest, "Kinder")).to_be_checked()
    guest.get_by_role("radio", name="Normal").check(force=True)
    guest.reload()
    expect(help_level(guest, "Normal")).to_be_checked()
    expect(help_level(host, "Kinder")).to_be_checked()
