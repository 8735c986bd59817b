"""Bring your own copy: type it in, be told what is wrong, put it right, save it, open it, play with it, print it."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from anpfiff.games import GAMES
from anpfiff.games.elfmeter.rules import Elfmeter
from tests.browser.test_keyboard import enter, tab_to
from tests.browser.test_languages import reads_well
from tests.press.proof import pictures_in
from tests.support.browser.axe import axe
from tests.support.browser.devices import Device
from tests.support.browser.evening import PLAYING, code_of, has_touch, kick_off

FRONT_MIDDLE, BACK_LEFT = 1, 3
OWN = GAMES["elfmeter"].form


def copy_of(page: Page, game: str) -> None:
    page.goto(f"/copy/{game}")
    page.locator(".pieces button").last.wait_for()
    expect(page.locator(".state")).to_contain_text("Alles stimmt")


def press(spot: Locator) -> None:
    (spot.tap if has_touch(spot.page) else spot.click)()


def choice(page: Page, cell: str, place: int) -> Locator:
    return page.get_by_role("group", name=cell).locator("label").nth(place)


def saved(page: Page) -> str:
    with page.expect_download() as download:
        press(page.get_by_role("button", name="Datei speichern"))
    return Path(download.value.path()).read_text(encoding="utf-8")


def test_a_fault_is_named_with_its_rule_put_right_and_the_file_is_one_to_play_with(
    phone: BrowserContext,
) -> None:
    page = phone.new_page()
    copy_of(page, "elfmeter")
    press(page.get_by_role("button", name="Karte 7:"))
    press(choice(page, "Ball", FRONT_MIDDLE))
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".faults")).to_contain_text("Spieler und Ball sind im selben Feld.")
    press(dialog.get_by_role("button", name="Die Regel dazu: ELF-3"))
    expect(dialog.locator(".rule b")).to_have_text("ELF-3")
    axe(page)
    press(dialog.get_by_role("button", name="Schließen"))
    expect(page.get_by_role("button", name="Karte 7:")).to_contain_text("ELF-3")
    expect(page.locator("footer .go")).to_be_disabled()
    press(page.get_by_role("button", name="Zum nächsten Fehler"))
    press(choice(page, "Ball", BACK_LEFT + 2))
    expect(dialog.locator(".faults")).to_have_count(0)
    press(dialog.get_by_role("button", name="Schließen"))
    expect(page.locator("footer .go")).to_be_enabled()
    axe(page)
    game = GAMES["elfmeter"].using(saved(page))
    assert isinstance(game, Elfmeter)
    deck = game.deck
    assert (deck.attack[7].footballer, deck.attack[7].ball) == (FRONT_MIDDLE, BACK_LEFT + 2)


def test_a_reload_loses_nothing_and_undo_takes_back(phone: BrowserContext) -> None:
    page = phone.new_page()
    copy_of(page, "ligretto")
    press(page.get_by_role("button", name="Neu anfangen"))
    press(page.get_by_role("button", name="Ganz leer"))
    expect(page.locator(".state")).to_contain_text("60 noch leer")
    press(page.get_by_role("button", name="Trikot 1: leer"))
    press(choice(page, "Zahl", 4))
    press(page.get_by_role("dialog").get_by_role("button", name="Weiter"))
    expect(page.get_by_role("dialog").get_by_role("heading")).to_have_text("Trikot 2")
    page.reload()
    first = page.get_by_role("button", name="Trikot 1:")
    expect(first).to_have_accessible_name(
        "Trikot 1: Zahl 5, Ecke vom Tor leer, Ball leer. LIG-3, Welche Ecke vom Tor?. LIG-3, Wo ist der Ball?"
    )
    press(first)
    press(choice(page, "Zahl", 6))
    press(page.get_by_role("dialog").get_by_role("button", name="Rückgängig"))
    expect(choice(page, "Zahl", 4).locator("input")).to_be_checked()


def test_a_file_is_opened_and_one_that_is_none_changes_nothing(phone: BrowserContext, tmp_path: Path) -> None:
    page = phone.new_page()
    copy_of(page, "wuerfel-fussball")
    form = GAMES["wuerfel-fussball"].form
    assert form is not None
    mine, other, long = (tmp_path / name for name in ("mine.toml", "other.csv", "long.toml"))
    mine.write_text(form.shipped.replace('["net", "net",', '["out", "net",'), encoding="utf-8")
    other.write_text("card,ball", encoding="utf-8")
    long.write_text("# " + "x" * 30_000, encoding="utf-8")
    chooser = page.locator("input[type=file]")
    for file, said in ((other, "werden wir nicht schlau"), (long, "zu groß"), (mine, "mine.toml")):
        chooser.set_input_files(file)
        expect(page.locator(".note")).to_contain_text(said)
    expect(page.get_by_role("button", name="Schuss, Seite 1: Seite daneben")).to_be_visible()
    expect(page.locator(".state")).to_contain_text("Alles stimmt")
    press(page.locator("footer").get_by_role("button", name="Rückgängig"))
    expect(page.get_by_role("button", name="Schuss, Seite 1: Seite aufs Tor")).to_be_visible()


def test_a_table_plays_with_it_and_the_host_goes_back_to_the_printed_ones(
    phone: BrowserContext, tmp_path: Path
) -> None:
    page = phone.new_page()
    copy_of(page, "elfmeter")
    press(page.get_by_role("button", name="Karte 1:"))
    press(choice(page, "Schuss", 0))
    press(page.get_by_role("dialog").get_by_role("button", name="Schließen"))
    press(page.get_by_role("button", name="Damit spielen"))
    press(page.get_by_role("button", name="Allein gegen Bots"))
    code_of(page)
    options = page.get_by_role("button", name="Spielregeln wählen")
    expect(options).to_contain_text("Meine Schachtel")
    press(options)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Hier wird mit eigenen gespielt.")
    axe(page)
    press(dialog.get_by_role("button", name="Wie gedruckt spielen"))
    expect(dialog).to_contain_text("Wie gedruckt.")
    faulty, mine = tmp_path / "faulty.csv", tmp_path / "mine.csv"
    assert OWN is not None
    faulty.write_text(OWN.shipped.replace("1,VL,VM", "1,VL,VL"), encoding="utf-8")
    mine.write_text(OWN.shipped.replace("1,VL,VM,M", "1,VL,VM,R"), encoding="utf-8")
    dialog.locator("input[type=file]").set_input_files(faulty)
    expect(dialog.get_by_role("status").last).to_have_text("Da ist ein Fehler: ELF-3")
    dialog.locator("input[type=file]").set_input_files(mine)
    expect(dialog).to_contain_text("Hier wird mit eigenen gespielt.")
    press(dialog.get_by_role("button", name="Schließen"))
    kick_off(page)
    expect(page.locator(PLAYING)).to_be_visible()


def test_the_other_seats_keep_the_deck(phone: BrowserContext) -> None:
    """Whoever changes the number of chairs says nothing about cards, and so they stay."""
    page = phone.new_page()
    copy_of(page, "ligretto")
    press(page.get_by_role("button", name="Trikot 1:"))
    press(choice(page, "Zahl", 1))
    press(page.get_by_role("dialog").get_by_role("button", name="Schließen"))
    press(page.get_by_role("button", name="Trikot 7:"))
    press(choice(page, "Zahl", 0))
    press(page.get_by_role("dialog").get_by_role("button", name="Schließen"))
    expect(page.locator("footer .go")).to_be_enabled()
    press(page.get_by_role("button", name="Damit spielen"))
    press(page.get_by_role("button", name="Jeder am eigenen Handy"))
    code_of(page)
    press(page.get_by_role("button", name="Ein Platz weniger"))
    expect(page.get_by_text("Plätze: 5")).to_be_visible()
    expect(page.get_by_role("button", name="Spielregeln wählen")).to_contain_text("Meine Schachtel")


def test_it_is_typed_in_by_keys_alone(desktop: BrowserContext) -> None:
    page = desktop.new_page()
    copy_of(page, "elfmeter")
    enter(page, ".pieces li:nth-child(7) button")
    expect(page.get_by_role("heading", name="Karte 7")).to_be_focused()
    tab_to(page, "aside fieldset:nth-of-type(2) input")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("aside .faults")).to_contain_text("im selben Feld")
    enter(page, "aside .faults .rule")
    expect(page.locator("aside p.rule b")).to_have_text("ELF-3")
    page.keyboard.press("Escape")
    expect(page.locator(".pieces li:nth-child(7) button")).to_be_focused()
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    expect(page.locator(".state")).to_contain_text("Alles stimmt")
    axe(page)


def test_the_lobby_leads_there_and_back(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto("/")
    press(page.locator(".tiles button").first)
    press(page.get_by_role("link", name="Meine Schachtel"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("Meine Schachtel")
    press(page.get_by_role("button", name="Zurück"))
    page.locator(".tiles").wait_for()


@pytest.mark.parametrize("path", ["/copy/foul", "/copy/chess"])
def test_a_game_without_one_says_so(device: Device, path: str) -> None:
    page = device("phone", excused="400|404").new_page()
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_contain_text("nur mit den gedruckten Karten")


def test_the_print_button_gives_a_pdf_with_every_card(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto("/")
    press(page.locator(".tiles button").first)
    press(page.get_by_role("button", name="Drucken"))
    sheet = page.get_by_role("dialog", name="Drucken: Elfmeter!")
    press(sheet.get_by_role("radio", name="Karten"))
    press(sheet.get_by_role("radio", name="44 × 68 mm"))
    press(sheet.get_by_role("radio", name="sparsam"))
    axe(page)
    with page.expect_download() as download:
        press(sheet.get_by_role("button", name="PDF machen"))
    assert download.value.suggested_filename == "anpfiff-elfmeter.pdf"
    assert pictures_in(Path(download.value.path()).read_bytes()) == 2 * (48 + 12)
    expect(sheet.get_by_role("status")).to_contain_text("Druck sie mit 100 %")
    press(sheet.get_by_role("button", name="Schließen"))
    expect(page.get_by_role("button", name="Drucken")).to_be_focused()


def test_an_own_deck_is_printed_and_a_refusal_is_one_sentence(device: Device) -> None:
    page = device("desktop", excused="503").new_page()
    copy_of(page, "ligretto")
    for shirt, number in (("Trikot 1:", 1), ("Trikot 7:", 0)):
        page.get_by_role("button", name=shirt).click()
        choice(page, "Zahl", number).click()
    expect(page.locator(".state")).to_contain_text("Alles stimmt")
    page.get_by_role("button", name="Drucken").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Gedruckt werden deine eigenen.")
    sheet.get_by_role("radio", name="Karten").click()
    with page.expect_download() as download:
        sheet.get_by_role("button", name="PDF machen").click()
    assert pictures_in(Path(download.value.path()).read_bytes()) == 2 * (120 + 16 + 24)
    page.route("**/api/print/**", lambda route: route.fulfill(status=503, json={"why": "needs-typst"}))
    sheet.get_by_role("button", name="PDF machen").click()
    expect(sheet.get_by_role("status")).to_have_text("Dieser Server kann nicht drucken: Ihm fehlt Typst.")


def test_a_server_that_is_away_is_said_and_asked_again(phone: BrowserContext) -> None:
    page = phone.new_page()
    copy_of(page, "elfmeter")
    page.route("**/api/material/**", lambda route: route.abort("connectionrefused"))
    press(page.get_by_role("button", name="Karte 1:"))
    press(choice(page, "Schuss", 0))
    press(page.get_by_role("dialog").get_by_role("button", name="Schließen"))
    expect(page.locator(".state")).to_contain_text("Der Server antwortet nicht.")
    expect(page.locator("footer .go")).to_be_disabled()
    page.unroute_all()
    press(page.get_by_role("button", name="Noch mal versuchen"))
    expect(page.locator("footer .go")).to_be_enabled()


@pytest.mark.parametrize("lang", ["de", "en", "fr", "it"])
def test_what_is_wrong_and_what_a_table_plays_with_reads_well_in(device: Device, lang: str) -> None:
    page = device("small", locale=lang).new_page()
    page.goto("/copy/ligretto")
    page.locator(".pieces button").first.click()
    page.locator("dialog .tabs").first.locator("label").last.click()
    page.keyboard.press("Escape")
    page.locator(".whole .faults").wait_for()
    reads_well(page, lang, "a deck with faults")
    page.goto("/copy/wuerfel-fussball")
    page.locator(".pieces button").first.click()
    page.locator("dialog .tabs").first.locator("label").nth(1).click()
    page.locator("dialog .faults .rule").click()
    page.locator("dialog p.rule b").wait_for()
    reads_well(page, lang, "a die with a fault and its rule")
    page.locator("dialog .round").last.click()
    page.keyboard.press("Escape")
    page.locator("footer .go:enabled").click()
    page.locator(".way").first.click()
    code_of(page)
    page.locator("button.quiet:has(small)").first.click()
    page.get_by_role("dialog").locator("h3").wait_for()
    reads_well(page, lang, "options with a deck")
