"""The port: open it, or say in one sentence why not."""

import errno
import socket

from anpfiff.server.http.entrance import BACKLOG
from anpfiff.server.ops.cannot_start import CannotStart

PORT = 8000
LOOK_AHEAD = 50


def opened(host: str, port: int) -> socket.socket:
    """A socket that others can already connect to; they wait until somebody accepts them."""
    family = _family(host)
    both = family is socket.AF_INET6 and host == "::" and socket.has_dualstack_ipv6()
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG, dualstack_ipv6=both)
    except OSError as fault:
        raise CannotStart(_why(fault, host, port)) from fault


def is_free(host: str, port: int) -> bool:
    try:
        socket.create_server((host, port), family=_family(host)).close()
    except OSError:
        return False
    return True


def next_free(host: str, port: int) -> int:
    """A port near by that nobody uses; 0, which lets the system choose, if all of them are taken."""
    near = range(port + 1, min(port + LOOK_AHEAD, 65536))
    return next((other for other in near if is_free(host, other)), 0)


def url(host: str, port: int, scheme: str = "http") -> str:
    return f"{scheme}://[{host}]:{port}" if ":" in host else f"{scheme}://{host}:{port}"


def _family(host: str) -> socket.AddressFamily:
    try:
        return socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0][0]
    except (OSError, UnicodeError) as fault:
        raise CannotStart(f"There is no address called {host}; try --host 0.0.0.0 or --local.") from fault


def _why(fault: OSError, host: str, port: int) -> str:
    if fault.errno == errno.EADDRINUSE:
        return f"Port {port} is already in use; try --port {next_free(host, port)}."
    if fault.errno == errno.EACCES:
        return f"Port {port} is reserved for administrators; try --port {PORT}."
    if fault.errno == errno.EADDRNOTAVAIL:
        return f"This machine does not have the address {host}; try --host 0.0.0.0 or --local."
    return f"Port {port} on {host} cannot be opened ({fault.strerror})."
