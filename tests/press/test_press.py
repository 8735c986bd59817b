"""What is ordered is printed, the same every time; what cannot be had is refused in one sentence, and nothing is left behind."""

import os
import subprocess
import sys
import tomllib
from itertools import cycle
from pathlib import Path

import pytest

from anpfiff import book
from anpfiff.cli import main
from anpfiff.core import Refused
from anpfiff.games import GAMES
from anpfiff.press import ordered, printed
from anpfiff.press.order import parts_of
from tests.press.proof import leaves, pdf_of, texts
from tests.press.test_cards import place

WORDS = Path(__file__).parents[2] / "src" / "anpfiff" / "press" / "words"


@pytest.mark.parametrize(("game", "lang"), [*zip(GAMES, cycle(book.LANGUAGES), strict=False)])
def test_a_whole_game_is_the_same_byte_for_byte(game: str, lang: str) -> None:
    order = ordered(game, lang=lang, ink_saving=lang == "fr", paper="letter" if lang == "it" else "A4")
    once = printed(order)
    assert once.startswith(b"%PDF")
    assert printed(order) == once


def test_another_process_prints_the_same(tmp_path: Path) -> None:
    words = ("zweikampf", "--what", "cards", "-o", str(tmp_path / "out.pdf"))
    path = os.pathsep.join(filter(None, sys.path))
    subprocess.run(
        [sys.executable, "-m", "anpfiff", "print", *words],
        check=True,
        env=os.environ | {"PYTHONHASHSEED": "77", "PYTHONPATH": path, "TZ": "Asia/Tokyo"},
    )
    assert (tmp_path / "out.pdf").read_bytes() == pdf_of("zweikampf", what="cards")
    assert [path.name for path in tmp_path.iterdir()] == ["out.pdf"]


def test_every_picture_is_a_drawing_and_none_a_photograph() -> None:
    for game in ("elfmeter", "wuerfel-fussball", "karten-fussball"):
        assert b"/Subtype/Image" not in pdf_of(game), "vector only"


@pytest.mark.parametrize(("sheets", "count"), [(1, 1), (2, 2)])
def test_the_pitch_takes_one_sheet_or_two(sheets: int, count: int) -> None:
    pages = leaves("wuerfel-fussball", what="board", sheets=sheets)
    assert [[picture.alt for picture in leaf.pictures] for leaf in pages] == [["the pitch"]] * count
    for leaf in pages:
        (picture,) = leaf.pictures
        assert picture.left >= 7 - 1e-3
        assert picture.top >= 7 - 1e-3


def test_the_places_of_the_mat_are_as_large_as_the_cards() -> None:
    near, far = leaves("karten-fussball", what="board")
    assert (near.pictures[0].width, near.pictures[0].height) == pytest.approx((194, 244.5), abs=0.01)
    assert far.pictures[0].alt == "mat, rows 4 and 3"


def test_a_card_is_two_fifths_of_the_box() -> None:
    (leaf,) = leaves("elfmeter", what="board")
    assert leaf.pictures[0].width == pytest.approx(63 / 0.4, abs=0.01)


@pytest.mark.parametrize("edge", ["long", "short"])
def test_the_test_page_has_rings_behind_its_crosses_and_the_card_behind_the_card(edge: str) -> None:
    front, back = leaves("foul", what="test", duplex=edge)
    (card,) = (picture for picture in front.pictures if picture.alt == "red 11")
    (behind,) = back.pictures
    x, y = (210 - card.x, card.y) if edge == "long" else (card.x, 297 - card.y)
    assert place(behind.x, behind.y) == place(x, y)
    assert behind.turn == (0 if edge == "long" else 180)
    assert "100 mm" in texts("foul", what="test", duplex=edge)[0]


def test_every_language_has_the_same_words() -> None:
    tongues = [tomllib.loads((WORDS / f"{lang}.toml").read_text(encoding="utf-8")) for lang in book.LANGUAGES]
    shapes = [
        {
            (key, name, *sorted(holes(words)))
            for key, part in one.items()
            if isinstance(part, dict)
            for name, words in part.items()
        }
        for one in tongues
    ]
    assert all(shape == shapes[0] for shape in shapes)


