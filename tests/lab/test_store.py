"""The folder of a study: whole files, one owner, nothing that cannot be trusted."""

import errno
import os
from pathlib import Path

import msgspec
import numpy as np
import pytest

from anpfiff.core import Refused
from anpfiff.lab import disk, manifest, store
from anpfiff.lab.block import named
from anpfiff.lab.rows import Rows, result_hash, row_type
from anpfiff.lab.span import Span
from anpfiff.lab.store import CHUNKS, Store, opened
from anpfiff.lab.study import Study

STUDY = Study("zweikampf", ("fox", "random"), 100, "cup")


def rows(span: Span) -> Rows:
    table = np.zeros(span.matches, row_type(STUDY.seats))
    table["match"] = np.arange(span.first, span.end)
    table["moves"] = table["match"] * 7 % 11
    return table


ALL = result_hash([rows(Span(0, 100))])


def keep(kept: Store, *spans: tuple[int, int]) -> None:
    for span in spans:
        kept.keep(Span(*span), rows(Span(*span)))


def files(folder: Path) -> set[str]:
    return {file.name for file in (folder / CHUNKS).iterdir()}


def no_room(handle: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def why(folder: Path, study: Study = STUDY) -> str:
    with pytest.raises(Refused) as refusal, opened(folder, study):
        pass
    return str(refusal.value)


def test_what_is_kept_is_there_the_next_time(tmp_path: Path) -> None:
    with opened(tmp_path / "new" / "study", STUDY) as kept:
        keep(kept, (40, 20), (0, 10))
    with opened(tmp_path / "new" / "study", STUDY) as kept:
        assert kept.played == 30
        assert kept.missing() == (Span(10, 30), Span(60, 40))
        assert kept.damaged == []


def test_rows_come_in_order_however_they_came_in(tmp_path: Path) -> None:
    with opened(tmp_path, STUDY) as kept:
        keep(kept, (90, 10), (0, 1), (1, 49), (50, 40))
        assert result_hash(kept.rows()) == ALL
        assert files(tmp_path) == {named(Span(0, 100))}
        assert result_hash(kept.rows()) == ALL


def test_many_small_files_are_packed_while_more_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "CROWDED", 5)
    monkeypatch.setattr(store, "PACKED", 30)
    with opened(tmp_path, STUDY) as kept:
        keep(kept, *((first, 4) for first in range(0, 100, 4)))
        assert len(files(tmp_path)) < 10
        assert [len(piece) for piece in kept.rows()] == [32, 28, 32, 8]
        assert result_hash(kept.rows()) == ALL


def test_who_is_killed_while_packing_has_everything_once(tmp_path: Path) -> None:
    with opened(tmp_path, STUDY) as kept:
        keep(kept, (0, 10), (10, 10))
        small = {name: (tmp_path / CHUNKS / name).read_bytes() for name in files(tmp_path)}
        list(kept.rows())
    for name, content in small.items():
        (tmp_path / CHUNKS / name).write_bytes(content)
    with opened(tmp_path, STUDY) as kept:
        assert (kept.played, kept.damaged) == (20, [])
    assert files(tmp_path) == {named(Span(0, 20))}


@pytest.mark.parametrize("harm", ["a bit", "the end", "all of it", "another study's", "other matches"])
def test_a_damaged_file_is_played_again(tmp_path: Path, harm: str) -> None:
    with opened(tmp_path, STUDY) as kept:
        keep(kept, (0, 10), (10, 10))
    file = tmp_path / CHUNKS / named(Span(10, 10))
    whole = file.read_bytes()
    with opened(tmp_path / "other", msgspec.structs.replace(STUDY, seed="x")) as other:
        keep(other, (10, 10))
    file.write_bytes(
        {
            "a bit": whole[:100] + bytes([whole[100] ^ 1]) + whole[101:],
            "the end": whole[:-1],
            "all of it": b"",
            "another study's": (tmp_path / "other" / CHUNKS / file.name).read_bytes(),
            "other matches": (tmp_path / CHUNKS / named(Span(0, 10))).read_bytes(),
        }[harm]
    )
    with opened(tmp_path, STUDY) as kept:
        assert kept.damaged == [Span(10, 10)]
        assert kept.missing() == (Span(10, 90),)


