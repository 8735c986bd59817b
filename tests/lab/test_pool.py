"""The pool: workers die, matches do not."""

from collections.abc import Iterator
from functools import partial

import numpy as np
import pytest

from anpfiff.core import Refused
from anpfiff.lab.chunk import chunk, playing
from anpfiff.lab.pool import LIVES, Pool
from anpfiff.lab.rows import Rows
from anpfiff.lab.span import Span
from anpfiff.lab.study import Study
from anpfiff.lab.worker import Played, answer

STUDY = Study("zweikampf", ("fox", "random"), 1_000, "cup")
LONG = 60.0
"""Seconds until a test gives up."""


@pytest.fixture
def pool() -> Iterator[Pool]:
    with Pool(STUDY, 1) as workers:
        yield workers


def gathered(pool: Pool) -> dict[Span, bytes]:
    played: dict[Span, bytes] = {}
    while pool.busy:
        played |= {one.span: one.rows for one in pool.played(LONG)}
    return played


def test_a_worker_takes_two_chunks_and_plays_both(pool: Pool) -> None:
    spans = (Span(5, 2), Span(0, 5))
    for span in spans:
        assert pool.free
        pool.hand(span)
    assert not pool.free
    assert gathered(pool) == {span: chunk(STUDY, *span).tobytes() for span in spans}


def test_what_a_dead_worker_had_in_hand_is_played_by_another(pool: Pool) -> None:
    spans = (Span(0, 100), Span(100, 5))
    for span in spans:
        pool.hand(span)
    pool._workers[0].process.kill()
    assert gathered(pool) == {span: chunk(STUDY, *span).tobytes() for span in spans}


def test_workers_that_keep_dying_are_told_of(pool: Pool) -> None:
    pool.hand(Span(0, 1_000_000))
    for _ in range(LIVES - 1):
        pool._workers[0].process.kill()
        assert list(pool.played(LONG)) == []
    pool._workers[0].process.kill()
    with pytest.raises(Refused, match="3 workers died over matches 0 to 999999"):
        list(pool.played(LONG))


def test_nobody_is_left_when_it_closes() -> None:
    with Pool(STUDY, 2) as workers:
        workers.hand(Span(0, 1_000_000))
        processes = [worker.process for worker in workers._workers]
        assert all(process.is_alive() for process in processes)
    with pytest.raises(ValueError, match="closed"):
        processes[0].is_alive()


def test_a_bot_that_stumbles_is_told_of_with_its_matches() -> None:
    def stumbling(first: int, count: int) -> Rows:
        raise ZeroDivisionError("one over nothing")

    told = answer(lambda: stumbling, Span(3, 4))
    assert isinstance(told, Refused)
    assert str(told) == "match failed: matches 3 to 6: ZeroDivisionError: one over nothing"


def test_an_answer_says_what_it_took() -> None:
    told = answer(lambda: lambda first, count: np.full(count, first, "u1"), Span(7, 3))
    assert isinstance(told, Played)
    assert told.rows == b"\7\7\7"
    assert told.seconds >= 0


def test_a_study_that_cannot_be_laid_out_is_told_of() -> None:
    told = answer(partial(playing, Study("schach", ("fox", "fox"), 1)), Span(0, 1))
    assert isinstance(told, Refused)
    assert "unknown game: schach" in str(told)
