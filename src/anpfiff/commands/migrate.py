"""`anpfiff migrate`: from the file to PostgreSQL, and back."""

import asyncio
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from anpfiff.commands.database import database_of, is_postgres
from anpfiff.commands.parser import Commands
from anpfiff.server.ops.cannot_start import CannotStart

if TYPE_CHECKING:
    from anpfiff.server.ops.moving import Moved

FILE = "anpfiff.sqlite3"


def add(commands: Commands) -> None:
    parser = commands.add_parser("migrate", help="move everything from a file to PostgreSQL, or back")
    parser.add_argument("source", metavar="FROM", help="a server's folder, or postgresql://USER@HOST/NAME")
    parser.add_argument("target", metavar="TO", help="the other one, empty")
    parser.add_argument("--cluster-key", type=Path, metavar="FILE", help="of the nodes that will use it")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    if is_postgres(args.source) == is_postgres(args.target):
        raise CannotStart(
            "One of the two is a server's folder, the other an address like postgresql://USER@HOST/NAME."
        )
    moved = asyncio.run(_moved(args))
    print(f"Moved {moved.rows} rows; both sides have the same sum {moved.digest[:16]}.")
    return 0


async def _moved(args: Namespace) -> "Moved":
    database_of(args.source if is_postgres(args.source) else args.target)
    from anpfiff.server.http.links.handshake import badge  # noqa: PLC0415 -- only this command needs them
    from anpfiff.server.ops import moving  # noqa: PLC0415 -- and only who has the driver can load it
    from anpfiff.server.ops.shared import key_in  # noqa: PLC0415 -- as above

    if is_postgres(args.source):
        return await moving.to_file(args.source, folder_of(args.target))
    key = "" if args.cluster_key is None else badge(key_in(args.cluster_key))
    return await moving.to_postgres(folder_of(args.source), args.target, key)


def folder_of(said: str) -> Path:
    """The folder, also where the file in it is named."""
    path = Path(said)
    return path.parent if path.name == FILE else path
