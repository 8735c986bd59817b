"""Reports: honest numbers, pictures that are the same everywhere, pages that need nothing else."""

import re
import subprocess
import sys
from html import unescape
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import numpy as np
import pytest

from anpfiff.cli import main
from anpfiff.core import Refused
from anpfiff.games import GAMES
from anpfiff.lab.duel import Standing
from anpfiff.lab.report import intervals
from anpfiff.lab.report.chapter import Chapter
from anpfiff.lab.report.chapters.comebacks import comebacks
from anpfiff.lab.report.chapters.decided import decided
from anpfiff.lab.report.chapters.ladder import Rung, ladder
from anpfiff.lab.report.chapters.seats import seats
from anpfiff.lab.report.chapters.versus import Pair, versus
from anpfiff.lab.report.folder import sample_of
from anpfiff.lab.report.gallery import index
from anpfiff.lab.report.plan import plan_of
from anpfiff.lab.report.report import Report, made, told, usual
from anpfiff.lab.report.sample import Sample, played
from anpfiff.lab.report.writing import files, ready, write
from anpfiff.lab.rows import row_type
from anpfiff.lab.study import Study, checked

GALLERY = Path(__file__).parents[2] / "docs" / "lab"
PICTURE, WHOLE = 60_000, 3_000_000
"""Bytes that a picture and the gallery may have."""


def sample(winners: list[int], ahead: list[int] | None = None, game: str = "zweikampf") -> Sample:
    """Matches of two, by who won (one bit a seat) and who was in front until the last tenth."""
    rows = np.zeros(len(winners), row_type(2))
    rows["winners"], rows["moves"], rows["decided"] = winners, 40, 10
    rows["milliseconds"] = 60_000
    rows["ahead"][:, :9] = np.array(ahead or winners)[:, None]
    rows["ahead"][:, 9] = winners
    return Sample(Study(game, ("rabbit", "rabbit"), len(winners)), rows)


@pytest.fixture(scope="module")
def zweikampf() -> Report:
    return made(usual("zweikampf", 60), "anpfiff lab report zweikampf --matches 60")


def test_a_share_has_the_interval_that_wilson_gives_it() -> None:
    assert intervals.share(5, 10)[1:] == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert intervals.share(0, 10)[1:] == pytest.approx((0, 0.2775), abs=1e-4)
    assert intervals.share(10, 10).high == 1


def test_a_difference_has_the_interval_that_newcombe_gives_it() -> None:
    """His own example: 48 of 80 against 56 of 70."""
    gap = intervals.between_shares(intervals.share(48, 80), intervals.share(56, 70))
    assert gap == pytest.approx((0.2, 0.0524, 0.3339), abs=1e-4)


def test_who_looks_at_more_intervals_needs_a_greater_distance() -> None:
    share = intervals.Interval(0.5, 0.4, 0.6)
    assert share.misses(0.39, 1)
    assert not share.misses(0.39, 8)
    assert share.misses(0.3, 8)


def test_a_sample_counts_wins_ties_and_who_came_back() -> None:
    """Bits: 1 is seat 1, 2 is seat 2, 0 is nobody."""
    five = sample([1, 1, 2, 0, 1], ahead=[1, 2, 2, 1, 0])
    assert five.seat(0).found == pytest.approx(0.6)
    assert five.ties.found == pytest.approx(0.2)
    assert five.fair == pytest.approx(0.4)
    assert five.winner_at(5) == pytest.approx((0.5, 0.25, 0.25))
    assert five.winner_at(10) == (1, 0, 0)
    assert five.comebacks().found == pytest.approx(0.5)
    assert five.decided.tolist() == [0.25] * 4


def test_a_seat_that_wins_too_often_is_named() -> None:
    says = seats(sample([1] * 700 + [2] * 300), "Seat 1 begins").says
    assert "Seat 1 wins 70.0\N{NO-BREAK SPACE}% of the matches, fair would be 50.0" in says
    assert "helps a lot" in says
    assert "No match is tied" in says


