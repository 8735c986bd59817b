"""The address of a database, as several commands take it."""

import os
from importlib.util import find_spec

from anpfiff.server.ops.cannot_start import CannotStart

VARIABLE = "ANPFIFF_DATABASE"
SCHEMES = ("postgresql://", "postgres://")


def is_postgres(said: str) -> bool:
    return said.startswith(SCHEMES)


def database_of(said: str | None) -> str | None:
    """As said, or as the environment says it, where no list of processes shows the password."""
    url = said or os.environ.get(VARIABLE) or None
    if url is None:
        return None
    if not is_postgres(url):
        raise CannotStart("The database is named by an address like postgresql://USER@HOST/NAME.")
    if find_spec("asyncpg") is None:
        raise CannotStart("PostgreSQL needs asyncpg: pip install 'anpfiff[postgres]'.")
    return url
