"""The rule book's pages as blocks: headings, numbered rules, paragraphs and tables, with their words in Typst's typography."""

import re
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from anpfiff import book

_MARKER = re.compile(r"\s*\*\((?:text|published|ruling)[^*]*\)\*")
"""Where a sentence comes from: for the book, not for the table."""
_PLAIN_MARKER = re.compile(r"\s*\((?:text|published|ruling)[^()]*\)")
_RULE = re.compile(r"- \*\*([A-Z]+-\d+)\*\*\s*(.*)", re.DOTALL)
_NUMBER = re.compile(r"\b(?:[A-Z]{2,4})-\d+\b")
_SPECIAL = re.compile(r"([\\#$@<>\[\]~=/+-])")
_STRONG = re.compile(r"\*\*(.+?)\*\*")
_SLANTED = re.compile(r"(?<!\*)\*([^*]+)\*(?!\*)")
_OPTION = re.compile(r"`([^`]+)`")
_ASIDE = re.compile(r"\s*\([^()]*;[^()]*\)$")
"""What a heading says to whoever programs it."""

_UNDER = re.compile(r"^(#.*)$", re.MULTILINE)
_PARTS = re.compile(r"\n\s*\n(?!  )|\n(?=- |#|\|)|(?<=\|)\n(?!\|)")


class Heading(NamedTuple):
    words: str


class Numbered(NamedTuple):
    id: str
    words: str


class Paragraph(NamedTuple):
    words: str


class Grid(NamedTuple):
    """A table, its first row the head."""

    rows: tuple[tuple[str, ...], ...]


Block: TypeAlias = Heading | Numbered | Paragraph | Grid


def blocks_of(game: str, lang: str) -> tuple[Block, ...]:
    """Everything below the title."""
    text = book.printed(game, lang)
    return tuple(_joined(_blocks(text.partition("\n")[2])))


def foreign(game: str, lang: str) -> tuple[book.Rule, ...]:
    """Rules of other pages that these ones name, in order of the book."""
    own = {rule.id for rule in book.rules_of(game)}
    named = set(_NUMBER.findall(book.printed(game, lang))) - own
    return tuple(rule for pages in book.titles() for rule in book.rules_of(pages, lang) if rule.id in named)


def plain(rule: book.Rule) -> str:
    """A rule of the book without the marks of where it comes from."""
    return _PLAIN_MARKER.sub("", rule.text)


def typography(text: str) -> str:
    """The book's stars and ticks as Typst writes them; what else would mean something there is escaped."""
    text = (
        _SPECIAL.sub(r"\\\1", _MARKER.sub("", " ".join(text.split())).strip())
        .replace('"', '\\"')
        .replace("_", "\\_")
    )
    text = _STRONG.sub(r"#strong[\1]", text)
    text = _SLANTED.sub(r"#emph[\1]", text)
    return _OPTION.sub(r"#strong[\1]", text)


def _blocks(text: str) -> Iterator[Block]:
    """Paragraphs are parted by empty lines, rules by their dash."""
    for part in _PARTS.split(_UNDER.sub(r"\1\n", text)):
        if (lines := part.strip()) and (block := _block(lines)):
            yield block


def _block(text: str) -> Block | None:
    if text.startswith("#"):
        return Heading(typography(_ASIDE.sub("", text.lstrip("# "))))
    if text.startswith("|"):
        return Grid((tuple(typography(cell) for cell in text.strip("|").split("|")),))
    if rule := _RULE.match(text):
        return Numbered(rule[1], typography(rule[2]))
    words = typography(text.removeprefix("- "))
    return Paragraph(words) if words else None


def _joined(blocks: Iterator[Block]) -> Iterator[Block]:
    """The rows of a table come one by one; the line under its head says nothing."""
    rows: list[tuple[str, ...]] = []
    for block in blocks:
        if isinstance(block, Grid):
            rows += [row for row in block.rows if any(cell.strip(" \\-") for cell in row)]
            continue
        if rows:
            yield Grid(tuple(rows))
            rows = []
        yield block
    if rows:
        yield Grid(tuple(rows))
