"""Every table on every screen: each card's number is seen, each target is large enough, nothing overlaps, nothing is outside.

One page for each game, resized through all sizes, at the first turn and in the middle of the match. While working on a board:

    KNOWN=none .venv/bin/pytest tests/browser/test_every_screen.py -k foul

measures the sizes of `KNOWN`, too; pictures of the sizes that fail lie in .pytest_cache/browser/, and `KNOWN` gets shorter.
"""

import os

import pytest
from playwright.sync_api import BrowserContext, Page

from anpfiff.server.room.tempo import Tempo
from tests.support.browser.devices import PHOTOS, Device, Serve
from tests.support.browser.evening import TITLES, act, choose, kick_off
from tests.support.browser.measure import Fault, measured

SIZES = (
    (320, 568),
    (375, 553),
    (390, 664),
    (390, 844),
    (844, 390),
    (720, 450),
    (820, 1180),
    (1180, 820),
    (1440, 900),
    (1920, 1080),
)
"""Phones from the smallest on, one of them lying; 720 × 450 is a laptop at 200 %; tablets both ways, a laptop, a desktop."""
MIDDLE = 10
SHORT = {"elfer-raus-junior": 3}
"""Moves of one's own after which a match is in its middle; with five cards and forced ends of turn by themselves that is soon."""
RACES = {"elfmeter", "ligretto", "wuerfel-fussball"}
"""Here the table does not wait while it is measured, so bots have a person's pace."""

KNOWN: dict[str, tuple[str, ...]] = {}
"""Sizes at which a board has faults, each with the same reason: board still to be rebuilt. Take a size out once it is right."""


@pytest.mark.parametrize("game", TITLES)
def test_everything_is_seen_read_and_reached(device: Device, serve: Serve, game: str) -> None:
    server = serve(Tempo(countdown=300, rethink=20, pace=1 if game in RACES else 0.06))
    page = _table(device("phone", base_url=server.url), game)
    unknown = _measure_all(page, game, "first")
    _play(page, SHORT.get(game, MIDDLE))
    unknown |= _measure_all(page, game, "middle")
    if unknown:
        pytest.fail("\n\n".join([_said(where, faults) for where, faults in unknown.items()]), pytrace=False)


def _said(where: str, faults: list[Fault]) -> str:
    return "\n  ".join([where, *map(str, faults)])


def _table(context: BrowserContext, game: str) -> Page:
    context.add_init_script("location.protocol === 'http:' && localStorage.setItem('anpfiff.help', 'kids')")
    page = context.new_page()
    choose(page, game)
    kick_off(page)
    page.wait_for_selector("main.playing.awaited")
    return page


def _play(page: Page, moves: int) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    for _ in range(40 * moves):
        moves -= act(page)
        if moves <= 0:
            break
        page.wait_for_timeout(25)
    page.wait_for_selector("main.playing.awaited")


def _measure_all(page: Page, game: str, moment: str) -> dict[str, list[Fault]]:
    """What is wrong and not known, by size; with a picture of each."""
    wrong: dict[str, list[Fault]] = {}
    for width, height in SIZES:
        size = f"{width}x{height}"
        if _known(game, size):
            continue
        if faults := measured(page, width, height):
            wrong[f"{game} {size} ({moment})"] = faults
            page.screenshot(path=PHOTOS / f"every-screen-{game}-{size}-{moment}.png", scale="css")
    return wrong


def _known(game: str, size: str) -> bool:
    return os.environ.get("KNOWN") != "none" and size in KNOWN.get(game, ())
