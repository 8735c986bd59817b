"""`anpfiff replay`: a record, step by step."""

import sys
from argparse import Namespace
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from rich.console import Console

from anpfiff.commands.parser import Commands
from anpfiff.core import Refused, Seat, chosen
from anpfiff.table.record import LARGEST, Record, read, read_as_written
from anpfiff.table.replay import game_of, scenes
from anpfiff.terminal.boards import board_for
from anpfiff.terminal.handicaps import told
from anpfiff.terminal.keyboard import Typed
from anpfiff.terminal.replay import read_out, step_through
from anpfiff.terminal.screen import Screen

PATIENCE = 10.0
"""Seconds that a server may take to answer."""


def add(commands: Commands) -> None:
    parser = commands.add_parser("replay", help="step through the record of a match")
    parser.add_argument("file", help="a file, or the link of a finished match on a server")
    parser.add_argument("--seat", type=int, help="see it from that seat (default: from the stands)")
    parser.add_argument("--all", action="store_true", help="do not wait for Enter")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    text = _fetched(args.file)
    try:
        record = read(text)
    except Refused as refusal:
        if refusal.why != "other-edition":
            raise
        read_out(read_as_written(text), Console(), refusal.detail)
        return 0
    _must_be_there(args.seat, len(record.seats))
    for _ in scenes(record):
        pass  # the whole record is judged before any of it is shown
    keyboard = Typed() if sys.stdin.isatty() and not args.all else None
    step_through(record, _screen(record), keyboard, args.seat)
    return 0


def _must_be_there(seat: Seat | None, seats: int) -> None:
    if seat is not None and not 0 <= seat < seats:
        raise Refused("no-such-seat", detail=f"{seat}; the match had {seats}")


def _screen(record: Record) -> Screen:
    game = game_of(record)
    names = tuple(player.name for player in record.seats)
    handicaps = told(game, chosen(game.vocabulary.options, record.options), names)
    return Screen(Console(), board_for(record.game), names, handicaps)


def _fetched(where: str) -> bytes:
    """A file, or a match by its link: http://host:port/api/matches/LINK."""
    if not where.startswith(("http://", "https://")):
        return Path(where).read_bytes()
    try:
        with urlopen(where, timeout=PATIENCE) as answer:  # noqa: S310 -- only http, looked at above
            text: bytes = answer.read(LARGEST + 1)
            return text
    except HTTPError as refusal:
        raise Refused("no-such-match", detail=f"{where} answered {refusal.code}") from refusal
    except (URLError, TimeoutError, ValueError) as fault:
        raise Refused("server-not-reachable", detail=where) from fault
