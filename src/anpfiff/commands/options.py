"""Options of a game on the command line: one by one, or a preset that sets several at once."""

from argparse import ArgumentParser, Namespace
from typing import Any

import msgspec

from anpfiff.commands.presets import with_preset
from anpfiff.core import AnyGame


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="set an option of the game"
    )
    add_preset(parser)


def add_preset(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--preset", metavar="NAME", help="options chosen at once: printed, kids or pro, as in anpfiff games"
    )


def options_of(args: Namespace, game: AnyGame) -> dict[str, Any]:
    """What was asked for; a preset that an option contradicts is refused."""
    options = dict(map(option, args.option))
    return options if args.preset is None else with_preset(game, args.preset, options)


def option(word: str) -> tuple[str, Any]:
    name, _, value = word.partition("=")
    try:
        return name, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return name, {"on": True, "off": False}.get(value, value)
