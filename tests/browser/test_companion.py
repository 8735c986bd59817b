"""Beside a real table: board, clock, throws, rules and penalty, by finger and by key, and what is left of a match."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Response, expect

from anpfiff.games.wuerfel_fussball.clock import length
from anpfiff.games.wuerfel_fussball.model import Options
from tests.browser.test_afterwards import bots_alone
from tests.support.browser.axe import axe
from tests.support.browser.devices import Device, Serve
from tests.support.browser.evening import TITLES

SMALL = """() => [...document.querySelectorAll('main button, main a, main label:has(input), main summary')]
  .filter((one) => one.checkVisibility() && !one.closest('.sr'))
  .filter((one) => { const box = one.getBoundingClientRect(); return box.width < 47.5 || box.height < 47.5 })
  .map((one) => `${one.tagName} ${one.textContent.trim()} ${one.ariaLabel ?? ''}`)"""
STILL = "document.scrollingElement.scrollHeight <= innerHeight && document.scrollingElement.scrollWidth <= innerWidth"
EARLIER = """([game, ms]) => {
  const name = `anpfiff.real.${game}`, book = JSON.parse(localStorage[name])
  book.began -= ms
  for (const deed of book.deeds) deed.at -= ms
  localStorage[name] = JSON.stringify(book)
}"""


def kick_off(page: Page, game: str) -> None:
    page.goto(f"/real/{game}")
    page.locator("li.spot b").last.wait_for()
    page.get_by_role("button", name="Anpfiff!").click()
    page.locator(".plus").first.wait_for()


def number(page: Page, side: int) -> str:
    """What somebody across the table reads; a round zero is drawn as a letter."""
    return page.locator(".number").nth(side).inner_text().replace("O", "0").replace("\n", "")


def numbers(page: Page) -> list[int]:
    return [int(number(page, side)) for side in range(page.locator(".number").count())]


def tool(page: Page, name: str) -> None:
    page.get_by_role("navigation").get_by_role("link", name=name).click()


def whistle(page: Page) -> None:
    page.locator("footer").get_by_role("button", name="Abpfiff").click()
    page.get_by_role("dialog").get_by_role("button", name="Abpfiff").click()
    page.get_by_text("gespielt").wait_for()


def later(page: Page, game: str, minutes: float) -> None:
    """As if the phone had slept so long."""
    page.evaluate(EARLIER, [game, round(minutes * 60_000)])
    page.reload()
    page.locator(".plus").first.wait_for()


def comfortable(page: Page) -> None:
    assert page.evaluate(SMALL) == []
    axe(page)


@pytest.mark.parametrize("game", TITLES)
def test_every_game_is_counted_in_its_own_terms(phone: BrowserContext, game: str) -> None:
    page = phone.new_page()
    kick_off(page, game)
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[game])
    fewest = 3 if game == "foul" else 2
    assert numbers(page) == [0] * fewest
    page.locator(".plus").first.tap()
    page.locator(".plus").first.tap()
    page.locator(".plus").last.tap()
    assert numbers(page) == [2] + [0] * (fewest - 2) + [1]
    page.reload()
    page.locator(".plus").first.wait_for()
    assert numbers(page) == [2] + [0] * (fewest - 2) + [1]
    page.get_by_role("button", name="Zurücknehmen").tap()
    assert numbers(page)[-1] == 0
    page.get_by_role("button", name=re.compile("minus 1")).first.tap()
    assert numbers(page)[0] == 1
    assert page.evaluate(STILL)
    comfortable(page)
    whistle(page)
    expect(page.get_by_text("Steht bei euren letzten Spielen.")).to_be_visible()
    expect(page.get_by_role("heading", level=2)).to_contain_text("gewinnt!")
    comfortable(page)


@pytest.mark.parametrize("screen", ["small", "tablet", "desktop"])
@pytest.mark.parametrize("game", ["wuerfel-fussball", "elfmeter", "ligretto"])
def test_the_board_fits_every_screen(device: Device, game: str, screen: str) -> None:
    page = device(screen).new_page()
    kick_off(page, game)
    for _ in range(12):
        page.keyboard.press("1")
    assert page.evaluate(STILL)
    page.get_by_role("button", name="Obere Hälfte drehen").click()
    assert page.evaluate(STILL)
    comfortable(page)


def test_six_people_on_the_smallest_phone(device: Device) -> None:
    page = device("small").new_page()
    page.goto("/real/foul")
    page.locator("li.spot b").last.wait_for()
    more = page.get_by_role("button", name="Eine Person mehr")
    while more.is_enabled():
        more.tap()
    names = page.locator("li.spot b").all_inner_texts()
    assert len(set(names)) == 6
    page.get_by_role("button", name=f"{names[5]}: anderes Tier").tap()
    expect(page.locator("li.spot b").last).not_to_have_text(names[5])
    page.get_by_label("Übrige Karten").check()
    comfortable(page)
    page.get_by_role("button", name="Anpfiff!").tap()
    page.get_by_role("button", name=re.compile("plus 5")).last.tap()
    assert numbers(page) == [0, 0, 0, 0, 0, 5]
    assert page.evaluate(STILL)
    comfortable(page)


def test_everything_by_keyboard(desktop: BrowserContext) -> None:
    page = desktop.new_page()
    page.goto("/real/wuerfel-fussball")
    page.locator("li.spot b").last.wait_for()
    focus(page, page.get_by_role("button", name="Anpfiff!")).press("Enter")
    page.locator(".plus").first.wait_for()
    for key in ("1", "1", "2", "Shift+1", "1", "u"):
        page.keyboard.press(key)
    assert numbers(page) == [1, 1]
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Uhr anhalten")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Uhr starten")).to_be_visible()
    focus(page, page.get_by_role("link", name="Werfen")).press("Enter")
    focus(page, page.get_by_role("button", name="Münze")).press("Enter")
    expect(page.locator(".fallen")).to_contain_text(re.compile("Kopf|Zahl"))
    focus(page, page.get_by_role("link", name="Tafel")).press("Enter")
    focus(page, page.locator("footer").get_by_role("button", name="Abpfiff")).press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Unentschieden")).to_be_visible()


def focus(page: Page, wanted: Locator) -> Locator:
    """With Tab alone; thirty steps are more than any of these pages has."""
    for _ in range(30):
        page.keyboard.press("Tab")
        if wanted.evaluate("node => node === document.activeElement"):
            return wanted
    raise AssertionError(f"Tab never comes to {wanted}")


def test_the_clock_runs_by_the_time_of_day(phone: BrowserContext) -> None:
    page = phone.new_page()
    kick_off(page, "wuerfel-fussball")
    clock = page.locator(".clock button b")
    whole = length(Options()) // 1_000
    expect(clock).to_have_text(f"{whole // 60}:{whole % 60:02}")
    page.get_by_role("button", name="Uhr starten").tap()
    later(page, "wuerfel-fussball", 2)
    expect(clock).to_have_text(re.compile(r"5:[23]\d"))
    page.get_by_role("button", name="Uhr anhalten").tap()
    later(page, "wuerfel-fussball", 60)
    expect(clock).to_have_text(re.compile(r"5:[23]\d"))
    page.get_by_role("button", name="Uhr starten").tap()
    later(page, "wuerfel-fussball", 5.5)
    expect(clock).to_have_text(re.compile(r"\+0:0\d"))
    page.get_by_text("Die Regel dazu").tap()
    expect(page.get_by_text("WF-9")).to_be_visible()
    comfortable(page)
    page.get_by_role("button", name="2. Halbzeit").tap()
    expect(page.get_by_role("button", name="Uhr starten")).to_be_visible()
    expect(clock).to_have_text("7:30")
    page.get_by_role("button", name="Zurücknehmen").tap()
    expect(clock).to_have_text(re.compile(r"\+0:"))


def test_the_whistle_when_the_time_is_up(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.clock.install()
    kick_off(page, "wuerfel-fussball")
    page.get_by_role("button", name="Uhr starten").tap()
    expect(page.get_by_text("Die Zeit ist um!")).to_have_count(0)
    page.clock.fast_forward("07:31")
    expect(page.get_by_role("alert").filter(has_text="Die Zeit ist um!")).to_have_count(1)


def test_a_tournament_goes_to_the_shoot_out_only_when_level(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto("/real/wuerfel-fussball")
    page.get_by_label("Turnier").check()
    page.get_by_role("button", name="Anpfiff!").tap()
    expect(page.locator(".clock button b")).to_have_text("5:00")
    page.get_by_role("button", name="2. Halbzeit").tap()
    expect(page.get_by_role("button", name="Elfmeterschießen")).to_be_visible()
    page.locator(".plus").first.tap()
    expect(page.get_by_role("button", name="Elfmeterschießen")).to_have_count(0)
    page.locator(".plus").last.tap()
    page.get_by_role("button", name="Elfmeterschießen").tap()
    page.locator(".plus").last.tap()
    assert numbers(page) == [0, 1]
    whistle(page)
    expect(page.get_by_text("Elfmeter 0 : 1")).to_be_visible()
    expect(page.locator(".flapboard")).to_have_text(re.compile(r"1\s*:\s*1"))


def test_throws_are_counted_with_the_real_faces(phone: BrowserContext) -> None:
    page = phone.new_page()
    kick_off(page, "wuerfel-fussball")
    tool(page, "Werfen")
    expect(page.locator(".tray button")).to_have_count(11)
    for _ in range(5):
        page.get_by_role("button", name="Torwart").tap()
    page.get_by_role("button", name="Wer beginnt?").tap()
    expect(page.locator(".fallen")).to_contain_text("beginnt")
    bars = page.get_by_role("region", name="Alle Würfe")
    expect(bars.get_by_role("heading", name="Torwart · 5")).to_be_visible()
    faces = bars.locator("ul").first.locator("li")
    assert set(faces.locator("span").all_inner_texts()) <= {"gehalten", "nicht gehalten", "abgewehrt", "Ecke"}
    assert sum(map(int, faces.locator("b").all_inner_texts())) == 5
    page.get_by_role("button", name="Letzten Wurf zurücknehmen").tap()
    expect(bars.get_by_text("Wer beginnt?")).to_have_count(0)
    page.reload()
    expect(bars.get_by_role("heading", name="Torwart · 5")).to_be_visible()
    comfortable(page)


def test_the_rules_are_one_tap_away(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto("/real/elfmeter")
    tool(page, "Regeln")
    page.locator("dl").first.wait_for()
    page.get_by_role("searchbox").fill("elf-21")
    expect(page.locator("dt")).to_have_text(["ELF-21"])
    expect(page.get_by_role("status").filter(has_text="Eine Regel")).to_be_visible()
    page.get_by_role("searchbox").fill("so etwas steht da nicht")
    expect(page.locator("dt")).to_have_count(0)
    comfortable(page)


def test_played_and_counted_matches_stand_in_one_list(device: Device) -> None:
    page = device("phone", excused="409").new_page()
    bots_alone(page, "zweikampf")
    page.goto("/")
    page.get_by_role("link", name="Am echten Tisch").click()
    page.locator(".tiles button").filter(has_text="Karten-Fußball").tap()
    page.get_by_role("button", name="Anpfiff!").tap()
    page.locator(".plus").first.tap()
    page.get_by_role("button", name="2. Runde").tap()
    page.locator(".plus").first.tap()
    whistle(page)
    page.get_by_role("link", name="Letzte Spiele").tap()
    listed = page.locator("main li")
    expect(listed).to_have_count(2)
    expect(listed.first).to_contain_text("am echten Tisch")
    expect(listed.last).to_contain_text("Zweikampf")
    comfortable(page)
    listed.first.locator("a").tap()
    expect(page.get_by_text("Tor für")).to_have_count(2)
    expect(page.get_by_text("2. Runde")).to_be_visible()
    comfortable(page)
    link = page.url.rpartition("/")[2]
    kept: dict[str, Any] = json.loads(page.request.get(f"/api/matches/{link}").text())
    assert (kept["game"], [side["score"] for side in kept["sides"]]) == ("karten-fussball", [[2], [0]])
    page.goto(f"/match/{link}")
    expect(page.get_by_text("Tor für")).to_have_count(2)
    page.get_by_role("button", name="Zurück").tap()
    listed.last.locator("a").tap()
    expect(page.get_by_role("slider")).to_be_visible()


def test_without_a_server_the_result_waits_on_the_phone(device: Device, serve: Serve) -> None:
    first = serve()
    page = device("phone", base_url=first.url).new_page()
    kick_off(page, "ligretto")
    page.locator(".plus").first.tap()
    first.stop()
    page.locator(".plus").first.tap()
    whistle(page)
    expect(page.get_by_text("Liegt noch auf diesem Handy.")).to_be_visible()
    serve(port=first.port)
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.get_by_text("Steht bei euren letzten Spielen.")).to_be_visible()


def test_a_whistle_that_came_too_early(phone: BrowserContext) -> None:
    page = phone.new_page()
    kick_off(page, "ligretto")
    page.locator(".plus").last.tap()
    whistle(page)
    page.get_by_role("button", name="Doch weiterspielen").tap()
    page.locator(".plus").last.tap()
    assert numbers(page) == [0, 2]
    whistle(page)
    page.get_by_role("link", name="Letzte Spiele").tap()
    expect(page.locator("main li")).to_have_count(1)


def test_a_report_that_is_gone(device: Device) -> None:
    page = device("phone", excused="404").new_page()
    page.goto("/report/nothing-of-this-name")
    expect(page.get_by_role("heading", level=1)).to_have_text("Dieses Spiel gibt es nicht mehr.")
    axe(page)


# The penalty on two phones.


def duel(device: Device) -> tuple[Page, Page]:
    ada, bob = device("phone").new_page(), device("small", locale="en").new_page()
    ada.goto("/penalty")
    ada.get_by_role("button", name="Tor aufstellen").tap()
    ada.locator(".letters b").last.wait_for()
    axe(ada)
    code = "".join(ada.locator(".letters b").all_inner_texts())
    bob.goto("/penalty")
    bob.get_by_label("Type the table’s code").or_(bob.get_by_role("textbox")).first.fill(code)
    bob.get_by_role("button", name="Join").tap()
    for page in (ada, bob):
        page.locator(".mouth button").first.wait_for()
    return ada, bob


def test_a_penalty_is_shown_on_both_phones_once_both_have_chosen(device: Device) -> None:
    ada, bob = duel(device)
    expect(ada.get_by_text("Du schießt")).to_be_visible()
    expect(bob.get_by_text("You keep")).to_be_visible()
    answers: list[Response] = []
    bob.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 -- Playwright marks what it is given
    comfortable(ada)
    ada.get_by_role("button", name="rechts").tap()
    expect(bob.get_by_role("img", name="has chosen")).to_be_visible()
    heard = [answer.text() for answer in answers if "/api/penalties" in answer.url]
    assert heard
    assert not [text for text in heard if '"right"' in text], "the choice is on the server, and nowhere else"
    comfortable(bob)
    ada.reload()
    expect(ada.get_by_text("Gewählt: rechts")).to_be_visible()
    bob.get_by_role("button", name="left").tap()
    expect(ada.get_by_role("heading", name="Tor!")).to_be_visible()
    expect(bob.get_by_role("heading", name="Goal!")).to_be_visible()
    expect(bob.get_by_role("img", name="Shot right, dive left")).to_be_visible()
    comfortable(bob)
    bob.get_by_role("button", name="Change sides").tap()
    expect(ada.get_by_text("Du hältst")).to_be_visible()
    for page, where in ((bob, "middle"), (ada, "Mitte")):
        page.get_by_role("button", name=where).press("Enter")
    expect(ada.get_by_role("heading", name="Gehalten!")).to_be_visible()
    expect(ada.get_by_text("1 von 1")).to_be_visible()


def test_a_third_phone_and_a_penalty_that_is_gone(device: Device) -> None:
    ada, _ = duel(device)
    third = device("phone", excused="409|404").new_page()
    third.goto(ada.url)
    expect(third.get_by_role("heading", level=1)).to_have_text("An diesem Tor stehen schon zwei.")
    axe(third)
    third.goto("/penalty/QQQQ")
    expect(third.get_by_role("heading", level=1)).to_have_text("Diesen Elfmeter gibt es nicht mehr.")
    third.get_by_role("button", name="Elfmeter auf zwei Handys").tap()
    expect(third.get_by_role("button", name="Tor aufstellen")).to_be_visible()
    axe(third)


def test_a_line_that_drops_in_the_middle_of_a_penalty(device: Device) -> None:
    ada, bob = duel(device)
    ada.context.set_offline(True)
    ada.get_by_role("button", name="links").tap()
    expect(ada.get_by_text("Verbindung weg.")).to_be_visible()
    bob.get_by_role("button", name="left").tap()
    ada.context.set_offline(False)
    expect(ada.get_by_role("heading", name="Gehalten!")).to_be_visible()
    expect(bob.get_by_role("heading", name="Saved!")).to_be_visible()
