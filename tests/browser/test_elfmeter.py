"""Elfmeter! in real browsers: a whole match by taps, two browsers against each other, flicks, and two hands on one tablet."""

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, CDPSession, Locator, Page, WebSocket

from tests.support.browser.axe import axe
from tests.support.browser.devices import PHOTOS, Device

OPEN = """(options) => new Promise((done) => {
  const fresh = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
  const token = () => fresh().replaceAll('+', '-').replaceAll('/', '_').replace('=', '')
  const line = new WebSocket(location.origin.replace('http', 'ws') + '/ws')
  let id = Date.now()
  window.say = (wish) => line.send(JSON.stringify({ ...wish, id: id++ }))
  const first = { kind: 'open', version: 1, lang: 'de', token: token(), game: 'elfmeter', options }
  line.onopen = () => line.send(JSON.stringify(first))
  line.onmessage = ({ data }) => {
    const told = JSON.parse(data)
    if (told.kind === 'ping') line.send(JSON.stringify({ kind: 'pong', n: told.n }))
    if (told.kind === 'room') window.taken = told.chairs.filter((chair) => chair.name !== '').length
    if (told.kind === 'welcome') say({ kind: 'sit', seat: null })
    if (told.kind === 'welcome') done({ code: told.code, tokens: [token(), token()] })
  }
})"""
"""A referee opens the room from the stands, beside the pages: how the lobby looks is another test's business."""
SIT = "([code, tokens]) => localStorage.setItem('anpfiff.rooms', JSON.stringify([{ code, tokens }]))"
CALM = 500
"""When an attempt begins or ends the big button rests for a moment, against hands that still hammer."""
STEPS = 3_000
BEAT = 0.016
"""Seconds between two words of a finger."""


class Room:
    """A table, and the whistle for it."""

    def __init__(self, device: Device, *bots: str, **options: object) -> None:
        self.whistle = device("desktop").new_page()
        self.whistle.goto("/")
        opened = self.whistle.evaluate(OPEN, {"first": 0, **options})
        self.code, self.tokens, self.bots = opened["code"], opened["tokens"], bots
        self._taken(0)

    def _taken(self, chairs: int) -> None:
        self.whistle.wait_for_function("(chairs) => window.taken === chairs", arg=chairs)

    def sit(self, context: BrowserContext, *people: int) -> list["Hand"]:
        """Those people at one device."""
        page = context.new_page()
        heard: dict[int, dict[str, Any]] = {}
        page.on("websocket", lambda line: _listen(line, heard))
        page.goto("/")
        page.evaluate(SIT, [self.code, [self.tokens[person] for person in people]])
        page.goto(f"/{self.code}")
        self._taken(max(people) + 1)  # chairs are taken in the order of arrival
        return [Hand(page, person, heard) for person in people]

    def start(self, *hands: "Hand") -> None:
        for level in self.bots:
            self.whistle.evaluate("(level) => say({ kind: 'fill', seat: 1, level })", level)
        self.whistle.evaluate("say({ kind: 'start' })")
        for hand in hands:
            hand.root.wait_for()
            hand.until(hand.has_begun)
            hand.page.locator(".count[role], .veil").first.wait_for(state="detached")


