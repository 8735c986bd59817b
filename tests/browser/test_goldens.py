"""Golden pictures of what stands still: the lobby, and the first moment of every game, on a phone and a desktop, by day and by night.

They were taken by the browser that the tests bring along, and it is the one that compares them, point by point, also where
there is another. Where it cannot run, the one there is does it: letters look a little different there, so blocks of points
are compared by their colour. After a change that was meant: GOLDENS=update python -m pytest tests/browser/test_goldens.py,
and look at the pictures before they are kept.
"""

import base64
import os
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.devices import PHOTOS, Device, Painter
from tests.support.browser.evening import TITLES

GOLDENS = Path(__file__).parent / "goldens"
UPDATE = os.environ.get("GOLDENS") == "update"
NOTICED = 24
"""So far a colour may be off before anybody sees it."""
PLAIN = """
body { background-image: none !important }
*, *::before, *::after { caret-color: transparent !important }
:focus { outline: none !important }
"""
"""Woven felt makes a picture four times as large and shows nothing; where the focus is when a match begins is tested elsewhere."""
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
DIFFERENT = """async ([golden, now, side, noticed]) => {
  const points = async (picture) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    context.drawImage(image, 0, 0)
    return [image.width, context.getImageData(0, 0, image.width, image.height).data]
  }
  const [[width, before], [other, after]] = [await points(golden), await points(now)]
  if (width !== other || before.length !== after.length) return 1
  const across = Math.floor(width / side), down = Math.floor(before.length / 4 / width / side)
  const apart = (left, top, colour) => {
    let sum = 0
    for (let y = top; y < top + side; y++)
      for (let x = left; x < left + side; x++) {
        const at = 4 * (y * width + x) + colour
        sum += after[at] - before[at]
      }
    return Math.abs(sum) / (side * side)
  }
  let off = 0
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++)
      off += [0, 1, 2].some((colour) => apart(column * side, row * side, colour) > noticed)
  return off / (across * down)
}"""


PAINTED = """async ([picture, shift, frame]) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  context.drawImage(image, shift, shift)
  context.lineWidth = frame
  for (let left = 20; frame && left < 170; left += 50) context.strokeRect(left, 200, 40, 60)
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}"""
"""The same, a fraction of a point beside where it was, with frames of that width on it."""


class Measure(NamedTuple):
    """How closely one looks: at blocks with that many points to a side, of which that share may look different."""

    side: int
    most: float


EXACT = Measure(side=1, most=0.002)
LOOSE = Measure(side=8, most=0.005)
"""Debian's build paints up to 3.7 % of the points differently, but at most 0.4 % of the blocks; a thin frame round the cards changes 1.6 %."""


def compare(page: Page, scales: Page, name: str, measure: Measure) -> str | None:
    """What is wrong with it, if something is; then the picture lies beside those of failed tests."""
    page.add_style_tag(content=PLAIN)
    expect(page.locator(".changed")).to_have_count(0)
    page.evaluate("document.fonts.ready.then(() => document.activeElement?.blur())")
    now: str = scales.evaluate(SMALL, base64.b64encode(page.screenshot(scale="css")).decode())
    golden, seen = GOLDENS / f"{name}.png", PHOTOS / f"{name}.png"
    if UPDATE:
        golden.write_bytes(base64.b64decode(now))
        return None
    share = different(scales, encoded(golden), now, measure)
    if share <= measure.most:
        return None
    seen.parent.mkdir(parents=True, exist_ok=True)
    seen.write_bytes(base64.b64decode(now))
    return f"{name}: {share:.2%} of it look different; see {seen}"


def encoded(picture: Path) -> str:
    return base64.b64encode(picture.read_bytes()).decode()


def different(scales: Page, golden: str, now: str, measure: Measure) -> float:
    share: float = scales.evaluate(DIFFERENT, [golden, now, measure.side, NOTICED])
    return share


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_it_looks_as_before(device: Device, painter: Painter, screen: str, light: Any) -> None:
    assert painter.exact or not UPDATE, "golden pictures are taken by the browser that the tests bring along"
    page = device(screen, color_scheme=light, service_workers="block", by=painter.browser).new_page()
    scales = painter.browser.new_page()
    measure = EXACT if painter.exact else LOOSE
    page.goto("/")
    page.locator(".tiles li").last.wait_for()
    wrong = [compare(page, scales, f"lobby-{screen}-{light}", measure)]
    for game in TITLES:
        page.goto(f"/learn/{game}")
        page.locator(".coach").wait_for()
        wrong.append(compare(page, scales, f"{game}-{screen}-{light}", measure))
    scales.close()
    assert not any(wrong), "\n".join(filter(None, wrong))


def test_who_looks_loosely_tolerates_other_letters_and_sees_a_thin_frame(painter: Painter) -> None:
    scales = painter.browser.new_page()
    golden = encoded(GOLDENS / "foul-phone-light.png")
    blurred = scales.evaluate(PAINTED, [golden, 0.3, 0])
    framed = scales.evaluate(PAINTED, [golden, 0, 2])

    assert different(scales, golden, blurred, EXACT) > EXACT.most
    assert different(scales, golden, blurred, LOOSE) <= LOOSE.most
    assert different(scales, golden, framed, LOOSE) > LOOSE.most
    assert different(scales, golden, golden, EXACT) == 0
    scales.close()
