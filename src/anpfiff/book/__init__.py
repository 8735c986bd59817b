"""The rule book: `docs/rules/<game>.md`, read as it is printed there; in another language `docs/rules/<language>/<game>.md`.

A game from another folder brings its pages along, where a wheel carries ours: `anpfiff/book/rules/<game>.md`.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Literal

from anpfiff import games
from anpfiff.core import Refused, Value

Kind = Literal["text", "ruling"]

_RULE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* (.*?)(?=\n\n(?!  )|\n- |\n#|\Z)", re.MULTILINE | re.DOTALL)
_HEAD = re.compile(r"^# (.*?)\n+(.*?)(?=\n\n|\n#|\n- |\Z)", re.DOTALL)
_SOURCE = re.compile(r"\*\((text|published|ruling)")
_INSTALLED = Path(__file__).with_name("rules")
_CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"

COMMON = "all"
ENGLISH = "en"
"""The language the book is written in; the others follow it number by number."""
LANGUAGES = ("de", ENGLISH, "fr", "it")


class Rule(Value, frozen=True, tag=False):
    """One numbered rule; its kind is `ruling` only where no sentence of it is printed."""

    id: str
    """Its number, which never changes."""
    text: str
    """As printed in the book, without its typography."""
    kind: Kind
    """Whether the leaflet says it."""


class Pages(Value, frozen=True, tag=False):
    """The pages of one game."""

    lang: str
    """In which language they are."""
    title: str
    """With what stands beside it."""
    source: str
    """Where the rules come from; of `all`, how they are to be read."""
    rules: tuple[Rule, ...]
    """In the order of the book."""


def rules_of(pages: str, lang: str = ENGLISH) -> tuple[Rule, ...]:
    """The rules of a game, or those common to `all`, in the order of the book."""
    return pages_of(pages, lang).rules


def pages_of(pages: str, lang: str = ENGLISH) -> Pages:
    """The pages in that language; in English where nobody has translated them yet."""
    lang = lang if pages in titles(lang) else ENGLISH
    printed = _printed(pages, lang)
    head = _HEAD.match(printed)
    title, source = head.groups() if head else ("", "")
    return Pages(lang, _plain(title), _plain(source), tuple(_rules(pages, lang, printed)))


def printed(pages: str, lang: str = ENGLISH) -> str:
    """The pages as they stand in the book, with their typography: for whoever prints them."""
    return _printed(pages, lang if pages in titles(lang) else ENGLISH)


def languages() -> tuple[str, ...]:
    """The languages in which there are pages."""
    return tuple(lang for lang in LANGUAGES if titles(lang))


@cache
def rule(number: str) -> Rule:
    """The rule with that number, from whichever game."""
    for candidate in chain.from_iterable(map(rules_of, titles())):
        if candidate.id == number.upper():
            return candidate
    raise Refused("unknown-rule", detail=number)


def titles(lang: str = ENGLISH) -> tuple[str, ...]:
    """Every set of pages in the book; nothing is looked for in a language that we do not speak."""
    if lang not in LANGUAGES:
        return ()
    return tuple(sorted({page.stem for shelf in _shelves(lang) for page in shelf.glob("*.md")}))


def _printed(pages: str, lang: str) -> str:
    if pages not in titles():
        raise Refused("unknown-game", detail=f"{pages}; there are: {', '.join(titles())}")
    files = (shelf / f"{pages}.md" for shelf in _shelves(lang))
    return next(file for file in files if file.exists()).read_text(encoding="utf-8")


def _shelves(lang: str) -> Iterator[Path]:
    """A wheel carries the pages inside; a checkout keeps them where people look for them; others stand behind ours."""
    ours = _INSTALLED if _INSTALLED.exists() else _CHECKOUT
    theirs = (Path(folder).with_name("book") / "rules" for folder in games.__path__[1:])
    for shelf in (ours, *theirs):
        yield shelf if lang == ENGLISH else shelf / lang


def _rules(pages: str, lang: str, printed: str) -> Iterator[Rule]:
    """Where a rule comes from is the same in every language, whatever the word for it."""
    kinds = {} if lang == ENGLISH else {rule.id: rule.kind for rule in rules_of(pages)}
    for number, words in _RULE.findall(printed):
        yield Rule(number, _plain(words), kinds.get(number) or _kind(words))


def _kind(words: str) -> Kind:
    return "ruling" if set(_SOURCE.findall(words)) == {"ruling"} else "text"


def _plain(words: str) -> str:
    return " ".join(words.replace("*", "").replace("`", "").split())