def _listen(line: WebSocket, heard: dict[int, dict[str, Any]]) -> None:
    def told(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["kind"] == "table" and message["view"]["seat"] is not None:
            heard[message["view"]["seat"]] = message

    line.on("framereceived", told)


class Hand:
    """Somebody's hand at a page: it knows what the page was told, and presses what the page shows."""

    def __init__(self, page: Page, seat: int, heard: dict[int, dict[str, Any]]) -> None:
        self.page, self.seat, self._heard = page, seat, heard

    @property
    def view(self) -> dict[str, Any]:
        return self._heard.get(self.seat, {}).get("view", {"phase": "none"})  # type: ignore[no-any-return]

    @property
    def over(self) -> bool:
        return self._heard.get(self.seat, {}).get("turn", {}).get("kind") == "finished"  # type: ignore[no-any-return]

    def has_begun(self) -> bool:
        return bool(self.view["phase"] == "kick-off")

    @property
    def rounds(self) -> int:
        """How many are over."""
        return int(self.view["removed"] + sum(self.view["goals"]))

    @property
    def root(self) -> Locator:
        return self.page.locator(f'.hand[data-seat="{self.seat}"]')

    @property
    def card(self) -> Locator:
        return self.root.locator(".mine button")

    @property
    def pad(self) -> Locator:
        return self.root.locator(".leaf")

    @property
    def shown(self) -> int:
        return int(self.card.get_attribute("data-card") or 0)

    def press(self) -> None:
        """The one big button, which may have changed its mind since: then nothing happens."""
        self.root.locator(".main").click(force=True)
        self.page.wait_for_timeout(30)

    def until(self, true: Callable[[], bool]) -> None:
        for _ in range(100):
            if true():
                return
            self.page.wait_for_timeout(40)
        raise AssertionError(f"waited in vain: {self.view['phase']}")

    def leaf_to(self, card: int) -> bool:
        """With the keys, the shorter way round."""
        stack = [one["card"] for one in self.view["stack"] or ()]
        shown = self.shown
        if shown not in stack or card not in stack:
            return False
        ahead = (stack.index(card) - stack.index(shown)) % len(stack)
        key, times = (" ", ahead) if ahead * 2 <= len(stack) else ("ArrowLeft", len(stack) - ahead)
        for _ in range(times):
            self.pad.press(key)
        return self.shown == card

    def fitting(self) -> int | None:
        """The top card to begin with; then a card that takes the ball, or the first of those that make it three passes."""
        view = self.view
        if view["attacker"] == self.seat and not view["attack"]:
            return self.shown or None
        faces = {int(one["card"]): one["face"] for one in view["stack"] or ()}
        if view["attacker"] == self.seat:
            return next(iter(_way(faces, view["ball"], 3 - len(view["attack"]))), None)
        return next((card for card, face in faces.items() if view["ball"] in face.get("defenders", ())), None)

    def moves(self, *, tackles: bool = True) -> None:
        """One step of somebody who knows how to play."""
        phase, mine = self.view["phase"], self.view.get("attacker") == self.seat
        if phase == "attempt" and (mine or tackles):
            card = self.fitting()
            if card is not None and self.leaf_to(card):
                self.press()
            elif mine and self.root.get_by_text("Puste aus", exact=True).is_visible():
                self.root.get_by_text("Puste aus", exact=True).click(force=True)
        elif (phase == "kick-off" and mine) or (
            phase == "getting-ready" and not self.view["ready"][self.seat]
        ):
            self.press()
        elif phase == "penalty" and not self.view["chosen"][self.seat]:
            self.page.wait_for_timeout(CALM)
            if self.view["phase"] != "penalty" or self.view["chosen"][self.seat]:
                return  # the choice before was only told late, and may have ended the match
            self.root.locator(".seldom button").nth(self.view["goals"][0] % 3).click(force=True)
            self.press()


def _way(faces: dict[int, dict[str, Any]], ball: int | None, passes: int) -> list[int]:
    """`passes` cards, each of which stands where the one before passes to; nothing if there are none."""
    for card, face in faces.items():
        if face["kind"] == "attack" and ball in {None, face["footballer"]}:
            others = {other: shown for other, shown in faces.items() if other != card}
            further = _way(others, face["ball"], passes - 1) if passes > 1 else []
            if passes == 1 or further:
                return [card, *further]
    return []


def photograph(page: Page, name: str) -> None:
    PHOTOS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PHOTOS / f"elfmeter-{name}.png")


def fits_the_screen(page: Page) -> bool:
    inside = "() => [...document.querySelectorAll('.screen button')].every((one) => { const { left, top, right, bottom } = one.getBoundingClientRect(); return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1 })"
    return bool(page.evaluate(inside))


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_a_whole_match_against_a_bot(device: Device, screen: str) -> None:
    room = Room(device, "rabbit")
    (hand,) = room.sit(device(screen), 0)
    room.start(hand)
    seen: set[str] = set()
    for _ in range(STEPS):
        if hand.over:
            break
        phase = hand.view["phase"]
        if phase in {"attempt", "penalty"} and phase not in seen:
            seen.add(phase)
            assert fits_the_screen(hand.page)
            axe(hand.page)
            photograph(hand.page, f"{phase}-{screen}")
        hand.moves()
        hand.page.wait_for_timeout(20)
    assert hand.over
    assert {"attempt", "penalty"} <= seen


def test_two_browsers_against_each_other(device: Device) -> None:
    room = Room(device)
    (near,), (far,) = room.sit(device("phone"), 0), room.sit(device("desktop"), 1)
    room.start(near, far)
    won = False
    for _ in range(STEPS):
        if near.rounds == 2 and far.rounds == 2:
            break
        # In the second round the defender is awake until the ball has changed sides.
        awake = near.rounds == 1 and not won
        near.moves(tackles=awake)
        far.moves(tackles=awake)
        won |= any(
            laid["fate"] == "counts" and laid["face"]["kind"] == "defence" for laid in near.view["box"]
        )
        far.page.wait_for_timeout(10)
    assert near.rounds == far.rounds == 2
    assert won
    assert near.view["goals"] == far.view["goals"]