def test_what_may_be_chance_is_called_chance() -> None:
    assert "may be chance" in seats(sample([1] * 52 + [2] * 48), "Seat 1 begins").says


def test_a_comparison_tells_what_differs_and_nothing_else() -> None:
    quick, slow = sample([1, 2] * 50), sample([1, 2] * 50)
    quick.rows["milliseconds"] = np.arange(100) + 60_000
    slow.rows["milliseconds"] = np.arange(100) + 90_000
    chapter = versus(
        "pace", "Quick or slow", Pair(quick, slow, ("quick", "slow")), plan_of(GAMES["zweikampf"]).score
    )
    assert "1.5 minutes instead of 1.0" in chapter.says
    assert "seat 1 wins" not in chapter.says
    same = versus("pace", "Twice", Pair(quick, quick, ("one", "other")), plan_of(GAMES["zweikampf"]).score)
    assert "every difference may be chance" in same.says


def test_a_bot_that_lost_nothing_in_a_few_deals_is_not_called_unbeatable() -> None:
    won = Rung("fox", "rabbit", Standing("fox", 1.0, 1.0, 1.0), matches=10, seats=2)
    assert won.share == intervals.share(5, 5)
    assert won.clear
    assert won.elo == ">+512"
    even = Rung("fox", "rabbit", Standing("fox", 0.52, 0.45, 0.59), matches=200, seats=2)
    assert not even.clear
    assert "cannot tell fox against rabbit from a fair match" in ladder([won, even], []).says


def test_matches_without_a_winner_can_be_told_too() -> None:
    tied = sample([0, 0, 0])
    assert decided(tied).picture is None
    assert comebacks(tied).picture is not None


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_plan_wants_played_can_be_played(game: str) -> None:
    plan = plan_of(GAMES[game])
    study = checked(usual(game))
    for side in (side for one in plan.versus for side in (one.left, one.right)):
        bots = study.bots[:1] * (side.seats or study.seats)
        checked(msgspec.structs.replace(study, bots=bots, options={**study.options, **side.options}))
    assert len({one.key for one in plan.versus} | {"seats", "length", "goals"}) == len(plan.versus) + 3


@pytest.mark.parametrize("game", [game for game in GAMES if game not in {"ligretto", "elfmeter"}])
def test_every_game_can_be_told(game: str) -> None:
    report = told(played(usual(game, 3)), "anpfiff lab report")
    assert [chapter.key for chapter in report.chapters] == [
        "seats",
        "length",
        "goals",
        "comebacks",
        "decided",
    ]
    assert all(chapter.says.endswith(".") for chapter in report.chapters)


def test_the_same_study_gives_the_same_bytes(zweikampf: Report) -> None:
    again = made(usual("zweikampf", 60), "anpfiff lab report zweikampf --matches 60")
    assert files(again) == files(zweikampf)


def test_a_picture_is_small_and_says_what_it_shows(zweikampf: Report) -> None:
    for chapter in _pictured(zweikampf):
        assert chapter.picture is not None
        root = ET.fromstring(chapter.picture)  # noqa: S314 -- our own picture
        assert root.get("aria-label") == chapter.says
        assert root.get("viewBox")
        assert len(chapter.picture.encode()) <= PICTURE
        assert "DejaVu" not in chapter.picture


def test_a_page_needs_nothing_else(zweikampf: Report) -> None:
    page = files(zweikampf)["zweikampf.html"]
    assert not re.search(r"<script|<link|<img|@import|url\((?!#)", page)
    assert set(re.findall(r"https?://[^\s\"<]+", page)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }
    assert "prefers-color-scheme: dark" in page
    assert "@page { size: A4" in page


def test_two_pictures_on_a_page_share_no_names(zweikampf: Report) -> None:
    names = re.findall(r"\bid=\"?([\w-]+)", files(zweikampf)["zweikampf.html"])
    assert names
    assert len(names) == len(set(names))


