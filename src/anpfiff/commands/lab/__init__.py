"""`anpfiff lab`: many matches, and what they teach. One file per part, as there is one file per command."""

from anpfiff.commands.lab import deck, gallery, odds, report, run
from anpfiff.commands.parser import Commands

PARTS = (run, report, gallery, odds, deck)


def add(commands: Commands) -> None:
    parser = commands.add_parser("lab", help="play thousands of matches and see what they teach")
    parts = parser.add_subparsers(required=True, metavar="PART")
    for part in PARTS:
        part.add(parts)
