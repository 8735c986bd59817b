"""Pictures in the place of the leaflets' lost ones: which cards fit and which do not, the pitch with its zones, the dice."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from anpfiff.core import AnyGame
from anpfiff.press.parts import said_by
from anpfiff.press.setting import quoted
from anpfiff.press.tongue import Tongue

Row: TypeAlias = tuple[str, ...]
"""Drawings side by side; a word in between is set as it is."""


class Example(NamedTuple):
    """Some cards, whether they fit (None: nothing to fit), and what that means."""

    rows: tuple[Row, ...]
    fits: bool | None
    caption: str
    """A key among the words for diagrams; anything else is printed as it is."""


def diagrams(game: AnyGame, say: Tongue) -> str:
    """Typst for all pictures of a game; nothing for a game without."""
    shown = ", ".join(_example(example, say) for example in _examples(game, say))
    grid = f"#grid(columns: (1fr, 1fr), column-gutter: 5mm, row-gutter: 3.2mm, {shown})\n" if shown else ""
    figures = said_by(game, "figures")
    return grid + (figures(game, say) if figures else "")


def arts(game: AnyGame, say: Tongue) -> Iterator[str]:
    """The drawings they need."""
    for example in _examples(game, say):
        yield from (piece for row in example.rows for piece in row if "/" in piece or piece == "back")
    if figure_arts := said_by(game, "figure_arts"):
        yield from figure_arts(game)


def _examples(game: AnyGame, say: Tongue) -> Iterable[Example]:
    examples = said_by(game, "examples")
    return examples(game, say) if examples else ()


def _example(example: Example, say: Tongue) -> str:
    verdict = {True: say.leaflet["fits"], False: say.leaflet["misfits"], None: ""}[example.fits]
    rows = ", ".join(f"({', '.join(map(quoted, row))},)" for row in example.rows)
    mark = {True: '"✓"', False: '"✗"', None: "none"}[example.fits]
    return f"example(({rows},), {mark}, {quoted(verdict)}, {quoted(say.diagram.get(example.caption, example.caption))})"
