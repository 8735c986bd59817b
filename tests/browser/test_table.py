"""At the table: the rule behind a refused move, fingers that slide, and nothing that moves for those who asked for it."""

import pytest
from playwright.sync_api import BrowserContext, CDPSession, Locator, Page, expect

from anpfiff.server.room.tempo import Tempo
from tests.support.browser.axe import axe
from tests.support.browser.devices import Device, Serve
from tests.support.browser.evening import awaited, choose, do, hand, kick_off

MOVES = "document.getAnimations().filter((one) => one.playState === 'running').length"


def my_turn(page: Page, game: str = "elfer-raus") -> None:
    choose(page, game)
    kick_off(page)
    expect(awaited(page)).to_be_visible()


def middle(card: Locator) -> tuple[float, float]:
    """A point that no neighbour covers."""
    box = card.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 4, box["y"] + box["height"] / 2


class Finger:
    """One finger on the glass, as the browser's own driver puts it there."""

    def __init__(self, page: Page) -> None:
        self._line: CDPSession = page.context.new_cdp_session(page)

    def down(self, x: float, y: float) -> None:
        self._line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})

    def slide(self, x: float, y: float) -> None:
        self._line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]})

    def up(self) -> None:
        self._line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("lang", ["de", "en", "fr", "it"])
def test_a_refused_move_shows_its_rule(device: Device, lang: str) -> None:
    page = device("phone").new_page()
    my_turn(page)
    page.evaluate("(lang) => localStorage.setItem('anpfiff.lang', lang)", lang)
    page.reload()
    expect(awaited(page)).to_be_visible()
    cards = hand(page)
    page.locator(".handcard:not(.can)").first.tap()
    refusal = page.locator(".refusal")
    expect(refusal.locator("b").first).to_be_visible()
    said = refusal.locator("b").first.inner_text()
    assert " " in said, f"no sentence but {said}"
    expect(page.get_by_role("alert").filter(has_text=said)).to_have_count(1)
    refusal.get_by_role("button").first.click()
    rule = refusal.locator("p.rule")
    number = rule.locator("b").inner_text()
    wanted: str = page.evaluate(
        """async ([number, lang]) => {
          const { rules } = await (await fetch(`/api/rules/elfer-raus?lang=${lang}`)).json()
          return rules.find(({ id }) => id === number).text
        }""",
        [number, lang],
    )
    shown = rule.inner_text().removeprefix(number).strip()
    assert shown[:40] == wanted[:40], "the rule is told in the person's language"
    axe(page)
    refusal.get_by_role("button").last.click()
    expect(refusal).to_have_count(0)
    assert hand(page) == cards


def test_sliding_lifts_and_sliding_off_cancels(phone: BrowserContext) -> None:
    page = phone.new_page()
    my_turn(page)
    cards, finger = page.locator(".handcard"), Finger(page)
    before = hand(page)
    finger.down(*middle(cards.nth(1)))
    expect(page.locator(".lifted .sr")).to_have_text(before[1])
    finger.slide(*middle(cards.nth(3)))
    expect(page.locator(".lifted .sr")).to_have_text(before[3])
    finger.slide(180, 200)
    expect(page.locator(".lifted")).to_have_count(0)
    finger.up()
    expect(page.locator(".refusal")).to_have_count(0)
    assert hand(page) == before


def settled(page: Page, card: Locator) -> bool:
    """Is it still to be laid when what was done before has been judged and shown?"""
    page.wait_for_timeout(700)
    return card.count() > 0


def test_a_tap_plays_and_sliding_onto_a_card_plays_it_too(phone: BrowserContext) -> None:
    page = phone.new_page()
    my_turn(page, "foul")
    card = page.locator(".handcard.can").first
    while not (card.count() and settled(page, card)):
        do(page)
    name, finger = card.locator(".sr").inner_text(), Finger(page)
    start = page.locator(".handcard").last if card.evaluate("(one) => !one.nextSibling") else card
    finger.down(*middle(start))
    finger.slide(*middle(card))
    expect(page.locator(".lifted .sr")).to_have_text(name)
    finger.up()
    expect(page.locator(".handcard .sr").get_by_text(name, exact=True)).to_have_count(0)


@pytest.mark.parametrize("game", ["elfer-raus", "karten-fussball"])
def test_nothing_moves_for_those_who_asked_for_it(phone: BrowserContext, game: str) -> None:
    page = phone.new_page()
    page.add_init_script("localStorage.setItem('anpfiff.help', 'kids')")
    my_turn(page, game)
    for _ in range(3):
        do(page)
        assert page.evaluate(MOVES) == 0
        expect(awaited(page)).to_be_visible()
        assert page.evaluate(MOVES) == 0


def test_cards_fly_for_everybody_else(device: Device) -> None:
    page = device("phone", reduced_motion="no-preference").new_page()
    page.add_init_script(
        """Element.prototype.animate = ((animate) => function (...how) {
          window.flights = (window.flights ?? 0) + 1
          return animate.apply(this, how)
        })(Element.prototype.animate)"""
    )
    my_turn(page)
    do(page)
    page.wait_for_function("window.flights > 0")


def test_undo_takes_a_slip_back(serve: Serve, device: Device) -> None:
    """Until somebody else has moved: so the bot takes its time."""
    page = device("phone", base_url=serve(Tempo(countdown=300, pace=2)).url).new_page()
    my_turn(page)
    while not page.locator(".handcard.can").count():
        do(page)
    cards = hand(page)
    page.locator(".handcard.can").first.tap()
    expect(page.locator(".handcard")).to_have_count(len(cards) - 1)
    page.get_by_role("button", name="Zurücknehmen").tap()
    expect(page.locator(".handcard")).to_have_count(len(cards))
    assert hand(page) == cards


def test_the_menu_has_everything_else(phone: BrowserContext) -> None:
    page = phone.new_page()
    my_turn(page)
    for leaf in ("Was kann ich tun?", "Einladen", "Zurufen", "Einstellungen", "Tisch verlassen"):
        page.get_by_role("button", name="Menü").tap()
        page.get_by_role("dialog").get_by_role("button", name=leaf).tap()
        sheet = page.get_by_role("dialog", name=leaf)
        expect(sheet).to_be_visible()
        page.wait_for_load_state("networkidle")
        if leaf == "Was kann ich tun?":
            expect(sheet.get_by_role("searchbox")).to_be_visible()
        axe(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Menü").tap()
    page.get_by_role("dialog").get_by_role("button", name="Pause").tap()
    expect(page.locator("main[data-phase=paused]")).to_be_visible()
    axe(page)
    page.get_by_role("button", name="Weiter", exact=True).tap()
    expect(page.locator("main[data-phase=playing]")).to_be_visible()
