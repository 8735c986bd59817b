"""A whole evening without a mouse: Tab between zones, arrows inside them, Enter plays, and the focus is never lost."""

from playwright.sync_api import BrowserContext, Page, expect

from tests.support.browser.evening import OVER, PLAYING, TITLES, listen

FOCUS = "document.activeElement?.matches({!r}) ?? false"
LOST = "document.querySelector('main.playing') !== null && (document.activeElement ?? document.body) === document.body"
TO_CARD = """() => {
  const cards = [...document.querySelectorAll('.handcard')]
  return cards.findIndex((card) => card.matches('.can')) - cards.indexOf(document.activeElement)
}"""
MOST_TABS = 60


def tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    for _ in range(MOST_TABS):
        if page.evaluate(FOCUS.format(selector)):
            return
        page.keyboard.press(key)
    raise AssertionError(f"Tab does not come to {selector}")


def enter(page: Page, selector: str) -> None:
    tab_to(page, selector)
    page.keyboard.press("Enter")


def lay(page: Page) -> None:
    """Arrows go to the card that glows."""
    tab_to(page, ".handcard")
    steps: int = page.evaluate(TO_CARD)
    for _ in range(abs(steps)):
        page.keyboard.press("ArrowRight" if steps > 0 else "ArrowLeft")
    assert page.evaluate(FOCUS.format(".handcard.can")), "the arrows go to the card"
    page.keyboard.press("Enter")


def test_a_whole_match_by_keys(desktop: BrowserContext) -> None:
    page = desktop.new_page()
    tables = listen(page)
    page.goto("/")
    page.locator(".tiles li").last.wait_for()
    place = list(page.locator(".tiles .name").all_inner_texts()).index(TITLES["elfer-raus-junior"])
    enter(page, f".tiles li:nth-child({place + 1}) button")
    enter(page, ".start .go")
    page.locator("footer .whistle .go").wait_for()
    enter(page, ".whistle .go")
    page.wait_for_selector(PLAYING)
    laid = 0
    while not page.locator(OVER).count():
        assert not page.evaluate(LOST), "the focus fell to the page"
        told = len(tables)
        if page.locator(".handcard.can").count():
            lay(page)
            laid += 1
        elif page.locator(".hand button.go").count():
            enter(page, ".hand button.go")
        else:
            page.wait_for_timeout(30)
            continue
        while len(tables) == told:  # until the server has answered
            page.wait_for_timeout(10)
    assert laid > 1
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_every_sheet_gives_the_focus_back(desktop: BrowserContext) -> None:
    page = desktop.new_page()
    page.goto("/")
    page.locator("header .round").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("header .round").first).to_be_focused()
