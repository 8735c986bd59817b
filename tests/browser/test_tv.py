"""The TV as a device of its own: read from four metres, filled by every game, never called "du", and steered with arrows."""

import pytest
from playwright.sync_api import Page, expect

from anpfiff.server.room.tempo import Tempo
from tests.support.browser.axe import axe
from tests.support.browser.devices import PHOTOS, Device, Serve
from tests.support.browser.evening import OVER, TITLES, choose
from tests.support.browser.measure import measured

LEAST = 32
"""Pixels of the smallest letters at 1920 × 1080."""
SMALL = """([least, screen = "main[data-screen=tv]"]) => {
  const root = document.querySelector(screen), said = new Set()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement
    const scale = parseFloat(getComputedStyle(node.closest("dialog") ?? node).scale) || 1
    const size = parseFloat(getComputedStyle(node).fontSize) * scale
    const shown = node.checkVisibility({ visibilityProperty: true }) && !node.closest("svg, .sr")
    if (text.data.trim() && shown && size < least - 0.1) said.add(`${size} px: ${text.data.trim()}`)
  }
  return [...said]
}"""
FILLED = """() => {
  const table = document.querySelector("main[data-screen=tv] .table").getBoundingClientRect()
  return [table.width / innerWidth, table.height / innerHeight]
}"""
DU = " du "


def _whistled(page: Page, game: str) -> str:
    """A match of bots alone: every free chair that is needed gets one with the kick-off."""
    code = choose(page, game, "tv")
    page.get_by_role("button", name="Anpfiff!").click()
    page.wait_for_selector("main.playing[data-screen=tv] .table > *")
    return code


@pytest.mark.parametrize("game", TITLES)
def test_every_game_fills_the_tv_and_is_read_from_the_sofa(device: Device, serve: Serve, game: str) -> None:
    server = serve(Tempo(countdown=300, rethink=20, pace=1))
    tv = device("tv", base_url=server.url).new_page()
    code = _whistled(tv, game)
    expect(tv.locator(".tvcorner svg.qr")).to_be_visible()
    expect(tv.locator(".tvcorner b")).to_have_text(code)
    tv.wait_for_timeout(1_500)
    tv.screenshot(path=PHOTOS / f"tv-{game}.png")
    assert tv.evaluate(SMALL, [LEAST]) == []
    across, down = tv.evaluate(FILLED)
    assert across > 0.95 and down > 0.6, (across, down)  # noqa: PT018 -- one size
    said = f" {tv.locator('main.playing').inner_text().lower()} ".replace("\n", " ")
    assert DU not in said and " dein" not in said, said  # noqa: PT018 -- one word
    outside = [
        fault for fault in measured(tv, 1920, 1080) if fault.kind in {"outside", "covered", "overlap", "tiny"}
    ]
    assert not outside, "\n".join(map(str, outside))
    if game == "zweikampf":
        axe(tv)


def test_before_kick_off_the_room_is_read_and_steered_from_the_sofa(device: Device) -> None:
    """A handicap that was agreed on a phone stands on the big screen, too (ALL-3)."""
    tv, phone = device("tv").new_page(), device("phone").new_page()
    code = choose(tv, "elfmeter", "tv")
    phone.goto(f"/{code}")
    phone.get_by_role("button", name="Vorsprung").click()
    phone.get_by_role("radio", name="2 Tore Vorsprung").check(force=True)
    phone.get_by_role("button", name="Vorschlagen").click()
    expect(tv.locator("[data-handicaps]")).to_contain_text("2 Tore Vorsprung")
    tv.screenshot(path=PHOTOS / "tv-room.png")
    assert tv.evaluate(SMALL, [LEAST, ".tv"]) == []
    assert tv.evaluate("() => document.querySelector('.tv').scrollHeight <= innerHeight"), (
        "nothing is below the fold"
    )

    kick_off = tv.get_by_role("button", name="Anpfiff!")
    for key in ("ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", *["ArrowRight"] * 8):
        tv.keyboard.press(key)
    expect(kick_off).to_be_focused()
    tv.keyboard.press("Enter")
    tv.wait_for_selector("main.playing[data-screen=tv] [data-handicaps]")
    assert tv.evaluate(SMALL, [LEAST, "[data-handicaps]"]) == []


def test_a_remote_control_pauses_lends_the_whistle_and_kicks_off_again(device: Device) -> None:
    tv, phone = device("tv").new_page(), device("phone").new_page()
    code = choose(tv, "zweikampf", "tv")
    phone.goto(f"/{code}")
    expect(phone.get_by_text("Angepfiffen wird am großen Bildschirm.")).to_be_visible()
    tv.get_by_role("button", name="Pfeife verleihen").click()
    tv.locator("dialog .people button").click()
    phone.get_by_role("button", name="Anpfiff!").click()
    tv.wait_for_selector("main.playing[data-phase=playing]")
    tv.keyboard.press("ArrowDown")
    tv.keyboard.press("Enter")
    tv.get_by_role("button", name="Pause").wait_for()
    assert tv.evaluate(SMALL, [LEAST, "dialog"]) == []
    tv.get_by_role("button", name="Pause").press("Enter")
    expect(tv.get_by_role("button", name="Weiter")).to_be_visible()
    assert tv.evaluate(SMALL, [LEAST]) == []
    tv.get_by_role("button", name="Weiter").click()
    tv.wait_for_selector("main.playing[data-phase=playing]")


def test_who_is_away_is_read_from_the_sofa(device: Device) -> None:
    """A host who does not play lets a bot in at once."""
    tv, phone = device("tv").new_page(), device("phone").new_page()
    code = choose(tv, "zweikampf", "tv")
    phone.goto(f"/{code}")
    expect(phone.get_by_text("das bist du")).to_be_visible()
    tv.get_by_role("button", name="Anpfiff!").click()
    tv.wait_for_selector("main.playing[data-screen=tv] .table > *")
    phone.close()
    expect(tv.locator(".absent li")).to_be_visible()
    assert tv.evaluate(SMALL, [LEAST]) == []
    tv.screenshot(path=PHOTOS / "tv-absent.png")
    tv.locator(".absent button").click()
    expect(tv.locator(".absent")).to_have_count(0)


@pytest.mark.parametrize("size", [(320, 568), (844, 390), (1280, 720), (1920, 1080)])
def test_once_more_is_never_below_the_fold(device: Device, size: tuple[int, int]) -> None:
    width, height = size
    page = device("tv", viewport={"width": width, "height": height}).new_page()
    choose(page, "zweikampf", "tv")
    page.get_by_role("button", name="Anpfiff!").click()
    page.locator(f"{OVER} h1").wait_for(timeout=60_000)
    again = page.get_by_role("button", name="Noch mal!")
    expect(again).to_be_in_viewport(ratio=1, timeout=20_000)
