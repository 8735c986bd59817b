"""The human side: sent away, at the door, late, in teams, from the list, and the animal one is."""

import re

from playwright.sync_api import Page, expect

from tests.support.browser.axe import axe
from tests.support.browser.devices import Device, Serve
from tests.support.browser.evening import PLAYING, WAYS, choose, code_of, kick_off, play_on

GONE = "An diesem Tisch geht es heute ohne dich weiter."


def comes(page: Page, code: str) -> str:
    """Sit down; who one is."""
    page.goto(f"/{code}")
    mine = page.locator("li.seat.me b")
    expect(mine).to_be_visible()
    return mine.inner_text()


def with_door(page: Page, door: str) -> str:
    """A room for Zweikampf whose door is the one of that name."""
    page.goto("/")
    page.locator(".tiles button").filter(has=page.get_by_text("Zweikampf", exact=True)).click()
    page.locator("summary").filter(has_text="Wer darf an den Tisch?").click()
    page.get_by_label(door).check()
    page.get_by_role("button", name=WAYS["phones"]).click()
    return code_of(page)


def test_whoever_is_sent_away_stays_away(device: Device) -> None:
    host, guest = device("phone").new_page(), device("phone").new_page()
    code = choose(host, "foul", "phones")
    name = comes(guest, code)
    host.get_by_role("button", name=f"{name} wegschicken").click()
    expect(host.get_by_role("dialog")).to_contain_text(f"{name} wegschicken?")
    axe(host)
    host.get_by_role("button", name="Wegschicken", exact=True).click()
    expect(guest.get_by_role("heading", level=1)).to_contain_text(GONE)
    axe(guest)
    expect(host.get_by_text(name)).to_have_count(0)
    guest.goto(f"/{code}")
    expect(guest.get_by_role("heading", level=1)).to_contain_text(GONE)


def test_host_and_guest_see_each_other_at_the_door(device: Device) -> None:
    host, guest = device("phone").new_page(), device("phone").new_page()
    code = with_door(host, "Wer den Code hat, und ich sage Ja")
    whistle = host.locator("li.seat.me b").inner_text()
    guest.goto(f"/{code}")
    expect(guest.get_by_text(f"{whistle} sieht dich und macht gleich auf.")).to_be_visible()
    name = guest.get_by_text(re.compile("Du bist .*")).inner_text().removeprefix("Du bist ").rstrip(".")
    expect(host.get_by_text(f"{name} möchte herein")).to_be_visible()
    axe(guest)
    axe(host)
    host.locator(".bell").get_by_role("button", name="Ja").click()
    expect(guest.locator("li.seat.me b")).to_have_text(name)


def test_a_latecomer_plays_the_next_match(device: Device) -> None:
    host, guest, late = (device("phone").new_page() for _ in range(3))
    code = choose(host, "zweikampf", "phones")
    name = comes(guest, code)
    kick_off(host)
    late.goto(f"/{code}")
    expect(late.get_by_text("Beim nächsten Spiel ist Platz für dich.")).to_be_visible()
    play_on(host, guest)
    expect(host.get_by_text(f"{name} setzt einmal aus.")).to_be_visible()
    axe(host)
    host.get_by_role("button", name="Noch mal!").click()
    late.wait_for_selector(f"{PLAYING} .hand")
    expect(guest.get_by_text("Beim nächsten Spiel ist Platz für dich.")).to_be_visible()
    play_on(host, late)


def test_teams_are_seen_and_swapped_by_a_tap(device: Device) -> None:
    host, guest = device("phone").new_page(), device("phone").new_page()
    code = choose(host, "ligretto", "phones")
    name = comes(guest, code)
    chip = host.get_by_role("button", name=f"{name} spielt für Weiß: ins andere Team")
    axe(host)
    chip.click()
    expect(host.get_by_role("button", name=f"{name} spielt für Schwarz: ins andere Team")).to_be_visible()
    expect(guest.locator("li.seat.me .chip")).to_have_text("Schwarz")
    kick_off(host)
    expect(guest.locator(".bib.black")).to_be_visible()


def test_open_tables_say_what_goes_on_there(device: Device, serve: Serve) -> None:
    house = serve().url
    host, other, stranger = (
        device(screen, base_url=house).new_page() for screen in ("phone", "phone", "desktop")
    )
    with_door(host, "Alle: der Tisch steht in der Liste")
    code = with_door(other, "Alle: der Tisch steht in der Liste")
    other.get_by_role("button", name="Bot setzen").click()
    kick_off(other)
    stranger.goto("/")
    tables = stranger.locator(".tables li")
    expect(tables).to_have_count(2)
    expect(tables.nth(0)).to_contain_text("1 Person · noch nicht angepfiffen")
    expect(tables.nth(1)).to_contain_text("1 Person · läuft")
    expect(tables.nth(1)).to_contain_text("0:0")
    axe(stranger)
    tables.nth(0).get_by_role("button", name="Mitspielen").click()
    expect(stranger.get_by_text("das bist du")).to_be_visible()
    assert code not in stranger.url


def test_an_animal_is_chosen_and_kept_at_the_next_table(device: Device) -> None:
    context = device("phone")
    page, guest = context.new_page(), device("phone").new_page()
    code = choose(page, "foul", "phones")
    comes(guest, code)
    page.get_by_role("button", name=re.compile("^anderes Tier")).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("li button:disabled")).to_have_count(1)
    axe(page)
    sheet.get_by_role("button", name="Wal", exact=True).click()
    mine = page.locator("li.seat.me b")
    expect(mine).to_have_text(re.compile(r" Wal$"))
    name = mine.inner_text()
    choose(page, "elfer-raus")
    expect(page.locator("li.seat.me b")).to_have_text(name)
