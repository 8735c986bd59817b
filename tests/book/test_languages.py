"""The book says the same in every language, page by page and rule by rule."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from anpfiff import book

PAGES = Path(__file__).parents[2] / "docs" / "rules"
LANGUAGES = ("de", "fr", "it")

RULE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* ", re.MULTILINE)
MARKER = re.compile(r"\*\((.+?)\)\*", re.DOTALL)
SOURCE = re.compile(r"\b(text|published|ruling)\b")
UNTRANSLATED = re.compile(r"^#+ |^\| |`[^`]+`|[A-Z]{2,}-\d+|\d|[↑↓↗→]", re.MULTILINE)

every_page = pytest.mark.parametrize("title", book.titles())
every_language = pytest.mark.parametrize("language", LANGUAGES)


def page(title: str, language: str = "") -> str:
    return (PAGES / language / f"{title}.md").read_text(encoding="utf-8")


def numbers(printed: str) -> list[str]:
    """As the book itself reads them."""
    return [found[1] for found in book._RULE.finditer(printed)]


def parts(printed: str) -> Iterator[tuple[str, str]]:
    """What stands before the first rule, then every rule with all that follows up to the next one."""
    start, *rest = RULE.split(printed)
    yield "", start
    yield from zip(rest[::2], rest[1::2], strict=True)


def pairs(title: str, language: str) -> Iterator[tuple[str, str, str]]:
    """Every part of a page in English and in that language."""
    both = zip(parts(page(title)), parts(page(title, language)), strict=True)
    return ((number, english, foreign) for (number, english), (_, foreign) in both)


def words(part: str) -> str:
    return " ".join(MARKER.sub("", part).split())


def sources(part: str) -> list[list[str]]:
    return [SOURCE.findall(marker) for marker in MARKER.findall(part)]


@every_language
def test_every_language_has_the_same_pages(language: str) -> None:
    assert sorted(file.stem for file in (PAGES / language).iterdir()) == list(book.titles())


@pytest.mark.parametrize(
    "file", sorted(PAGES.rglob("*.md")), ids=lambda file: f"{file.parent.name}-{file.stem}"
)
def test_no_sentence_is_parted_from_the_number_of_its_rule(file: Path) -> None:
    """An empty line would make it a paragraph of its own in a leaflet."""
    text = file.read_text(encoding="utf-8")
    assert "\n\n  " not in text
    assert text.endswith("\n")


@every_language
@every_page
def test_the_numbers_are_the_same_in_the_same_order(title: str, language: str) -> None:
    assert numbers(page(title, language)) == numbers(page(title))


@every_language
@every_page
def test_every_rule_has_the_same_sources(title: str, language: str) -> None:
    for number, english, foreign in pairs(title, language):
        assert sources(foreign) == sources(english), number


@every_language
@every_page
def test_figures_code_words_and_other_rules_are_named_alike(title: str, language: str) -> None:
    for number, english, foreign in pairs(title, language):
        assert sorted(UNTRANSLATED.findall(foreign)) == sorted(UNTRANSLATED.findall(english)), number


@every_language
@every_page
def test_every_rule_is_translated_and_whole(title: str, language: str) -> None:
    for number, english, foreign in pairs(title, language):
        assert words(foreign) != words(english), number
        assert len(words(foreign)) * 3 >= len(words(english)), number
