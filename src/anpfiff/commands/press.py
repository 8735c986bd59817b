"""`anpfiff print`: everything for a game at a real table, as a PDF."""

from argparse import Namespace
from contextlib import suppress
from pathlib import Path

from anpfiff import book
from anpfiff.commands.parser import Commands, add_deck, deck_text
from anpfiff.core import Refused
from anpfiff.games import GAMES


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "print",
        help="print a game for the kitchen table, as a PDF",
        epilog="Print at 100 %, not “fit to page”; `--what test` shows whether your printer hits the mark. More: docs/press.md",
    )
    parser.add_argument("game", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument(
        "--what",
        default="all",
        metavar="PART",
        help="cards, board, dice, rules, test or all (default: all but test)",
    )
    parser.add_argument(
        "--paper",
        default="A4",
        help="A3, A4, A5, letter, legal, or your own in millimetres such as 100x150 (default A4)",
    )
    parser.add_argument("--lang", default=book.ENGLISH, help=f"{', '.join(book.LANGUAGES)} (default en)")
    parser.add_argument(
        "--duplex",
        default="long",
        metavar="EDGE",
        help="which edge the printer turns the paper over: long (default), short, or none: first all fronts, then all backs",
    )
    parser.add_argument(
        "--size", default="poker", help="of the cards: poker, 63 × 88 mm (default), or mini, 44 × 68 mm"
    )
    parser.add_argument(
        "--sheets",
        type=int,
        default=2,
        metavar="N",
        help="of Würfel-Fußball's pitch: on 1 sheet or on 2 (default)",
    )
    parser.add_argument("--ink-saving", action="store_true", help="lines instead of coloured fields")
    add_deck(parser)
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FILE", help="where the PDF goes")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    from anpfiff.press import ordered, printed  # noqa: PLC0415 -- only this command draws

    order = ordered(
        args.game,
        paper=args.paper,
        lang=args.lang,
        duplex=args.duplex,
        size=args.size,
        what=args.what,
        sheets=args.sheets,
        ink_saving=args.ink_saving,
        deck=deck_text(args.deck),
    )
    if args.output.is_dir():
        raise Refused("cannot-write", detail=f"{args.output} is a folder")
    write(args.output, printed(order))
    print(f"{order.game.title}: {', '.join(order.what)} in {args.output}. Print it at 100 %.")
    return 0


def write(file: Path, pdf: bytes) -> None:
    """All of it or nothing: what was there before stays until the new one is whole."""
    part = file.with_name(f".{file.name}.part")
    try:
        part.write_bytes(pdf)
        part.replace(file)
    except OSError as fault:
        with suppress(OSError):
            part.unlink()
        raise Refused("cannot-write", detail=f"{file}: {fault.strerror}") from fault
