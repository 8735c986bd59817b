"""A cup on paper: what stands on the pages, in four languages."""

import json
from pathlib import Path

import pytest
from pypdf import PdfReader

from anpfiff.cli import main
from anpfiff.core import Refused
from anpfiff.fixtures.inputs import DeletePerson
from anpfiff.fixtures.standings.reasons import Reason, Why
from anpfiff.lab.cups.ledger import Ledger
from anpfiff.lab.cups.report import lesson
from anpfiff.press.cups import WHAT, Pass, printed, printed_passes
from anpfiff.press.cups.german import dative
from anpfiff.press.cups.passes import passes_sheets
from anpfiff.press.cups.sentences import sentence
from anpfiff.press.paper import PAPERS
from anpfiff.press.sheets import Line
from anpfiff.press.tongue import tongue

LANGUAGES = ("de", "en", "fr", "it")
CUP: Ledger = lesson(9, "cup", ("elfmeter",), "paper").ledger


def text_of(pdf: bytes, folder: Path) -> str:
    file = folder / "out.pdf"
    file.write_bytes(pdf)
    return "\n".join(page.extract_text() for page in PdfReader(file).pages)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", WHAT)
def test_every_paper_is_printed_in_every_language(what: str, lang: str, tmp_path: Path) -> None:
    text = text_of(printed(what, CUP.state, lang=lang), tmp_path)
    assert CUP.state.entrants[0].person.name in text or what == "bracket"


def test_everybody_has_a_certificate_and_a_deleted_person_has_none(tmp_path: Path) -> None:
    later = Ledger(CUP.state.plan)
    for given in (*CUP.log, DeletePerson("p0")):
        later.take(given)
    (tmp_path / "out.pdf").write_bytes(printed("certificates", later.state))
    assert len(PdfReader(tmp_path / "out.pdf").pages) == 8
    assert tongue("en").cup["somebody"] in text_of(printed("table", later.state), tmp_path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_a_sentence(lang: str) -> None:
    for why in Why.__args__:  # type: ignore[attr-defined]  # a Literal's words
        words = sentence(Reason(why, "x", 2, 1), {"x": "Otter"}, tongue(lang))
        assert "Otter" in words
        assert words.endswith(".")
        assert "{" not in words


def test_why_somebody_stands_before_somebody_else_in_german() -> None:
    words = sentence(Reason("match", "x", 2, 1), {"x": "Otter"}, tongue("de"))
    assert words == "Vor Otter, weil das Spiel gegeneinander 2:1 ausging."
    declined = sentence(Reason("match", "x", 2, 1), {"x": "Kühner Löwe"}, tongue("de"))
    assert declined == "Vor dem Kühnen Löwen, weil das Spiel gegeneinander 2:1 ausging."
    assert dative("Kluge Eule") == "der Klugen Eule"
    assert (dative("Clever Fox"), dative("jemand")) == ("Clever Fox", "jemandem")


def test_a_sheet_has_ten_passes_with_name_and_code() -> None:
    passes = [Pass(f"Flinker Fuchs {number}", "fox", f"http://x/pass#ap1{number}") for number in range(12)]
    first, second = passes_sheets(passes, PAPERS["A4"], tongue("de"))
    assert len([mark for mark in first.front if getattr(mark, "art", "") == "animal/fox"]) == 10
    assert len([mark for mark in second.front if getattr(mark, "art", "") == "animal/fox"]) == 2
    assert len([mark for mark in second.front if isinstance(mark, Line) and mark.fill == "#000000"]) > 300


@pytest.mark.parametrize("count", [0, 401])
def test_nobody_prints_no_passes_or_too_many(count: int) -> None:
    with pytest.raises(Refused, match="wrong number of passes"):
        printed_passes([Pass("x", "fox", "y")] * count)


def test_the_command_prints_passes_that_are_all_different(tmp_path: Path) -> None:
    out = tmp_path / "passes.pdf"
    assert main(["passes", "32", "--lang", "de", "-o", str(out)]) == 0
    assert len(PdfReader(out).pages) == 4


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["passes", "0", "-o", "{out}"], "wrong number of passes"),
        (["passes", "353", "-o", "{out}"], "wrong number of passes"),
        (["passes", "3", "--lang", "es", "-o", "{out}"], "unknown language"),
        (["passes", "3", "--address", "anpfiff.local", "-o", "{out}"], "no such address"),
        (["cup", "simulate", "--format", "bundesliga"], "unknown format"),
        (["cup", "simulate", "--people", "1"], "wrong number of people"),
        (["cup", "simulate", "--format", "tables", "--game", "elfmeter"], "game for two"),
        (["cup", "export", "{file}"], "no competition"),
        (["cup", "print", "{file}", "-o", "{out}"], "no competition"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_cannot_be_had_is_said(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = {"out": tmp_path / "out.pdf", "file": tmp_path / "file.json"}
    names["file"].write_text("{}")
    assert main([word.format_map(names) for word in words]) == 2
    assert said in capsys.readouterr().err
    assert not names["out"].exists()


def test_a_simulated_cup_can_be_kept_exported_and_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = str(tmp_path / "cup.json")
    assert main(["cup", "simulate", "--people", "8", "--seed", "2", "--save", kept, "--json"]) == 0
    assert '"left_out":0' in capsys.readouterr().out
    assert main(["cup", "export", kept]) == 0
    assert capsys.readouterr().out.startswith("place,person,name")
    assert main(["cup", "print", kept, "--what", "table", "--lang", "it", "-o", str(tmp_path / "t.pdf")]) == 0


@pytest.mark.parametrize(
    ("format", "told", "games"),
    [("achtkampf", "eight", 8), ("Groups", "cup", 7), ("tables", "tables", 4), ("teams", "teams", 1)],
)
def test_achtkampf_is_a_format_and_as_a_game_all_that_suit_one(
    format: str,  # noqa: A002 -- the command's word
    told: str,
    games: int,
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["cup", "simulate", "--people", "6", "--format", format, "--game", "achtkampf", "--json"]
    assert main(words) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["format"], len(report["games"])) == (told, games)