def holes(words: str) -> set[str]:
    return {part.partition("}")[0] for part in words.split("{")[1:]}


def test_a_game_has_what_it_needs() -> None:
    parts = {game: parts_of(rules) for game, rules in GAMES.items()}
    assert parts["wuerfel-fussball"] == ("board", "dice", "rules", "test")
    assert parts["elfmeter"] == ("cards", "board", "rules", "test")
    assert parts["foul"] == ("cards", "rules", "test")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["tipp-kick"], "unknown game: tipp-kick; there are: elfmeter,"),
        (["foul", "--lang", "es"], "unknown language: es; there are: de, en, fr, it"),
        (["foul", "--paper", "B4"], "unknown paper: B4; there are: A3,"),
        (
            ["foul", "--paper", "60x90"],
            "paper too small: a card of 63 × 88 mm needs at least 77 × 102 mm, this paper has 60 × 90 mm",
        ),
        (["foul", "--paper", "3000x90"], "paper too large: 90 × 3000 mm"),
        (
            ["elfmeter", "--what", "board", "--paper", "A5"],
            "paper too small: the board of 157.5 × 175.5 mm needs",
        ),
        (["wuerfel-fussball", "--what", "dice", "--paper", "60x90"], "paper too small: the net of a die of"),
        (["foul", "--what", "rules", "--paper", "100x150"], "paper too small: the leaflet of"),
        (["foul", "--what", "test", "--paper", "100x150"], "paper too small: the test page of"),
        (["foul", "--duplex", "both"], "unknown duplex: both; there are: long, short, none"),
        (["foul", "--size", "tarot"], "unknown size: tarot; there are: poker, mini"),
        (["foul", "--sheets", "3"], "unknown number of sheets: 3; there are: 1, 2"),
        (["foul", "--what", "dice"], "nothing to print: Foul has no dice; there are: cards, rules, test"),
        (["foul", "--deck", "{deck}"], "no other material: Foul is played with the printed cards only"),
        (["elfmeter", "--deck", "{deck}"], "card 1: footballer and ball in one field (ELF-3)"),
        (["elfmeter", "--deck", "{binary}"], "unreadable file: {binary} is no text in UTF-8"),
        (["elfmeter", "--deck", "{missing}"], "{missing}: No such file or directory"),
    ],
)
def test_what_cannot_be_had_is_said_in_one_sentence(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = {name: str(tmp_path / name) for name in ("deck", "binary", "missing")}
    shipped = Path(__file__).parents[2] / "src/anpfiff/games/elfmeter/deck.csv"
    Path(names["deck"]).write_text(
        shipped.read_text(encoding="utf-8").replace("\n1,VL,VM,", "\n1,VL,VL,"), encoding="utf-8"
    )
    Path(names["binary"]).write_bytes(b"\xff\xfe\x00card")
    out = tmp_path / "out.pdf"
    asked = ["print", *(word.format_map(names) for word in words), "--what", "cards", "-o", str(out)]
    if "--what" in words or words[0] == "tipp-kick":
        asked = ["print", *words, "-o", str(out)]
    assert main(asked) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"anpfiff: {said.format_map(names)}")
    assert told.err.count("\n") == 1
    assert not out.exists()


@pytest.mark.parametrize("where", ["folder", "missing/out.pdf", "file/out.pdf"])
def test_a_file_that_cannot_be_written_leaves_nothing_behind(
    where: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("mine")
    before = sorted(tmp_path.rglob("*"))
    assert main(["print", "zweikampf", "--what", "test", "-o", str(tmp_path / where)]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"anpfiff: cannot write: {tmp_path / where}")
    assert told.count("\n") == 1
    assert sorted(tmp_path.rglob("*")) == before


def test_without_typst_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(Refused, match=r"needs typst"):
        printed(ordered("foul", what="test"))
