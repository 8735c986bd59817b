"""`anpfiff serve`: the table on the network."""

import asyncio
import sys
import webbrowser
from argparse import ArgumentParser, Namespace
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Literal

from anpfiff.commands.database import database_of
from anpfiff.commands.options import add_options, options_of
from anpfiff.commands.parser import Commands, add_deck, deck_text, with_deck
from anpfiff.core import chosen
from anpfiff.games import game_called
from anpfiff.server.ops.address import LOOPBACK, interfaces
from anpfiff.server.ops.cannot_start import CannotStart
from anpfiff.server.ops.folder import default_folder
from anpfiff.server.ops.port import PORT
from anpfiff.wire.messages import LONGEST_MATERIAL

if TYPE_CHECKING:
    from anpfiff.server.ops.certificate import Pair
    from anpfiff.server.ops.shared import Shared

USUAL = 90
"""Days that are kept when nobody says otherwise: a term at school."""


WARNS = (
    "Browsers will warn of this server's certificate, since it has made it itself: tap “Advanced”, then “Continue”.\n"
    "The line is encrypted all the same. Why, and how to avoid the warning: docs/hosting.md."
)


def add(commands: Commands) -> None:
    parser = commands.add_parser("serve", help="open the table to everybody in the network")
    _add_address(parser)
    _add_folder(parser)
    _add_encryption(parser)
    parser.add_argument("--public", action="store_true", help="strangers can reach this server: longer codes")
    _add_nodes(parser)
    parser.add_argument("--game", help="lay out a room for this game at once, and print its join code")
    add_options(parser)
    add_deck(parser)
    parser.add_argument("--no-qr", action="store_true", help="draw no QR code")
    parser.add_argument("--open", action="store_true", help="open the browser as well")
    parser.add_argument("--no-browser", action="store_false", dest="open", help="open no browser after all")
    parser.add_argument("--log-json", action="store_true", help="log in JSON lines")
    parser.set_defaults(run=run)


def _add_address(parser: ArgumentParser) -> None:
    parser.add_argument("--host", help="the address to listen on (default: all of this machine's)")
    parser.add_argument("--local", action="store_true", help="only for this machine")
    parser.add_argument("--port", type=int, default=PORT, help=f"default {PORT}; 0 for any that is free")
    parser.add_argument(
        "--allow-host",
        action="extend",
        nargs="+",
        default=[],
        metavar="NAME",
        help="a name this server goes by",
    )
    parser.add_argument("--behind-proxy", action="store_true", help="believe your proxy's X-Forwarded-For")


def _add_folder(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help=f"where matches are kept (default {_home()})"
    )
    parser.add_argument(
        "--keep",
        type=_days,
        default=USUAL,
        metavar="DAYS",
        help=f"forget what ended so long ago (default {USUAL}), or 'forever'",
    )


def _add_encryption(parser: ArgumentParser) -> None:
    parser.add_argument("--tls", action="store_true", help="encrypt, with a certificate of the server's own")
    parser.add_argument("--tls-cert", type=Path, metavar="FILE", help="encrypt with this certificate")
    parser.add_argument("--tls-key", type=Path, metavar="FILE", help="and its key, if that is another file")


def _add_nodes(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        metavar="URL",
        help="keep everything in PostgreSQL, as postgresql://USER@HOST/NAME (or set ANPFIFF_DATABASE), not in a file",
    )
    parser.add_argument(
        "--cluster-key", type=Path, metavar="FILE", help="one of several nodes; all have this key"
    )
    parser.add_argument(
        "--cluster-listen",
        metavar="HOST:PORT",
        help="where the other nodes reach this one (default: on this machine)",
    )
    parser.add_argument("--node", default="", metavar="NAME", help="this node's name in figures and logs")


