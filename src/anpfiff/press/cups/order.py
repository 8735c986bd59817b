"""Orders for a cup's papers: what is wanted, of which competition, in which language."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from anpfiff.core import Refused
from anpfiff.fixtures import State
from anpfiff.press.cups.bracket import bracket_sheets
from anpfiff.press.cups.certificates import certificates_sheets
from anpfiff.press.cups.pairings import pairings_sheets
from anpfiff.press.cups.passes import Pass, passes_sheets
from anpfiff.press.cups.table import table_sheets
from anpfiff.press.paper import Size, paper_called
from anpfiff.press.setting import arts, document, typeset
from anpfiff.press.sheets import Sheet, pages
from anpfiff.press.tongue import Tongue, tongue

Maker: TypeAlias = Callable[[State, Size, Tongue], Iterator[Sheet]]
WHAT: dict[str, Maker] = {
    "pairings": pairings_sheets,
    "table": table_sheets,
    "bracket": bracket_sheets,
    "certificates": certificates_sheets,
}
LYING = frozenset({"bracket"})
LEAST = Size(140, 190)
MOST_PASSES = 400


def printed(what: str, state: State, *, lang: str = "en", paper: str = "A4") -> bytes:
    """The PDF, or one clear word."""
    if what not in WHAT:
        raise Refused("unknown-what", detail=f"{what}; there are: {', '.join(WHAT)}")
    say = tongue(lang)
    size = _large_enough(paper_called(paper))
    size = Size(size.height, size.width) if what in LYING else size
    return _set(WHAT[what](state, size, say), size, state.plan.name or say.cup["cup"], say)


def printed_passes(passes: Sequence[Pass], *, lang: str = "en", paper: str = "A4") -> bytes:
    if not 1 <= len(passes) <= MOST_PASSES:
        raise Refused("wrong-number-of-passes", detail=f"{len(passes)}; 1 to {MOST_PASSES}")
    say = tongue(lang)
    size = paper_called(paper)
    return _set(passes_sheets(passes, size, say), size, say.cup["pass"], say)


def _set(sheets: Iterator[Sheet], size: Size, title: str, say: Tongue) -> bytes:
    sides = pages(sheets, size, "long")
    return typeset(document(sides, size, title, say.language), arts(sides), ink_saving=False)


def _large_enough(size: Size) -> Size:
    if size.width < LEAST.width or size.height < LEAST.height:
        raise Refused("paper-too-small", detail=f"{size}; at least {LEAST}")
    return size
