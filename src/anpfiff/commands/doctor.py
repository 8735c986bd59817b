"""`anpfiff doctor`: can a table be opened here?"""

from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.text import Text

from anpfiff.commands.database import database_of
from anpfiff.commands.parser import Commands
from anpfiff.server.ops.folder import default_folder
from anpfiff.server.ops.port import PORT

if TYPE_CHECKING:
    from anpfiff.server.ops.doctor import Finding

MARKS = {"good": ("✓", "green"), "mind": ("!", "yellow"), "bad": ("✗", "red")}


def add(commands: Commands) -> None:
    parser = commands.add_parser("doctor", help="see whether a table can be opened here")
    parser.add_argument("--data", type=Path, metavar="DIR", help="the server's folder, as for serve")
    parser.add_argument("--port", type=int, default=PORT, help=f"default {PORT}")
    parser.add_argument("--database", metavar="URL", help="look at this PostgreSQL, as for serve")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    from anpfiff.server.ops.doctor import examine  # noqa: PLC0415 -- only this command needs a web client and a clock

    url = database_of(args.database)
    findings = list(examine(args.data or default_folder(), args.port))
    if url is not None:
        from anpfiff.server.ops.doctor_postgres import postgres  # noqa: PLC0415 -- only who has it has the driver

        findings = [*(finding for finding in findings if finding.subject != "database"), *postgres(url)]
    if args.json:
        print(msgspec.json.format(msgspec.json.encode([finding._asdict() for finding in findings])).decode())
    else:
        _show(findings)
    return 1 if any(finding.verdict == "bad" for finding in findings) else 0


def _show(findings: "Iterable[Finding]") -> None:
    console = Console(soft_wrap=True, highlight=False)
    for finding in findings:
        mark, colour = MARKS[finding.verdict]
        console.print(Text(mark, colour), Text(f"{finding.says} {finding.do}".rstrip()))
