"""`anpfiff kept`: what a server keeps, and deleting it."""

from argparse import Namespace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from anpfiff.commands.parser import Commands
from anpfiff.server.ops.cannot_start import CannotStart
from anpfiff.server.ops.folder import default_folder

if TYPE_CHECKING:
    from anpfiff.server.ops.kept import Thing

ALL = "all"


def add(commands: Commands) -> None:
    parser = commands.add_parser("kept", help="see what a server keeps, or delete it")
    parser.add_argument("--data", type=Path, metavar="DIR", help="the server's folder, as for serve")
    parser.add_argument("--json", action="store_true")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--delete", nargs="+", metavar="NAME", help=f"rooms or matches for good, or {ALL!r}")
    what.add_argument("--delete-before", metavar="DATE", help="what ended before that day, as 2026-07-31")
    what.add_argument("--clock-is-right", action="store_true", help="the answer when a server asks")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    from anpfiff.server.ops import kept  # noqa: PLC0415 -- the database and what it needs, for this command alone

    folder = args.data or default_folder()
    if args.clock_is_right:
        kept.believe_the_clock(folder)
        print("Good. What is old enough is forgotten again from the next start on.")
    elif args.delete == [ALL]:
        print(f"Deleted for good: {kept.delete_all(folder)}.")
    elif args.delete or args.delete_before:
        names = args.delete or _before(kept.kept(folder), args.delete_before)
        print(f"Deleted for good: {kept.delete(folder, names)}.")
    else:
        _show(kept.kept(folder), kept.set_aside(folder), folder, as_json=args.json)
    return 0


def _before(things: "list[Thing]", day: str) -> list[str]:
    try:
        until = datetime.strptime(day, "%Y-%m-%d").replace(tzinfo=UTC).timestamp()
    except ValueError as fault:
        raise CannotStart(f"{day} is no date; write it as 2026-07-31.") from fault
    return [thing.name for thing in things if thing.ended and thing.when < until]


def _show(things: "list[Thing]", aside: list[Path], folder: Path, *, as_json: bool) -> None:
    if as_json:
        print(msgspec.json.encode(things).decode())
        return
    for thing in things:
        state = "ended" if thing.ended else "open since"
        size = f"{thing.size} {'bytes' if thing.kind == 'match' else 'lines'}"
        print(
            f"{thing.kind:5}  {thing.name}  {thing.game}  {state} {_day(thing.when)}  {size}  {', '.join(thing.people)}".rstrip()
        )
    for path in aside:
        print(f"file   {path.name}  set aside {_day(int(path.stat().st_mtime))}  {path.stat().st_size} bytes")
    print(f"{len(things)} kept in {folder}. Delete with: anpfiff kept --delete NAME … (or {ALL})")


def _day(when: int) -> str:
    return datetime.fromtimestamp(when, UTC).strftime("%Y-%m-%d")
