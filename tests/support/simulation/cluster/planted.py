"""Faults that are planted among the nodes, to see that they are found. The product knows nothing of them."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any
from unittest.mock import patch

from anpfiff.server.cluster.fence import Tenure
from anpfiff.server.house.postgres import writing
from anpfiff.server.house.store import StoreFault
from tests.support.simulation.cluster import statements
from tests.support.simulation.cluster.database import Database
from tests.support.simulation.planted import telling_before_writing


@contextmanager
def no_fence() -> Iterator[None]:
    """The database takes whatever anybody appends: neither epoch nor number is looked at, and there is no key."""
    with (
        patch.object(statements, "lets_in", lambda *_: True),
        patch.object(Database, "refuse", lambda *_: None),
    ):
        yield


@contextmanager
def no_epoch() -> Iterator[None]:
    """The next number is enough, whoever claimed the room last."""

    def lets_in(tenure: Tenure | None, _node: str, _epoch: int, seq: int) -> bool:
        return tenure is not None and tenure.seq + 1 == seq

    with patch.object(statements, "lets_in", lets_in):
        yield


@contextmanager
def doubt_is_taken_for_done() -> Iterator[None]:
    """No answer is taken for a good one."""
    refuse = writing._refuse

    def believed(answer: Any, fault: Exception) -> None:
        if isinstance(fault, StoreFault) and not answer.done():
            answer.set_result(None)
        refuse(answer, fault)

    with patch.object(writing, "_refuse", believed):
        yield


PLANTED: dict[str, Callable[[], AbstractContextManager[Any]]] = {
    "no fence": no_fence,
    "no epoch": no_epoch,
    "doubt is taken for done": doubt_is_taken_for_done,
    "telling before writing": telling_before_writing,
}
