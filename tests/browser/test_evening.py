"""A whole evening: a laptop with the whistle, a TV, five phones, four games; things happen as they do, and nobody types anything."""

from playwright.sync_api import Page, expect

from anpfiff.server.room.tempo import Rhythm, Tempo
from tests.support.browser.company import Company
from tests.support.browser.devices import PHOTOS, Device, Serve
from tests.support.browser.evening import OVER, choose

LIVELY = Tempo(countdown=300, rethink=20, pace=0.06, calm=Rhythm(ping=500, silence=2_000))
"""Bots are quick, and a line that is silent is noticed sooner than at home."""
PATIENCE = 15
"""Seconds that the table is set to wait for somebody."""
NOTICED = 5
"""Seconds until a silent line is noticed and a bot has thought, on a busy machine."""

APART = """() => {
  const boxes = ['.kicker', '.sides', 'h1', '.ways', '.again'].map((spot) => document.querySelector(`main[data-phase=over] ${spot}`).getBoundingClientRect())
  return boxes.slice(0, 3).every(({ bottom }, n) => bottom <= boxes[n + 1].top + 1) && boxes.every(({ width }) => width > innerWidth / 3)
}"""
"""What a result consists of lies one below the other, and each takes its width."""


def look(page: Page, name: str) -> None:
    PHOTOS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PHOTOS / f"evening-{name}.png")


def test_an_evening(device: Device, serve: Serve) -> None:
    server = serve(LIVELY)
    company = Company(device("desktop", base_url=server.url).new_page())
    tv = device("tv", base_url=server.url).new_page()
    code = choose(company.laptop, "elfer-raus-junior", "phones")
    tv.goto(f"/{code}/tv")

    def arrives() -> Page:
        """The link of the QR code, and nothing else."""
        page = device("phone", base_url=server.url).new_page()
        page.goto(f"/{code}")
        company.phones.append(page)
        return page

    def dies() -> None:
        company.phones.pop().context.close()

    def comes_late() -> None:
        arrives().wait_for_selector("main.playing")

    def restarts() -> None:
        server.stop()
        serve(LIVELY, port=server.port)

    for _ in range(4):
        expect(arrives().get_by_text("das bist du")).to_be_visible()
    company.begin()
    company.play({5: dies})
    tv.locator(OVER).locator(".sides").wait_for()
    look(tv, "first")
    assert tv.evaluate(APART), "the result on the TV is a heap"

    company.next("zweikampf")
    company.play({5: comes_late})
    look(company.phones[-1], "late")

    company.next("karten-fussball")
    company.play({3: restarts})
    look(tv, "third")

    company.next("elfer-raus")
    asleep = company.phones.pop(0)

    def sleeps() -> None:
        asleep.context.set_offline(True)

    def wakes() -> None:
        look(company.laptop, "without-the-sleeper")
        asleep.context.set_offline(False)
        company.phones.append(asleep)

    sleeps()
    company.play({60: wakes}, votes=False)
    for number, page in enumerate([tv, *company.pages]):
        expect(page.locator(OVER).get_by_role("heading", level=1)).to_be_visible()
        look(page, f"last-{number}")
    assert company.longest < PATIENCE + NOTICED
