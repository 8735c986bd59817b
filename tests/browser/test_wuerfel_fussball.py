"""Würfel-Fußball through the page: a whole match by taps, one by keys alone, and the moment to answer with the master die."""

import random
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Error, Locator, Page, WebSocket, expect

from tests.support.browser.axe import axe
from tests.support.browser.devices import PHOTOS, Device

OPEN = """async ([options, level, faces]) => {
  const open = () => new Promise((opened, failed) => {
    const bits = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    const token = bits.replaceAll("+", "-").replaceAll("/", "_").replace("=", "")
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`)
    let id = Date.now(), code = null
    const say = (said) => socket.send(JSON.stringify({ ...said, id: (id += 1) }))
    const first = { kind: "open", version: 1, token, game: "wuerfel-fussball", lang: "de", options }
    socket.onopen = () => socket.send(JSON.stringify(first))
    socket.onerror = failed
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data)
      if (told.kind === "refused") failed(new Error(told.why))
      if (told.kind === "welcome") {
        code = told.code
        say({ kind: "fill", seat: 1, level })
        say({ kind: "start" })
      }
      if (told.kind !== "table") return
      socket.close()
      opened({ code, token, view: told.view })
    }
  })
  for (;;) {
    const { code, token, view } = await open()
    if (faces.length > 0 && !(view.master === 0 && faces.includes(view.master_face))) continue
    localStorage.setItem("anpfiff.rooms", JSON.stringify([{ code, tokens: [token] }]))
    return code
  }
}"""
"""Open a table with such options and a bot on the other chair, whistle, and leave the page the key to its own.

With faces: open tables until the toss gives its own side the master die, and one of these faces lies up."""

PAIR = """async ([options, faces]) => {
  const fresh = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
  const token = () => fresh().replaceAll("+", "-").replaceAll("/", "_").replace("=", "")
  const opened = () => new Promise((done, failed) => {
    const tokens = [token(), token()], lines = []
    const enter = (first, heard) => {
      const line = new WebSocket(`${location.origin.replace("http", "ws")}/ws`)
      lines.push(line)
      line.onopen = () => line.send(JSON.stringify({ version: 1, lang: "de", ...first }))
      line.onerror = failed
      line.onmessage = ({ data }) => heard(JSON.parse(data), line)
    }
    let code = null
    enter({ kind: "open", token: tokens[0], game: "wuerfel-fussball", options }, (told) => {
      if (told.kind === "table") {
        for (const line of lines) line.close()
        done({ code, tokens, view: told.view })
      }
      if (told.kind !== "welcome") return
      code = told.code
      enter({ kind: "join", token: tokens[1], code }, (answer) => {
        if (answer.kind === "welcome") lines[0].send(JSON.stringify({ kind: "start", id: Date.now() }))
      })
    })
  })
  for (;;) {
    const { code, tokens, view } = await opened()
    if (faces.includes(view.master_face)) return { code, tokens, holder: view.master }
  }
}"""
"""Two people open tables until one of these faces of the master die lies up; whose it is."""
SIT = "([code, token]) => localStorage.setItem('anpfiff.rooms', JSON.stringify([{ code, tokens: [token] }]))"
ASK = "(where) => localStorage.setItem('anpfiff.wuerfel-fussball.asked', where)"

TARGETS, ANSWERS, DICE, LEAVE = ".target", ".over button", "button.d.on", ".leave"
Player = Callable[[Page, random.Random], bool]


class Match:
    """A table in a page, and what the server says about it."""

    def __init__(
        self,
        context: BrowserContext,
        options: Mapping[str, Any],
        level: str = "rocket",
        faces: tuple[str, ...] = (),
        asked: str = "last-four-lines",
    ) -> None:
        self.page = context.new_page()
        self.page.on("websocket", self._listen)
        self.over = False
        self.page.goto("/")
        self.page.evaluate(ASK, asked)
        self.code: str = self.page.evaluate(OPEN, [dict(options), level, list(faces)])
        self.page.goto(f"/{self.code}")
        expect(self.page.locator(".wf")).to_be_visible()

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        self.over = self.over or '"phase":"over"' in str(frame)

    def play(self, player: Player, until: Callable[[], bool] = lambda: False, most: int = 8_000) -> None:
        """Whatever the page offers, until the whistle or that moment."""
        fate = random.Random(11)
        for _ in range(most):
            if self.over or until():
                return
            if not player(self.page, fate):
                self.page.wait_for_timeout(15)
        pytest.fail(f"nobody whistles: {self.page.locator('.hand h2').text_content()}")


def tap(page: Page, fate: random.Random) -> bool:
    """Shoot where one can, answer now and then, else anything."""
    for offered in (TARGETS, ANSWERS, '[data-die="shot"].on', DICE, LEAVE):
        choices = page.locator(offered)
        if count := choices.count():
            return _tapped(choices.nth(fate.randrange(count)))
    return False


def _tapped(button: Locator) -> bool:
    with suppress(Error):  # time ran out, and it is gone
        button.tap(timeout=400, force=True)
        return True
    return False


def press(page: Page, fate: random.Random) -> bool:
    """Keys alone: digits are the dice, Enter plays what has the focus, arrows go on to the other choice."""
    keys = page.keyboard
    if page.locator(f"{TARGETS}, {ANSWERS}").count():
        if fate.random() < 0.5:
            keys.press("ArrowRight")
        if page.evaluate("document.activeElement?.matches('.target, .over button') ?? false"):
            keys.press("Enter")
            return True
        keys.press("Tab")
        return True
    offered = page.locator(DICE).evaluate_all(
        "(dice) => dice.map((die) => [...die.parentNode.children].indexOf(die) + 1)"
    )
    if not offered:
        return False
    keys.press(str(fate.choice(offered)))
    return True


