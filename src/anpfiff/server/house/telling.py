"""Telling the operator: an event from a fixed vocabulary and facts that our own code chose.

Never a message body, a token, a join code, a name or an address. How lines look is the business of `ops.logs`.
"""

import logging
from typing import TypeAlias

Fact: TypeAlias = str | int | float | bool | None
OURS = "anpfiff"

log = logging.getLogger(OURS)


def tell(event: str, **facts: Fact) -> None:
    """Something happened."""
    log.info(event, extra={"facts": facts})


def tell_fault(event: str, fault: BaseException, **facts: Fact) -> None:
    """Something went wrong."""
    log.error(event, extra={"facts": facts}, exc_info=fault)
