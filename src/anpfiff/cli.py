"""The command line."""

import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from anpfiff import __version__
from anpfiff.commands import (
    backup,
    bot,
    cup,
    doctor,
    duel,
    games,
    kept,
    lab,
    migrate,
    passes,
    play,
    press,
    replay,
    restore,
    rules,
    serve,
    site,
    solve,
)
from anpfiff.core import Refused
from anpfiff.server.ops.cannot_start import CannotStart

COMMANDS = (
    play,
    serve,
    site,
    bot,
    games,
    rules,
    press,
    replay,
    doctor,
    backup,
    restore,
    kept,
    migrate,
    duel,
    cup,
    passes,
    lab,
    solve,
)


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; a refusal is one clear line and exit code 2."""
    args = _parser().parse_args(words)
    try:
        code: int = args.run(args)
    except (Refused, CannotStart) as refusal:
        return _sorry(str(refusal))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read has read enough
        return 0
    except OSError as fault:
        return _sorry(f"{fault.filename or 'file'}: {fault.strerror}")
    except KeyboardInterrupt:
        return 130
    return code


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="anpfiff", description="Eight football table games.")
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)
    return parser


def _sorry(why: str) -> int:
    print(f"anpfiff: {why}", file=sys.stderr)
    return 2
