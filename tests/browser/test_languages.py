"""Four languages, on the smallest phone and on a desktop: every text is there, and every text has room."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.devices import Device
from tests.support.browser.evening import OVER, TITLES
from tools import client

KEYS = sorted(
    set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', (client.WEB / "src/wire/messages.ts").read_text("utf-8")))
)
"""What the server says and no person should read."""
OWN = ("elfmeter", "ligretto", "wuerfel-fussball")
CROWDED = """() => {
  const wide = innerWidth + 1
  const crowded = [], seen = []
  const layer = (node) => node.closest('.stays, dialog, .late, .note, .veil, .goal, [role=alert]')
  const clipped = (node) => node.closest('.sr, [hidden], svg') || getComputedStyle(node).clipPath !== 'none'
  const scrolls = (node) => {
    for (let one = node; one && one !== document.body; one = one.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(one).overflowX)) return true
    return false
  }
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const text = walk.currentNode, node = text.parentElement
    if (!text.data.trim() || !node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || clipped(node)) continue
    if (/^(SCRIPT|STYLE|TITLE|OPTION)$/.test(node.tagName)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    if (box.width === 0 || box.top > innerHeight * 20) continue
    const what = `${text.data.trim().slice(0, 60)} <${node.tagName.toLowerCase()} class="${node.className}">`
    if ((box.right > wide || box.left < -1) && !scrolls(node)) crowded.push(`outside: ${what}`)
    for (const { other, said, at } of seen) {
      const [w, h] = [Math.min(at.right, box.right) - Math.max(at.left, box.left), Math.min(at.bottom, box.bottom) - Math.max(at.top, box.top)]
      const same = other.contains(node) || node.contains(other) || layer(other) !== layer(node)
      if (w > 2 && h > 4 && !same) crowded.push(`over one another: ${said} and ${what}`)
    }
    seen.push({ other: node, said: text.data.trim().slice(0, 40), at: box })
    for (let one = node; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one)
      if (style.display === 'inline' || style.display === 'contents') continue
      const edge = one.getBoundingClientRect()
      const beyond = edge.width > 0 && (box.right > edge.right + 2 || box.left < edge.left - 2)
      if (beyond && ['hidden', 'clip'].includes(style.overflowX))
        crowded.push(`cut: ${what}`)
      else if (beyond && one.matches('button, a, .paper, .spot, label, h1, h2, h3, p'))
        crowded.push(`over its edge: ${what} in <${one.tagName.toLowerCase()} class="${one.className}">`)
      else continue
      break
    }
  }
  return [...new Set(crowded)]
}"""
FIXED = "document.scrollingElement.scrollHeight <= innerHeight && document.scrollingElement.scrollWidth <= innerWidth"
FLOORS = """() => [...document.querySelectorAll('main.screen > *, main.screen .table > *, main.screen button')]
  .filter((one) => one.checkVisibility() && !one.closest('.sr'))
  .filter((one) => { const box = one.getBoundingClientRect(); return box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < -1 || box.left < -1 })
  .map((one) => `${one.tagName.toLowerCase()} class="${one.className}" ${one.textContent.trim().slice(0, 40)}`)"""


def reads_well(page: Page, lang: str, where: str) -> None:
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.lang") == lang, where
    text = page.locator("body").inner_text()
    raw = [
        key
        for key in (*KEYS, *TITLES, "undefined", "NaN", "[object")
        if re.search(rf"(?<![\w/-]){re.escape(key)}(?![\w-])", text)
    ]
    raw = [key for key in raw if key not in {"foul", "elfmeter", "ligretto", "zweikampf"}]
    assert not raw, f"{where}: {raw}"
    crowded: list[str] = page.evaluate(CROWDED)
    assert not crowded, f"{where}:\n" + "\n".join(crowded)


def stands_still(page: Page, where: str) -> None:
    assert page.evaluate(FIXED), f"{where}: the page scrolls"
    cut: list[str] = page.evaluate(FLOORS)
    assert not cut, f"{where}: off the screen:\n" + "\n".join(cut)


@pytest.mark.parametrize("screen", ["small", "desktop"])
@pytest.mark.parametrize("lang", ["de", "en", "fr", "it"])
def test_every_screen_in(device: Device, lang: str, screen: str) -> None:
    page = device(screen, locale=lang).new_page()
    page.goto("/")
    page.locator(".tiles li").last.wait_for()
    reads_well(page, lang, "lobby")
    page.locator("header .round").first.click()
    page.get_by_role("dialog").wait_for()
    reads_well(page, lang, "settings")
    page.keyboard.press("Escape")
    for game in TITLES:
        page.goto(f"/learn/{game}")
        page.locator(".coach").wait_for()
        reads_well(page, lang, f"lesson of {game}")
        stands_still(page, f"lesson of {game}")
    page.goto("/rules/elfmeter")
    page.locator("dl").last.wait_for()
    reads_well(page, lang, "rules")
    for game in OWN:
        page.goto(f"/copy/{game}")
        page.locator(".pieces button").last.wait_for()
        reads_well(page, lang, f"own copy of {game}")
        page.locator(".pieces button").first.click()
        page.locator(".drawn").wait_for()
        reads_well(page, lang, f"first piece of {game}")
    page.goto("/")
    page.locator(".tiles button").last.click()
    page.locator(".about button").click()
    page.get_by_role("dialog").last.locator("fieldset").last.wait_for()
    reads_well(page, lang, "printing")


@pytest.mark.parametrize("screen", ["small", "desktop"])
@pytest.mark.parametrize("lang", ["de", "en", "fr", "it"])
def test_an_evening_in(device: Device, lang: str, screen: str) -> None:
    """Room, options and bots, the table and its menu, the result: a match that bots play while this screen has the whistle."""
    page = device(screen, locale=lang).new_page()
    page.goto("/")
    page.locator(".tiles li").nth(5).locator("button").click()
    page.locator(".way").nth(3).click()
    if screen == "desktop":
        page.locator(".start .go").click()
    page.locator(".whistle .go").wait_for()
    reads_well(page, lang, "room")
    page.locator("button.quiet:has(small)").first.click()
    page.get_by_role("dialog").locator("fieldset").first.wait_for()
    reads_well(page, lang, "options")
    page.keyboard.press("Escape")
    page.locator(".whistle .go").click()
    page.wait_for_selector("main.playing :is(.hand, .tvcorner)")
    reads_well(page, lang, "table")
    stands_still(page, "table")
    expect(page.locator(OVER)).to_be_visible(timeout=30_000)
    page.locator(".honours").wait_for()
    reads_well(page, lang, "result")


@pytest.mark.parametrize("screen", ["small", "desktop"])
@pytest.mark.parametrize("lang", ["de", "en", "fr", "it"])
def test_beside_a_real_table_in(device: Device, lang: str, screen: str) -> None:
    """Every page of the companion, and every board with a number of two figures on it."""
    page = device(screen, locale=lang).new_page()
    page.goto("/real")
    page.locator(".tiles li").last.wait_for()
    reads_well(page, lang, "real table")
    for game in TITLES:
        page.goto(f"/real/{game}")
        page.locator("li.spot b").last.wait_for()
        reads_well(page, lang, f"line-up of {game}")
        page.locator(".setup .go").click()
        for _ in range(10):
            page.keyboard.press("1")
        reads_well(page, lang, f"board of {game}")
        assert page.evaluate(FIXED), f"board of {game} scrolls"
        if game in {"foul", "wuerfel-fussball"}:
            to_the_end(page, lang, game)
    page.goto("/matches")
    page.locator("main li").nth(1).wait_for()
    reads_well(page, lang, "matches")
    page.goto("/penalty")
    reads_well(page, lang, "penalty")
    page.locator(".go.big").click()
    page.locator(".letters").wait_for()
    reads_well(page, lang, "penalty with a code")


def to_the_end(page: Page, lang: str, game: str) -> None:
    page.locator("nav a").nth(1).click()
    for toss in page.locator(".tray button").all():
        toss.click()
    reads_well(page, lang, f"throws of {game}")
    page.locator("nav a").first.click()
    page.locator("footer button").last.click()
    page.get_by_role("dialog").wait_for()
    reads_well(page, lang, f"end of {game}")
    page.get_by_role("dialog").locator(".go").click()
    page.locator(".told").wait_for()
    reads_well(page, lang, f"report of {game}")
