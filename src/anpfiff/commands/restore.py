"""`anpfiff restore`: a backup in the place of what a server kept."""

from argparse import Namespace
from pathlib import Path

from anpfiff.commands.parser import Commands
from anpfiff.server.ops.folder import default_folder


def add(commands: Commands) -> None:
    parser = commands.add_parser("restore", help="put a backup in the place of what the server keeps")
    parser.add_argument("file", type=Path)
    parser.add_argument("--data", type=Path, metavar="DIR", help="the server's folder, as for serve")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    from anpfiff.server.ops.backup import REPLACED, restore  # noqa: PLC0415 -- as in backup

    folder = args.data or default_folder()
    matches = restore(folder, args.file)
    print(f"Restored {matches} finished matches and every room to {folder}.")
    if (folder / REPLACED).exists():
        print(f"What was there before is in {REPLACED} beside it.")
    return 0
