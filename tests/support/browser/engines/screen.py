"""One window of any browser, as far as an evening needs it: whatever drives it, the same hands press the same buttons."""

from pathlib import Path
from time import monotonic, sleep
from typing import Any, NamedTuple, Protocol

PATIENCE = 15.0
"""Seconds that a page may take for anything."""
BEAT = 0.03

NAMED = """(name, within) => {
  const seen = (one) => one.getClientRects().length > 0 && !one.closest('[inert]')
  const called = (one) => [one.getAttribute('aria-label') ?? '', one.textContent.replace(/\\u00ad/g, '').replace(/\\s+/g, ' ').trim()]
  const all = [...document.querySelectorAll(within)].filter(seen)
  const chosen = all.find((one) => called(one).includes(name)) ?? all.find((one) => called(one).some((text) => text.includes(name)))
  document.querySelector('[data-now]')?.removeAttribute('data-now')
  chosen?.setAttribute('data-now', '')
  return chosen !== undefined
}"""


class Size(NamedTuple):
    width: int
    height: int


PHONE = Size(390, 844)
DESKTOP = Size(1440, 900)


class Screen(Protocol):
    """A window with one page in it."""

    def open(self, path: str) -> None: ...
    def resize(self, size: Size) -> None: ...
    def ask(self, function: str, *args: Any) -> Any:
        """What a function of the page's own language gives back."""

    def press(self, selector: str) -> bool:
        """The first of these that can be pressed; it may leave while the finger comes down, and that is fine."""

    def photo(self, path: Path) -> None: ...
    def complaints(self) -> list[str]:
        """What the page has stumbled over."""


def until(screen: Screen, condition: str, *args: Any, seconds: float = PATIENCE) -> Any:
    """Wait until that function says something true."""
    deadline = monotonic() + seconds
    while not (answer := screen.ask(condition, *args)):
        assert monotonic() < deadline, f"waited in vain for {condition} {args}"
        sleep(BEAT)
    return answer


def shown(screen: Screen, selector: str, seconds: float = PATIENCE) -> None:
    until(
        screen,
        "(spot) => document.querySelector(spot)?.getClientRects().length > 0",
        selector,
        seconds=seconds,
    )


def press_named(screen: Screen, name: str, within: str = "button, a, summary") -> None:
    """Press what is called so, as soon as it is there."""
    deadline = monotonic() + PATIENCE
    until(screen, NAMED, name, within)
    while not screen.press("[data-now]"):  # it moves
        assert monotonic() < deadline, f"{name!r} cannot be pressed"
        until(screen, NAMED, name, within)


def text_of(screen: Screen, selector: str) -> str:
    return str(screen.ask("(spot) => document.querySelector(spot)?.textContent.trim() ?? ''", selector))
