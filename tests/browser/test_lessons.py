"""The playable first minute of every game: press what glows until the praise."""

from collections import Counter
from contextlib import suppress
from time import monotonic

import pytest
from playwright.sync_api import BrowserContext, Page, TimeoutError  # noqa: A004 -- it is the one that Playwright raises

from tests.support.browser.axe import axe
from tests.support.browser.evening import PLAYING, TITLES

LONGEST = 100.0
PRAISE = "Du kannst es! Jetzt richtig spielen?"
GLOWS = """(tries) => {
  const main = document.querySelector('main.screen')
  const able = (one) => one?.checkVisibility() && !one.matches(':disabled, [aria-disabled=true]') && !one.closest('.coach, [inert]')
  const [leaf, mine] = ['.leaf', '.mine .can'].map((one) => main.querySelector(one)).map((one) => (able(one) ? one : null))
  const glowing = [...main.querySelectorAll('.can, .glow, .on, .target, .go')].map((one) => one.closest('button'))
  const buttons = [...new Set([...glowing, ...main.querySelectorAll('button')])].filter(able)
  const leafs = tries > 0 && tries < 60 && leaf !== null
  const chosen = leafs ? (mine ?? leaf) : buttons[tries % buttons.length]
  main.querySelector('[data-now]')?.removeAttribute('data-now')
  chosen?.setAttribute('data-now', '')
}"""

HURRY = "() => { const wait = window.setTimeout; window.setTimeout = (act, time, ...more) => wait(act, time / 10, ...more) }"
"""A lesson gives time to read, also when it takes something back; who only presses needs a tenth of it."""


def step(page: Page, tries: int) -> None:
    """What glows; where nothing does, leaf on; then whatever else there is. If there is nothing, the lesson shows something."""
    page.evaluate(GLOWS, tries)
    with suppress(TimeoutError):
        page.locator("[data-now]").tap(force=True, timeout=100)
    page.wait_for_timeout(30)


@pytest.mark.parametrize("game", TITLES)
def test_the_first_minute(phone: BrowserContext, game: str) -> None:
    page = phone.new_page()
    page.goto(f"/learn/{game}")
    page.evaluate(HURRY)
    hint = page.locator(".coach h1")
    hint.wait_for()
    axe(page)
    said: Counter[str] = Counter()
    deadline = monotonic() + LONGEST
    while (now := hint.inner_text()) != PRAISE:
        assert monotonic() < deadline, f"the lesson does not go on after {now!r}"
        step(page, said[now])
        said[now] += 1
    assert len(said) >= 3, "three moves that succeed"
    axe(page)
    page.get_by_role("button", name="Spielen").click()
    page.wait_for_selector(PLAYING)
