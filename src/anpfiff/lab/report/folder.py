"""A finished run of `anpfiff lab run`, read back from its folder."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from anpfiff.core import Refused
from anpfiff.lab.report.sample import Sample
from anpfiff.lab.rows import Rows, result_hash, row_type
from anpfiff.lab.study import Study, checked

MATCHES = "matches.parquet"
SUMMARY = "summary.json"


class Summary(msgspec.Struct):
    """As much of it as is needed here."""

    study: Study
    result_hash: str


def sample_of(folder: Path) -> Sample:
    """The study and every match of it, or one clear word on why not."""
    try:
        summary = msgspec.json.decode((folder / SUMMARY).read_bytes(), type=Summary)
        rows = rows_of(folder / MATCHES, summary.study.seats)
    except (FileNotFoundError, NotADirectoryError) as fault:
        raise Refused("no-finished-run", detail=f"{folder} has no {Path(fault.filename).name}") from fault
    except (msgspec.MsgspecError, UnicodeDecodeError, ValueError, KeyError) as fault:
        raise Refused("damaged-folder", detail=f"{folder} cannot be read: {fault}") from fault
    if result_hash([rows]) != summary.result_hash:
        raise Refused("damaged-folder", detail=f"{folder}: {MATCHES} and {SUMMARY} do not belong together")
    return Sample(checked(summary.study), rows)


def rows_of(file: Path, seats: int) -> Rows:
    """From columns back to rows."""
    import pyarrow.parquet as pq  # noqa: PLC0415 -- only who reads a run needs it

    table: Any = pq.read_table(file)
    rows = np.zeros(table.num_rows, row_type(seats))
    for name in ("match", "moves", "milliseconds", "decided"):
        rows[name] = table.column(name).to_numpy()
    for name in ("score", "ahead"):
        flat = table.column(name).combine_chunks().flatten().to_numpy()
        rows[name] = flat.reshape(len(rows), -1)
    rows["winners"] = [sum(1 << seat for seat in seats) for seats in table.column("winners").to_pylist()]
    return rows
