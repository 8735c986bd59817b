"""The sheets hold exactly the cards that the deck names, each with its back behind it, and nothing crosses a cut."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from anpfiff.core.number_cards import COLOURS
from anpfiff.games import GAMES
from tests.press.proof import Found, Leaf, leaves, texts

DECKS = Path(__file__).parents[2] / "src" / "anpfiff" / "games"
WITH_CARDS = tuple(game for game in GAMES if game != "wuerfel-fussball")
NUMBERED = {"elfer-raus": (20, 4), "elfer-raus-junior": (11, 4), "foul": (15, 4), "zweikampf": (20, 2)}
COUNTS = {"elfmeter": 60, "ligretto": 160, "karten-fussball": 32} | {
    game: highest * colours for game, (highest, colours) in NUMBERED.items()
}
FIELDS = {"VL": "front left", "VM": "front middle", "VR": "front right"} | {
    "HL": "back left",
    "HM": "back middle",
    "HR": "back right",
}
THIRDS = {"L": "left", "M": "middle", "R": "right"}


def fronts(game: str) -> tuple[str, ...]:
    """What can be read on the fronts."""
    return texts(game, what="cards")[::2]


def cards(game: str) -> list[tuple[str, str]]:
    """What stands on both sides of every card, by their places."""
    pages = leaves(game, what="cards")
    return [
        pair for front, back in zip(pages[::2], pages[1::2], strict=True) for pair in matched(front, back)
    ]


def matched(front: Leaf, back: Leaf) -> Iterator[tuple[str, str]]:
    """Each picture of the front with the one that lies behind it when the sheet is turned over its long edge."""
    behind = {place(front.width - one.x, one.y): one for one in back.pictures}
    assert len(behind) == len(back.pictures) == len(front.pictures)
    for one in front.pictures:
        yield one.alt, behind[place(one.x, one.y)].alt


def place(x: float, y: float) -> tuple[int, int]:
    """To a tenth of a millimetre; the shift keeps half ones from falling to either side."""
    return round(10 * x + 0.17), round(10 * y + 0.17)


def rows(game: str) -> list[list[str]]:
    text = (DECKS / game / "deck.csv").read_text(encoding="utf-8")
    return [line.split(",") for line in text.splitlines() if line and not line.startswith("#")][1:]


@pytest.mark.parametrize("game", WITH_CARDS)
def test_as_many_cards_as_the_box_holds(game: str) -> None:
    assert len(cards(game)) == COUNTS[game]


@pytest.mark.parametrize("game", NUMBERED)
def test_number_cards_by_what_can_be_read_on_them(game: str) -> None:
    highest, colours = NUMBERED[game]
    read = Counter(word.replace("O", "0") for text in fronts(game) for word in text.split())
    assert read == {str(number): colours for number in range(1, highest + 1)}
    named = Counter(front for front, _ in cards(game))
    assert named == {
        f"{colour} {number}": 1 for colour in COLOURS[:colours] for number in range(1, highest + 1)
    }


def test_elfmeter_is_the_deck_on_both_sides() -> None:
    expected = {
        (
            f"{team} {card}, attack: {FIELDS[footballer]} → {FIELDS[ball]}, shot {THIRDS[shot]}",
            f"{team} {card}, defence: {' + '.join(FIELDS[one] for one in wall.split('+'))}, dive {THIRDS[dive]}",
        )
        for team in ("yellow", "blue")
        for card, footballer, ball, shot, wall, dive in rows("elfmeter")
    } | {
        (f"kick-off card {team} {count}", f"goal marker {team} {count}")
        for team in ("yellow", "blue")
        for count in range(1, 7)
    }
    assert len(expected) == 60
    assert Counter(cards("elfmeter")) == Counter(expected)


def test_ligretto_is_the_deck_on_both_sides() -> None:
    where = {"none": "no ball", "post": "ball at the post", "middle": "ball towards the middle"}
    expected = Counter[tuple[str, str]]()
    for kind, number, quarter, ball in rows("ligretto"):
        corner = f"{quarter.replace('-', ' ')}, {where.get(ball)}"
        if kind == "pitch":
            expected[f"pitch card {number}", "back of a pitch card"] += 1
        for team in ("black", "white") if kind != "pitch" else ():
            shirt = (f"shirt {team} {number}", f"quarter {corner}")
            expected[shirt if kind == "shirt" else (f"goal scene {team} {corner}", f"goal card {team}")] += 1
    assert Counter(cards("ligretto")) == expected
    numbers = Counter(re.findall(r"\d[\dO]?", " ".join(fronts("ligretto"))))
    assert sum(numbers.values()) == 120 + 24


def test_karten_fussball_has_the_letters_of_its_language() -> None:
    for lang, letters in (("de", "BDKA"), ("en", "JQKA"), ("fr", "VDRA"), ("it", "FDRA")):
        pages = texts("karten-fussball", what="cards", lang=lang)
        read = Counter(word for text in pages for word in text.split())
        assert read == dict.fromkeys(("7", "8", "9", "1O", *letters), 4)


@pytest.mark.parametrize("game", ["elfmeter", "ligretto"])
def test_over_the_short_edge_every_back_is_turned_by_half(game: str) -> None:
    long, short = (leaves(game, what="cards", duplex=edge) for edge in ("long", "short"))
    assert long[::2] == short[::2]
    for one, other in zip(long[1::2], short[1::2], strict=True):
        turned = {
            (p.alt, *place(one.width - p.x, one.height - p.y), (p.turn + 180) % 360) for p in one.pictures
        }
        assert {(p.alt, *place(p.x, p.y), p.turn) for p in other.pictures} == turned


def test_without_duplex_all_fronts_come_first() -> None:
    together, apart = (leaves("zweikampf", what="cards", duplex=edge) for edge in ("long", "none"))
    assert apart == (*together[::2], *together[1::2])


@pytest.mark.parametrize("paper", ["A4", "letter"])
@pytest.mark.parametrize(("size", "card", "sheetful"), [("poker", (63, 88), 9), ("mini", (44, 68), 16)])
@pytest.mark.parametrize("game", ["elfer-raus-junior"])
def test_nothing_crosses_the_trim(
    game: str, size: str, card: tuple[int, int], sheetful: int, paper: str
) -> None:
    pages = leaves(game, what="cards", size=size, paper=paper)
    assert len(pages[0].pictures) == (sheetful if (size, paper) != ("mini", "letter") else 12)
    for leaf in pages:
        left, top = min(p.x for p in pages[0].pictures), min(p.y for p in pages[0].pictures)
        right, bottom = max(p.x for p in pages[0].pictures), max(p.y for p in pages[0].pictures)
        for picture in leaf.pictures:
            assert (picture.x - left) / card[0] == pytest.approx(
                round((picture.x - left) / card[0]), abs=1e-3
            )
            assert (picture.y - top) / card[1] == pytest.approx(round((picture.y - top) / card[1]), abs=1e-3)
            assert inside(picture, card)
        for x, y in leaf.marks:
            within = (
                left - card[0] / 2 < x < right + card[0] / 2,
                top - card[1] / 2 < y < bottom + card[1] / 2,
            )
            assert not all(within), "a crop mark stands outside of every card"
            assert 2 < x < leaf.width - 2
            assert 2 < y < leaf.height - 2


def inside(picture: Found, card: tuple[int, int]) -> bool:
    return picture.width <= card[0] + 1e-3 and picture.height <= card[1] + 1e-3


@pytest.mark.parametrize("game", ["elfmeter", "ligretto", "karten-fussball"])
def test_no_card_is_larger_than_its_place(game: str) -> None:
    for leaf in leaves(game, what="cards"):
        assert all(inside(picture, (63, 88)) for picture in leaf.pictures)


def test_somebodys_own_deck_is_printed() -> None:
    text = (DECKS / "elfmeter" / "deck.csv").read_text(encoding="utf-8")
    own = text.replace("\n1,VL,VM,M,VR+HR,L", "\n1,HR,VL,R,VL+VM+HR,M")
    assert own != text
    alts = {picture.alt for leaf in leaves("elfmeter", what="cards", deck=own) for picture in leaf.pictures}
    assert "yellow 1, attack: back right → front left, shot right" in alts
    assert "blue 1, defence: front left + front middle + back right, dive middle" in alts
