"""The rule book: `docs/rules/<game>.md`, read as it is printed there."""

import re
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Literal

from anpfiff.core import Refused, Value

Kind = Literal["text", "ruling"]

_RULE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* (.*?)(?=\n\n|\n- |\n#|\Z)", re.MULTILINE | re.DOTALL)
_SOURCE = re.compile(r"\*\((text|published|ruling)")
_INSTALLED = Path(__file__).with_name("rules")
_CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"

COMMON = "all"


class Rule(Value, frozen=True, tag=False):
    """One numbered rule; its kind is `ruling` only where no sentence of it is printed."""

    id: str
    text: str
    kind: Kind


def rules_of(pages: str) -> tuple[Rule, ...]:
    """The rules of a game, or those common to `all`, in the order of the book."""
    return tuple(_rule(*found.groups()) for found in _RULE.finditer(_printed(pages)))


@cache
def rule(number: str) -> Rule:
    """The rule with that number, from whichever game."""
    for candidate in chain.from_iterable(map(rules_of, titles())):
        if candidate.id == number.upper():
            return candidate
    raise Refused("unknown-rule", detail=number)


def titles() -> tuple[str, ...]:
    """Every set of pages in the book."""
    return tuple(sorted(page.stem for page in _folder().glob("*.md")))


def _printed(pages: str) -> str:
    if pages not in titles():
        raise Refused("unknown-game", detail=f"{pages}; there are: {', '.join(titles())}")
    return (_folder() / f"{pages}.md").read_text(encoding="utf-8")


def _folder() -> Path:
    """A wheel carries the pages inside; a checkout keeps them where people look for them."""
    return _INSTALLED if _INSTALLED.exists() else _CHECKOUT


def _rule(number: str, words: str) -> Rule:
    sources = set(_SOURCE.findall(words))
    plain = " ".join(words.replace("*", "").replace("`", "").split())
    return Rule(number, plain, "ruling" if sources == {"ruling"} else "text")
