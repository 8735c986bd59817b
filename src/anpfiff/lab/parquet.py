"""Rows as Parquet: for pandas, DuckDB, R and whatever else people count with."""

from collections.abc import Iterable, Mapping
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from anpfiff.lab.course import TENTHS
from anpfiff.lab.rows import Rows


def write(file: Path, pieces: Iterable[Rows], seats: int, facts: Mapping[str, str]) -> None:
    """Piece by piece, so that they need not all fit into memory; the facts go into the file's metadata."""
    described = schema(seats).with_metadata(dict(facts))
    with file.open("wb") as sink, pq.ParquetWriter(sink, described, compression="zstd") as writer:
        for rows in pieces:
            writer.write_batch(batch(rows))


def schema(seats: int) -> pa.Schema:
    """Seats are numbers from 0; `ahead` has them as bits, one number for each tenth of the moves."""
    return pa.schema(
        [
            ("match", pa.int64()),
            ("winners", pa.list_(pa.uint8())),
            ("moves", pa.uint32()),
            ("milliseconds", pa.uint32()),
            ("score", pa.list_(pa.int16(), seats)),
            ("ahead", pa.list_(pa.uint8(), TENTHS)),
            ("decided", pa.uint32()),
        ]
    )


def batch(rows: Rows) -> pa.RecordBatch:
    seats = rows["score"].shape[1]
    columns = {name: pa.array(np.ascontiguousarray(rows[name])) for name in _PLAIN}
    columns["winners"] = _seats(rows["winners"], seats)
    columns["score"] = _lists(rows["score"])
    columns["ahead"] = _lists(rows["ahead"])
    return pa.RecordBatch.from_arrays([columns[name] for name in schema(seats).names], schema=schema(seats))


_PLAIN = ("match", "moves", "milliseconds", "decided")


def _lists(column: NDArray[np.integer]) -> pa.Array:
    return pa.FixedSizeListArray.from_arrays(pa.array(np.ascontiguousarray(column).ravel()), column.shape[1])


def _seats(bits: NDArray[np.uint8], seats: int) -> pa.Array:
    """From one number a match to a list of seats."""
    flags = bits[:, None] >> np.arange(seats, dtype=np.uint8) & 1
    ends = np.concatenate(([0], np.cumsum(flags.sum(axis=1)))).astype(np.int32)
    return pa.ListArray.from_arrays(ends, np.nonzero(flags)[1].astype(np.uint8))
