"""A browser, a server, and screens of all sizes. Whatever a page complains about fails the test that opened it."""

import os
import re
from collections.abc import Generator, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, cast

import pluggy
import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    Request,
    WebError,
    expect,
    sync_playwright,
)

from anpfiff.server.room.tempo import Tempo
from tests.support.browser import chromium
from tests.support.browser import site as sites
from tests.support.browser.devices import PHOTOS, SCREENS, Device, Painter, Serve, noted
from tests.support.browser.server import BRISK, Served, served
from tools import client

FAILED = pytest.StashKey[bool]()
PATIENCE = 10_000
"""Milliseconds that a page may take for anything; a loopback server and a warm browser need a tenth."""
expect.set_options(timeout=PATIENCE)
ALLOWED = re.compile(r"net::ERR_(INTERNET_DISCONNECTED|CONNECTION_|NETWORK_CHANGED)|WebSocket connection to")
"""What the browser itself writes into the console when the server is away; pages are tested without one, too."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("browser")
    items[:] = [item for item in items if _wanted(item)]


def _wanted(item: pytest.Item) -> bool:
    """Of a test with several cases, only those that are named run at both ends."""
    callspec = getattr(item, "callspec", None)
    if callspec is None or callspec.params.get("end") != "site" or os.environ.get("ENDS") == "site":
        return True
    name = f"{item.path.name}::{item.name}".replace("site-", "").replace("-site", "").replace("[site]", "")
    return name in sites.BOTH


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What one device can do it can do without a server: the same tests, unchanged, at another end."""
    name = f"{metafunc.definition.path.name}::{metafunc.definition.name}"
    if "end" not in metafunc.fixturenames:
        return
    if os.environ.get("ENDS") == "site":
        metafunc.parametrize("end", ["site"], indirect=True)
    elif any(both.partition("[")[0] == name for both in sites.BOTH):
        metafunc.parametrize("end", ["server", "site"], indirect=True)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(client.node())
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Browser:
    here = chromium.find()
    if here is None and os.environ.get("CI"):
        pytest.fail(chromium.MISSING, pytrace=False)
    if here is None:
        pytest.skip(chromium.MISSING)
    if client.build():
        pytest.fail("The client does not build.", pytrace=False)
    return noted(chromium.launched(playwright, here))


@pytest.fixture(scope="session")
def painter(playwright: Playwright, browser: Browser) -> Painter:
    """Who paints what golden pictures are compared with: the browser that the tests bring along, or else the one there is."""
    brought = chromium.brought_along()
    if brought is None:
        return Painter(browser, exact=False)
    same = brought == chromium.find()
    return Painter(browser if same else noted(chromium.launched(playwright, brought)), exact=True)


@pytest.fixture(scope="session")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One for all tests: rooms do not know each other."""
    with served(tmp_path_factory.mktemp("server")) as one:
        yield one


@pytest.fixture(scope="session")
def site(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[sites.Site]:
    """The same client without a server."""
    with sites.shown(tmp_path_factory.mktemp("site"), sites.built()) as one:
        yield one


@pytest.fixture
def end(request: pytest.FixtureRequest) -> Iterator[str]:
    """Where lines end: at a server, if nothing is said."""
    where = getattr(request, "param", "server")
    expect.set_options(timeout=sites.PATIENCE if where == "site" else PATIENCE)
    yield where
    expect.set_options(timeout=PATIENCE)


@pytest.fixture
def serve(browser: Browser, end: str, tmp_path: Path) -> Iterator[Serve]:
    """A server of this test's own, at its own tempo, that it may stop and start again in the same place; or a site of its own."""

    def start(tempo: Tempo = BRISK, port: int = 0) -> Served:
        if end == "server":
            return stack.enter_context(served(tmp_path, tempo, port))
        site = stack.enter_context(sites.shown(tmp_path / "site", sites.built(tempo), port=port))
        return cast("Served", site)  # it has an address, and nothing that could be stopped

    with ExitStack() as stack:
        yield start


@pytest.fixture
def device(browser: Browser, end: str, request: pytest.FixtureRequest) -> Iterator[Device]:
    """Take out a phone, a tablet, a desktop or a TV, as many as you like; each is a person of its own.

    `more` is said to the browser: `locale="fr"`, `reduced_motion="no-preference"`, `base_url=another.url`. Another browser
    than the usual one is named: `by=painter.browser`.
    What such a test provokes on purpose, the console may say: `excused="404"`.
    """
    complaints: list[str] = []
    contexts: list[BrowserContext] = []

    def take_out(screen: str, **more: Any) -> BrowserContext:
        excused = re.compile(more.pop("excused", "$^"))
        by: Browser = more.pop("by", browser)
        base = more.setdefault("base_url", "") or request.getfixturevalue(end).url
        usual = {"reduced_motion": "reduce", "locale": "de-DE"}
        context = by.new_context(**(usual | SCREENS[screen] | more | {"base_url": base}))
        context.set_default_timeout(sites.PATIENCE if end == "site" else PATIENCE)
        _listen(context, base, excused, complaints)
        contexts.append(context)
        return context

    yield take_out
    pages = [page for context in contexts for page in context.pages]
    if request.node.stash.get(FAILED, False):
        _photograph(pages, request.node.name)
    for context in contexts:
        context.close()
    assert not complaints, "\n".join(complaints)


def _listen(context: BrowserContext, base: str, excused: re.Pattern[str], complaints: list[str]) -> None:
    def console(said: ConsoleMessage) -> None:
        if said.type == "error" and not ALLOWED.search(said.text) and not excused.search(said.text):
            complaints.append(f"the console says: {said.text}")

    def asked(request: Request) -> None:
        if not request.url.startswith((base, "data:", "blob:")):
            complaints.append(f"the page asks another host: {request.url}")

    def stumbled(fault: WebError) -> None:
        complaints.append(f"the page stumbles: {fault.error}")

    context.on("console", console)
    context.on("request", asked)
    context.on("weberror", stumbled)


def _photograph(pages: list[Page], name: str) -> None:
    """What a failed test saw last."""
    plain = re.sub(r"[^-\w]+", "-", name)
    for number, page in enumerate(pages):
        with suppress(Error):  # a page that crashed cannot be photographed
            page.screenshot(path=PHOTOS / f"{plain}-{number}.png")


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pluggy.Result[pytest.TestReport], None]:
    report = (yield).get_result()
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed


@pytest.fixture
def phone(device: Device) -> BrowserContext:
    return device("phone")


@pytest.fixture
def tablet(device: Device) -> BrowserContext:
    return device("tablet")


@pytest.fixture
def desktop(device: Device) -> BrowserContext:
    return device("desktop")


@pytest.fixture
def tv(device: Device) -> BrowserContext:
    return device("tv")
