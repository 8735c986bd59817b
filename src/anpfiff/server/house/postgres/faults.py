"""What PostgreSQL and the way to it can raise, as one kind of fault, and in one sentence."""

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

from anpfiff.server.cluster.fence import Fenced
from anpfiff.server.house.store import StoreFault
from anpfiff.server.house.telling import tell

RAISED = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
BY_ONE = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError, asyncpg.DeadlockDetectedError)
"""Faults of one among many; of any other all have to hear."""
REFUSES = (asyncpg.DiskFullError, asyncpg.ReadOnlySQLTransactionError)
"""It answers, and yet nothing can be kept: whoever looks after it has to hear why."""


@contextmanager
def told() -> Iterator[None]:
    try:
        yield
    except RAISED as fault:
        if isinstance(fault, StoreFault | Fenced):
            raise
        if isinstance(fault, REFUSES):
            tell("database-refuses", why=sentence(fault))
        raise StoreFault(sentence(fault)) from fault


def sentence(fault: BaseException) -> str:
    """Why it cannot be used, without the address: there may be a password in it."""
    match fault:
        case StoreFault():
            return str(fault)
        case asyncpg.InvalidPasswordError() | asyncpg.InvalidAuthorizationSpecificationError():
            return "it does not let us in: the user or the password is wrong"
        case asyncpg.InvalidCatalogNameError():
            return "there is no database of that name"
        case asyncpg.InsufficientPrivilegeError():
            return f"the user may not do what is needed: {fault}"
        case asyncpg.DiskFullError():
            return "its disk is full"
        case asyncpg.ReadOnlySQLTransactionError():
            return "it can only be read: it is a replica, or set to read only"
        case asyncpg.TooManyConnectionsError():
            return "it has no connection left for us"
        case TimeoutError():
            return "it does not answer"
        case OSError():
            return f"nobody answers at that address ({fault.strerror or fault})"
    return " ".join(str(fault).split()) or type(fault).__name__
