"""How others come in: what the terminal shows, and what a screen in the room shows."""

import io
import re
from collections.abc import Iterable, Iterator

import msgspec
import segno

WHITE_ON_BLACK = "\x1b[97;40m"
AS_BEFORE = "\x1b[0m"


class Qr(msgspec.Struct, frozen=True):
    """A QR code to draw: dark squares of side 1, without the quiet zone, which must be 4 wide and light."""

    size: int
    """Squares on a side."""
    path: str
    """The dark squares as one SVG path."""


class Invitation(msgspec.Struct, frozen=True):
    """The way into a room, for somebody who is not in it yet."""

    url: str
    """What the QR code holds and a link leads to."""
    shown: str
    """The address as people type it; then they type the code."""
    qr: Qr
    """The same for a camera."""


def warning(addresses: Iterable[str], port: int) -> str:
    """Said before the port opens: the whole network can come in."""
    where = ", ".join(addresses) or "every address of this machine"
    door = f"port {port}" if port else "a free port"
    return (
        f"Opening {door} to the network ({where}): anyone in it can reach this server and join with a room's code.\n"
        "Only for this machine: --local."
    )


def first_line(url: str) -> str:
    """One line that programs rely on."""
    return f"Anpfiff is on {url}"


def room(url: str, code: str) -> str:
    """The way into a room that waits for its first guest, who will be its host."""
    return f"Join code {code}: {link(url, code)}"


def link(url: str, code: str | None) -> str:
    """What the QR code holds: with a code it leads straight to the table."""
    return url if code is None else f"{url}/{code}"


def joining(url: str) -> str:
    return (
        f"Open {url} on any phone, tablet or computer in the same network, or scan the code.\n"
        "Whoever opens a room gets a short code; the others type it, or scan the one on that screen.\n"
        "Stop with Ctrl+C: nothing is lost, running matches go on next time."
    )


def qr(url: str, *, coloured: bool) -> str:
    """For the camera the light squares must be lighter than the dark ones, whatever the terminal's colours are."""
    drawn = io.StringIO()
    segno.make(url, micro=False).terminal(drawn, compact=True, border=2)
    lines = drawn.getvalue().splitlines()
    return "\n".join(f"{WHITE_ON_BLACK}{line}{AS_BEFORE}" if coloured else line for line in lines)


def invitation(url: str, code: str, key: str = "") -> Invitation:
    """The key stands where browsers keep it to themselves: behind the hash it is in no log and no referrer."""
    to = f"{link(url, code)}#{key}" if key else link(url, code)
    return Invitation(to, url.partition("://")[2], drawn(to))


def drawn(url: str) -> Qr:
    """Each row as runs of dark squares: short enough to send, and seams between squares cannot show."""
    rows = [bytes(row) for row in segno.make(url, micro=False).matrix]
    return Qr(len(rows), "".join(_runs(rows)))


def _runs(rows: Iterable[bytes]) -> Iterator[str]:
    for y, row in enumerate(rows):
        for run in re.finditer(b"\x01+", row):
            x = run.start()
            length = len(run[0])
            yield f"M{x} {y}h{length}v1h-{length}z"
