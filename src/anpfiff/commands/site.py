"""`anpfiff site`: all games as a folder of files, playable without a server."""

import re
from argparse import Namespace
from pathlib import Path

from anpfiff.commands.parser import Commands
from anpfiff.core import Refused

BASE = re.compile(r"/(?:[A-Za-z0-9._~-]+/)*")


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "site",
        help="write all games as a static site that needs no server",
        epilog="Any web space can serve the folder. More: docs/site.md",
    )
    parser.add_argument("-o", "--output", type=Path, metavar="DIR", help="where the site goes")
    parser.add_argument(
        "--base", default="/", metavar="PATH", help="where it will lie on its host (default /)"
    )
    parser.add_argument("--server", default="", metavar="URL", help="a server of yours, for what needs one")
    parser.add_argument("--no-prints", action="store_true", help="without the PDFs of the games")
    parser.add_argument("--serve", action="store_true", help="show it on this machine")
    parser.add_argument("--port", type=int, default=8080, help="where it is shown (default 8080)")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    from anpfiff.site.building import Wish, site, weight, write  # noqa: PLC0415 -- only this command builds one

    if args.output is None and not args.serve:
        raise Refused("nothing-to-do", detail="say where it goes (-o DIR), or --serve")
    folder = args.output or Path("site")
    contents = site(Wish(_base(args.base), _server(args.server), not args.no_prints))
    write(contents, folder)
    whole = sum(map(len, contents.values()))
    print(
        f"{len(contents)} files in {folder}: {whole / 1e6:.1f} MB; a first visit {weight(contents) / 1e6:.1f} MB compressed."
    )
    return _serve(folder, _base(args.base), args.port) if args.serve else 0


def _serve(folder: Path, base: str, port: int) -> int:
    from anpfiff.site.serving import server  # noqa: PLC0415 -- only where it is shown

    with server(folder, base, port) as shown:
        print(f"Shown at http://127.0.0.1:{shown.server_port}{base} (Ctrl+C ends it)")
        shown.serve_forever()
    return 0


def _base(said: str) -> str:
    base = f"/{said.strip('/')}/".replace("//", "/")
    if not BASE.fullmatch(base):
        raise Refused("malformed", detail=f"{said} is no path on a host")
    return base


def _server(said: str) -> str:
    if said and not re.fullmatch(r"https?://[^\s\"<>]+", said):
        raise Refused("malformed", detail=f"{said} is no address of a server")
    return said
