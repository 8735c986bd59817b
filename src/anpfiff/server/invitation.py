"""What the terminal shows: who will be able to join, and how."""

import io
from collections.abc import Iterable

import segno

WHITE_ON_BLACK, AS_BEFORE = "\x1b[97;40m", "\x1b[0m"


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
