"""The site without a server in a real Chromium, over loopback, caches cold and warm: `python -m bench.site [--json]`.

How much a first visit carries, when the lobby is there, when the first match can begin (cold, on a machine four times as slow, and
warm), the longest task of the page's own thread while bots think, what the strongest bot takes, and whether seeds give the same matches.
"""

import argparse
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from anpfiff.games import GAMES  # noqa: E402 -- found only now
from anpfiff.server.room.tempo import USUAL  # noqa: E402
from anpfiff.site.building import weight  # noqa: E402
from bench.helpers.slowness import slowed  # noqa: E402
from tests.support.browser import chromium  # noqa: E402
from tests.support.browser.evening import TITLES, WAYS, act, code_of, kick_off  # noqa: E402
from tests.support.browser.site import built, shown  # noqa: E402
from tests.support.parity import here, in_node, in_page  # noqa: E402
from tools import client  # noqa: E402

PATIENCE = 180_000
TASKS = "new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest ?? 0, duration) }).observe({ type: 'longtask', buffered: false })"
LEVELS = ("snail", "tortoise", "rabbit")
SLOWNESS = 4
PLAYED = 12.0
"""Seconds of play during which the page's own thread is watched."""
IN_PAGE = 24
"""Matches that are also played in the page itself."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--matches", type=int, default=1_000, help="how many are compared (default 1000)")
    args = parser.parse_args()
    figures = measured() | strongest() | compared(args.matches)
    figures["matches_compared"] += figures.pop("in_page")
    figures["matches_different"] += figures.pop("different_in_page")
    if args.json:
        print(json.dumps(figures))
    else:
        print("\n".join(f"{name:24}{value:>10}" for name, value in figures.items()))


def measured() -> dict[str, Any]:
    client.build()
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(client.node())
    contents = built(USUAL)
    here_is = chromium.find()
    assert here_is is not None, chromium.MISSING
    with (
        tempfile.TemporaryDirectory() as folder,
        shown(Path(folder), contents) as site,
        sync_playwright() as playwright,
    ):
        browser = chromium.launched(playwright, here_is)
        return {
            "total_gzip_kb": weight(contents) // 1024,
            **visits(browser, site.url),
            **in_chromium(browser, site.url),
        }


def visits(browser: Browser, url: str) -> dict[str, Any]:
    cold = _context(browser, url)
    page = cold.new_page()
    lobby, first = _visit(page)
    longest = _watched(page)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=PATIENCE)
    page.close()
    _, warm = _visit(cold.new_page())
    cold.close()
    slow = _context(browser, url)
    page = slow.new_page()
    with slowed(SLOWNESS):
        _, slowly = _visit(page)
    slow.close()
    return {
        "lobby_ms": lobby,
        "cold_first_move_ms": first,
        "slow_first_move_ms": slowly,
        "warm_first_move_ms": warm,
        "longest_task_ms": longest,
    }


def _context(browser: Browser, url: str) -> BrowserContext:
    context = browser.new_context(
        base_url=url, locale="de-DE", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    context.add_init_script("localStorage.setItem('anpfiff.level', 'rocket')")
    context.set_default_timeout(PATIENCE)
    return context


def _visit(page: Page) -> tuple[int, int]:
    """Until the lobby is seen, and until the first card can be played; the three seconds of the countdown are not counted."""
    began = time.perf_counter()
    page.goto("/")
    page.locator(".tiles li").last.wait_for()
    lobby = time.perf_counter()
    page.locator(".tiles button").filter(has=page.get_by_text(TITLES["elfer-raus"], exact=True)).click()
    page.get_by_role("button", name=WAYS["alone"]).click()
    code_of(page)
    ready = time.perf_counter()
    kick_off(page)
    dealt = max(0.0, time.perf_counter() - ready - USUAL.countdown / 1000)
    return round((lobby - began) * 1000), round((ready - began + dealt) * 1000)


def _watched(page: Page) -> int:
    """The longest task of the page's own thread while the strongest bots think and somebody plays."""
    page.wait_for_timeout(3_000)  # the thinking worker has come
    page.evaluate(TASKS)
    deadline = time.perf_counter() + PLAYED
    while time.perf_counter() < deadline:
        act(page)
        page.wait_for_timeout(300)
    longest: float = page.evaluate("window.longest ?? 0")
    return round(longest)


def in_chromium(browser: Browser, url: str) -> dict[str, int]:
    page = _context(browser, url).new_page()
    page.goto("/")
    asked = _asked(IN_PAGE)
    return {"in_page": IN_PAGE, "different_in_page": _different(here(asked), in_page(asked, page))}


def strongest() -> dict[str, int]:
    """How long the strongest bot thinks over a move, in Pyodide: 95 of 100 are quicker, in the game where that takes longest."""
    with tempfile.TemporaryDirectory() as folder:
        times = in_node([(game, 1, "rocket") for game in GAMES], Path(folder), 7_200, "thinking")
    return {"bot_p95_ms": round(max(each[int(len(each) * 0.95)] for each in times))}


def compared(matches: int) -> dict[str, int]:
    asked = _asked(matches)
    with tempfile.TemporaryDirectory() as folder:
        there = in_node(asked, Path(folder), longest=7_200)
    return {"matches_compared": matches, "matches_different": _different(here(asked), there)}


def _asked(matches: int) -> list[tuple[str, int, str]]:
    games = tuple(GAMES)
    return [(games[n % len(games)], n, LEVELS[n % len(LEVELS)]) for n in range(matches)]


def _different(ours: list[str], theirs: list[str]) -> int:
    return sum(one != other for one, other in zip(ours, theirs, strict=True))


if __name__ == "__main__":
    main()
