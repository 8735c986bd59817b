"""What somebody wants printed, and the printing."""

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple, TypeAlias, cast, get_args

from anpfiff.core import AnyGame, Refused
from anpfiff.games import game_called
from anpfiff.press.boards import Wanted, board_sheets, has_board
from anpfiff.press.cards import packs_of, sheets_of
from anpfiff.press.leaflet import leaflet, leaflet_sheets, page_count
from anpfiff.press.paper import CARDS, Size, paper_called
from anpfiff.press.parts import said_by
from anpfiff.press.setting import arts, document, typeset
from anpfiff.press.sheets import DUPLEX, Duplex, Sheet, pages
from anpfiff.press.tongue import Tongue, tongue
from anpfiff.press.trial import trial_sheet

What: TypeAlias = Literal["cards", "board", "dice", "rules", "test"]
WHAT: tuple[What, ...] = get_args(What)
ALL = "all"
"""Everything but the test page."""


class Order(NamedTuple):
    """Checked: whatever can be ordered can be printed, unless the paper is too small for it."""

    game: AnyGame
    paper: Size
    say: Tongue
    duplex: Duplex
    size: str
    what: tuple[What, ...]
    sheets: int = 2
    """How many the pitch of Würfel-Fußball takes."""
    ink_saving: bool = False


def ordered(
    game: str,
    *,
    paper: str = "A4",
    lang: str = "en",
    duplex: str = "long",
    size: str = "poker",
    what: str = ALL,
    sheets: int = 2,
    ink_saving: bool = False,
    deck: str | None = None,
) -> Order:
    """An order in plain words, with somebody's own deck as text; or one clear word on what cannot be had."""
    rules = game_called(game)
    rules = rules if deck is None else rules.using(deck)
    say = tongue(lang)
    _one_of("duplex", duplex, DUPLEX)
    _one_of("size", size, CARDS)
    _one_of("what", what, (*WHAT, ALL))
    _one_of("number-of-sheets", str(sheets), ("1", "2"))
    return Order(
        game=rules,
        paper=paper_called(paper),
        say=say,
        duplex=cast("Duplex", duplex),
        size=size,
        what=_parts(rules, what),
        sheets=sheets,
        ink_saving=ink_saving,
    )


def parts_of(game: AnyGame) -> tuple[What, ...]:
    """What there is to print of a game."""
    there = {
        "cards": bool(packs_of(game, tongue("en"))),
        "board": has_board(game),
        "dice": said_by(game, "dice") is not None,
    }
    return tuple(part for part in WHAT if there.get(part, True))


def printed(order: Order) -> bytes:
    """The PDF."""
    rules = (
        leaflet(order.game, order.paper, order.say, ink_saving=order.ink_saving)
        if "rules" in order.what
        else b""
    )
    sides = pages(sheets_for(order, rules), order.paper, order.duplex)
    source = document(sides, order.paper, order.game.title, order.say.language)
    return typeset(source, arts(sides), ink_saving=order.ink_saving, leaflet=rules)


def sheets_for(order: Order, rules: bytes = b"") -> Iterator[Sheet]:
    """Sheet by sheet; the leaflet must have been set."""
    paper = order.paper
    say = order.say
    if "test" in order.what:
        yield trial_sheet(paper, order.duplex, say)
    if "rules" in order.what:
        yield from leaflet_sheets(page_count(rules), paper, say)
    if "cards" in order.what:
        for name, size, cards in packs_of(order.game, say):
            yield from sheets_of(cards, paper, size or CARDS[order.size], name)
    if "board" in order.what:
        yield from board_sheets(Wanted(order.game, paper, order.size, order.sheets, say))
    if "dice" in order.what and (dice := said_by(order.game, "dice")):
        yield from dice(order.game, paper, say, ink_saving=order.ink_saving)


def _parts(game: AnyGame, what: str) -> tuple[What, ...]:
    there = parts_of(game)
    if what == ALL:
        return tuple(part for part in there if part != "test")
    if what not in there:
        raise Refused("nothing-to-print", detail=f"{game.title} has no {what}; there are: {', '.join(there)}")
    return (what,)


def _one_of(thing: str, wanted: str, there: Iterable[str]) -> None:
    if wanted not in there:
        raise Refused(f"unknown-{thing}", detail=f"{wanted}; there are: {', '.join(there)}")
