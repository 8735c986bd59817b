"""Several people: two browsers against each other, a spectator, the TV with two phones, and one device for all."""

import re
from collections import Counter

from playwright.sync_api import BrowserContext, Page, expect

from tests.support.browser.axe import axe
from tests.support.browser.devices import Device
from tests.support.browser.evening import OVER, act, awaited, choose, hand, kick_off, listen, play_on, press


class Judge:
    """Somebody who doubts every third card and lets the others pass."""

    def __init__(self) -> None:
        self.said: Counter[str] = Counter()

    def __call__(self, page: Page) -> None:
        foul, fair = page.locator(".judge .foul"), page.locator(".judge .go:not(.foul)")
        if foul.count() and self.said["fair"] >= 3 * self.said["foul"] + 2:
            self.said["foul"] += press(foul)
        elif fair.count():
            self.said["fair"] += press(fair)
        else:
            act(page)


def test_two_phones_play_foul_and_somebody_watches(device: Device) -> None:
    host, guest, watcher = (device("phone").new_page() for _ in range(3))
    code = choose(host, "foul", "phones")
    guest.goto(f"/{code}")
    expect(guest.get_by_text("das bist du")).to_be_visible()
    expect(host.locator("li.seat:not(.me) .status")).to_have_text("bereit")
    axe(guest)
    kick_off(host)
    seen = listen(watcher)
    watcher.goto(f"/{code}/tv")
    watcher.wait_for_selector("main.playing .hand")
    expect(watcher.locator(".handcard")).to_have_count(0)
    axe(watcher)
    judge = Judge()
    play_on(guest, host, acts=judge)
    expect(watcher.locator(OVER)).to_be_visible()
    assert judge.said["foul"], "the other phone called a foul"
    assert judge.said["fair"], "the other phone let a card pass"
    assert seen, "the watcher saw nothing"
    assert not any(table["view"].get("hand") or table["moves"] for table in seen), "the watcher saw a hand"


def test_the_tv_and_two_phones(device: Device) -> None:
    tv, one, other = device("tv").new_page(), device("phone").new_page(), device("phone").new_page()
    code = choose(tv, "zweikampf", "tv")
    tv.locator(".tv").wait_for()
    axe(tv)
    for phone in (one, other):
        phone.goto("/")
        phone.get_by_label("Code vom Tisch eintippen").fill(code)
        phone.get_by_role("button", name="Mitspielen").click()
        expect(phone.get_by_text("das bist du")).to_be_visible()
        expect(phone.get_by_text("Angepfiffen wird am großen Bildschirm.")).to_be_visible()
    expect(tv.get_by_text("2 Leute sind da.")).to_be_visible()
    kick_off(tv)
    tv.wait_for_selector("main.playing[data-screen=tv] .tvcorner")
    axe(tv)
    play_on(one, other)
    expect(tv.locator(OVER)).to_be_visible()
    expect(tv.locator(".can")).to_have_count(0)
    tv.get_by_role("button", name="Noch mal!").click()
    for screen in (tv, one, other):
        screen.wait_for_selector("main.playing")


def test_the_door_can_be_locked_and_opened_again(device: Device) -> None:
    host, guest = device("phone").new_page(), device("phone").new_page()
    code = choose(host, "foul", "phones")
    host.get_by_role("button", name="Tür zumachen").click()
    expect(host.get_by_text("Die Tür ist zu")).to_be_visible()
    guest.goto(f"/{code}")
    expect(guest.get_by_role("heading", level=1)).to_have_text(re.compile("Die Tür zu diesem Tisch ist zu"))
    axe(guest)
    host.get_by_role("button", name="Tür aufmachen").click()
    expect(host.get_by_text("Die Tür ist zu")).to_have_count(0)
    guest.get_by_role("button", name="Noch mal versuchen").click()
    expect(guest.get_by_text("das bist du")).to_be_visible()


def test_one_device_covers_each_hand(tablet: BrowserContext) -> None:
    """Whoever gives the tablet on has nothing left on it that the next one could see, not even in the page's source."""
    page = tablet.new_page()
    choose(page, "elfer-raus", "device", people=2)
    expect(page.get_by_text("spielt an diesem Gerät")).to_be_visible()
    kick_off(page)
    names, hands = [], []
    for _ in range(3):
        cover = page.locator("button.cover")
        cover.wait_for()
        assert not page.locator(".handcard").count(), "there are cards under the cover"
        names.append(cover.locator("b").inner_text())
        axe(page)
        cover.tap()
        page.locator(".handcard").first.wait_for()
        expect(awaited(page)).to_be_visible()
        hands.append(set(hand(page)))
        while not cover.count():
            act(page)
    assert names[0] == names[2] != names[1], names
    assert not hands[0] & hands[1], "both saw the same card"
    assert hands[0] & hands[2], "somebody came back to another hand"


def test_one_device_in_foul_lets_everybody_call(tablet: BrowserContext) -> None:
    page = tablet.new_page()
    choose(page, "foul", "device", people=3)
    expect(page.get_by_text("spielt an diesem Gerät")).to_have_count(2)
    kick_off(page)
    page.locator("button.cover").tap()
    page.locator(".handcard.can").first.tap()
    callers = page.locator(".callers button")
    expect(callers).to_have_count(2)
    expect(page.locator(".handcard")).to_have_count(0)
    axe(page)
    callers.first.tap()
    expect(page.locator(".verdict")).to_be_visible()
