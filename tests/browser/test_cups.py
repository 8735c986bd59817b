"""A class cup in real Chromium: a teacher's laptop, a TV and six phones play two rounds to the podium."""

import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_languages import CROWDED
from tests.support.browser.axe import axe
from tests.support.browser.devices import Device

DESK = {"viewport": {"width": 1180, "height": 820}}
SMALL_TYPE = """() => [...document.querySelectorAll('main *')]
  .filter((one) => one.checkVisibility() && !one.closest('.sr') && [...one.childNodes].some((text) => text.nodeType === 3 && text.data.trim()))
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 31.5)
  .map((one) => `${one.tagName} ${one.className} ${one.textContent}`)"""
WORDS = {
    "en": "Draw the round",
    "fr": "Tirer le tour au sort",
    "it": "Sorteggia il turno",
    "de": "Runde auslosen",
}


class Club(NamedTuple):
    desk: Page
    cup: str
    tokens: list[str]
    hall: str


@pytest.fixture
def club(device: Device) -> Club:
    """Founded from the lobby, six passes issued, a cup of one tap opened."""
    desk = device("desktop", **DESK).new_page()
    desk.goto("/")
    desk.get_by_role("link", name="Verein, Klasse, Familie").click()
    desk.get_by_label("Wie heißt ihr?").fill("Klasse 3b")
    desk.get_by_role("button", name="Verein gründen").click()
    desk.get_by_label("Wie viele?").fill("6")
    with desk.expect_response("**/api/club/passes") as issued:
        desk.get_by_role("button", name="Ausstellen").click()
    tokens = [one["token"] for one in issued.value.json()["passes"]]
    desk.get_by_role("button", name="Pässe drucken (PDF)").wait_for()
    with desk.expect_response("**/api/club") as told:
        desk.reload()
    key = told.value.json()["hall"]
    axe(desk)
    desk.get_by_role("button", name="Neues Turnier").click()
    desk.get_by_role("button", name="Klassen-Cup").click()
    desk.get_by_role("button", name="Runde auslosen").wait_for()
    found = re.search(r"/cup/([^/]+)/desk", desk.url)
    assert found
    return Club(desk, found[1], tokens, key)


def scanned(device: Device, token: str, **more: Any) -> Page:
    """A pass by its link: greeted, and not to be read from the address bar."""
    page = device("phone", **more).new_page()
    page.goto(f"/pass#{token}")
    page.get_by_role("button", name="Zum Verein").wait_for()
    assert token not in page.url
    return page


def takes_part(page: Page, cup: str) -> None:
    page.goto(f"/cup/{cup}")
    page.get_by_role("button", name="Mitspielen").click()
    page.get_by_role("button", name="Ich setze aus").wait_for()


def start_round(desk: Page) -> None:
    """Two taps; here with the keyboard alone."""
    desk.get_by_role("button", name="Runde auslosen").wait_for()
    desk.keyboard.press("n")
    desk.get_by_role("button", name="Anpfiff für alle").wait_for()
    desk.keyboard.press("n")
    desk.get_by_role("button", name="Jetzt abpfeifen").wait_for()


def whistle(desk: Page) -> None:
    button = desk.get_by_role("button", name="Jetzt abpfeifen")
    button.focus()
    desk.keyboard.press("Enter")
    desk.get_by_role("dialog").get_by_role("button", name="Jetzt abpfeifen").focus()
    desk.keyboard.press("Enter")
    button.wait_for(state="hidden")


def test_a_cup_of_two_rounds_from_the_passes_to_the_podium(club: Club, device: Device) -> None:
    desk, cup, tokens, key = club
    phones = [scanned(device, token) for token in tokens[:5]]
    for phone in phones:
        takes_part(phone, cup)
    axe(phones[0])
    hall = device("tv").new_page()
    hall.goto(f"/cup/{cup}/hall#{key}")
    expect(hall.get_by_text("Alle kommen")).to_have_count(2)
    assert key not in hall.url

    start_round(desk)
    phones[0].locator("main").get_by_text(re.compile(r"Du spielst jetzt an Tisch \d+ gegen")).wait_for()
    for phone in phones:
        phone.wait_for_url(re.compile(r"/[A-Z2-9]{4,8}$"))
    hall.get_by_text("Wer spielt wo?").wait_for()
    assert hall.evaluate(SMALL_TYPE) == []
    axe(hall)
    phones[4].context.close()
    axe(desk)
    whistle(desk)
    for phone in phones[:4]:
        phone.wait_for_url(f"**/cup/{cup}")

    late = scanned(device, tokens[5])
    takes_part(late, cup)
    desk.locator(".tiles button").first.click()
    desk.get_by_role("button", name="Ergebnis berichtigen").click()
    desk.get_by_role("spinbutton").first.fill("7")
    desk.get_by_role("button", name="So stimmt es").click()
    expect(desk.locator(".tiles .score").first).to_contain_text("7:")
    start_round(desk)
    late.wait_for_url(re.compile(r"/[A-Z2-9]{4,8}$"))
    whistle(desk)

    desk.get_by_role("button", name="Siegerehrung").click()
    desk.get_by_role("dialog").get_by_role("button", name="Siegerehrung").click()
    for page in (desk, hall, phones[0]):
        page.get_by_role("heading", name=re.compile("gewinnt!")).wait_for()
        axe(page)


def test_a_lost_pass_is_reissued_in_two_taps_and_the_old_one_is_dead(club: Club, device: Device) -> None:
    desk, _, tokens, _ = club
    phone = scanned(device, tokens[0], excused="401")
    name = (
        phone.get_by_role("heading", name=re.compile("Hallo"))
        .inner_text()
        .removeprefix("Hallo, ")
        .removesuffix("!")
    )
    desk.goto("/club")
    desk.get_by_role("button", name=name).click()
    desk.get_by_role("button", name="Neuen ausstellen").click()
    with desk.expect_response("**/reissue") as issued:
        desk.get_by_role("button", name="Neuen Pass ausstellen").click()
    declined = re.compile(rf"QR-Code mit dem Pass von .*{name.split()[-1]}")
    desk.get_by_role("img", name=declined).wait_for()
    phone.reload()
    phone.get_by_text("Dieser Pass gilt nicht mehr").wait_for()
    assert name in scanned(device, issued.value.json()["token"]).inner_text("main")


@pytest.mark.parametrize("lang", WORDS)
def test_nothing_is_cut_in_any_language(club: Club, lang: str) -> None:
    desk, cup, _, _ = club
    desk.evaluate("lang => localStorage.setItem('anpfiff.lang', lang)", lang)
    desk.goto(f"/cup/{cup}/desk")
    desk.get_by_role("button", name=WORDS[lang]).wait_for()
    for width, place in ((1180, "desk"), (390, ""), (390, "season"), (1920, "hall")):
        desk.set_viewport_size({"width": width, "height": 900})
        desk.goto(f"/cup/{cup}/{place}")
        desk.locator("main h1").wait_for()
        assert desk.evaluate(CROWDED) == []
    for place in ("/club", "/club/new"):
        desk.goto(place)
        desk.locator("main h2").first.wait_for()
        assert desk.evaluate(CROWDED) == []