def test_page_and_summary_say_the_same_and_what_was_run(zweikampf: Report) -> None:
    written = files(zweikampf)
    for text in (unescape(written["zweikampf.html"]), written["zweikampf.md"]):
        assert all(chapter.says in text for chapter in zweikampf.chapters)
        assert zweikampf.sample.hash in text
        assert "anpfiff lab report zweikampf --matches 60" in text
        assert all(one in text for one in zweikampf.also)
    assert set(re.findall(r"\]\((\S+\.svg)\)", written["zweikampf.md"])) == {
        name for name in written if name.endswith(".svg")
    }


def test_odds_stand_beside_what_was_counted(zweikampf: Report) -> None:
    chapter = zweikampf.chapters[-1]
    assert chapter.key == "odds"
    assert chapter.table is not None
    assert chapter.table.rows[0][:2] == ("a given side wins the match", "41.63\N{NO-BREAK SPACE}%")


def test_the_gallery_leads_to_every_report(zweikampf: Report) -> None:
    found = index({"zweikampf": zweikampf}, "anpfiff lab gallery")
    assert 'href="zweikampf.html"' in found["index.html"]
    assert "(zweikampf.md)" in found["README.md"]


def test_the_command_writes_a_report_and_nothing_besides(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [
        "lab",
        "report",
        "karten-fussball",
        "--matches",
        "20",
        "--seed",
        "s",
        "--to",
        str(tmp_path / "new"),
    ]
    assert main(words) == 0
    assert "karten-fussball.html" in capsys.readouterr().out
    names = {file.name for file in (tmp_path / "new").iterdir()}
    assert {"karten-fussball.html", "karten-fussball.md", "karten-fussball-seats.svg"} <= names
    assert not [name for name in names if name.endswith(".part")]
    assert "anpfiff lab report karten-fussball --matches 20 --seed s" in (
        tmp_path / "new" / "karten-fussball.md"
    ).read_text("utf-8")


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("run") / "zweikampf"
    assert main(["lab", "run", "zweikampf", "--matches", "50", "--workers", "1", "--to", str(folder)]) == 0
    return folder


def test_a_finished_run_is_told_without_another_match(
    finished: Path, tmp_path: Path, zweikampf: Report, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "report", "--from", str(finished), "--to", str(tmp_path)]) == 0
    page = (tmp_path / "zweikampf.html").read_text("utf-8")
    assert sample_of(finished).hash in page
    assert "anpfiff lab run zweikampf --matches 50 --bots rabbit rabbit --seed 1 --to zweikampf" in page
    assert (sample_of(finished).rows == zweikampf.sample.rows[:50]).all()


def test_the_gallery_is_made_by_one_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("anpfiff.commands.lab.gallery.GAMES", {"zweikampf": GAMES["zweikampf"]})
    assert main(["lab", "gallery", "--matches", "20", "--to", str(tmp_path)]) == 0
    names = {file.name for file in tmp_path.iterdir()}
    assert {"index.html", "README.md", "zweikampf.html", "zweikampf.md"} <= names
    assert "anpfiff lab gallery --matches 20" in (tmp_path / "README.md").read_text("utf-8")


