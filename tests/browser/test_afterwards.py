"""After the final whistle: the story, the replay with its scrubber, the slow motion, the record, and the next game."""

import json
import re

from playwright.sync_api import BrowserContext, Page, expect

from tests.support.browser.axe import axe
from tests.support.browser.devices import Device, Serve
from tests.support.browser.evening import OVER, PLAYING, choose, kick_off, play_on


def bots_alone(page: Page, game: str) -> None:
    """A match that plays itself: this screen sits in the stands and has the whistle."""
    choose(page, game, "tv")
    kick_off(page)
    expect(page.locator(OVER).get_by_role("heading", level=1)).to_be_visible(timeout=60_000)


def test_the_replay_of_a_match(phone: BrowserContext) -> None:
    page = phone.new_page()
    choose(page, "karten-fussball")
    kick_off(page)
    play_on(page)
    page.get_by_role("button", name="Noch mal ansehen").click()
    scrubber = page.get_by_role("slider")
    expect(scrubber).to_be_visible()
    last = int(scrubber.get_attribute("max") or 0)
    assert last > 20
    count = page.locator(".controls .count")
    expect(count).to_have_text(f"1/{last + 1}")
    scrubber.fill(str(last))
    expect(count).to_have_text(f"{last + 1}/{last + 1}")
    expect(page.locator(".can")).to_have_count(0)
    page.get_by_role("button", name="Zurück").last.click()
    expect(count).to_have_text(f"{last}/{last + 1}")
    scrubber.fill("0")
    page.get_by_role("button", name="Abspielen").click()
    expect(count).not_to_have_text(f"1/{last + 1}")
    page.get_by_role("button", name="Pause").click()
    axe(page)
    page.get_by_label("Mit den Augen von").select_option("1")
    expect(count).to_have_text(f"1/{last + 1}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Aufzeichnung speichern").click()
    record = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert record["game"] == "karten-fussball"
    page.get_by_role("button", name="Zurück").first.click()
    expect(page.locator(OVER)).to_be_visible()


def test_a_rematch_starts_from_a_clean_scoreboard(device: Device, serve: Serve) -> None:
    """Whatever was scored, cheered or told before is of the match before."""
    page = device("phone", base_url=serve().url).new_page()
    bots_alone(page, "karten-fussball")
    page.get_by_role("button", name="Noch mal!").click()
    page.wait_for_selector(PLAYING)
    expect(page.locator("header .flaps")).to_have_text(re.compile(r"^[^1-9]:[^1-9]$"))
    expect(page.locator("[data-moment]")).to_have_count(0)
    said = page.locator("[data-reporter] span").text_content() or ""
    assert "Tor" not in said


def test_slow_motion_story_and_the_next_game(phone: BrowserContext) -> None:
    page = phone.new_page()
    bots_alone(page, "zweikampf")
    page.get_by_role("button", name="Zeitlupe").click()
    dialog = page.get_by_role("dialog", name="Zeitlupe")
    expect(dialog.get_by_role("heading", name="Wer war zuerst?")).to_be_visible()
    expect(dialog.get_by_role("slider")).to_be_visible()
    axe(page)
    dialog.get_by_role("button", name="Schließen").click()
    expect(dialog).to_have_count(0)
    page.locator("summary").click()
    expect(page.locator(".told li").first).to_be_visible()
    axe(page)
    with page.expect_download():
        page.get_by_role("link", name="Aufzeichnung speichern").click()
    page.get_by_role("button", name="Nächstes Spiel").click()
    page.get_by_role("dialog").locator(".tiles button").filter(has_text="Karten-Fußball").click()
    expect(page.get_by_role("heading", name="Karten-Fußball")).to_be_visible()
    expect(page.get_by_role("button", name="Anpfiff!")).to_be_visible()


def test_the_next_game_is_played_on_its_own_board_from_the_countdown_on(phone: BrowserContext) -> None:
    """A board that is given another game's view stumbles, and a page that stumbles fails its test."""
    page = phone.new_page()
    bots_alone(page, "zweikampf")
    page.get_by_role("button", name="Nächstes Spiel").click()
    page.get_by_role("dialog").locator(".tiles button").filter(has_text="Karten-Fußball").click()
    expect(page.get_by_role("heading", name="Karten-Fußball")).to_be_visible()
    kick_off(page)
    expect(page.locator(OVER).get_by_role("heading", level=1)).to_be_visible(timeout=60_000)


def test_a_replay_that_is_gone(device: Device) -> None:
    page = device("phone", excused="404").new_page()
    page.goto("/match/nothing-of-this-name")
    expect(page.get_by_role("heading", level=1)).to_have_text("Dieses Spiel gibt es nicht mehr.")
    page.get_by_role("button", name="Zur Spielauswahl").click()
    expect(page.locator(".tiles li")).to_have_count(8)
