"""The port, and what is said when it cannot be had."""

import errno
import socket

import pytest

from anpfiff.server.ops import port
from anpfiff.server.ops.cannot_start import CannotStart


def test_an_open_port_lets_others_knock() -> None:
    with port.opened("127.0.0.1", 0) as door:
        socket.create_connection(door.getsockname(), timeout=5).close()


def test_a_taken_port_is_not_free_and_the_next_one_is_suggested() -> None:
    with port.opened("127.0.0.1", 0) as door:
        number = door.getsockname()[1]
        assert not port.is_free("127.0.0.1", number)
        assert port.next_free("127.0.0.1", number) != number
        with pytest.raises(CannotStart, match=f"Port {number} is already in use"):
            port.opened("127.0.0.1", number)


@pytest.mark.parametrize(
    ("number", "says"),
    [
        (errno.EACCES, "reserved for administrators"),
        (errno.EADDRNOTAVAIL, "does not have the address"),
        (errno.EIO, "cannot be opened"),
    ],
)
def test_every_fault_has_its_sentence(monkeypatch: pytest.MonkeyPatch, number: int, says: str) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OSError(number, "no")

    monkeypatch.setattr(socket, "create_server", fail)
    with pytest.raises(CannotStart, match=says):
        port.opened("127.0.0.1", 80)


def test_an_unknown_name_has_its_sentence() -> None:
    with pytest.raises(CannotStart, match="no address called"):
        port.opened("nobody.invalid", 80)


def test_an_address_with_colons_is_put_in_brackets() -> None:
    assert port.url("::1", 8000) == "http://[::1]:8000"
    assert port.url("192.168.1.5", 8000) == "http://192.168.1.5:8000"
