"""`anpfiff passes`: a sheet of player passes to cut out."""

import secrets
from argparse import Namespace
from pathlib import Path
from typing import cast, get_args

from anpfiff import book
from anpfiff.commands.parser import Commands
from anpfiff.commands.press import write
from anpfiff.core import Refused
from anpfiff.fixtures.passes import link
from anpfiff.server.cups.blanks import MOST, blanks
from anpfiff.server.ops.port import PORT
from anpfiff.wire.messages import Language

ADDRESS = f"http://anpfiff.local:{PORT}"
"""A machine that was given this name; any other is told with --address."""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "passes",
        help="print player passes: an animal, two words, a QR code",
        epilog="Real names stand on the paper only. These belong to no club yet: each is brought along to the first one whose door is open. A club also prints passes of its own. More: docs/fixtures.md",
    )
    parser.add_argument("count", type=int, metavar="N", help=f"how many, up to {MOST}")
    parser.add_argument("--lang", default=book.ENGLISH, help=f"{', '.join(book.LANGUAGES)} (default en)")
    parser.add_argument("--paper", default="A4", help="as for `anpfiff print` (default A4)")
    parser.add_argument(
        "--address", default=ADDRESS, metavar="URL", help="of the server that the codes lead to"
    )
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FILE", help="where the PDF goes")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    from anpfiff.press.cups import Pass, printed_passes  # noqa: PLC0415 -- only this command draws them

    if args.lang not in get_args(Language):
        raise Refused("unknown-language", detail=f"{args.lang}; there are: {', '.join(get_args(Language))}")
    if not 1 <= args.count <= MOST:
        raise Refused("wrong-number-of-passes", detail=f"{args.count}; 1 to {MOST}")
    if not args.address.startswith(("http://", "https://")):
        raise Refused("no-such-address", detail=f"{args.address}; it begins with http:// or https://")
    drawn = blanks(args.count, cast("Language", args.lang), secrets.token_bytes)
    cards = [Pass(each.name, each.animal, link(args.address, each.token)) for each in drawn]
    write(args.output, printed_passes(cards, lang=args.lang, paper=args.paper))
    print(f"{args.count} passes in {args.output}. Print them at 100 % and cut along the marks.")
    print(
        "Whoever scans one the first time types the code of the club's open door; from then on the pass is enough."
    )
    return 0
