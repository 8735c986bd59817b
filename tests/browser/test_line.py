"""The line in a real browser: it holds while nobody plays, it says how it is, and over a slow one no tap is lost."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from anpfiff.server.room.tempo import Rhythm, Tempo
from tests.browser.test_ligretto import seated, whistle
from tests.support.browser.axe import axe
from tests.support.browser.devices import Device, Serve
from tests.support.browser.evening import PLAYING, awaited, choose, kick_off
from tests.support.proxy import proxied

NUDGE = "Du bist gefragt!"
SLOW = "Deine Verbindung ist gerade langsam."
LOST = "Verbindung weg"
QUICK = Rhythm(ping=500, silence=3_000)
IDLE = 90_000
PATIENCE = 70_000
"""Real milliseconds: how long phones lie idle, and after how long the table has gone on by itself."""
TAPS = 16


def dials(page: Page) -> list[str]:
    """Every socket that this page opens."""
    lines: list[str] = []

    def dial(line: WebSocket) -> None:
        lines.append(line.url)

    page.on("websocket", dial)
    return lines


def sat_down(host: Page, guest: Page) -> None:
    code = choose(host, "elfer-raus", "phones")
    guest.goto(f"/{code}")
    expect(guest.get_by_text("das bist du")).to_be_visible()
    expect(host.locator("li.seat:not(.me) .status")).to_have_text("bereit")
    kick_off(host)


def whose_turn(one: Page, other: Page) -> tuple[Page, Page]:
    """Who is awaited, and who is not."""
    for _ in range(100):
        if awaited(one).count() or awaited(other).count():
            break
        one.wait_for_timeout(100)
    return (one, other) if awaited(one).count() else (other, one)


@pytest.mark.waits
@pytest.mark.rule("ALL-6", "ALL-7")
def test_idle_phones_dial_once_are_nudged_and_a_bot_comes_for_who_has_gone(device: Device) -> None:
    """Real seconds, and nearly without work: everything that needs idle minutes is looked at in this one test."""
    idle = [device("phone").new_page() for _ in range(2)]
    lines = [dials(page) for page in idle]
    sat_down(*idle)
    left, gone = device("phone").new_page(), device("phone")
    sat_down(left, gone.new_page())
    gone.close()
    expect(left.locator(".spot.away")).to_be_visible()
    dawdler, other = whose_turn(*idle)
    expect(dawdler.get_by_text(NUDGE)).to_be_visible(timeout=IDLE)
    expect(awaited(other)).to_be_visible(timeout=IDLE)
    expect(left.locator(".spot.away")).to_have_count(0, timeout=IDLE)
    other.wait_for_timeout(IDLE - PATIENCE)
    assert [len(urls) for urls in lines] == [1, 1]


def test_the_dot_is_good_slow_in_a_stall_lost_in_silence_and_good_again(device: Device, serve: Serve) -> None:
    server = serve(Tempo(countdown=300, pace=0, calm=QUICK, race=QUICK))
    with proxied(server.port, "lan") as line:
        page = device("phone", base_url=line.url).new_page()
        choose(page, "elfer-raus")
        kick_off(page)
        expect(page.locator(".line.good")).to_be_visible()
        line.open_hole()
        expect(page.locator(".line.slow")).to_be_visible()
        expect(page.get_by_text(SLOW)).to_be_visible()
        axe(page)
        expect(page.locator(".line.lost")).to_be_visible()
        expect(page.get_by_text(LOST)).to_be_visible()
        line.mend()
        expect(page.locator(".line.good")).to_be_visible()
        expect(page.get_by_text(LOST)).to_have_count(0)


def test_a_phone_in_a_hole_is_noticed_and_comes_back(device: Device, serve: Serve) -> None:
    """Nobody hangs up: the server has to notice the silence by itself."""
    server = serve(Tempo(countdown=300, pace=0, calm=QUICK, race=QUICK))
    with proxied(server.port, "lan") as line:
        host = device("phone", base_url=server.url).new_page()
        guest = device("phone", base_url=line.url).new_page()
        sat_down(host, guest)
        line.open_hole()
        expect(host.locator(".spot.away")).to_be_visible()
        line.mend()
        expect(host.locator(".spot.away")).to_have_count(0)
        expect(guest.locator(".line.good")).to_be_visible()


def test_over_a_slow_line_every_tap_arrives_and_the_page_says_that_it_is_slow(
    device: Device, serve: Serve
) -> None:
    server = serve(Tempo(countdown=300, pace=1))
    with proxied(server.port, "far") as line:
        context = device("desktop", base_url=line.url)
        page, _ = seated(context, bots={1: "snail"})
        said, answers = conversation(page)
        page.reload()
        whistle(page)
        page.wait_for_selector(PLAYING)
        page.locator(".pad.main").click()
        expect(page.locator("[data-source=turned] .top")).to_be_visible()
        for _ in range(TAPS - 1):
            page.locator(".pad.wide").click(no_wait_after=True)
            page.wait_for_timeout(90)
        expect(page.locator(".line.slow")).to_be_visible()
        for _ in range(200):
            if len(answers) >= TAPS:
                break
            page.wait_for_timeout(50)
        assert said == answers
        assert len(said) == TAPS


def conversation(page: Page) -> tuple[list[int], list[int]]:
    """The numbers of the moves that this page makes, and of those that were taken; a refused one is none of them."""
    said: list[int] = []
    taken: list[int] = []

    def say(frame: str | bytes) -> None:
        message: dict[str, Any] = json.loads(frame)
        if message["kind"] == "act":
            said.append(message["id"])

    def hear(frame: str | bytes) -> None:
        message: dict[str, Any] = json.loads(frame)
        number = message.get("done") if message["kind"] == "table" else message.get("id")
        if message["kind"] in {"table", "done"} and number in said:
            taken.append(number)

    def dial(line: WebSocket) -> None:
        line.on("framesent", say)
        line.on("framereceived", hear)

    page.on("websocket", dial)
    return said, taken
