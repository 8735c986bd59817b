"""Taps in a race, and how soon the page shows them."""

from playwright.sync_api import Page

from tests.support.browser.evening import choose, kick_off

WATCH = """() => {
  window.felt = []
  const cards = document.querySelector('main.playing')
  addEventListener('pointerup', () => {
    const tapped = performance.now()
    if (cards.matches('.judged')) return
    const change = new MutationObserver(() => {
      change.disconnect()
      requestAnimationFrame(() => window.felt.push(performance.now() - tapped))
    })
    change.observe(cards, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] })
  }, true)
}"""
"""From a finger that comes up to the first picture with a card lifted; a tap that joins the queue of others only sees its pad go down."""
GLIDES = """() => {
  window.glides = []
  new MutationObserver((changes) => changes.forEach(({ target, oldValue }) => {
    if (!/\\blifted\\b/.test(oldValue ?? '') || target.matches('.lifted')) return
    const judged = performance.now()
    const ways = target.getAnimations().filter(({ transitionProperty }) => transitionProperty === 'transform')
    ways.forEach(({ finished }) => finished.then(() => window.glides.push(performance.now() - judged), () => undefined))
  })).observe(document.querySelector('main.playing'), { subtree: true, attributes: true, attributeFilter: ['class'], attributeOldValue: true })
}"""
"""From the verdict, with which a card is no longer lifted, until it lies at home."""
PAD = ".pad:not([aria-disabled=true])"
APART = 120
"""Milliseconds between two taps."""


def sat_down(page: Page) -> None:
    """Alone at Ligretto against a bot, the first card turned."""
    choose(page, "ligretto")
    kick_off(page)
    page.locator("[data-source=turned]").first.wait_for()


def tap(page: Page) -> None:
    """A finger on whatever can be pressed: to leaf on, mostly, which nobody else can take."""
    spot = page.locator(PAD).first
    box = spot.bounding_box() if spot.count() else None
    if box is not None:
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(APART)