def test_a_run_whose_files_do_not_belong_together_is_refused(finished: Path, tmp_path: Path) -> None:
    for name in ("summary.json", "matches.parquet"):
        (tmp_path / name).write_bytes((finished / name).read_bytes())
    text = (tmp_path / "summary.json").read_text("utf-8")
    (tmp_path / "summary.json").write_text(text.replace(sample_of(finished).hash, "0" * 64), "utf-8")
    with pytest.raises(Refused, match="damaged folder"):
        sample_of(tmp_path)
    (tmp_path / "matches.parquet").write_bytes(b"PAR1")
    with pytest.raises(Refused, match="damaged folder"):
        sample_of(tmp_path)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["schach"], "unknown game"),
        ([], "no game"),
        (["zweikampf", "--matches", "0"], "too few matches"),
        (["zweikampf", "schach"], "unknown game"),
        (["zweikampf", "--bot", "sample_bot"], "unknown bot"),
        (["--from", "EMPTY"], "no finished run"),
        (["--from", "EMPTY", "--matches", "5"], "played already"),
        (["foul", "--from", "FINISHED"], "another game"),
        (["zweikampf", "--deck", "NOWHERE"], "No such file"),
        (["zweikampf", "--to", "FILE"], "cannot write"),
    ],
)
def test_bad_words_get_one_clear_line_and_nothing_is_written(
    words: list[str], why: str, finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("mine")
    (tmp_path / "empty").mkdir()
    places = {
        "EMPTY": tmp_path / "empty",
        "FINISHED": finished,
        "FILE": tmp_path / "file",
        "NOWHERE": tmp_path / "nowhere",
    }
    there = [str(places.get(word, word)) for word in words]
    to = [] if "--to" in words else ["--to", str(tmp_path / "to")]
    capsys.readouterr()
    assert main(["lab", "report", *there, *to]) == 2
    said = capsys.readouterr()
    assert why in said.err
    assert said.err.count("\n") == 1
    assert not said.out
    assert sorted(file.name for file in tmp_path.iterdir()) == ["empty", "file"]
    assert (tmp_path / "file").read_text() == "mine"


def test_a_report_that_cannot_be_written_leaves_the_old_one_whole(tmp_path: Path) -> None:
    write(ready(tmp_path), {"a.html": "old", "b.html": "old"})
    (tmp_path / "b.html.part").mkdir()
    with pytest.raises(Refused, match="cannot write"):
        write(tmp_path, {"a.html": "new", "b.html": "new"})
    assert [(tmp_path / name).read_text() for name in ("a.html", "b.html")] == ["old", "old"]
    assert not (tmp_path / "a.html.part").exists()


def test_without_the_lab_s_libraries_one_line_says_what_to_install() -> None:
    program = "import sys; sys.modules['matplotlib'] = None; from anpfiff.cli import main; sys.exit(main(['lab', 'report', 'zweikampf']))"
    answer = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=60
    )
    assert answer.returncode == 2
    assert "pip install 'anpfiff[lab]'" in answer.stderr
    assert answer.stderr.count("\n") == 1


def test_the_command_line_loads_no_charts() -> None:
    program = "import sys, anpfiff.cli; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    ).stdout.split()
    assert not {"matplotlib", "numpy", "pyarrow"} & set(loaded)


@pytest.mark.many
def test_somebody_s_own_deck_stands_beside_the_standard_one(tmp_path: Path) -> None:
    deck = tmp_path / "deck.csv"
    deck.write_text(
        (Path(sys.modules["anpfiff.games.elfmeter"].__path__[0]) / "deck.csv").read_text("utf-8"), "utf-8"
    )
    assert (
        main(["lab", "report", "elfmeter", "--matches", "10", "--deck", str(deck), "--to", str(tmp_path)])
        == 0
    )
    summary = (tmp_path / "elfmeter.md").read_text("utf-8")
    assert "Your own material beside the standard" in summary
    assert "Exact odds" not in summary
    assert "--deck deck.csv" in summary


@pytest.mark.parametrize("game", GAMES)
def test_the_gallery_holds_a_page_and_a_summary_of_every_game(game: str) -> None:
    assert (GALLERY / f"{game}.html").is_file()
    summary = (GALLERY / f"{game}.md").read_text("utf-8")
    for name in re.findall(r"\]\((\S+\.svg)\)", summary):
        assert 0 < (GALLERY / name).stat().st_size <= PICTURE
    assert f"({game}.md)" in (GALLERY / "README.md").read_text("utf-8")


def test_the_gallery_stays_small() -> None:
    assert sum(file.stat().st_size for file in GALLERY.iterdir()) <= WHOLE


def _pictured(report: Report) -> list[Chapter]:
    found = [chapter for chapter in report.chapters if chapter.picture is not None]
    assert len(found) >= 5
    return found
