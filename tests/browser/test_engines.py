"""Firefox and WebKit, which is Safari's engine: whole matches, lessons, the replay and the companion, on a phone and on a desktop."""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import pytest
from playwright.sync_api import Playwright

from tests.support.browser.devices import PHOTOS, note
from tests.support.browser.engines import firefox, webkit
from tests.support.browser.engines.match import CALM, SHORT, play
from tests.support.browser.engines.screen import (
    BEAT,
    DESKTOP,
    PHONE,
    Screen,
    press_named,
    shown,
    text_of,
    until,
)
from tests.support.browser.server import Served

ENGINES = ("firefox", "webkit")
LESSON = 120.0
PRAISE = "Du kannst es! Jetzt richtig spielen?"
GLOWS = """(tries) => {
  const main = document.querySelector('main.screen')
  const able = (node) => node && node.getClientRects().length > 0 && !node.matches(':disabled, [aria-disabled=true]') && !node.closest('.coach, [inert]')
  const all = (spots) => [...new Set([...main.querySelectorAll(spots)].map((node) => node.closest('button')))].filter(able)
  const [leaf, mine] = ['.leaf', '.mine .can'].map((spot) => all(spot)[0])
  const buttons = [...all('.can, .glow, .on, .target, .go'), ...all('button')]
  const sheet = document.querySelector('dialog[open] button')
  const chosen = sheet ?? (tries > 0 && tries < 60 && leaf ? (mine ?? leaf) : buttons[tries % buttons.length])
  document.querySelector('[data-now]')?.removeAttribute('data-now')
  chosen?.setAttribute('data-now', '')
  return chosen !== undefined
}"""
"""A sheet that was opened is closed; what glows; where nothing does, leaf on; then whatever else there is."""

HURRY = "() => { const wait = window.setTimeout; window.setTimeout = (act, time, ...more) => wait(act, time / 10, ...more) }"
"""A lesson gives time to read, also when it takes something back; who only presses needs a tenth of it."""


def wanted(here: Path | None, missing: str) -> Path:
    """Where an engine is missing, somebody at home is told; where everything has to be there, that is a failure."""
    if here is None and os.environ.get("CI"):
        pytest.fail(missing, pytrace=False)
    if here is None:
        pytest.skip(missing)
    return here


@pytest.fixture(scope="session")
def firefox_screen(playwright: Playwright, server: Served) -> Iterator[Callable[[], Screen]]:
    browser = firefox.launched(playwright, wanted(firefox.find(), firefox.MISSING))
    note(f"Firefox {browser.version}")
    screen = firefox.FirefoxScreen(browser, server.url, PHONE)
    yield lambda: screen
    screen.close()
    browser.close()


@pytest.fixture(scope="session")
def webkit_screen(server: Served, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], Screen]]:
    """Painting in software for a quarter of an hour, it now and then gives up; then there is another."""
    here = wanted(webkit.find(), webkit.MISSING)
    with webkit.launched(here, tmp_path_factory.mktemp("webkit")) as driver:
        screens = [driver.screen(server.url, PHONE)]
        note(f"WebKitGTK {screens[0].version}")

        def living() -> Screen:
            if not screens[-1].lives:
                screens.append(driver.screen(server.url, PHONE))
            return screens[-1]

        yield living


@pytest.fixture(params=ENGINES)
def screen(request: pytest.FixtureRequest) -> Iterator[Screen]:
    """One window for all tests of a worker; what its page complains about fails the test that made it do so."""
    living: Callable[[], Screen] = request.getfixturevalue(f"{request.param}_screen")
    window = living()
    before = len(window.complaints())
    window.resize(PHONE)
    window.open("/")
    window.ask(CALM)  # WebKitGTK speaks English, whatever it is told
    with pictured(window, request.node.name):
        yield window
    assert window.complaints()[before:] == []


@contextmanager
def pictured(window: Screen, name: str) -> Iterator[None]:
    """The last picture of every test lies in the cache, so that engines can be looked at side by side."""
    yield
    PHOTOS.mkdir(parents=True, exist_ok=True)
    window.photo(PHOTOS / f"{name.replace('[', '-').rstrip(']')}.png")


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_match(screen: Screen, game: str) -> None:
    play(screen, game)


@pytest.mark.parametrize("game", SHORT)
def test_the_first_minute(screen: Screen, game: str) -> None:
    screen.open(f"/learn/{game}")
    screen.ask(HURRY)
    shown(screen, ".coach h1")
    said: Counter[str] = Counter()
    deadline = monotonic() + LESSON
    while (now := text_of(screen, ".coach h1")) != PRAISE:
        assert monotonic() < deadline, f"the lesson does not go on after {now!r}"
        if screen.ask(GLOWS, said[now]):
            screen.press("[data-now]")
        said[now] += 1
        sleep(BEAT)


def test_the_replay_of_a_match(screen: Screen) -> None:
    """It is watched forwards, backwards, by itself, and with somebody else's eyes, which are legible."""
    play(screen, "zweikampf")
    press_named(screen, "Noch mal ansehen")
    shown(screen, "input[type=range]")
    first = text_of(screen, ".controls .count")
    press_named(screen, "Weiter", ".controls button")
    until(screen, "(first) => document.querySelector('.controls .count').textContent.trim() !== first", first)
    legible = "() => { const style = getComputedStyle(document.querySelector('select')); return style.appearance === 'none' && style.color !== style.backgroundColor }"
    assert screen.ask(legible), "WebKitGTK paints white on white else"
    screen.resize(PHONE)


def test_beside_a_real_table(screen: Screen) -> None:
    """A board, a goal that is counted, the phone becomes a desktop, and the rules beside it."""
    screen.open("/real/karten-fussball")
    shown(screen, "li.spot b")
    press_named(screen, "Anpfiff!")
    shown(screen, ".plus")
    before = text_of(screen, ".number")
    assert screen.press(".plus")
    until(screen, "(before) => document.querySelector('.number').textContent.trim() !== before", before)
    screen.resize(DESKTOP)
    press_named(screen, "Regeln", "nav a")
    shown(screen, "main h1, main h2")
