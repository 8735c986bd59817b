"""An evening as people have it: choose a picture, sit down, play to the final whistle."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, WebSocket, expect  # noqa: A004 -- it is the one that Playwright raises

TITLES = {
    "elfmeter": "Elfmeter!",
    "ligretto": "Ligretto-Fußball",
    "elfer-raus": "Elfer raus!",
    "elfer-raus-junior": "Elfer raus! Junior",
    "foul": "Foul",
    "zweikampf": "Zweikampf",
    "karten-fussball": "Karten-Fußball",
    "wuerfel-fussball": "Würfel-Fußball",
}
WAYS = {
    "alone": "Allein gegen Bots",
    "device": "Alle an einem Gerät",
    "phones": "Jeder am eigenen Handy",
    "tv": "Fernseher und Handys",
}
CODE = re.compile(r"/[A-Z0-9]{4,8}$")
OVER = "main[data-phase=over]"
PLAYING = "main[data-phase=playing]"
PRESSED = ("main.playing .can:not([disabled])", "main.playing .hand .go", "main.playing .done")
FIRST = "(spots) => spots.find((spot) => document.querySelector(spot)) ?? null"
LONGEST = 120.0
"""Seconds after which a match is taken for stuck."""


def choose(page: Page, game: str, way: str = "alone", people: int = 2) -> str:
    """From the lobby to the room; gives back its code. On a phone each game opens a sheet, else one big button begins."""
    page.goto("/")
    page.locator(".tiles button").filter(has=page.get_by_text(TITLES[game], exact=True)).click()
    page.get_by_role("button", name=WAYS[way]).click()
    if way == "device":
        page.get_by_role("button", name=f"{people} Leute", exact=True).click()
    if page.locator(".start").count():
        page.locator(".start").get_by_role("button", name="Anpfiff!").click()
    return code_of(page)


def code_of(page: Page) -> str:
    """A busy server gives longer codes."""
    page.wait_for_url(CODE)
    page.locator("footer .whistle").wait_for()
    return page.url.rpartition("/")[2]


def kick_off(page: Page) -> None:
    page.get_by_role("button", name="Anpfiff!").click()
    page.wait_for_selector(PLAYING)


def act(page: Page) -> bool:
    """Whatever glows: a card, a stack, then the big buttons. Anything else is the others' business."""
    spot: str | None = page.evaluate(FIRST, list(PRESSED))
    return spot is not None and press(page.locator(spot))


def do(page: Page) -> None:
    """Wait until something can be done, and do it."""
    page.wait_for_function(FIRST, arg=list(PRESSED))
    act(page)


def play_on(*pages: Page, acts: Callable[[Page], object] = act) -> None:
    """Everybody acts whenever something can be done, until the final whistle."""
    deadline = monotonic() + LONGEST
    while not pages[0].locator(OVER).count():
        assert monotonic() < deadline, "the match does not end"
        for page in pages:
            acts(page)
        pages[0].wait_for_timeout(25)
    for page in pages:
        expect(page.locator(OVER).get_by_role("heading", level=1)).to_be_visible()


def press(spot: Locator) -> bool:
    """Tap or click the first of these that is there; it may leave while the finger comes down, and that is fine."""
    if not spot.count():
        return False
    with suppress(TimeoutError):
        (spot.first.tap if has_touch(spot.page) else spot.first.click)(timeout=700)
    return True


def has_touch(page: Page) -> bool:
    size = page.viewport_size
    return size is not None and size["width"] < 1000


def awaited(page: Page) -> Locator:
    """The screen of somebody who can do something now."""
    return page.locator("main.playing.awaited")


def hand(page: Page) -> list[str]:
    """The names of the cards in the hand on this screen."""
    return page.locator(".handcard .sr").all_inner_texts()


def listen(page: Page, kind: str = "table") -> list[dict[str, Any]]:
    """Every message of that kind that this page is told."""
    messages: list[dict[str, Any]] = []

    def hear(frame: str | bytes) -> None:
        told = json.loads(frame)
        if told["kind"] == kind:
            messages.append(told)

    def dial(line: WebSocket) -> None:
        line.on("framereceived", hear)

    page.on("websocket", dial)
    return messages