def photograph(page: Page, name: str) -> None:
    PHOTOS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=Path(PHOTOS) / f"wuerfel-fussball-{name}.png")


def fits(page: Page) -> None:
    """Nothing scrolls, and every die and target is large enough for a small hand."""
    assert page.evaluate(
        "document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
    )
    small = "(all) => all.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width < 48 || height < 48).length"
    assert page.locator(".wf button").evaluate_all(small) == 0


def test_a_whole_tournament_match_by_taps(device: Device) -> None:
    phone = device("phone")
    match = Match(
        phone, {"clock": "throws", "tournament": True, "boskov": True, "reaction": 1, "patience": 0}
    )
    page = match.page
    expect(page.locator(".flaps").first).to_be_visible()
    match.play(tap, until=lambda: page.locator(TARGETS).count() == 2)
    fits(page)
    axe(page)
    photograph(page, "phone")
    match.play(tap)
    assert match.over


def test_a_whole_match_by_keys(device: Device) -> None:
    desktop = device("desktop")
    match = Match(desktop, {"clock": "throws", "tournament": True, "reaction": 1, "patience": 0})
    page = match.page
    match.play(press, until=lambda: page.locator(".story li .mini").count() > 3)
    fits(page)
    axe(page)
    photograph(page, "desktop")
    match.play(press, until=lambda: "2. Halbzeit" in (page.locator(".clock").text_content() or ""))
    page.wait_for_function("document.activeElement?.closest('.wf') !== null")  # it never falls to the page
    match.play(press)
    assert match.over


@pytest.mark.parametrize(
    ("role", "name"), [("button", "Behalten"), ("checkbox", "Frag mich erst vor dem Tor")]
)
def test_the_moment_to_answer(device: Device, role: Any, name: str) -> None:
    """Whoever defends and holds the master die is asked, and may keep it, or say that they want to be asked later."""
    options = {"reaction": 60, "patience": 0}
    page = Match(device("tablet"), options, faces=("win-back", "foul"), asked="everywhere").page
    expect(page.get_by_role("button", name="Meisterwürfel spielen").first).to_be_visible()
    expect(page.locator(".hand [role=timer]")).to_be_visible()
    axe(page)
    photograph(page, "answer")
    page.get_by_role(role, name=name).tap()
    expect(page.locator(".story")).to_contain_text("behältst den Meisterwürfel")


def seated(context: BrowserContext, code: str, token: str, asked: str) -> Page:
    """Somebody's own device, at the table that was opened for them."""
    page = context.new_page()
    page.goto("/")
    page.evaluate(ASK, asked)
    page.evaluate(SIT, [code, token])
    page.goto(f"/{code}")
    return page


@pytest.mark.parametrize("asked", ["everywhere", "last-four-lines"])
def test_after_the_wait_and_before_the_throw_the_defence_is_quicker(device: Device, asked: str) -> None:
    """WF-44, in two browsers: whoever lets the time pass, or is not asked here, may still play the master die."""
    host = device("desktop").new_page()
    host.goto("/")
    opened = host.evaluate(PAIR, [{"reaction": 2, "patience": 0}, ["win-back", "foul"]])
    code, tokens, holder = opened["code"], opened["tokens"], opened["holder"]
    defence = seated(device("phone"), code, tokens[holder], asked)
    attack = seated(device("tablet"), code, tokens[1 - holder], asked)
    throws = attack.locator('[data-die="red"].on')
    master = defence.locator('[data-die="white"].on')

    expect(throws).to_be_visible(timeout=15_000)
    expect(defence.get_by_role("button", name="Behalten")).to_have_count(0)
    expect(master).to_be_visible()
    expect(defence.locator(".hand")).to_contain_text("Du kannst den Meisterwürfel noch spielen.")
    axe(defence)
    photograph(defence, f"quicker-{asked}")
    master.tap()

    defence.get_by_role("button", name="So kam es").tap()
    expect(defence.get_by_role("dialog")).to_contain_text("Meisterwürfel:")
    defence.keyboard.press("Escape")
    expect(defence.locator(".hand h2")).not_to_contain_text("greift an")
    expect(throws).to_have_count(0)


def test_all_sides_of_a_die_can_be_looked_at(device: Device) -> None:
    page = Match(device("phone"), {"clock": "throws", "reaction": 0, "patience": 0}, "snail").page
    page.get_by_role("button", name="Elfmeter alle Seiten ansehen").tap()
    sides = page.get_by_role("group", name="Elfmeter")
    expect(sides.get_by_role("listitem")).to_have_count(6)
    axe(page)
    sides.get_by_role("button", name="Schließen").tap()
    expect(sides).to_have_count(0)


def test_the_stands_see_everything_and_press_nothing(device: Device) -> None:
    match = Match(device("phone"), {"clock": "throws", "patience": 0})
    tv = device("tv").new_page()
    tv.goto(f"/{match.code}/tv")
    expect(tv.locator(".wf")).to_be_visible()
    match.play(tap, until=lambda: tv.locator(".story li .mini").count() > 3)
    expect(tv.locator(".wf button")).to_have_count(0)
    axe(tv)
    photograph(tv, "tv")
