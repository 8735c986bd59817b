"""What can go wrong at the door, in the browser and on the way: each shows one clear sentence and a way on that works."""

import json
import re
from urllib.request import urlopen

import pytest
from playwright.sync_api import BrowserContext, Page, Route, WebSocketRoute, expect

from tests.support.browser.axe import axe
from tests.support.browser.devices import Device, Serve
from tests.support.browser.evening import PLAYING, choose, code_of, kick_off, play_on, press

NO_ROOM = "Diesen Tisch gibt es nicht"
NO_SERVER = "Der Server antwortet nicht"
RENEWED = "Anpfiff wurde erneuert"
TRIES = 60
"""The wrong codes that one address may try."""
FORBIDDEN = """
for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { get() { throw new DOMException('forbidden', 'SecurityError') } })
"""
SILENT = "for (const name of ['AudioContext', 'webkitAudioContext', 'BroadcastChannel']) delete window[name]"
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"
NO_CLIPBOARD = """
Object.defineProperty(navigator, 'clipboard', { value: undefined })
document.execCommand = () => false
"""


def says(page: Page, sentence: str) -> None:
    """One sentence as the heading of the page, and nothing to complain about."""
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(sentence))
    axe(page)


def in_lobby(page: Page) -> None:
    expect(page.locator(".tiles li")).to_have_count(8)


def test_a_wrong_code_can_be_typed_again(device: Device) -> None:
    host, guest = device("phone").new_page(), device("phone").new_page()
    code = choose(host, "foul", "phones")
    guest.goto("/")
    field = guest.get_by_label("Code vom Tisch eintippen")
    field.fill("0oil")
    expect(guest.get_by_text("gibt es in keinem Code")).to_be_visible()
    expect(field).to_have_value("")
    field.fill("zzzz")
    guest.get_by_role("button", name="Mitspielen").click()
    says(guest, NO_ROOM)
    guest.get_by_label("Code vom Tisch eintippen").fill(code.lower())
    guest.get_by_role("button", name="Mitspielen").click()
    expect(guest.get_by_text("das bist du")).to_be_visible()


def test_a_link_to_a_table_that_is_gone(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto("/QQQQ")
    says(page, NO_ROOM)
    page.get_by_role("button", name="Zur Spielauswahl").click()
    in_lobby(page)


@pytest.mark.parametrize("script", [FORBIDDEN, FULL, SILENT], ids=["forbidden", "full", "silent"])
def test_without_storage_and_without_sound_one_can_play(phone: BrowserContext, script: str) -> None:
    page = phone.new_page()
    page.add_init_script(script)
    choose(page, "zweikampf")
    note = page.get_by_text("Dieser Browser merkt sich nichts.")
    expect(note).to_have_count(0 if script == SILENT else 1)
    axe(page)
    kick_off(page)
    if script == FORBIDDEN:
        play_on(page)


def test_without_a_clipboard_the_link_is_marked(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.add_init_script(NO_CLIPBOARD)
    code = choose(page, "foul", "phones")
    page.get_by_role("button", name="Link kopieren").click()
    expect(page.locator(".note").get_by_text("Kopieren geht hier nicht.")).to_be_visible()
    marked = page.evaluate("getSelection()?.toString() || document.activeElement.value")
    assert marked.partition("#")[0].endswith(f"/{code}")
    axe(page)


def test_too_many_wrong_codes(device: Device, serve: Serve) -> None:
    server = serve()
    page = device("phone", base_url=server.url, excused="404|429").new_page()
    page.goto("/")
    in_lobby(page)
    for _ in range(TRIES + 2):
        page.evaluate("fetch('/api/invitation/QQQQ').then((answer) => answer.status)")
    page.goto("/QQQQ")
    says(page, "viele falsche Codes")
    expect(page.get_by_role("timer")).to_contain_text("noch 0:")
    expect(page.get_by_role("button", name="Zur Spielauswahl")).to_be_visible()
    axe(page)
    # Its turn comes, and it is looked up without a tap: this one was wrong.
    says(page, "Diesen Tisch gibt es nicht")


def test_an_old_tab_after_an_update(device: Device) -> None:
    """The board's file is gone from the server; once the page is loaded anew, everything is there again."""
    phone = device("phone", service_workers="block", excused="404|Failed to load module")
    page = phone.new_page()

    def gone(route: Route) -> None:
        route.fulfill(status=404, body="")

    page.route("**/assets/zweikampf-*.js*", gone)
    choose(page, "zweikampf")
    page.get_by_role("button", name="Anpfiff!").click()
    says(page, RENEWED)
    page.unroute("**/assets/zweikampf-*.js*")
    page.get_by_role("button", name="Neu laden").click()
    expect(page.locator(PLAYING)).to_be_visible()


def test_another_version_of_the_wire(phone: BrowserContext) -> None:
    page = phone.new_page()

    def older(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def say(said: str | bytes) -> None:
            message = json.loads(said)
            server.send(json.dumps(message | ({"version": 0} if "version" in message else {})))

        line.on_message(say)

    page.route_web_socket(re.compile("/ws$"), older)
    page.goto("/QQQQ")
    says(page, RENEWED)
    expect(page.get_by_role("button", name="Neu laden")).to_be_visible()
    page.get_by_role("button", name="Zur Spielauswahl").click()
    in_lobby(page)


def test_the_server_is_not_there(device: Device, serve: Serve) -> None:
    """The lobby was kept by the browser; it says what is wrong, and goes on by itself when somebody presses."""
    server = serve()
    page = device("phone", base_url=server.url).new_page()
    page.goto("/")
    in_lobby(page)
    kept = "navigator.serviceWorker.ready.then(() => caches.keys()).then(async (names) => names.length > 0 && (await (await caches.open(names[0])).keys()).length > 3)"
    page.wait_for_function(kept)
    server.stop()
    page.reload()
    in_lobby_or_sorry = page.locator(".tiles li, .away h1")
    expect(in_lobby_or_sorry.first).to_be_visible()
    page.goto("/QQQQ")
    says(page, NO_SERVER)
    serve(port=server.port)
    press(
        page.get_by_role("button", name="Noch mal versuchen")
    )  # unless the line was quicker and is back by itself
    says(page, NO_ROOM)


def test_the_lobby_without_a_server(device: Device, serve: Serve) -> None:
    server = serve()
    page = device("phone", base_url=server.url, service_workers="block").new_page()

    def away(route: Route) -> None:
        route.abort("connectionrefused")

    page.route("**/api/games", away)
    page.goto("/")
    says(page, NO_SERVER)
    page.unroute("**/api/games")
    page.get_by_role("button", name="Noch mal versuchen").click()
    in_lobby(page)


def test_the_page_loads_on_plain_http_without_what_only_https_has(phone: BrowserContext) -> None:
    """A LAN address is no secure context: no worker, no clipboard, no randomUUID, no wake lock."""
    page = phone.new_page()
    page.add_init_script(
        """for (const [on, name] of [[Navigator.prototype, 'serviceWorker'], [Navigator.prototype, 'clipboard'],
          [Navigator.prototype, 'wakeLock'], [Crypto.prototype, 'randomUUID'], [Crypto.prototype, 'subtle']]) delete on[name]"""
    )
    choose(page, "elfer-raus-junior", "phones")
    assert code_of(page)
    page.get_by_role("button", name="Link kopieren").click()
    expect(page.locator(".note").first).to_be_visible()
    kick_off(page)


def test_the_server_answers_a_link_with_the_page_itself(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto("/")
    with urlopen(page.url + "K7RM") as answer:  # noqa: S310 -- our own server
        assert b"Anpfiff" in answer.read()
