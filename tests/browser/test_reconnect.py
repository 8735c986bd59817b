"""The phone sleeps, the Wi-Fi drops, the server is started anew: the same seat, the same cards."""

from playwright.sync_api import Page, Route, expect

from tests.support.browser.axe import axe
from tests.support.browser.devices import Device, Serve
from tests.support.browser.evening import PLAYING, awaited, choose, do, hand, kick_off

LOST = "Verbindung weg"
ELSEWHERE = "Du spielst gerade in einem anderen Tab."


def dealt(page: Page) -> list[str]:
    """Somebody's turn in the middle of a match, and the cards in their hand."""
    choose(page, "elfer-raus")
    kick_off(page)
    expect(awaited(page)).to_be_visible()
    cards = hand(page)
    assert cards
    return cards


def test_a_phone_that_was_closed_comes_back_to_its_seat(device: Device) -> None:
    first = device("phone")
    page = first.new_page()
    cards = dealt(page)
    kept, address = first.storage_state(), page.url
    first.close()
    page = device("phone", storage_state=kept).new_page()
    page.goto("/")
    page.get_by_role("button", name="Zurück zum Tisch").click()
    expect(awaited(page)).to_be_visible()
    assert page.url == address
    assert hand(page) == cards
    do(page)


def test_the_network_goes_and_comes_back(device: Device) -> None:
    phone = device("phone")
    page = phone.new_page()
    cards = dealt(page)
    phone.set_offline(True)
    expect(page.get_by_text(LOST)).to_be_visible()
    axe(page)
    phone.set_offline(False)
    expect(page.get_by_text(LOST)).to_have_count(0)
    expect(awaited(page)).to_be_visible()
    assert hand(page) == cards
    do(page)


def test_the_server_is_started_anew(device: Device, serve: Serve) -> None:
    server = serve()
    page = device("phone", base_url=server.url).new_page()
    cards = dealt(page)
    server.stop()
    expect(page.get_by_text(LOST)).to_be_visible()
    serve(port=server.port)
    expect(page.get_by_text(LOST)).to_have_count(0)
    expect(page.locator(PLAYING)).to_be_visible()
    expect(awaited(page)).to_be_visible()
    assert hand(page) == cards
    do(page)


def test_a_second_tab_says_so_and_both_have_a_way_on(device: Device) -> None:
    phone = device("phone")
    first = phone.new_page()
    cards = dealt(first)
    second = phone.new_page()
    second.goto(first.url)
    expect(awaited(second)).to_be_visible()
    expect(first.get_by_role("heading", level=1)).to_have_text(ELSEWHERE)
    expect(first.get_by_role("button", name="Zur Spielauswahl")).to_be_visible()
    axe(first)
    first.get_by_role("button", name="Hier weiterspielen").click()
    expect(awaited(first)).to_be_visible()
    assert hand(first) == cards
    expect(second.get_by_role("heading", level=1)).to_have_text(ELSEWHERE)
    second.get_by_role("button", name="Zur Spielauswahl").click()
    expect(second.locator(".tiles li")).to_have_count(8)
    do(first)


def test_a_part_that_is_loaded_late_waits_for_the_network(device: Device) -> None:
    """The lobby opens a sheet while there is no network: one sentence, and once it is back, everything works."""
    phone = device("phone", service_workers="block")
    page = phone.new_page()
    page.goto("/")

    def away(route: Route) -> None:
        route.abort("internetdisconnected")

    page.route("**/assets/Preferences-*", away)
    page.locator("header .round").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.unroute("**/assets/Preferences-*")
    page.get_by_role("dialog").get_by_role("button", name="Neu laden").click()
    expect(page.locator(".tiles li")).to_have_count(8)
