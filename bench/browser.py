"""How heavy the page is and how soon the first card can be seen, on a phone with a slow processor.

    .venv/bin/python -m bench.browser [--json] [--laps N]

A match runs; the page is opened anew, with four times the processor's slowness, over the loopback. The clock is the page's own:
from the navigation to the first picture that holds a card, a die or the pitch. `bytes` is all that a fresh phone loads to get there.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from tests.support.browser import chromium
from tests.support.browser.devices import SCREENS
from tests.support.browser.evening import TITLES, choose, kick_off
from tests.support.browser.server import served
from tests.support.browser.weight import Weight

SLOWER = 4
WATCH = """(() => {
  const look = () => {
    const seen = [...document.querySelectorAll('main.playing :is(.card, .die, .strip, .pitch)')].some((one) => one.getBoundingClientRect().width > 0)
    if (seen) window.firstCard = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})()"""


def measured(browser: Browser, url: str, game: str, laps: int) -> dict[str, float]:
    context = browser.new_context(
        **SCREENS["phone"], base_url=url, locale="de-DE", service_workers="block", reduced_motion="reduce"
    )
    weight = Weight(context)
    page = context.new_page()
    choose(page, game)
    kick_off(page)
    page.wait_for_load_state("networkidle")
    total = weight.total()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.add_init_script(WATCH)
    waits: list[float] = []
    for _ in range(laps):
        page.reload()
        while not (wait := page.evaluate("window.firstCard ?? 0")):
            page.wait_for_timeout(50)
        waits.append(wait)
    context.close()
    return {"bytes": total, "first_card_ms": round(median(waits))}


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench.browser", description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--laps", type=int, default=5)
    args = parser.parse_args(words)
    found = chromium.find()
    if found is None:
        sys.exit(chromium.MISSING)
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder)) as server,
        sync_playwright() as playwright,
        chromium.launched(playwright, found) as browser,
    ):
        figures = {game: measured(browser, server.url, game, args.laps) for game in TITLES}
    if args.json:
        print(json.dumps(figures))
    else:
        for game, one in figures.items():
            print(
                f"{game:20} {one['bytes'] / 1000:6.1f} kB   first card after {one['first_card_ms']:5.0f} ms"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
