"""Parquet: what other programs read is what was played."""

from pathlib import Path

import numpy as np
import pyarrow.parquet as pq

from anpfiff.lab import parquet
from anpfiff.lab.chunk import chunk
from anpfiff.lab.rows import row_type
from anpfiff.lab.study import Study
from anpfiff.lab.tally import seats_in


def test_every_column_comes_back(tmp_path: Path) -> None:
    rows = chunk(Study("zweikampf", ("fox", "random"), 30), 0, 30)
    parquet.write(tmp_path / "m.parquet", [rows[:11], rows[11:]], 2, {"result_hash": "abc"})
    table = pq.read_table(tmp_path / "m.parquet")
    for name in ("match", "moves", "milliseconds", "score", "ahead", "decided"):
        assert table[name].to_pylist() == rows[name].tolist()
    assert table["winners"].to_pylist() == [seats_in(bits) for bits in rows["winners"].tolist()]
    assert table.schema.metadata[b"result_hash"] == b"abc"


def test_teams_and_ties_are_lists(tmp_path: Path) -> None:
    rows = np.zeros(3, row_type(6))
    rows["winners"] = [0, 0b101010, 0b1]
    parquet.write(tmp_path / "m.parquet", [rows], 6, {})
    assert pq.read_table(tmp_path / "m.parquet")["winners"].to_pylist() == [[], [1, 3, 5], [0]]
