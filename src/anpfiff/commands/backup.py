"""`anpfiff backup`: everything in one file, also while a server runs."""

from argparse import Namespace
from pathlib import Path

from anpfiff.commands.parser import Commands
from anpfiff.server.ops.folder import default_folder


def add(commands: Commands) -> None:
    parser = commands.add_parser("backup", help="copy everything a server keeps into one file")
    parser.add_argument("file", type=Path)
    parser.add_argument("--data", type=Path, metavar="DIR", help="the server's folder, as for serve")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    from anpfiff.server.ops.backup import back_up  # noqa: PLC0415 -- the database and what it needs, for this command alone

    matches = back_up(args.data or default_folder(), args.file)
    print(f"Backed up to {args.file}: {matches} finished matches, and every room.")
    return 0
