"""The folder of a study: every chunk that was played, each a file that is whole or not there.

study.json        which study this is (see manifest)
chunks/*.rows     the rows (see block)
lock              held by the run at work
matches.parquet, summary.json    once all is played (see results)
"""

from bisect import insort
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import numpy as np

from anpfiff.core import Refused
from anpfiff.lab import block, disk
from anpfiff.lab.claim import Claim
from anpfiff.lab.manifest import agree, refuse_foreign
from anpfiff.lab.rows import Rows
from anpfiff.lab.span import Span, gaps
from anpfiff.lab.study import Study, key

CHUNKS = "chunks"
CROWDED = 1_000
"""With that many files, they are packed into fewer."""
PACKED = 1_000_000
"""Matches in a packed file, at most: what is held in memory at once."""


class Store:
    """What is played of a study, in its folder."""

    def __init__(self, folder: Path, study: Study) -> None:
        self.folder = folder
        self.study = study
        self.damaged: list[Span] = []
        """What was there and cannot be trusted; it is played again."""
        self._chunks = folder / CHUNKS
        self._key = key(study)
        self._chunks.mkdir(exist_ok=True)
        for place in (self.folder, self._chunks):
            disk.sweep(place)
        self._spans = self._found()

    @property
    def played(self) -> int:
        return sum(span.matches for span in self._spans)

    def missing(self) -> tuple[Span, ...]:
        return tuple(gaps(self._spans, self.study.matches))

    def keep(self, span: Span, rows: Rows) -> None:
        """On the disk when this returns."""
        with self._room():
            self._write(span, rows)
            if len(self._spans) >= CROWDED:
                self._pack()

    def rows(self) -> Iterator[Rows]:
        """All that was played, in order and in large pieces."""
        with self._room():
            self._pack()
        return map(self._read, self._spans)

    @contextmanager
    def writing(self, name: str) -> Iterator[Path]:
        """A file of the folder, whole or not at all."""
        with self._room(), disk.whole(self.folder / name) as part:
            yield part

    def _write(self, span: Span, rows: Rows) -> None:
        disk.write(self._chunks / block.named(span), block.written(rows, self._key))
        insort(self._spans, span)

    def _pack(self) -> None:
        """First the large file, then away with the small ones: whoever is killed in between has both, which is no harm."""
        for few in _together(tuple(self._spans)):
            if len(few) > 1:
                self._merge(few)

    def _merge(self, spans: list[Span]) -> None:
        rows = np.concatenate([self._read(span) for span in spans])
        self._write(Span(spans[0].first, len(rows)), rows)
        for span in spans:
            self._forget(span)

    def _forget(self, span: Span) -> None:
        self._spans.remove(span)
        (self._chunks / block.named(span)).unlink()

    def _read(self, span: Span) -> Rows:
        rows = self._trusted(span)
        if rows is None:
            raise Refused(
                "damaged-folder", detail=f"{span} changed on the disk; the same command plays them again"
            )
        return rows

    def _trusted(self, span: Span) -> Rows | None:
        content = (self._chunks / block.named(span)).read_bytes()
        return block.read(content, span, self.study.seats, self._key)

    def _found(self) -> list[Span]:
        """What can be trusted; the rest goes, and so does what stands in a packed file as well."""
        spans: list[Span] = []
        for span in sorted(self._named(), key=lambda span: (span.first, -span.matches)):
            reached = spans[-1].end if spans else 0
            whole = self._trusted(span) is not None
            if whole and span.first >= reached and span.end <= self.study.matches:
                spans.append(span)
                continue
            if not whole:
                self.damaged.append(span)
            (self._chunks / block.named(span)).unlink()
        return spans

    def _named(self) -> Iterator[Span]:
        for file in self._chunks.glob(f"*{block.SUFFIX}"):
            span = block.span_of(file)
            if span is not None and file.name == block.named(span):
                yield span

    @contextmanager
    def _room(self) -> Iterator[None]:
        try:
            yield
        except OSError as fault:
            raise Refused(
                "cannot-write",
                detail=f"{self.folder}: {fault.strerror or fault}; {self.played} of {self.study.matches} matches are kept, and the same command goes on from there",
            ) from fault


@contextmanager
def opened(folder: Path, study: Study) -> Iterator[Store]:
    """The study's folder, new or as it was left; nobody else writes to it meanwhile."""
    with ExitStack() as held:
        try:
            refuse_foreign(folder)
            folder.mkdir(parents=True, exist_ok=True)
            held.enter_context(Claim(folder))
            agree(folder, study)
            store = Store(folder, study)
        except OSError as fault:
            raise Refused("cannot-write", detail=f"{folder}: {fault.strerror or fault}") from fault
        yield store


def _together(spans: Iterable[Span]) -> Iterator[list[Span]]:
    """Neighbours that may share a file."""
    few: list[Span] = []
    for span in spans:
        if few and (span.first != few[-1].end or span.first // PACKED != few[0].first // PACKED):
            yield few
            few = []
        few.append(span)
    if few:
        yield few
