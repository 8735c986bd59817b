"""Two browsers over bad lines, and behind walls that let no WebSocket through."""

import pytest
from playwright.sync_api import Page, Request, expect

from anpfiff.server.room.tempo import Rhythm, Tempo
from tests.browser.test_ligretto import CLICKER
from tests.support.browser.devices import Device, Serve
from tests.support.browser.engines.match import CALM, LAY, MARK, PRESS, SHORT
from tests.support.browser.evening import OVER, PLAYING, choose, kick_off, play_on
from tests.support.browser.server import BRISK
from tests.support.browser.taps import PAD, sat_down, tap
from tests.support.proxy import Proxy, Wall, proxied

WATCHFUL = Tempo(countdown=300, rethink=20, pace=0.06, calm=Rhythm(500, 4_000), race=Rhythm(200, 4_000))
UNHURRIED = Tempo(countdown=300, pace=5)
PAIRS = [("lan", "home"), ("school", "mobile"), ("power-save", "half-open"), ("lan", "hole")]
WHOLE, HOLE = 240_000, 20_000
PRESSER = f"""() => {{
  let tries = 0
  setInterval(() => {{
    if (document.querySelector('main.judged') || ({MARK})(tries++) !== '{PRESS}') return
    document.querySelector('[data-now]').click()
  }}, 100)
}}"""
"""Whatever glows, once what was pressed before is judged."""
HANDS = {"ligretto": CLICKER, "elfmeter": PRESSER, "foul": PRESSER}
WORKER = "fetching the script"
"""What a browser says when a dead line keeps it from looking for a newer service worker."""
RING = "() => getComputedStyle(document.querySelector('.judged .lifted'), '::after').borderBottomStyle"


def asked(page: Page) -> list[str]:
    """The plain questions that stand for a line."""
    paths: list[str] = []

    def note(request: Request) -> None:
        if "/api/line" in request.url:
            paths.append(request.url.rpartition("/api/line")[2])

    page.on("request", note)
    return paths


@pytest.mark.parametrize("wall", ["upgrades", "frames"])
def test_behind_a_wall_a_whole_match_is_played_without_a_socket(
    device: Device, serve: Serve, wall: Wall
) -> None:
    server = serve(BRISK)
    with proxied(server.port, "lan", wall=wall) as line:
        page = device("phone", base_url=line.url).new_page()
        paths = asked(page)
        choose(page, "zweikampf")
        kick_off(page)
        play_on(page)
        expect(page.locator(".line.good")).to_have_count(0)
        assert {"", "/hear", "/say"} <= set(paths)
        assert paths.count("") == 1
        page.reload()
        expect(page.locator("main[data-phase=over]")).to_be_visible()


@pytest.mark.waits
@pytest.mark.parametrize("lines", PAIRS, ids="-".join)
def test_two_browsers_play_whole_races_and_foul_over_bad_lines(
    device: Device, serve: Serve, lines: tuple[str, str]
) -> None:
    """Three tables at once, so that their waiting is one; in the middle the far line breaks as its name says."""
    server = serve(WATCHFUL)
    with proxied(server.port, lines[0]) as near, proxied(server.port, lines[1], seed=2) as far:
        pages = [page for game in HANDS for page in _sat_down(device, game, near, far)]
        for page, game in zip(pages, [game for game in HANDS for _ in range(2)], strict=True):
            page.evaluate(HANDS[game])
        _break(lines[1], far, pages[0])
        for page in pages:
            expect(page.locator(OVER).get_by_role("heading", level=1)).to_be_visible(timeout=WHOLE)


def _sat_down(device: Device, game: str, near: Proxy, far: Proxy) -> tuple[Page, Page]:
    """The host is ahead, which makes it short, and kicks off."""
    host = device("desktop", base_url=near.url, excused=WORKER).new_page()
    host.goto("/")
    host.evaluate(CALM)
    short = SHORT[game]
    host.evaluate(f"(args) => ({LAY})(...args)", [game, dict(short.options), short.seats, None, short.ahead])
    code = host.wait_for_function("() => window.laid").json_value()
    host.goto(f"/{code}")
    guest = device("tablet", base_url=far.url, excused=WORKER).new_page()
    guest.add_init_script(f"({CALM})()")
    guest.goto(f"/{code}")
    expect(guest.get_by_text("das bist du")).to_be_visible()
    kick_off(host)
    guest.wait_for_selector(PLAYING)
    return host, guest


def _break(name: str, far: Proxy, page: Page) -> None:
    page.wait_for_timeout(2_000)
    if name == "half-open":
        far.halve()
    if name == "hole":
        far.open_hole()
        page.wait_for_timeout(HOLE)
        far.mend()


def test_a_card_waits_in_a_ring_for_the_verdict_and_nobody_cheers_before(
    device: Device, serve: Serve
) -> None:
    """The line falls silent: what is tapped is lifted at once, and stays unjudged."""
    server = serve(UNHURRIED)
    with proxied(server.port, "lan") as line:
        page = device("phone", base_url=line.url).new_page()
        sat_down(page)
        while "· 1" not in page.locator(".cards").inner_text():
            tap(page)
        page.locator(f"main:not(.judged) {PAD}").first.wait_for()
        line.halve()
        before = page.locator(".flaps").inner_text()
        page.locator(PAD).first.tap()
        page.wait_for_selector("main.judged .lifted")
        assert page.evaluate(RING) == "solid"
        expect(page.locator(".goal")).to_have_count(0)
        assert page.locator(".flaps").inner_text() == before
