"""Ligretto-Fußball through the page: a whole match by clicks, two browsers in a race, four hands at one tablet."""

import re

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.support.browser.axe import axe
from tests.support.browser.devices import PHOTOS, Device

OPEN = """async ({ seats, people, options, bots, help }) => {
  const fresh = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll("+", "-").replaceAll("/", "_").replace("=", "")
  const dial = (first) => new Promise((resolve) => {
    const socket = new WebSocket(location.origin.replace("http", "ws") + "/ws")
    socket.onopen = () => socket.send(JSON.stringify({ version: 1, lang: "de", ...first }))
    socket.onmessage = ({ data }) => JSON.parse(data).kind === "welcome" && resolve([socket, JSON.parse(data).code])
  })
  const tokens = Array.from({ length: people }, fresh)
  const [host, code] = await dial({ kind: "open", token: tokens[0], game: "ligretto", seats, options })
  const sockets = [host]
  for (const token of tokens.slice(1)) sockets.push((await dial({ kind: "join", token, code }))[0])
  await new Promise((resolve) => {
    host.onmessage = ({ data }) => JSON.parse(data).kind === "done" && JSON.parse(data).id === 100 && resolve()
    Object.entries(bots).forEach(([seat, level], n) => host.send(JSON.stringify({ kind: "fill", id: n + 1, seat: +seat, level })))
    host.send(JSON.stringify({ kind: "lock", id: 100, on: false }))
  })
  localStorage.setItem("anpfiff.rooms", JSON.stringify([{ code, tokens }]))
  localStorage.setItem("anpfiff.help", help)
  sockets.forEach((socket) => socket.close())
  return code
}"""
"""A room with its people and bots, as this browser would remember it: so the test needs no lobby."""

CLICKER = """() => {
  const one = (selector) => document.querySelector(selector)
  const named = (node) => node?.getAttribute("aria-label") ?? ""
  let idle = 0
  const build = (scene) => {
    const [, corner, ball] = named(scene).match(/: (.*), (.*)$/)
    const face = named(one("[data-source=turned] svg[role=img]"))
    if (!face) return one(".pad.main").click()
    const [place, what] = face.split(", ")
    const empty = [...document.querySelectorAll(".corner.waits")].some((node) => named(node).startsWith(place))
    const fits = empty && what === (place === corner ? ball : "ohne Ball")
    ;(fits ? one(".pad.main") : one(".pad.wide")).click()
  }
  const fill = () => {
    const card = one(".card-button.can")
    const back = [...document.querySelectorAll("button")].find((node) => named(node).endsWith("Alle Trikots zurücknehmen"))
    idle = card ? 0 : idle + 1
    if (card) card.click()
    else if (idle > 50 && back) back.click(), (idle = 0)
    else (one(".pad.wide:not([aria-disabled=true])") ?? one(".pad.main"))?.click()
  }
  window.clicker ??= setInterval(() => {
    if (window.rests || one("main.judged") || (window.looks && one(".check")) || !one("[data-source]")) return
    const claim = one(".claim"), scene = one(".picture svg")
    if (claim) claim.click()
    else if (scene) build(scene)
    else fill()
  }, 20)
}"""
"""Somebody who presses what glows, and compares the quarters with the picture by their names.

The hand waits for the verdict before it presses again: over a slow line it would else discard what it is just laying.
Whoever `looks` says nothing after a check: the test does.
"""

MATCH = 60_000
"""Milliseconds for five goals; the clicker and a rocket need a third of it."""


def seated(
    context: BrowserContext,
    seats: int = 2,
    people: int = 1,
    bots: dict[int, str] | None = None,
    options: dict[str, object] | None = None,
    help_level: str = "kids",
) -> tuple[Page, str]:
    page = context.new_page()
    page.goto("/")
    wanted = {
        "seats": seats,
        "people": people,
        "options": options or {},
        "bots": {str(seat): level for seat, level in (bots or {}).items()},
        "help": help_level,
    }
    code: str = page.evaluate(OPEN, wanted)
    page.goto(f"/{code}")
    return page, code


def whistle(page: Page) -> None:
    page.get_by_role("button", name="Anpfiff!").click()
    expect(page.locator("[data-source=turned]").first).to_be_visible()


def placed(page: Page, press: Locator) -> None:
    """Press, and wait until the next card lies there."""
    turned = page.locator("[data-source=turned]")
    before = turned.inner_text()  # the stack is counted
    press.click()
    expect(turned).not_to_have_text(re.compile(re.escape(before.splitlines()[-1])))


