"""What a study leaves behind once all of it is played: a row for each match, and a summary."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from anpfiff import __version__
from anpfiff.lab import parquet
from anpfiff.lab.rows import Rows, result_hash
from anpfiff.lab.store import Store
from anpfiff.lab.tally import Tally

MATCHES = "matches.parquet"
SUMMARY = "summary.json"


def finish(store: Store) -> dict[str, Any]:
    """The summary, once both files are on the disk; it is written last, so that where it is, all is."""
    tally = Tally(store.study.seats)
    digest = result_hash(_seen(store.rows(), tally))
    facts = {
        "anpfiff": __version__,
        "study": msgspec.json.encode(store.study).decode(),
        "result_hash": digest,
    }
    with store.writing(MATCHES) as part:
        parquet.write(part, store.rows(), store.study.seats, facts)
    summary = {"anpfiff": __version__, "study": store.study, **tally.summary(), "result_hash": digest}
    with store.writing(SUMMARY) as part:
        part.write_bytes(msgspec.json.format(msgspec.json.encode(summary), indent=1))
    return summary


def _seen(pieces: Iterable[Rows], tally: Tally) -> Iterator[Rows]:
    for rows in pieces:
        tally.add(rows)
        yield rows