def test_leafing_by_tap_by_holding_and_by_key(device: Device) -> None:
    room = Room(device)
    (near,), (far,) = room.sit(device("phone"), 0), room.sit(device("desktop"), 1)
    begin(room, near, far)
    for hand in (near, far):
        (top,) = (one["card"] for one in hand.view["stack"])
        assert hand.shown == top
        assert hand.pad.get_attribute("aria-disabled") == "true"
        hand.pad.press(" ")
        assert hand.shown == top
        assert hand.root.get_by_text("24 Karten").is_visible()
    photograph(near.page, "opening-phone")
    near.press()
    near.until(lambda: len(near.view["attack"]) == len(far.view["attack"]) == 1)
    stack = [one["card"] for one in near.view["stack"]]
    assert len(stack) == 23
    assert near.shown == stack[0]
    photograph(near.page, "leafing-phone")
    near.pad.tap()
    assert near.shown == stack[1]
    near.root.locator(".prev").tap()
    assert near.shown == stack[0]
    far.pad.hover()
    far.page.mouse.down()
    far.page.wait_for_timeout(1_000)
    far.page.mouse.up()
    held = far.shown
    assert [one["card"] for one in far.view["stack"]].index(held) >= 3
    far.page.wait_for_timeout(400)
    assert far.shown == held
    far.page.evaluate("document.activeElement.blur()")
    far.page.keyboard.press("Space")
    assert far.shown != held
    far.page.keyboard.press("Enter")
    far.until(lambda: len(far.view["box"]) == 2)
    assert far.view["box"][1]["seat"] == 1


def test_where_the_stacks_turn_by_themselves_one_says_ready_for_both(device: Device) -> None:
    room = Room(device, turning="self")
    (near,), (far,) = room.sit(device("phone"), 0), room.sit(device("desktop"), 1)
    room.start(near, far)
    near.press()
    far.until(lambda: far.view["phase"] == "getting-ready" and far.view["sides"] == ["attack", "defence"])
    assert far.root.get_by_role("button", name="Wenden").count() == 0
    far.press()
    near.until(lambda: near.view["phase"] == "attempt")
    assert near.root.get_by_role("button", name="Wenden").count() == 0
    assert near.root.get_by_text("Puste aus", exact=True).is_visible()
    assert near.root.get_by_role("button", name="Pause?").is_visible()