def test_a_file_that_changes_under_our_hands_is_noticed(tmp_path: Path) -> None:
    with opened(tmp_path, STUDY) as kept:
        keep(kept, (0, 100))
        (tmp_path / CHUNKS / named(Span(0, 100))).write_bytes(b"something else")
        with pytest.raises(Refused, match="changed on the disk"):
            list(kept.rows())


def test_half_a_file_is_swept_away(tmp_path: Path) -> None:
    with opened(tmp_path, STUDY) as kept:
        keep(kept, (0, 10))
    for part in (
        tmp_path / f"summary.json{disk.PART}",
        tmp_path / CHUNKS / f"{named(Span(10, 10))}{disk.PART}",
    ):
        part.write_bytes(b"half a")
    with opened(tmp_path, STUDY) as kept:
        assert kept.played == 10
    assert not list(tmp_path.rglob(f"*{disk.PART}"))


def test_a_full_disk_is_one_clear_line_and_leaves_nothing_half_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path, STUDY) as kept:
        keep(kept, (0, 10))
        before = files(tmp_path)
        with monkeypatch.context() as full:
            full.setattr(os, "fsync", no_room)
            with pytest.raises(Refused, match="No space left on device; 10 of 100 matches are kept"):
                keep(kept, (10, 10))
        assert files(tmp_path) == before
        keep(kept, (10, 10))
        assert kept.played == 20


def test_a_full_disk_begins_no_study(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as full:
        full.setattr(os, "fsync", no_room)
        assert "No space left" in why(tmp_path)
    with opened(tmp_path, STUDY) as kept:
        assert kept.played == 0


@pytest.mark.parametrize(
    ("other", "difference"),
    [
        ({"seed": "league"}, "has seed cup, not league"),
        ({"bots": ("fox", "fox")}, 'has bots ["fox","random"], not ["fox","fox"]'),
        ({"options": {"patience": 30}}, 'has options {}, not {"patience":30}'),
        ({"game": "elfmeter"}, "has game zweikampf, not elfmeter"),
        ({"material": "x"}, "has other material"),
        ({"matches": 99}, "is a study of 100 matches, not of 99"),
    ],
)
def test_a_folder_belongs_to_one_study(tmp_path: Path, other: dict[str, object], difference: str) -> None:
    with opened(tmp_path, STUDY) as kept:
        keep(kept, (0, 10))
    before = {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()}
    assert difference in why(tmp_path, msgspec.structs.replace(STUDY, **other))
    assert {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()} == before


def test_another_version_may_play_another_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(tmp_path, STUDY):
        pass
    monkeypatch.setattr(manifest, "__version__", "99")
    assert "and this is 99" in why(tmp_path)


def test_more_matches_than_before_go_on(tmp_path: Path) -> None:
    with opened(tmp_path, STUDY) as kept:
        keep(kept, (0, 100))
    with opened(tmp_path, msgspec.structs.replace(STUDY, matches=150)) as kept:
        assert kept.missing() == (Span(100, 50),)
    assert "is a study of 150 matches" in why(tmp_path)


def test_a_folder_of_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "holiday.jpg").write_bytes(b"sea")
    assert "holds holiday.jpg and no study" in why(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["holiday.jpg"]


def test_a_manifest_nobody_can_read_is_told(tmp_path: Path) -> None:
    (tmp_path / manifest.NAME).write_bytes(b"{")
    assert "cannot be read; take another folder" in why(tmp_path)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    assert "cannot write" in why(tmp_path / "file" / "study")
    assert "cannot write" in why(tmp_path / "file")


def test_two_runs_do_not_share_a_folder(tmp_path: Path) -> None:
    with opened(tmp_path, STUDY):
        assert "another run is at work" in why(tmp_path)
    with opened(tmp_path, STUDY):
        pass
