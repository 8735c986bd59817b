"""An evening as people have it: choose a picture, sit down, play to the final whistle."""

import re
from collections.abc import Callable
from time import monotonic

from playwright.sync_api import Locator, Page, expect

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
OVER = "main[data-phase=over]"
PLAYING = "main[data-phase=playing]"
LONGEST = 120.0
"""Seconds after which a match is taken for stuck."""


def choose(page: Page, game: str, way: str = "alone") -> str:
    """From the lobby to the room; gives back its code."""
    page.goto("/")
    page.get_by_role("button", name=re.compile(rf"^{re.escape(TITLES[game])}(?! Junior)")).first.click()
    page.get_by_role("button", name=WAYS[way]).click()
    page.wait_for_url(re.compile(r"/[A-Z0-9]{4}$"))
    return page.url[-4:]


def kick_off(page: Page) -> None:
    page.get_by_role("button", name="Anpfiff!").click()
    page.wait_for_selector(PLAYING)


def play_on(page: Page, act: Callable[[Page], None]) -> None:
    """Act whenever something can be done, until the final whistle."""
    deadline = monotonic() + LONGEST
    while not page.locator(OVER).count():
        assert monotonic() < deadline, "the match does not end"
        act(page)
        page.wait_for_timeout(40)
    expect(page.locator(OVER).get_by_role("heading", level=1)).to_be_visible()


def press(spot: Locator) -> bool:
    """Press the first of these that is there; whatever was pressed may be gone by now, and that is fine."""
    if not spot.count():
        return False
    try:
        spot.first.click(timeout=700)
    except Exception as fault:
        if "Timeout" not in type(fault).__name__:
            raise
    return True