def ready(page: Page) -> None:
    """LIG-9: the check has been looked at."""
    page.get_by_role("button", name="Bereit!").click()


def hammer(page: Page) -> None:
    """Press every card and pad of the hand, veil or not, and leaf by the space bar."""
    page.evaluate("document.querySelectorAll('.hand .play button').forEach((button) => button.click())")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press(" ")


def play_to_the_check(page: Page) -> None:
    page.evaluate("window.looks = true")
    page.evaluate(CLICKER)


def touch(page: Page, things: list[Locator]) -> None:
    """A finger on each, all at the same time."""
    boxes = [box for thing in things if (box := thing.bounding_box())]
    points = [
        {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2, "id": finger}
        for finger, box in enumerate(boxes)
    ]
    fingers = page.context.new_cdp_session(page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def seen(page: Page, name: str) -> None:
    """The clicker rests while somebody looks."""
    page.evaluate("window.rests = true")
    page.screenshot(path=PHOTOS / f"ligretto-{name}.png")
    axe(page)
    page.evaluate("window.rests = false")


def test_a_whole_match_by_clicks(phone: BrowserContext) -> None:
    page, _ = seated(phone, bots={1: "rocket"})
    whistle(page)
    page.evaluate(CLICKER)
    expect(page.locator("[data-phase=over]")).to_be_visible(timeout=MATCH)


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_from_the_number_one_to_the_check(device: Device, screen: str) -> None:
    page, _ = seated(device(screen), bots={1: "snail"})
    whistle(page)
    play_to_the_check(page)
    expect(page.locator(".need")).to_be_visible(timeout=20_000)
    seen(page, screen)
    expect(page.locator(".picture")).to_be_visible(timeout=20_000)
    seen(page, f"goal-{screen}")
    expect(page.locator(".check")).to_be_visible(timeout=20_000)
    seen(page, f"check-{screen}")


def test_two_browsers_race_each_other(device: Device) -> None:
    black, white = two_browsers(device, "tablet")
    numbers = "[...document.querySelectorAll('.row .cell svg[aria-label^=Feld]')].map((card) => card.ariaLabel.split(': ')[1])"
    assert black.evaluate(numbers) == white.evaluate(numbers)[::-1]  # each from its own side
    for page in (black, white):
        play_to_the_check(page)
    expect(black.locator(".check")).to_be_visible(timeout=30_000)
    expect(white.locator(".check")).to_be_visible()
    score = black.locator(".flaps").inner_text().replace("\n", "").replace("O", "0")
    mirrored = white.locator(".flaps").inner_text().replace("\n", "").replace("O", "0")
    assert score in {"1:0", "0:1"}
    assert mirrored == score[::-1]


@pytest.mark.rule("LIG-9")
def test_the_whistle_between_two_rounds(device: Device) -> None:
    """Two browsers: the check until both are ready, 3-2-1, and nobody can act before the whistle."""
    black, white = two_browsers(device, "phone")
    play_to_the_check(black)
    expect(white.locator(".check")).to_be_visible(timeout=30_000)
    black.evaluate("window.rests = true")
    seen(black, "interval-check")
    black.evaluate("window.rests = true")
    ready(black)
    expect(black.get_by_text("Eine Person schaut noch.")).to_be_visible()
    expect(white.get_by_text("Schwarz: 1 von 1 bereit")).to_be_visible()
    expect(black.locator(".check")).to_be_visible()
    black.screenshot(path=PHOTOS / "ligretto-interval-wait.png")

    ready(white)

    for page in (black, white):
        expect(page.locator("[data-countdown]")).to_have_text(re.compile("[123]"))
        expect(page.locator(".check")).to_have_count(0)
    black.screenshot(path=PHOTOS / "ligretto-interval-countdown.png")
    for page in (black, white):
        hammer(page)
        expect(page.locator("[data-source=turned]")).to_contain_text("Stapel 60")
    for page in (black, white):
        expect(page.get_by_text("Anpfiff, Runde 2").first).to_be_visible()
        expect(page.locator("[data-countdown]")).to_have_count(0)
        expect(page.locator("[data-source=turned]")).to_contain_text("Stapel 60")
    placed(white, white.locator("[data-source=turned]"))


@pytest.mark.rule("LIG-9")
def test_in_a_calm_tempo_the_others_hands_rest(device: Device) -> None:
    black, white = two_browsers(device, "phone", {"calm": 2_000})
    placed(white, white.locator("[data-source=turned]"))
    play_to_the_check(black)
    expect(white.get_by_text("Hände ruhen!")).to_be_visible(timeout=30_000)
    black.evaluate("window.rests = true")
    expect(white.locator(".card-button.can")).to_have_count(0)
    white.screenshot(path=PHOTOS / "ligretto-calm.png")
    expect(white.get_by_text("Hände ruhen!")).to_have_count(0)
    placed(white, white.locator(".pad.wide"))


def two_browsers(device: Device, screen: str, options: dict[str, object] | None = None) -> tuple[Page, Page]:
    """Black and white, each with a browser of their own, after the first whistle."""
    black, code = seated(device("phone"), options=options)
    white = device(screen).new_page()
    white.goto("/")
    white.evaluate("localStorage.setItem('anpfiff.help', 'kids')")
    white.goto(f"/{code}")
    expect(white.get_by_text("das bist du")).to_be_visible()
    whistle(black)
    return black, white


def test_a_wrong_card_glides_home_with_a_reason(phone: BrowserContext) -> None:
    page, _ = seated(phone, bots={1: "snail"}, help_level="profi")
    whistle(page)
    turned = page.locator("[data-source=turned]")
    placed(page, turned)
    while turned.get_by_role("img", name="Trikot 1", exact=True).count():
        placed(page, page.get_by_role("button", name="Ablegen auf 1"))
    before = turned.inner_html()
    turned.click()
    expect(page.get_by_text("Das ist keine 1.").first).to_be_visible()
    assert turned.inner_html() == before
    assert page.locator(".card-button.can").count() == 0  # a professional is shown nothing


def test_who_counts_alone_says_next_and_takes_back(phone: BrowserContext) -> None:
    """The check referee: laying, taking back onto the pile the person chooses, and calling the next one."""
    page, _ = seated(phone, bots={1: "snail"}, options={"referee": "check"}, help_level="normal")
    whistle(page)
    turned = page.locator("[data-source=turned]")
    placed(page, turned)
    while not turned.get_by_role("img", name="Trikot 1", exact=True).count():
        placed(page, page.get_by_role("button", name="Ablegen auf 2"))
    placed(page, turned)
    placed(page, turned)
    page.get_by_role("button", name="Alle Trikots zurücknehmen").click()
    expect(page.get_by_role("heading", name="Auf welche Ablage?")).to_be_visible()
    page.get_by_role("button", name="hierher auf 1").click()
    expect(page.locator("[data-source='0']")).to_contain_text("Ablage 1 · 1")
    page.locator("[data-source='0']").click()
    page.get_by_role("button", name="Voll! Weiter").click()
    expect(page.locator("[aria-current=step] svg").first).to_have_attribute(
        "aria-label", re.compile("Feld 2")
    )


def test_the_keyboard_leafs_and_plays(desktop: BrowserContext) -> None:
    page, _ = seated(desktop, bots={1: "snail"}, help_level="normal")
    whistle(page)
    turned = page.locator("[data-source=turned]")
    turned.focus()
    page.keyboard.press("Enter")
    expect(turned).to_contain_text("aufgedeckt")
    page.keyboard.press("2")
    expect(page.locator("[data-source='1']")).to_contain_text("Ablage 2 · 1")
    page.keyboard.press(" ")
    expect(page.locator("[data-source='0']")).to_contain_text("Ablage 1 · 1")
    expect(turned).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-source='1']")).to_be_focused()


def test_four_hands_at_one_tablet(tablet: BrowserContext) -> None:
    page, _ = seated(tablet, seats=4, people=4)
    whistle(page)
    turned = page.locator("[data-source=turned]")
    expect(turned).to_have_count(4)
    expect(page.locator(".far [data-source=turned]")).to_have_count(2)
    touch(page, turned.all())
    for hand in turned.all():
        expect(hand).to_contain_text("aufgedeckt")
    axe(page)
    page.screenshot(path=PHOTOS / "ligretto-four.png")


def test_the_rare_moves_are_behind_a_small_button(device: Device) -> None:
    black, code = seated(device("phone"), help_level="normal")
    white = device("phone").new_page()
    white.goto(f"/{code}")
    expect(white.get_by_text("das bist du")).to_be_visible()
    whistle(black)
    black.get_by_role("button", name="Mehr").click()
    axe(black)
    black.get_by_role("button", name="Runde abbrechen vorschlagen").click()
    expect(black.get_by_role("button", name="Mehr")).to_be_focused()
    white.get_by_role("button", name="Ja, abbrechen").click()
    for page in (black, white):
        ready(page)
    expect(black.get_by_text("Anpfiff, Runde 2").first).to_be_visible()
