"""Book, catalogue and tests name the same rules."""

import ast
import re
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from anpfiff import book
from anpfiff.core import AnyGame, Refused, described
from anpfiff.games import GAMES

TESTS = Path(__file__).parents[1]
CATALOGUE = Path(__file__).with_name("catalogue.txt").read_text().split()
STEERING = TESTS.parents[1] / "shared" / "rules"


def marked() -> set[str]:
    """The ids in every @pytest.mark.rule(...) of the tests."""
    return {
        argument.value
        for path in TESTS.rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule")
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def printed() -> list[str]:
    return [rule.id for pages in book.titles() for rule in book.rules_of(pages)]


def test_every_rule_of_the_catalogue_is_printed_once() -> None:
    assert Counter(printed()) == Counter(CATALOGUE)


def test_every_rule_has_a_test_and_every_mark_a_rule() -> None:
    assert sorted(set(CATALOGUE) - marked()) == [], "rules without a test"
    assert sorted(marked() - set(CATALOGUE)) == [], "marks without a rule"


def test_the_catalogue_holds_all_that_was_given_to_us() -> None:
    """Where the specification lies beside the clone; a fresh clone alone has only its own list to go by."""
    given = "".join(page.read_text(encoding="utf-8") for page in STEERING.glob("*.md"))
    assert set(re.findall(r"^- \*\*([A-Z]+-\d+)\*\*", given, re.MULTILINE)) <= set(CATALOGUE)


def test_every_game_has_its_pages() -> None:
    assert set(book.titles()) == {*GAMES, book.COMMON}


def test_every_rule_named_in_the_code_is_printed() -> None:
    source = TESTS.parent / "src" / "anpfiff"
    prefixes = "|".join({number.split("-")[0] for number in CATALOGUE})
    named = {
        number
        for path in source.rglob("*.py")
        for number in re.findall(rf"\b(?:{prefixes})-\d+\b", path.read_text("utf-8"))
    }
    assert named <= set(CATALOGUE)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_rule_behind_every_move_and_option_can_be_looked_up(game: AnyGame) -> None:
    moves = get_args(game.vocabulary.move) or (game.vocabulary.move,)
    options = described(game.vocabulary.options).values()
    for number in (*(move.rule for move in moves), *(option["rule"] for option in options)):
        assert book.rule(number).id == number


def test_a_rule_says_whether_it_is_printed_or_ruled() -> None:
    assert book.rule("ELF-4").kind == "ruling"
    assert book.rule("ELF-10").kind == "text"
    assert book.rule("elf-20").id == "ELF-20"
    assert book.rule("ELF-28").text.endswith("(ruling)")


def test_a_rule_that_is_continued_on_the_next_line_is_read_whole() -> None:
    assert "left, middle, right" in book.rule("ELF-2").text
    assert "*" not in book.rule("ELF-2").text


@pytest.mark.parametrize("asked", ["schach", "../rules", ""])
def test_unknown_pages_are_refused(asked: str) -> None:
    with pytest.raises(Refused, match="unknown game"):
        book.rules_of(asked)


def test_an_unknown_rule_is_refused() -> None:
    with pytest.raises(Refused, match="unknown rule: ELF-99"):
        book.rule("ELF-99")


# The book in other languages.


@pytest.mark.parametrize("lang", book.languages())
def test_every_language_has_the_same_numbers_in_the_same_order(lang: str) -> None:
    assert book.titles(lang) == book.titles()
    for title in book.titles():
        pages = book.pages_of(title, lang)
        assert pages.lang == lang
        assert pages.title
        assert pages.source
        assert [rule.id for rule in pages.rules] == [rule.id for rule in book.rules_of(title)]
        assert [rule.kind for rule in pages.rules] == [rule.kind for rule in book.rules_of(title)]


@pytest.fixture
def half_translated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A book whose pages on Foul are there in German, too; those on Zweikampf are not."""
    (tmp_path / "de").mkdir()
    for name, text in {
        "foul.md": "# Foul\n\nSource: a leaflet.\nIts `second` line.\n\n- **FOUL-1** A rule. *(ruling)*\n",
        "zweikampf.md": "# Zweikampf\n- **DUEL-1** Another. *(text)*\n",
        "de/foul.md": "# Foul!\n\nQuelle: ein Zettel.\n\n- **FOUL-1** Eine Regel. *(Entscheid)*\n",
    }.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(book, "_INSTALLED", tmp_path)


def test_a_page_that_nobody_has_translated_is_english_and_says_so(half_translated: None) -> None:
    assert book.languages() == ("de", "en")
    assert book.titles("de") == ("foul",)
    assert book.pages_of("zweikampf", "de").lang == "en"
    assert book.pages_of("foul", "tlh") == book.pages_of("foul", "en")
    assert book.pages_of("foul", "..").lang == "en"


def test_the_source_of_a_rule_needs_no_translation(half_translated: None) -> None:
    assert book.pages_of("foul").source == "Source: a leaflet. Its second line."
    assert book.pages_of("foul", "de") == book.Pages(
        "de", "Foul!", "Quelle: ein Zettel.", (book.Rule("FOUL-1", "Eine Regel. (Entscheid)", "ruling"),)
    )
