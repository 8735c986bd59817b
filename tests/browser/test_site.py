"""Without a server: offline, after closed tabs, with two tabs, under another folder, and when something does not arrive."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from tests.support.browser import site as sites
from tests.support.browser.axe import axe
from tests.support.browser.devices import Device
from tests.support.browser.evening import TITLES, awaited, choose, do, hand, kick_off, play_on
from tests.support.parity import here, in_page


@pytest.fixture
def end() -> Iterator[str]:
    """All of these are about the site."""
    expect.set_options(timeout=sites.PATIENCE)
    yield "site"
    expect.set_options(timeout=10_000)


def dealt(page: Page) -> list[str]:
    choose(page, "elfer-raus")
    kick_off(page)
    expect(awaited(page)).to_be_visible()
    return hand(page)


LAST = "JSON.parse(localStorage.getItem('anpfiff.matches'))[0].code"
KEPT = "async () => (await navigator.serviceWorker.ready) && navigator.serviceWorker.controller !== null"


def test_after_the_first_visit_a_match_is_played_without_a_network_and_survives_killed_tabs(
    phone: BrowserContext,
) -> None:
    page = phone.new_page()
    page.goto("/")
    page.get_by_role(
        "button", name="Mitspielen"
    ).click()  # somebody waits for Python: then everything is kept for later
    page.wait_for_function(KEPT)
    phone.set_offline(True)
    page.goto("/privacy.html")
    expect(page.get_by_role("heading", name="Was wir uns merken")).to_be_visible()
    page.goto("/learn/foul")  # somebody's link of a server
    expect(page).to_have_url(re.compile("/#/learn/foul$"))
    page.close()
    page = phone.new_page()
    page.goto("/")
    cards = dealt(page)
    for _ in range(2):
        page.close(run_before_unload=False)  # in the middle of a match
        page = phone.new_page()
        page.goto("/")
        page.get_by_role("button", name="Zurück zum Tisch").click()
        expect(awaited(page)).to_be_visible()
        assert hand(page) == cards, "what was shown is there again"
        do(page)
        expect(awaited(page)).to_be_visible()
        cards = hand(page)
    play_on(page)
    axe(page)
    assert page.evaluate(LAST) == page.url.rpartition("/")[2], "the list knows the table"


def test_two_tabs_say_so_and_both_have_a_way_on(phone: BrowserContext) -> None:
    page = phone.new_page()
    cards = dealt(page)
    other = phone.new_page()
    other.goto("/")
    other.get_by_role("button", name="Zurück zum Tisch").click()
    expect(awaited(other)).to_be_visible()
    assert hand(other) == cards
    expect(page.get_by_text("Du spielst gerade in einem anderen Tab.")).to_be_visible()
    page.get_by_role("button", name="Hier").click()
    expect(awaited(page)).to_be_visible()
    expect(other.get_by_text("Du spielst gerade in einem anderen Tab.")).to_be_visible()


def test_what_needs_a_server_says_so_with_the_way_to_one(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto("/")
    page.locator(".tiles button").first.click()
    page.get_by_role("button", name="Jeder am eigenen Handy").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("brauchen einen Server")
    expect(page.get_by_text("python3 run.py play")).to_be_visible()
    axe(page)
    page.get_by_role("button", name="Zur Spielauswahl").click()
    expect(page.locator(".tiles li")).to_have_count(8)


def test_the_lobby_and_a_lesson_are_there_before_python(device: Device) -> None:
    page = device("phone", excused="ERR_FAILED").new_page()
    page.route(re.compile(r"\.wasm$"), lambda _: None)  # it never comes
    page.goto("/")
    page.locator(".tiles button").first.click()
    page.get_by_role("button", name="Allein gegen Bots").click()
    expect(page.get_by_role("status").filter(has_text="Spielkiste")).to_be_visible()
    page.get_by_role("button", name="Inzwischen lernen").click()
    expect(page).to_have_url(re.compile("/learn/"))
    expect(page.locator("main")).to_be_visible()


def _cut(route: Route) -> None:
    """Half of a file."""
    whole = route.fetch()
    route.fulfill(
        response=whole,
        body=whole.body()[: len(whole.body()) // 2],
        headers={"content-type": "application/zip"},
    )


def _gone(route: Route) -> None:
    """The site has been renewed, and this tab is an old one."""
    route.fulfill(status=404, body="")


@pytest.mark.parametrize(
    ("file", "handler", "sentence"),
    [
        (r"anpfiff\.zip$", _cut, "nicht ganz angekommen"),
        (r"anpfiff\.zip$", lambda route: route.abort(), "Bist du im Internet?"),
        (r"anpfiff\.zip$", _gone, "nicht ganz angekommen"),
        (r"house\.worker-[\w-]+\.js$", _gone, "nicht ganz angekommen"),
    ],
    ids=["half", "nothing", "renewed", "worker"],
)
def test_a_load_that_fails_says_what_to_do(device: Device, file: str, handler: object, sentence: str) -> None:
    page = device("phone", excused="integrity|ERR_FAILED|Failed to").new_page()
    page.route(re.compile(file), handler)  # type: ignore[arg-type]
    page.goto("/")
    expect(page.get_by_role("alert").filter(has_text=sentence)).to_be_visible()
    axe(page)
    page.unroute(re.compile(file))
    page.get_by_role("button", name="Noch einmal versuchen").click()
    expect(page.get_by_role("alert").filter(has_text=sentence)).to_have_count(0)


def test_a_browser_without_webassembly_is_told(device: Device) -> None:
    context = device("phone", excused="too-old")
    context.add_init_script("delete globalThis.WebAssembly")
    page = context.new_page()
    page.goto("/")
    expect(page.locator(".tiles li")).to_have_count(8)
    expect(
        page.get_by_role("alert").filter(has_text="Dieser Browser kann ohne Server nicht spielen")
    ).to_be_visible()


FORBIDDEN = (
    "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError') } });"
)


def test_where_the_browser_keeps_nothing_one_plays_and_is_told(device: Device) -> None:
    page = device("phone").new_page()

    def forbid(route: Route) -> None:
        whole = route.fetch()
        route.fulfill(response=whole, body=FORBIDDEN + whole.text())

    page.route(re.compile(r"house\.worker-[\w-]+\.js$"), forbid)
    dealt(page)
    expect(page.get_by_text("Dieser Browser merkt sich hier nichts.")).to_be_visible()
    page.get_by_role("button", name="Verstanden").click()
    do(page)


ENDED = """(code) => localStorage.setItem('anpfiff.matches', JSON.stringify([{ link: 'l', game: 'elfer-raus', code, ended: 1, real: false,
  sides: [{ name: 'Katze', animal: 'cat', bot: null, score: 0, won: true }, { name: 'Trudi', animal: 'snail', bot: 'snail', score: 1, won: false }] }]))"""


def of_the_day(page: Page, game: str) -> Locator:
    """The card in the lobby, turned to that game."""
    page.goto("/")
    card = page.get_by_role("region", name="Spiel des Tages")
    card.get_by_role("heading").wait_for()
    if not card.get_by_role("heading", name=game).count():
        card.get_by_text("Heute auch").click()
        card.get_by_role("button", name=game, exact=True).click()
    return card


def test_the_cards_of_the_day_are_everybodys_and_the_result_can_be_shown_around(device: Device) -> None:
    page, other = device("phone").new_page(), device("phone").new_page()
    for each in (other, page):
        of_the_day(each, "Elfer raus!").get_by_role("button", name="Mitspielen").click()
        kick_off(each)
        expect(awaited(each)).to_be_visible()
    assert sorted(hand(page)) == sorted(hand(other))
    other.close()
    page.evaluate(ENDED, page.url.rpartition("/")[2])
    card = of_the_day(page, "Elfer raus!")
    expect(card).to_contain_text("Dein Ergebnis heute")
    axe(page)
    with page.expect_download() as picture:
        card.get_by_role("button", name="Bild teilen").click()
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")


def test_the_same_seeds_give_the_same_matches_in_the_page(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto("/")
    matches = [(game, 7, "snail") for game in TITLES]
    assert in_page(matches, page) == here(matches)


def test_under_another_folder(device: Device, tmp_path: Path) -> None:
    with sites.shown(tmp_path / "site", sites.built(base="/a/b/"), "/a/b/") as site:
        page = device("phone", base_url=f"{site.url}/").new_page()
        page.goto("./")
        expect(page.locator(".tiles li")).to_have_count(8)
        page.goto("./learn/foul")
        expect(page.locator("main")).to_be_visible()
        assert page.url.endswith("/a/b/#/learn/foul")
        manifest = json.loads((site.folder / "manifest.webmanifest").read_text())
        assert manifest["start_url"] == manifest["scope"] == "./"
        assert not [icon for icon in manifest["icons"] if icon["src"].startswith("/")]
