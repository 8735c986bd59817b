"""Golden pictures of what stands still: the lobby, and the first moment of every game, on a phone and a desktop, by day and by night.

Letters look a little different in every browser, so pictures are compared only by the browser that took them. After a change
that was meant: GOLDENS=update python -m pytest tests/browser/test_goldens.py, and look at the pictures before they are kept.
"""

import base64
import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.browser.devices import PHOTOS, Device
from tests.support.browser.evening import TITLES

GOLDENS = Path(__file__).parent / "goldens"
TAKEN_BY = GOLDENS / "browser.txt"
UPDATE = os.environ.get("GOLDENS") == "update"
NOTICED, MOST = 24, 0.002
"""So far a colour may be off before anybody sees it, and so many of all points may be."""
PLAIN = "body { background-image: none !important } *, *::before, *::after { caret-color: transparent !important }"
"""Woven felt makes a picture four times as large and shows nothing."""
SMALL = """async (picture) => {
  const whole = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
  const scale = whole.width > 1000 ? 0.4 : 0.5
  const size = { resizeWidth: whole.width * scale, resizeHeight: whole.height * scale, resizeQuality: 'high' }
  const canvas = new OffscreenCanvas(size.resizeWidth, size.resizeHeight)
  const context = canvas.getContext('2d')
  context.drawImage(await createImageBitmap(whole, size), 0, 0)
  const points = context.getImageData(0, 0, canvas.width, canvas.height)
  points.data.forEach((value, at) => { if (at % 4 < 3) points.data[at] = value & 0xf0 })
  context.putImageData(points, 0, 0)
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}"""
"""At half its size and with fewer colours a picture weighs a fifth, and a hair's breadth is no difference."""
DIFFERENT = """async ([golden, now, noticed]) => {
  const points = async (picture) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    context.drawImage(image, 0, 0)
    return [image.width, context.getImageData(0, 0, image.width, image.height).data]
  }
  const [[width, one], [other, two]] = [await points(golden), await points(now)]
  if (width !== other || one.length !== two.length) return 1
  let off = 0
  for (let at = 0; at < one.length; at += 4)
    off += [0, 1, 2].some((colour) => Math.abs(one[at + colour] - two[at + colour]) > noticed)
  return off / (one.length / 4)
}"""


@pytest.fixture
def taken_here(browser: Browser) -> None:
    if UPDATE:
        GOLDENS.mkdir(exist_ok=True)
        TAKEN_BY.write_text(f"{browser.version}\n")
    if TAKEN_BY.read_text().strip() != browser.version:
        pytest.skip(f"the goldens were taken by {TAKEN_BY.read_text().strip()}, this is {browser.version}")


def compare(page: Page, scales: Page, name: str) -> str | None:
    """What is wrong with it, if something is; then the picture lies beside those of failed tests."""
    page.add_style_tag(content=PLAIN)
    expect(page.locator(".changed")).to_have_count(0)
    page.evaluate("document.fonts.ready.then(() => document.activeElement?.blur())")
    now: str = scales.evaluate(SMALL, base64.b64encode(page.screenshot(scale="css")).decode())
    golden, seen = GOLDENS / f"{name}.png", PHOTOS / f"{name}.png"
    if UPDATE:
        golden.write_bytes(base64.b64decode(now))
        return None
    before = base64.b64encode(golden.read_bytes()).decode()
    share: float = scales.evaluate(DIFFERENT, [before, now, NOTICED])
    if share <= MOST:
        return None
    seen.parent.mkdir(parents=True, exist_ok=True)
    seen.write_bytes(base64.b64decode(now))
    return f"{name}: {share:.2%} of it look different; see {seen}"


@pytest.mark.usefixtures("taken_here")
@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_it_looks_as_before(device: Device, browser: Browser, screen: str, light: Any) -> None:
    page = device(screen, color_scheme=light, service_workers="block").new_page()
    scales = browser.new_page()
    page.goto("/")
    page.locator(".tiles li").last.wait_for()
    wrong = [compare(page, scales, f"lobby-{screen}-{light}")]
    for game in TITLES:
        page.goto(f"/learn/{game}")
        page.locator(".coach").wait_for()
        wrong.append(compare(page, scales, f"{game}-{screen}-{light}"))
    scales.close()
    assert not any(wrong), "\n".join(filter(None, wrong))
