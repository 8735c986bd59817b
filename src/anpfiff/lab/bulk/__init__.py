"""Bulk play: whole chunks of matches between the simplest bots, as machine code where numba is installed.

Two engines, one result: the kernels are compiled, the rules engine needs nothing but the rules; both draw the same luck and
give the same rows, byte for byte. Every move takes a second here, so that time follows from the moves.
"""

from collections.abc import Callable
from functools import partial

from anpfiff.lab.bulk.compiled import AVAILABLE
from anpfiff.lab.bulk.policies import policies_of
from anpfiff.lab.parts import part_of
from anpfiff.lab.rows import Rows
from anpfiff.lab.study import Study

Bulk = Callable[[int, int], Rows]
"""From the number of the first match and how many there are to their rows."""


def bulk_for(study: Study) -> Bulk | None:
    """None where somebody at the table thinks, or the game has no kernel."""
    if not set(study.bots) <= set(policies_of(study.game)):
        return None
    return kernel_for(study) if AVAILABLE and not handicapped(study) else reference_for(study)


def handicapped(study: Study) -> bool:
    """ALL-3: kernels play equals only; where somebody has a head start the rules themselves play."""
    return any(getattr(study.chosen(), "head_start", ()))


def kernel_for(study: Study) -> Bulk:
    """Compiled at its first match, or at somebody's earlier one."""
    kernel = part_of(study.game, "kernel")
    assert kernel is not None, f"{study.game} has policies, and no kernel"
    assert not handicapped(study), "the kernel would play equals"
    prepared: Bulk = kernel.prepared(study)
    return prepared


def reference_for(study: Study) -> Bulk:
    from anpfiff.lab.bulk.reference import reference_rows  # noqa: PLC0415 -- where numba is, it loads it

    return partial(reference_rows, study)
