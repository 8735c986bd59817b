"""What is lost without a server, in a real Chromium: `python bench/pocket.py [--json] [--kills 200] [--seed S]`.

After the first visit the network is cut and a whole match of every game is played to its result. Then tabs crash in the middle of
matches, again and again, still without a network: whatever was shown last has to be there in the next tab, or this exits with 1.
"""

import argparse
import json
import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.support.browser import chromium  # noqa: E402 -- found only now
from tests.support.browser.evening import OVER, TITLES, WAYS, act, awaited, code_of, hand, kick_off, play_on  # noqa: E402
from tests.support.browser.site import built, shown  # noqa: E402
from tools import client  # noqa: E402

PATIENCE = 180_000
KEPT = "async () => (await navigator.serviceWorker.ready) && navigator.serviceWorker.controller !== null"
HANDS = ("elfer-raus", "elfer-raus-junior")
"""Games whose hand says how far the match is."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    client.build()
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(client.node())
    here_is = chromium.find()
    assert here_is is not None, chromium.MISSING
    with (
        tempfile.TemporaryDirectory() as folder,
        shown(Path(folder), built()) as site,
        sync_playwright() as playwright,
    ):
        phone = chromium.launched(playwright, here_is).new_context(
            base_url=site.url,
            locale="de-DE",
            viewport={"width": 390, "height": 844},
            has_touch=True,
            is_mobile=True,
        )
        phone.set_default_timeout(PATIENCE)
        visit(phone)
        figures: dict[str, Any] = {
            "offline_matches": offline(phone),
            **killed(phone, args.kills, Random(args.seed)),
        }
    print(
        json.dumps(figures)
        if args.json
        else "\n".join(f"{name:24}{value:>10}" for name, value in figures.items())
    )
    return int(figures["lost"] > 0 or figures["offline_matches"] < len(TITLES))


def visit(phone: BrowserContext) -> None:
    """The first visit, until everything lies on the shelf; then the network is cut."""
    page = phone.new_page()
    page.goto("/")
    page.wait_for_function(KEPT)
    page.close()
    phone.set_offline(True)


def offline(phone: BrowserContext) -> int:
    """How many games can be played to their result."""
    played = 0
    for game in TITLES:
        page = phone.new_page()
        begin(page, game)
        try:
            play_on(page)
            played += 1
        except AssertionError as fault:
            print(f"{game}: {fault}", file=sys.stderr)
        page.close()
    return played


def begin(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(".tiles button").filter(has=page.get_by_text(TITLES[game], exact=True)).click()
    page.get_by_role("button", name=WAYS["alone"]).click()
    code_of(page)
    kick_off(page)


def killed(phone: BrowserContext, kills: int, lots: Random) -> dict[str, int]:
    lost = 0
    page = phone.new_page()
    for kill in range(kills):
        if not kill or page.locator(OVER).count():
            begin(page, lots.choice(HANDS))
        for _ in range(lots.randrange(4)):
            act(page)
            page.wait_for_timeout(lots.randrange(120))
        if page.locator(OVER).count():
            continue
        page.wait_for_timeout(500)  # what was pressed last is shown by now
        awaited(page).or_(page.locator(OVER)).first.wait_for()
        before = hand(page)
        page = crashed(page, phone)
        page.goto("/")
        page.get_by_role("button", name="Zurück zum Tisch").click()
        awaited(page).or_(page.locator(OVER)).first.wait_for()
        lost += page.locator(OVER).count() == 0 and hand(page) != before
    return {"kills": kills, "lost": lost}


def crashed(page: Page, phone: BrowserContext) -> Page:
    """The process of the page dies, with both its workers."""
    with suppress(Error):
        page.goto("chrome://crash", timeout=2_000)
    with suppress(Error):
        page.close()
    return phone.new_page()


if __name__ == "__main__":
    sys.exit(main())
