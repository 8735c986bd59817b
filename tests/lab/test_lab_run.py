"""`anpfiff lab run`, as people and programs call it."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from anpfiff.cli import main
from anpfiff.lab import disk
from anpfiff.lab.block import named
from anpfiff.lab.chunk import chunk
from anpfiff.lab.rows import result_hash
from anpfiff.lab.span import Span
from anpfiff.lab.study import Study

Capture = pytest.CaptureFixture[str]

CUP = ("zweikampf", "--bots", "fox", "random", "--seed", "cup")
STUDY = Study("zweikampf", ("fox", "random"), 200, "cup")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def answer(capsys: Capture, *words: str) -> dict[str, Any]:
    assert main(["lab", "run", *words, "--json"]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def refusal(capsys: Capture, *words: str) -> str:
    assert main(["lab", "run", *words]) == 2
    line = capsys.readouterr().err
    assert line.count("\n") == 1
    return line


def test_workers_and_chunks_do_not_change_the_result(capsys: Capture) -> None:
    expected = result_hash([chunk(STUDY, 0, 200)])
    for workers, size in (("1", ("--chunk", "64")), ("2", ("--chunk", "7")), ("4", ())):
        told = answer(capsys, *CUP, "--matches", "200", "--workers", workers, *size, "--to", f"w{workers}")
        assert told["result_hash"] == expected


def test_the_answer_and_the_files_agree(capsys: Capture) -> None:
    told = answer(capsys, *CUP, "--matches", "40", "--workers", "1", "--to", "cup")
    summary = json.loads(Path("cup/summary.json").read_text(encoding="utf-8"))
    table = pq.read_table("cup/matches.parquet")

    assert told["matches"] == summary["matches"] == table.num_rows == 40
    assert told["wins"] == [
        sum(seat in winners for winners in table["winners"].to_pylist()) for seat in (0, 1)
    ]
    assert told["ties"] == table["winners"].to_pylist().count([])
    assert told["mean_moves"] == sum(table["moves"].to_pylist()) / 40
    assert table.schema.metadata[b"result_hash"].decode() == summary["result_hash"] == told["result_hash"]
    assert (told["bots"], told["seed"], told["played"]) == (["fox", "random"], "cup", 40)


def test_without_a_folder_it_keeps_one_of_its_own(capsys: Capture) -> None:
    first = answer(capsys, *CUP, "--matches", "5", "--workers", "1")
    again = answer(capsys, *CUP, "--matches", "5", "--workers", "1")
    more = answer(capsys, *CUP, "--matches", "8", "--workers", "1")
    other = answer(capsys, *CUP, "--matches", "5", "--workers", "1", "--option", "patience=30")

    assert first["folder"] == again["folder"] == more["folder"] != other["folder"]
    assert (first["played"], again["played"], more["played"]) == (5, 0, 3)
    assert again["result_hash"] == first["result_hash"]
    assert more["result_hash"] == result_hash([chunk(STUDY, 0, 8)])


def test_one_bot_sits_on_all_seats_and_the_fewest_seats_are_the_default(capsys: Capture) -> None:
    assert answer(capsys, "foul", "--matches", "1", "--bots", "snail")["bots"] == ["snail"] * 3
    told = answer(capsys, "foul", "--matches", "1", "--seats", "4", "--options", "bluff=free", "first=2")
    assert told["bots"] == ["rabbit"] * 4
    assert told["options"] == {"bluff": "free", "first": 2}


def test_people_get_a_table(capsys: Capture) -> None:
    assert main(["lab", "run", *CUP, "--matches", "20", "--workers", "1"]) == 0
    told = capsys.readouterr()
    assert "Zweikampf" in told.out
    assert "20 matches" in told.out
    assert "matches.parquet" in told.out
    assert told.err == "", "a bar is for terminals"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("schach",), "unknown game: schach"),
        (("foul", "--bots", "sample_bot"), "unknown bot: sample_bot"),
        (("foul", "--bots", "fox", "fox", "--seats", "4"), "2 bots for 4 seats"),
        (("foul", "--seats", "0"), "wrong number of seats: 0"),
        (("foul", "--seats", "7"), "wrong number of seats: 7"),
        (("foul", "--matches", "0"), "too few matches: 0"),
        (("foul", "--workers", "0"), "too few workers: 0"),
        (("foul", "--chunk", "-1"), "chunk too small: -1"),
        (("foul", "--option", "offside=on"), "unknown option: offside"),
        (("foul", "--option", "bluff=maybe"), "bad option"),
        (("foul", "--deck", "nowhere.toml"), "nowhere.toml: No such file"),
        (("wuerfel-fussball", "--deck", "deck.toml"), "deck.toml"),
        (("foul", "--dask", "pigeon://coop"), "unknown address scheme"),
        (("foul", "--to", "deck.toml"), "deck.toml: File exists"),
        (("foul", "--to", "."), "foreign folder"),
    ],
)
def test_bad_words_get_one_clear_line_and_leave_nothing_behind(
    words: tuple[str, ...], why: str, capsys: Capture
) -> None:
    Path("deck.toml").write_bytes(b"\xff not even text")
    assert why in refusal(capsys, *words)
    assert not [file for file in Path().rglob("*") if file.suffix in {".rows", ".parquet", disk.PART}]


def test_a_broken_deck_is_told_of(capsys: Capture) -> None:
    Path("dice.toml").write_text("[[dice]]", encoding="utf-8")
    assert main(["lab", "run", "wuerfel-fussball", "--deck", "dice.toml"]) == 2
    assert "WF-" in capsys.readouterr().err
    assert not Path("lab").exists()


def test_a_changed_seed_is_refused_and_changes_nothing(capsys: Capture) -> None:
    told = answer(capsys, *CUP, "--matches", "5", "--workers", "1", "--to", "cup")
    line = refusal(capsys, *CUP[:-1], "league", "--matches", "5", "--to", "cup")
    assert "has seed cup, not league" in line
    assert answer(capsys, *CUP, "--matches", "5", "--to", "cup")["result_hash"] == told["result_hash"]


def test_a_damaged_file_is_told_of_and_played_again(capsys: Capture) -> None:
    words = (*CUP, "--matches", "20", "--workers", "1", "--to", "cup")
    told = answer(capsys, *words)
    (file,) = Path("cup/chunks").iterdir()
    assert file.name == named(Span(0, 20))
    file.write_bytes(file.read_bytes()[:-5])

    assert main(["lab", "run", *words, "--json"]) == 0
    again = capsys.readouterr()
    assert "damaged on the disk, and played again: matches 0 to 19" in again.err
    assert json.loads(again.out)["result_hash"] == told["result_hash"]


def test_a_full_disk_is_one_clear_line_and_the_same_command_goes_on(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = (*CUP, "--matches", "60", "--workers", "1", "--chunk", "10", "--to", "cup")
    room = iter([True] * 8)  # three files, and their folder each time
    sync = os.fsync

    def fill_up(handle: int) -> None:
        if not next(room, False):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        sync(handle)

    with monkeypatch.context() as full:
        full.setattr(os, "fsync", fill_up)
        assert "No space left on device; 30 of 60 matches are kept" in refusal(capsys, *words)
    assert not list(Path().rglob(f"*{disk.PART}"))
    assert answer(capsys, *words)["result_hash"] == result_hash([chunk(STUDY, 0, 60)])


def test_the_command_line_starts_without_the_libraries_of_the_lab() -> None:
    program = "import sys, anpfiff.cli; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    ).stdout.split()
    assert not {"numpy", "pyarrow", "distributed", "multiprocessing"} & set(loaded)


def test_a_missing_library_is_one_clear_line() -> None:
    program = "import sys; sys.modules['pyarrow'] = None; from anpfiff.cli import main; sys.exit(main(sys.argv[1:]))"
    told = subprocess.run(
        [sys.executable, "-c", program, "lab", "run", "zweikampf"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert told.returncode == 2
    assert (
        told.stderr
        == "anpfiff: needs the lab: pyarrow: pip install 'anpfiff[lab]' (in a clone: python3 run.py setup)\n"
    )
    assert not Path("lab").exists()
