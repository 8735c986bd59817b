"""The leaflet: every rule with its number in every language, and pages that read in order once folded."""

import re

import pytest

from anpfiff import book
from anpfiff.games import GAMES
from anpfiff.press.pages import plain
from tests.press.proof import Leaf, leaves, texts
from tests.press.test_cards import place

LANGUAGES = book.LANGUAGES


def letters(text: str) -> str:
    """Without spaces, hyphens and signs: lines may break anywhere."""
    return re.sub(r"[\W_]", "", text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_in_it(game: str, lang: str) -> None:
    text = "\n".join(texts(game, what="rules", lang=lang, duplex="none"))
    run_on = letters(text)
    for rule in book.rules_of(game, lang):
        assert re.search(rf"\b{rule.id}\b", text), rule.id
        assert letters(plain(rule))[:20] in run_on, rule.id
    assert not re.search(r"\((text|ruling|published)\b", text), "where a rule comes from is for the book"


@pytest.mark.parametrize("game", ["elfer-raus", "elfmeter", "wuerfel-fussball"])
def test_the_folded_sheets_read_in_order(game: str) -> None:
    """Laid into each other and folded, the right halves of the fronts and the left halves of the backs count up."""
    pages = leaves(game, what="rules", duplex="short")
    fronts, backs = pages[::2], pages[1::2]
    numbers = []
    for front, back in zip(fronts, backs, strict=True):
        numbers += [number_at(front, lower=True), number_at(back, lower=False)]
    for front, back in zip(reversed(fronts), reversed(backs), strict=True):
        numbers += [number_at(back, lower=True), number_at(front, lower=False)]
    there = [number for number in numbers if number is not None]
    assert there == list(range(1, len(there) + 1))
    assert all(picture.turn == 90 for leaf in pages for picture in leaf.pictures)


def number_at(leaf: Leaf, *, lower: bool) -> int | None:
    """Sheets lie upright, their leaves turned to the right: the left half of a leaflet is the upper half of the paper."""
    found = [picture.alt for picture in leaf.pictures if (picture.y > leaf.height / 2) == lower]
    return int(re.findall(r"\d+", found[0])[0]) if found else None


def test_over_the_long_edge_the_backs_are_turned() -> None:
    short, long = (leaves("foul", what="rules", duplex=edge) for edge in ("short", "long"))
    turned = {(p.alt, *place(210 - p.x, 297 - p.y), 270) for p in short[1].pictures}
    assert {(p.alt, *place(p.x, p.y), p.turn) for p in long[1].pictures} == turned


def test_other_pages_rules_come_along() -> None:
    text = " ".join(texts("foul", what="rules", lang="en", duplex="none"))
    assert "RAUS-1" in text
    assert "ALL-3" in text


def test_dice_and_zones_are_explained_in_pictures() -> None:
    text = " ".join(texts("wuerfel-fussball", what="rules", lang="de", duplex="none"))
    for words in ("perfekte Abwehr", "Anstoßpunkt (3, 6)", "Schusszone", "Meisterwürfel"):
        assert letters(words) in letters(text)
    assert letters("passt nicht") in letters(
        " ".join(texts("elfmeter", what="rules", lang="de", duplex="none"))
    )


def test_the_pages_fit_the_paper() -> None:
    for paper, size in (("letter", (215.9, 279.4)), ("A4", (210, 297))):
        leaf = leaves("zweikampf", what="rules", paper=paper)[0]
        assert (leaf.width, leaf.height) == pytest.approx(size, abs=0.01)
