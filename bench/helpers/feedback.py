"""How soon a tap is felt: in a real page behind a bad line, from the finger to the first picture that shows it."""

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from anpfiff.server.room.tempo import Tempo
from tests.support.browser import chromium
from tests.support.browser.devices import SCREENS
from tests.support.browser.server import served
from tests.support.browser.taps import GLIDES, WATCH, sat_down, tap
from tests.support.lines import PROFILES
from tests.support.proxy import proxied

TAPS = 60
SETTLED = 1_500
"""Milliseconds in which the last verdicts come."""


class Felt(NamedTuple):
    """99th percentiles in milliseconds: from the tap to the picture, and from the verdict until the card lies at home."""

    tap: float | None
    glide: float | None


def feedback(folder: Path, lines: list[str]) -> dict[str, Felt]:
    """By line; a simulated line without a profile of the proxy has none."""
    found = chromium.find()
    if found is None:
        return {}
    with (
        served(folder, Tempo(countdown=300)) as server,
        sync_playwright() as playwright,
        chromium.launched(playwright, found) as browser,
    ):
        return {line: _felt(browser, server.port, line) for line in lines if line in PROFILES}


def _felt(browser: Browser, port: int, line: str) -> Felt:
    with proxied(port, line) as proxy:
        context = browser.new_context(**SCREENS["phone"], base_url=proxy.url, locale="de-DE")
        page = context.new_page()
        sat_down(page)
        page.evaluate(WATCH)
        page.evaluate(GLIDES)
        for _ in range(TAPS):
            tap(page)
        page.wait_for_timeout(SETTLED)
        felt = Felt(_p99(page, "felt"), _p99(page, "glides"))
        context.close()
    return felt


def _p99(page: Page, noted: str) -> float | None:
    times: list[float] = sorted(page.evaluate(f"window.{noted}"))
    return round(times[len(times) * 99 // 100], 1) if times else None
