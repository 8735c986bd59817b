"""Make the README's picture from the real thing: a real server, a real browser, two matches in the middle of play.

.venv/bin/python -m tests.browser.photo
"""

import base64
import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.support.browser import chromium
from tests.support.browser.evening import press
from tests.support.browser.server import served

PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "browser.png"
FRAME = """<body style="margin:0;width:1400px;height:800px;background:#fbf8ee">
<img style="position:absolute;left:24px;top:24px;width:1152px;border-radius:14px;box-shadow:0 3px 0 #0b211655" src="{desk}">
<img style="position:absolute;right:24px;bottom:20px;width:312px;border-radius:30px;border:7px solid #16261e" src="{phone}"></body>"""
TITLES = {"desk": "Elfer raus!", "phone": "Würfel-Fußball"}
SIZES = {"desk": (1280, 800), "phone": (390, 844)}
MOVES = 12


def shot(browser: Browser, url: str, device: str) -> str:
    """A moment of a match, as an address that an image can have."""
    width, height = SIZES[device]
    page = browser.new_page(
        base_url=url,
        locale="de-DE",
        reduced_motion="reduce",
        viewport={"width": width, "height": height},
        has_touch=device == "phone",
    )
    sit_down(page, TITLES[device])
    for _ in range(MOVES):
        page.wait_for_selector("main.playing .hand.turn", timeout=60_000)
        _ = press(page.locator("main.playing .can:not([disabled])")) or press(
            page.locator("main.playing .hand .go")
        )
        page.wait_for_timeout(400)
    page.wait_for_selector("main.playing .hand.turn", timeout=60_000)
    page.wait_for_timeout(1_500)
    return "data:image/png;base64," + base64.b64encode(page.screenshot()).decode()


def sit_down(page: Page, title: str) -> None:
    page.goto("/")
    page.get_by_role("button", name=re.compile(rf"^{re.escape(title)}(?! Junior)")).first.click()
    page.get_by_role("button", name="Allein gegen Bots").click()
    while not page.locator("main[data-phase=playing]").count():
        press(page.get_by_role("button", name="Anpfiff!"))
        page.wait_for_timeout(300)


def main() -> int:
    found = chromium.find()
    if found is None:
        sys.exit(chromium.MISSING)
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder)) as server,
        sync_playwright() as playwright,
        chromium.launched(playwright, found) as browser,
    ):
        shots = {device: shot(browser, server.url, device) for device in SIZES}
        page = browser.new_page(viewport={"width": 1400, "height": 800})
        page.set_content(FRAME.format(**shots))
        page.wait_for_timeout(500)
        page.screenshot(path=PICTURE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
