"""Firefox, through WebDriver BiDi: Debian's own, driven by Playwright."""

import shutil
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Playwright, WebError

from tests.support.browser.engines.screen import Size

NAMES = ("firefox-esr", "firefox")
MISSING = "No Firefox was found: install it (on Debian: firefox-esr)."
PREFERENCES: dict[str, str | float | bool] = {"ui.prefersReducedMotion": 1}


def find() -> Path | None:
    return next((Path(path) for name in NAMES if (path := shutil.which(name))), None)


def launched(playwright: Playwright, path: Path) -> Browser:
    return playwright.firefox.launch(
        channel="moz-firefox", executable_path=path, firefox_user_prefs=PREFERENCES
    )


class FirefoxScreen:
    """A context with one page; `tap` does nothing here, `click` does."""

    def __init__(self, browser: Browser, base: str, size: Size) -> None:
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size.width, "height": size.height}, locale="de-DE", base_url=base
        )
        self._page = self.context.new_page()
        self._complaints: list[str] = []
        self.context.on("weberror", self._stumbled)
        self.context.on("console", self._said)

    def open(self, path: str) -> None:
        self._page.goto(path)

    def resize(self, size: Size) -> None:
        self._page.set_viewport_size({"width": size.width, "height": size.height})

    def ask(self, function: str, *args: Any) -> Any:
        return self._page.evaluate(f"(args) => ({function})(...args)", list(args))

    def press(self, selector: str) -> bool:
        with suppress(Error):
            self._page.locator(selector).first.click(timeout=700)
            return True
        return False

    def photo(self, path: Path) -> None:
        self._page.screenshot(path=path)

    def complaints(self) -> list[str]:
        return self._complaints

    def close(self) -> None:
        self.context.close()

    def _stumbled(self, fault: WebError) -> None:
        self._complaints.append(str(fault.error))

    def _said(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self._complaints.append(said.text)
