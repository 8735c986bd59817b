"""Every button of club and desk, pressed once in a real browser: what it does is seen, or lies in a file."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_languages import CROWDED
from tests.support.browser.axe import axe
from tests.support.browser.cups import gathered, scanned
from tests.support.browser.devices import Device

TABS = 80


def press(page: Page, name: str | re.Pattern[str]) -> None:
    page.get_by_role("button", name=name).first.click()


def sure(page: Page, name: str | re.Pattern[str]) -> None:
    page.get_by_role("dialog").get_by_role("button", name=name).click()


def handed_out(page: Page, name: str) -> bytes:
    with page.expect_download() as download:
        page.get_by_role("button", name=name, exact=True).click()
    path: Path = download.value.path()
    return path.read_bytes()


def tile(desk: Page, number: int) -> None:
    desk.locator(".tiles button").nth(number - 1).click()
    desk.get_by_role("dialog").wait_for()


def tab_to(page: Page, name: str) -> None:
    """With the keyboard alone, as far as it takes."""
    for _ in range(TABS):
        page.keyboard.press("Tab")
        told = page.evaluate(
            "() => (document.activeElement.ariaLabel ?? '') + ' ' + document.activeElement.textContent"
        )
        if name in told:
            return
    raise AssertionError(f"no way to {name!r} with the keyboard")


def test_everything_the_desk_does_with_a_round(device: Device) -> None:
    club = gathered(device, 6, minutes=6)
    desk = club.desk
    press(desk, "Anpfiff in 3 Minuten ankündigen")
    expect(desk.get_by_role("timer")).to_have_text(re.compile(r"[23]:\d\d"))
    press(desk, "Runde auslosen")
    press(desk, "Auslosung zurücknehmen")
    press(desk, "Runde auslosen")
    tile(desk, 1)
    press(desk, "Dieses Spiel anpfeifen")
    expect(desk.get_by_role("dialog")).to_have_count(0)
    tile(desk, 2)
    press(desk, "Dieses Spiel anpfeifen")
    expect(desk.get_by_role("dialog")).to_have_count(0)
    before = club.shown()["round"]["until"]
    press(desk, "+2 Minuten")
    expect(desk.get_by_role("timer")).to_have_text(re.compile(r"[78]:\d\d"))
    assert club.shown()["round"]["until"] == before + 120_000
    press(desk, "Alle anhalten")
    press(desk, "Weiter für alle")
    desk.get_by_role("button", name="Alle anhalten").wait_for()

    tile(desk, 1)
    desk.get_by_role("radio", name="2", exact=True).check()
    expect(desk.get_by_role("dialog")).to_have_count(0)
    tile(desk, 1)
    press(desk, re.compile("Bot für "))
    expect(desk.get_by_role("dialog")).to_have_count(0)
    assert any(side["bot"] for table in club.shown()["round"]["tables"] for side in table["sides"])


def test_everything_the_desk_does_with_results(device: Device) -> None:
    club = gathered(device, 6)
    desk = club.desk
    press(desk, "Runde auslosen")
    tile(desk, 1)
    press(desk, "Ergebnis eintragen")
    press(desk, "eins mehr")
    desk.get_by_role("button", name="So stimmt es").click()
    expect(desk.locator(".tiles .score").first).to_have_text("1:0")
    tile(desk, 1)
    press(desk, re.compile("^Zurücknehmen$"))
    expect(desk.locator(".tiles .score").first).not_to_have_text("1:0")
    tile(desk, 2)
    press(desk, "Spiel absagen")
    sure(desk, "Spiel absagen")
    expect(desk.locator(".tiles li").nth(1)).to_contain_text("abgesagt")
    tile(desk, 3)
    desk.get_by_role("button", name="Ergebnis eintragen").click()
    desk.get_by_role("spinbutton").first.fill("3")
    press(desk, "So stimmt es")
    expect(desk.get_by_role("dialog")).to_have_count(0)
    tile(desk, 1)
    desk.get_by_role("button", name="Ergebnis eintragen").click()
    press(desk, "So stimmt es")
    press(desk, re.compile(f"^da: {club.people[0]}"))
    desk.get_by_role("button", name=f"fehlt: {club.people[0]}").wait_for()
    press(desk, f"{club.people[1]} geht nach Hause")
    desk.get_by_role("button", name=f"nach Hause: {club.people[1]}").wait_for()

    press(desk, "Runde auslosen")
    desk.get_by_text("Frühere Spiele").click()
    press(desk, re.compile("^Ergebnis berichtigen: "))
    desk.get_by_role("spinbutton").first.fill("9")
    press(desk, "So stimmt es")
    expect(desk.locator("details").filter(has_text="Frühere Spiele")).to_contain_text("9:")
    press(desk, re.compile("^Zurücknehmen: "))
    expect(desk.locator("details").filter(has_text="Frühere Spiele")).not_to_contain_text("9:")
    for paper in ("Paarungen", "Tabelle", "Urkunden"):
        assert handed_out(desk, paper).startswith(b"%PDF"), paper
    assert club.people[2] in handed_out(desk, "CSV").decode()
    assert json.loads(handed_out(desk, "JSON"))


def test_a_bracket_stands_at_the_desk_and_on_paper(device: Device) -> None:
    club = gathered(device, 4, format="cup", rounds=1)
    desk = club.desk
    for _ in range(2):
        press(desk, "Runde auslosen")
        desk.get_by_role("button", name="Anpfiff für alle").wait_for()
        for table in club.shown()["round"]["tables"]:
            club.wish("enter-result", match=table["match"], score=[2, 1])
        desk.get_by_role("button", name=re.compile("Runde auslosen|Siegerehrung")).first.wait_for()
    desk.get_by_label("Der Weg zum Pokal").get_by_text("Finale", exact=True).wait_for()
    assert handed_out(desk, "Turnierbaum").startswith(b"%PDF")
    press(desk, "Siegerehrung")
    sure(desk, "Siegerehrung")
    desk.get_by_role("heading", name=re.compile("gewinnt!")).wait_for()
    desk.get_by_role("heading", name="Bestmarken").wait_for()


def test_teams_are_put_together_by_oneself(device: Device) -> None:
    club = gathered(device, 4)
    desk = club.desk
    desk.goto("/club/new")
    desk.get_by_role("radio", name="Mannschaften").check()
    desk.get_by_text("Feiner einstellen").click()
    desk.get_by_role("radio", name="bleiben zusammen").check()
    press(desk, "Turnier eröffnen")
    press(desk, "Alle aus dem Verein sind da")
    press(desk, "Runde auslosen")
    expect(desk.locator(".tiles li").first.locator(".side").first.locator(".person")).to_have_count(2)


def test_everything_an_organiser_does_with_the_club(device: Device, tmp_path: Path) -> None:
    club = gathered(device, 3)
    desk = club.desk
    desk.goto("/club")
    desk.get_by_role("heading", name="Rekordbuch").wait_for()
    press(desk, "Tür aufmachen")
    desk.get_by_text("Wer diesen Code hat").wait_for()
    code = desk.locator("p.code").inner_text()
    press(desk, "Code verbergen")
    expect(desk.locator("p.code")).to_have_count(0)
    guest = device("phone").new_page()
    guest.goto(f"/club/join/{code}")
    press(guest, "Herein")
    guest.get_by_role("button", name="Pass zeigen").click()
    guest.get_by_role("img", name=re.compile("QR-Code mit dem Pass")).wait_for()
    axe(guest)
    press(desk, "Tür zumachen")
    desk.get_by_role("button", name="Tür aufmachen").wait_for()
    desk.get_by_label("Wie viele?").fill("2")
    press(desk, "Ausstellen")
    assert handed_out(desk, "Pässe drucken (PDF)").startswith(b"%PDF")

    press(desk, club.people[0])
    press(desk, "Darf auch leiten")
    desk.get_by_text("leitet den Verein").nth(1).wait_for()
    press(desk, club.people[1])
    press(desk, "Für immer löschen")
    sure(desk, "Für immer löschen")
    desk.get_by_role("button", name=club.people[1]).wait_for(state="detached")
    file = tmp_path / "club.json"
    file.write_bytes(handed_out(desk, "Verein als Datei sichern"))
    assert club.organiser not in file.read_text("utf-8")
    press(desk, re.compile("Turnier löschen"))
    sure(desk, "Für immer löschen")
    desk.get_by_text("Noch gibt es keins.").wait_for()
    press(desk, "Verein löschen")
    sure(desk, "Ja, alles löschen")
    desk.get_by_role("button", name="Verein gründen").wait_for()

    desk.locator("input[type=file]").set_input_files(file)
    desk.get_by_text("Der Verein ist da.").wait_for()
    scanned(desk, club.organiser)
    press(desk, "Zum Verein")
    desk.get_by_text("Pokal").first.wait_for()
    press(desk, club.people[2])
    press(desk, "Leitung übergeben")
    sure(desk, "Leitung übergeben")
    expect(desk.get_by_role("button", name="Verein löschen")).to_have_count(0)


def test_a_match_at_a_real_table_is_counted_on_real_and_agreed_by_two_passes(device: Device) -> None:
    club = gathered(device, 2)
    press(club.desk, "Runde auslosen")
    club.desk.get_by_role("button", name="Anpfiff für alle").wait_for()
    phone = device("phone", excused="403").new_page()
    scanned(phone, club.tokens[0])
    phone.goto(f"/cup/{club.cup}")
    press(phone, "Am echten Tisch mitzählen")
    for name in club.people:
        phone.get_by_text(name).first.wait_for()
    phone.goto(f"/cup/{club.cup}")
    press(phone, "Wir haben am echten Tisch gespielt")
    phone.get_by_role("spinbutton").first.fill("4")
    phone.get_by_label("Pass der anderen Seite").fill(club.tokens[0])
    press(phone, "So stimmt es")
    phone.get_by_role("dialog").get_by_role("status").locator(".paper").wait_for()
    assert club.shown()["round"]["tables"][0]["outcome"] is None
    phone.get_by_label("Pass der anderen Seite").fill(f"http://x/pass#{club.tokens[1]}")
    press(phone, "So stimmt es")
    expect(club.desk.locator(".tiles .score").first).to_have_text("4:0")
    expect(club.desk.locator(".tiles li").first).to_contain_text("am echten Tisch")


def test_a_round_at_the_desk_with_the_keyboard_alone(device: Device) -> None:
    club = gathered(device, 2, minutes=5)
    desk = club.desk
    desk.keyboard.press("n")
    desk.get_by_role("button", name="Anpfiff für alle").wait_for()
    tab_to(desk, "Anpfiff für alle")
    desk.keyboard.press("Enter")
    desk.get_by_role("button", name="Alle anhalten").wait_for()
    desk.keyboard.press("p")
    desk.get_by_role("button", name="Weiter für alle").wait_for()
    desk.keyboard.press("p")
    tab_to(desk, "Tisch 1")
    desk.keyboard.press("Enter")
    tab_to(desk, "Ergebnis eintragen")
    desk.keyboard.press("Enter")
    tab_to(desk, "Tore von")
    desk.keyboard.type("3")
    desk.keyboard.press("Enter")
    expect(desk.locator(".tiles .score").first).to_contain_text("3")
    axe(desk)


@pytest.mark.parametrize("lang", ["de", "en", "fr", "it"])
def test_desk_hall_phone_and_season_are_sound_in_every_language(device: Device, lang: str) -> None:
    club = gathered(device, 5, odd="bye")
    for _ in range(2):
        club.wish("draw-round")
        for table in club.shown()["round"]["tables"]:
            club.wish("enter-result", match=table["match"], score=[2, 1])
    page = club.desk
    page.evaluate("lang => localStorage.setItem('anpfiff.lang', lang)", lang)
    for width, height, place in (
        (1180, 820, "desk"),
        (390, 844, ""),
        (1180, 820, "season"),
        (1920, 1080, "hall"),
    ):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"/cup/{club.cup}/{place}")
        page.locator("main h1").wait_for()
        page.locator("main table").first.wait_for()
        assert page.evaluate(CROWDED) == []
        axe(page)
    page.goto("/club")
    page.locator("main h2").nth(2).wait_for()
    axe(page)
