"""WebKit, Safari's engine: WebKitGTK's little browser through its own driver, on a screen that nobody sees."""

import os
import shutil
import subprocess
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.by import By

from tests.support.browser.engines.screen import Size

DRIVER = "WebKitWebDriver"
BROWSERS = tuple(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
MISSING = (
    "No WebKit was found: install its driver and a screen for it (on Debian: webkit2gtk-driver and xvfb)."
)
STILL = """const [spot, done] = arguments
const place = () => JSON.stringify(document.querySelector(spot)?.getBoundingClientRect() ?? null)
const before = place()
requestAnimationFrame(() => requestAnimationFrame(() => done(before !== 'null' && before === place())))"""
"""Does it stand where it stood two pictures ago?"""
WITHOUT_MOTION = "[Settings]\ngtk-enable-animations=0\n"
COMPLAINT = "CONSOLE JS ERROR"


def find() -> Path | None:
    if shutil.which(DRIVER) is None or shutil.which("Xvfb") is None:
        return None
    return next(iter(BROWSERS), None)


@contextmanager
def display() -> Iterator[str]:
    """A screen of its own, with a number that was free."""
    reading, writing = os.pipe()
    words = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "2000x1300x24", "-nolisten", "tcp"]
    with subprocess.Popen(words, pass_fds=(writing,), stderr=subprocess.DEVNULL) as screen:
        os.close(writing)
        try:
            with os.fdopen(reading) as number:
                yield f":{number.readline().strip()}"
        finally:
            screen.terminate()


@contextmanager
def launched(path: Path, folder: Path) -> Iterator["WebKitDriver"]:
    """One browser; as root it has to do without its sandbox, and it is told not to move things."""
    settings = folder / "gtk-3.0" / "settings.ini"
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text(WITHOUT_MOTION)
    with display() as screen:
        env = os.environ | {
            "DISPLAY": screen,
            "LANG": "de_DE.UTF-8",
            "LANGUAGE": "de",
            "XDG_CONFIG_HOME": str(folder),
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        }
        driver = WebKitDriver(path, env, folder / "webkit.log")
        try:
            yield driver
        finally:
            driver.quit()


class WebKitDriver:
    """A session for every screen: there is but one window in each."""

    def __init__(self, path: Path, env: dict[str, str], log: Path) -> None:
        self._path = path
        self._env = env
        self._log = log
        self._open: list[webdriver.WebKitGTK] = []

    def screen(self, base: str, size: Size) -> "WebKitScreen":
        options = webdriver.WebKitGTKOptions()
        options.binary_location = str(self._path)
        for word in ("--automation", "--full-screen", "--enable-write-console-messages-to-stdout=true"):
            options.add_argument(word)
        log = self._log.with_suffix(f".{len(self._open)}.log")
        service = webdriver.WebKitGTKService(
            shutil.which(DRIVER) or DRIVER, log_output=str(log), env=self._env
        )
        with warnings.catch_warnings():
            warnings.simplefilter(
                "ignore", DeprecationWarning
            )  # Selenium's own class does what Selenium warns of
            session = webdriver.WebKitGTK(options=options, service=service)
        self._open.append(session)
        return WebKitScreen(session, base, size, log)

    def quit(self) -> None:
        for session in self._open:
            with suppress(WebDriverException):
                session.quit()


class WebKitScreen:
    """No touch, and a button has to stand still before it is pressed."""

    def __init__(self, session: webdriver.WebKitGTK, base: str, size: Size, log: Path) -> None:
        self._session = session
        self._base = base
        self._log = log
        self.resize(size)

    @property
    def version(self) -> str:
        return str(self._session.capabilities["browserVersion"])

    @property
    def lives(self) -> bool:
        try:
            return bool(self._session.current_url)
        except WebDriverException:
            return False

    def open(self, path: str) -> None:
        self._session.get(self._base + path)

    def resize(self, size: Size) -> None:
        self._session.set_window_size(size.width, size.height)

    def ask(self, function: str, *args: Any) -> Any:
        return self._session.execute_script(f"return ({function})(...arguments)", *args)

    def press(self, selector: str) -> bool:
        with suppress(WebDriverException):
            if self._session.execute_async_script(STILL, selector):
                self._session.find_element(By.CSS_SELECTOR, selector).click()
                return True
        return False

    def photo(self, path: Path) -> None:
        self._session.save_screenshot(str(path))

    def complaints(self) -> list[str]:
        said = self._log.read_text(encoding="utf-8", errors="replace") if self._log.exists() else ""
        return [line for line in said.splitlines() if COMPLAINT in line]

    def close(self) -> None:
        self._session.quit()
