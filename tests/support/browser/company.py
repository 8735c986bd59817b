"""Everybody at one table, each at their own screen: they press what glows, and go from game to game."""

from collections.abc import Callable, Mapping
from time import monotonic

from playwright.sync_api import Page, expect

from tests.support.browser.engines.match import MARK, PRESS
from tests.support.browser.evening import OVER, TITLES, kick_off, listen, press

LONGEST = 60.0
Happenings = Mapping[int, Callable[[], object]]
"""What happens, by the round of presses after which it does."""


class Company:
    """A laptop with the whistle, and phones."""

    def __init__(self, laptop: Page) -> None:
        self.laptop = laptop
        self.phones: list[Page] = []
        self.longest = 0.0
        """Seconds for which nobody made a move while a match ran."""
        self._tables = listen(laptop)

    @property
    def pages(self) -> list[Page]:
        return [self.laptop, *self.phones]

    def play(self, happenings: Happenings, *, votes: bool = True) -> None:
        """To the result; what has not happened by then does so afterwards. With `votes` a bot is let in for who is away."""
        left, deadline, rounds = dict(happenings), monotonic() + LONGEST, 0
        told, moved = 0, monotonic()
        while not self.laptop.locator(OVER).count():
            assert monotonic() < deadline, "the match does not end"
            for page in self.pages:
                self._act(page, rounds, votes=votes)
            if len(self._tables) != told:
                told, moved = len(self._tables), monotonic()
            self.longest = max(self.longest, monotonic() - moved)
            rounds += 1
            left.pop(rounds, lambda: None)()
        for happens in left.values():
            happens()
        for page in self.pages:
            expect(page.locator(OVER).get_by_role("heading", level=1)).to_be_visible()

    def _act(self, page: Page, rounds: int, *, votes: bool) -> None:
        if votes and press(page.locator(".absent button:not([disabled])")):
            return
        if page.evaluate(MARK, rounds) == PRESS:
            press(page.locator("[data-now]"))

    def next(self, game: str) -> None:
        """Another game with the same people; the table waits fifteen seconds for somebody, so that nobody is bored."""
        self.laptop.get_by_role("button", name="Nächstes Spiel").click()
        tile = self.laptop.locator("dialog .tiles button")
        tile.filter(has=self.laptop.get_by_text(TITLES[game], exact=True)).click()
        self.begin()

    def begin(self) -> None:
        self.laptop.get_by_role("button", name="Spielregeln").click()
        self.laptop.get_by_role("radio", name="15 Sekunden").check(force=True)
        self.laptop.get_by_role("dialog").get_by_role("button", name="Schließen").click()
        kick_off(self.laptop)