def run(args: Namespace) -> int:
    # Only this command needs the web server: the others start a fifth of a second sooner without it.
    from anpfiff.server.http.invitation import warning  # noqa: PLC0415 -- see above
    from anpfiff.server.ops import logs  # noqa: PLC0415 -- see above
    from anpfiff.server.ops.serve import EVERYWHERE, Plan, serve  # noqa: PLC0415 -- see above

    _check(args)
    logs.set_up(as_json=args.log_json, node=args.node)
    host = args.host or (LOOPBACK if args.local else EVERYWHERE)
    plan = Plan(
        args.data or default_folder(),
        host,
        args.port,
        args.keep,
        tuple(args.allow_host),
        public=args.public,
        proxied=args.behind_proxy,
        game=args.game,
        material=deck_text(args.deck),
        options=options_of(args, game_called(args.game)) if args.game else None,
        tls=_tls(args),
        shared=_shared(args),
    )
    if plan.everywhere:
        addresses = [interface.address for interface in interfaces() if interface.address != LOOPBACK]
        print(warning(addresses, plan.port), file=sys.stderr, flush=True)
    if plan.tls == "own":
        print(WARNS, file=sys.stderr, flush=True)
    asyncio.run(serve(plan, lambda url, code: _ready(url, code, args)))
    return 0


def _shared(args: Namespace) -> "Shared | None":
    from anpfiff.server.ops.shared import LISTEN, Shared, key_in  # noqa: PLC0415 -- as in run

    url = database_of(args.database)
    if url is None:
        if args.cluster_key is not None or args.cluster_listen is not None:
            raise CannotStart(
                "--cluster-key and --cluster-listen go with --database: several nodes share one."
            )
        return None
    if args.cluster_listen is not None and args.cluster_key is None:
        raise CannotStart("--cluster-listen goes with --cluster-key: without one this server is alone.")
    key = None if args.cluster_key is None else key_in(args.cluster_key)
    return Shared(url, key, args.cluster_listen or LISTEN, args.node)


def _tls(args: Namespace) -> "Literal['own'] | Pair | None":
    """A certificate that is given is looked at before anything is opened."""
    from anpfiff.server.ops.certificate import Pair, context  # noqa: PLC0415 -- as in run

    if args.tls_cert is None:
        return "own" if args.tls else None
    pair = Pair(args.tls_cert, args.tls_key or args.tls_cert)
    context(pair)
    return pair


def _check(args: Namespace) -> None:
    if not 0 <= args.port <= 65535:
        raise CannotStart(f"There is no port {args.port}; ports go from 1 to 65535.")
    if args.keep is not None and args.keep < 1:
        raise CannotStart("--keep takes a number of days, at least 1, or 'forever'.")
    if args.tls_key is not None and args.tls_cert is None:
        raise CannotStart("--tls-key goes with --tls-cert: which certificate is it the key of?")
    if args.game is not None:
        game = with_deck(game_called(args.game), args.deck)
        game.setup(game.seats[0], chosen(game.vocabulary.options, options_of(args, game)))
        if len(game.material or "") > LONGEST_MATERIAL:
            raise CannotStart(
                f"A table takes decks of up to {LONGEST_MATERIAL} characters: leave out the remarks."
            )
    elif args.deck is not None:
        raise CannotStart("--deck goes with --game: which game is it a deck of?")
    elif args.option or args.preset:
        raise CannotStart("--option and --preset go with --game: which game are they for?")


def _ready(url: str, code: str | None, args: Namespace) -> None:
    """The address first and flushed at once: programs wait for that line."""
    from anpfiff.server.http.invitation import first_line, joining, link, qr, room  # noqa: PLC0415 -- as in run

    print(first_line(url), flush=True)
    if not args.no_qr:
        with suppress(UnicodeEncodeError):  # a terminal that has no such characters can do without
            print(qr(link(url, code), coloured=sys.stdout.isatty()))
    if code is not None:
        print(room(url, code))
    print(joining(url), flush=True)
    if args.open:
        Thread(
            target=webbrowser.open, args=(link(url, code),), daemon=True
        ).start()  # some browsers only return when closed


def _days(said: str) -> int | None:
    """Days, or nothing for what is kept for ever."""
    return None if said == "forever" else int(said)


def _home() -> str:
    """For the help text, in which a percent sign means something."""
    return str(default_folder()).replace(str(Path.home()), "~").replace("%", "%%")
