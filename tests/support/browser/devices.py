"""Screens of all sizes, and how a test asks for a device or a server."""

from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import BrowserContext

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


class Serve(Protocol):
    def __call__(self, tempo: Tempo = BRISK, port: int = 0) -> Served: ...


class Device(Protocol):
    def __call__(self, screen: str, **more: Any) -> BrowserContext: ...