WATCH = """(words) => {
  const look = () => { window.rested ||= document.body.innerText.includes(words) && document.querySelectorAll('.mine .can').length === 0 }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""
"""A rest is short and a busy machine slow: the page itself remembers that it was seen."""


@pytest.mark.rule("ELF-13")
def test_in_a_calm_tempo_the_defenders_hands_rest_after_a_pass(device: Device) -> None:
    room = Room(device, calm=2_000, turning="self")
    (near,), (far,) = room.sit(device("phone"), 0), room.sit(device("desktop"), 1)
    room.start(near, far)
    near.press()
    far.until(lambda: far.view["phase"] == "getting-ready")
    far.press()
    near.until(lambda: near.view["phase"] == "attempt")
    far.page.evaluate(WATCH, "Deine Hände ruhen einen Moment")
    near.page.wait_for_timeout(CALM)
    near.press()
    near.until(lambda: len(near.view["attack"]) == 1)

    far.page.wait_for_function("() => window.rested")
    assert near.view["rests"][0] == 0, "who has laid goes on"
    far.until(lambda: far.view["rests"] == [0, -1])
    assert len(far.view["box"]) == 1
    far.press()
    far.until(lambda: len(far.view["box"]) == 2)


def test_a_card_is_flicked_or_tapped_and_not_if_the_finger_slides_off(device: Device) -> None:
    room = Room(device)
    phone = device("phone")
    (near,), (far,) = room.sit(phone, 0), room.sit(device("desktop"), 1)
    begin(room, near, far)
    touch = phone.new_cdp_session(near.page)
    top = near.shown
    slide(touch, near.card, 0, 240, 12)
    near.page.wait_for_timeout(150)
    assert near.shown == top
    assert not near.view["box"]
    slide(touch, near.card, 4, -160, 5)
    near.until(lambda: len(near.view["attack"]) == 1)
    assert near.view["attack"][0]["card"] == top
    near.card.tap()
    near.until(lambda: len(near.view["attack"]) == 2)


def test_thrown_cards_lie_where_they_were_thrown_for_everybody(device: Device) -> None:
    room = Room(device, throwing=True)
    phone = device("phone")
    (near,), (far,) = room.sit(phone, 0), room.sit(device("desktop"), 1)
    begin(room, near, far)
    touch = phone.new_cdp_session(near.page)
    near.card.tap()
    near.until(lambda: len(near.view["box"]) == 1)
    slide(touch, near.card, 0, -150, 10)
    near.until(lambda: len(near.view["box"]) == 2)
    slide(touch, near.card, 220, -160, 4)
    near.until(lambda: len(near.view["box"]) == 3)
    far.until(lambda: len(far.view["box"]) == 3)
    assert [laid["fate"] for laid in near.view["box"]] == ["counts", "counts", "beside"]
    assert far.view["box"] == near.view["box"]
    assert far.page.locator("[data-lid] .thrown").count() == 3
    photograph(near.page, "thrown-phone")


def test_two_fingers_at_once_on_one_tablet(device: Device) -> None:
    room = Room(device)
    tablet = device("tablet")
    hands = room.sit(tablet, 0, 1)
    near, far = hands
    room.start(*hands)
    near.press()
    near.until(lambda: near.view["phase"] == "getting-ready")
    far.press()
    far.until(lambda: far.view["sides"][1] == "defence")
    touch = tablet.new_cdp_session(near.page)
    together(touch, *(hand.root.locator(".main") for hand in hands))
    near.until(lambda: near.view["phase"] == "attempt" and far.view["phase"] == "attempt")
    near.page.wait_for_timeout(CALM)
    near.press()
    near.until(lambda: len(near.view["attack"]) == len(far.view["attack"]) == 1)
    tops = [hand.shown for hand in hands]
    together(touch, *(hand.pad for hand in hands), milliseconds=700)
    assert all(hand.shown != top for hand, top in zip(hands, tops, strict=True))
    together(touch, near.card, far.card)
    near.until(lambda: len(near.view["box"]) == 3)
    assert {laid["seat"] for laid in near.view["box"][1:]} == {0, 1}
    assert fits_the_screen(near.page)
    axe(near.page)
    photograph(near.page, "shared-tablet")


def test_at_one_tablet_nobody_sees_what_the_other_chooses(device: Device) -> None:
    room = Room(device)
    hands = room.sit(device("tablet"), 0, 1)
    near, far = hands
    room.start(*hands)
    for hand in hands * 100:
        if near.view["phase"] == "penalty":
            break
        hand.moves(tackles=hand is near)
        hand.page.wait_for_timeout(20)
    assert near.view["phase"] == "penalty"
    near.page.wait_for_timeout(CALM)
    assert near.shown == far.shown == 0
    near.press()
    assert [bool(hand.shown) for hand in hands] == [True, False]
    far.press()
    assert [bool(hand.shown) for hand in hands] == [False, True]
    far.press()
    near.press()
    near.press()
    near.until(lambda: near.view["last"] is not None)
    near.page.get_by_text("Tor! Gelb trifft.").or_(near.page.get_by_text("Gehalten!")).first.wait_for()
    photograph(near.page, "reveal-tablet")


def test_the_stands_see_the_match_and_can_press_nothing(device: Device) -> None:
    room = Room(device)
    (near,), (far,) = room.sit(device("phone"), 0), room.sit(device("phone"), 1)
    tv = device("tv").new_page()
    tv.goto(f"/{room.code}/tv")
    begin(room, near, far)
    near.press()
    near.until(lambda: len(near.view["attack"]) == 1)
    tv.get_by_text("Wer steht").wait_for()
    assert tv.locator(".elf button").count() == 0
    axe(tv)
    photograph(tv, "stands-tv")


def begin(room: Room, near: Hand, far: Hand) -> None:
    """Kick-off card, stacks turned, both ready: the attempt is on."""
    room.start(near, far)
    for hand in (near, far) * 100:
        if near.view["phase"] == far.view["phase"] == "attempt":
            return hand.page.wait_for_timeout(CALM)
        if hand.view["phase"] != "attempt":
            hand.moves()
        hand.page.wait_for_timeout(20)
    raise AssertionError("the attempt did not begin")


def slide(touch: CDPSession, where: Locator, dx: float, dy: float, steps: int) -> None:
    """A finger goes down, moves every 16 milliseconds by its own clock, and is lifted: as quick on a slow machine."""
    x, y = _middle(where)
    begun = time.time()
    _touch(touch, "touchStart", [(x, y)], begun)
    for step in range(1, steps + 1):
        place = (x + dx * step / steps, y + dy * step / steps)
        _touch(touch, "touchMove", [place], begun + step * BEAT)
    _touch(touch, "touchEnd", [], begun + steps * BEAT + BEAT / 2)


def together(touch: CDPSession, *places: Locator, milliseconds: int = 60) -> None:
    """As many fingers as places, down and up at the same time."""
    _touch(touch, "touchStart", [_middle(place) for place in places])
    places[0].page.wait_for_timeout(milliseconds)
    _touch(touch, "touchEnd", [])
    places[0].page.wait_for_timeout(40)


def _touch(
    touch: CDPSession, kind: str, points: list[tuple[float, float]], when: float | None = None
) -> None:
    fingers = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
    clock = {} if when is None else {"timestamp": when}
    touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers, **clock})


def _middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
