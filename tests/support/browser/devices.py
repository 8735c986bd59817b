"""Screens of all sizes, how a test asks for a device or a server, and a note of the browsers that were used."""

from pathlib import Path
from typing import Any, NamedTuple, Protocol

from playwright.sync_api import Browser, BrowserContext

from anpfiff.server.room.tempo import Tempo
from tests.support.browser.server import BRISK, Served
from tools import client

SCREENS: dict[str, dict[str, Any]] = {
    "small": {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True},
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "tv": {"viewport": {"width": 1920, "height": 1080}},
}
PHOTOS: Path = client.ROOT / ".pytest_cache" / "browser"
ENGINES: Path = client.ROOT / ".pytest_cache" / "engines"
"""A file is laid here for every browser that was used; `run.py test` reads their names."""


class Serve(Protocol):
    def __call__(self, tempo: Tempo = BRISK, port: int = 0) -> Served: ...


class Device(Protocol):
    def __call__(self, screen: str, **more: Any) -> BrowserContext: ...


class Painter(NamedTuple):
    """A browser whose pictures are compared with the golden ones; `exact` if it paints as the one that took those."""

    browser: Browser
    exact: bool


def noted(browser: Browser) -> Browser:
    note(f"{browser.browser_type.name.capitalize()} {browser.version}")
    return browser


def note(engine: str) -> None:
    ENGINES.mkdir(parents=True, exist_ok=True)
    (ENGINES / engine).touch()
