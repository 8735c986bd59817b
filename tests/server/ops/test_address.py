"""Which address a phone on the sofa is told."""

import socket

import pytest

from anpfiff.server.ops import address
from anpfiff.server.ops.address import Interface, best

CASES = {
    "wifi beside docker": (["docker0 172.17.0.1", "wlp2s0 192.168.1.5"], None, "192.168.1.5"),
    "cable beside a container network": (["br-1f2e 172.18.0.1", "enp3s0 10.0.0.7"], None, "10.0.0.7"),
    "a container's end of the wire": (["veth12ab 10.9.9.9", "eth0 192.168.0.2"], None, "192.168.0.2"),
    "libvirt": (["virbr0 192.168.122.1", "wlan0 192.168.178.23"], None, "192.168.178.23"),
    "virtualbox": (["vboxnet0 192.168.56.1", "eno1 172.16.4.4"], None, "172.16.4.4"),
    "a vpn that takes everything": (["tun0 10.8.0.2", "wlan0 192.168.1.5"], "10.8.0.2", "192.168.1.5"),
    "a bridged vpn": (["tap0 10.8.0.2", "eth0 192.168.1.5"], "10.8.0.2", "192.168.1.5"),
    "wireguard": (["wg0 10.6.0.2", "eth0 10.0.0.5"], "10.6.0.2", "10.0.0.5"),
    "tailscale by name": (["tailscale0 100.101.1.2", "wlan0 192.168.1.5"], None, "192.168.1.5"),
    "tailscale by range": (["weird0 100.64.0.9", "eth0 192.168.1.5"], "100.64.0.9", "192.168.1.5"),
    "zerotier": (["ztabcdefgh 10.147.17.5", "wlan0 192.168.1.5"], None, "192.168.1.5"),
    "a mac with a vpn": (["utun3 10.5.0.2", "en0 192.168.1.5"], "10.5.0.2", "192.168.1.5"),
    "a mac that shares its internet": (["bridge100 192.168.2.1", "en0 10.1.1.1"], None, "10.1.1.1"),
    "windows by name": (["vEthernet (WSL) 172.29.0.1", "Wi-Fi 192.168.1.5"], None, "192.168.1.5"),
    "windows without names": ([" 172.29.0.1", " 192.168.1.5"], "192.168.1.5", "192.168.1.5"),
    "without names, virtualbox goes": ([" 192.168.56.1", " 10.0.0.4"], None, "10.0.0.4"),
    "a real name before an unknown one": (["mystery0 192.168.1.9", "eth0 10.0.0.4"], None, "10.0.0.4"),
    "cable and wifi: the one it goes out by": (["eth0 10.0.0.4", "wlan0 10.0.0.5"], "10.0.0.5", "10.0.0.5"),
    "cable and wifi: the likelier range": (["eth0 10.0.0.4", "wlan0 192.168.1.5"], None, "192.168.1.5"),
    "a private address before a public one": (["eth0 203.0.113.9", "eth1 192.168.1.5"], None, "192.168.1.5"),
    "a server on the internet": (["eth0 203.0.113.9"], "203.0.113.9", "203.0.113.9"),
    "a home server's own bridge": (["br0 192.168.1.2", "docker0 172.17.0.1"], None, "192.168.1.2"),
    "inside a container": (["eth0 172.17.0.4"], "172.17.0.4", "172.17.0.4"),
    "no address given yet": (["wlan0 169.254.7.7"], None, "127.0.0.1"),
    "only a tunnel: better than nothing": (["tun0 10.8.0.2"], "10.8.0.2", "10.8.0.2"),
    "nothing found, but a way out": ([], "192.168.1.5", "192.168.1.5"),
    "nothing at all": ([], None, "127.0.0.1"),
    "only itself": (["lo 127.0.0.1"], "127.0.0.1", "127.0.0.1"),
}


@pytest.mark.parametrize(("found", "routed", "expected"), CASES.values(), ids=CASES)
def test_the_likeliest_address_is_chosen(found: list[str], routed: str | None, expected: str) -> None:
    pairs = [Interface(*one.rsplit(" ", 1)) for one in found]
    assert best(pairs, routed) == expected
    assert best(reversed(pairs), routed) == expected


def test_what_is_found_here_are_addresses() -> None:
    for _, found in address.interfaces():
        socket.inet_aton(found)
    assert address.best(address.interfaces(), address.routed_address()) == address.lan_address()


def test_a_machine_without_a_way_out_has_no_routed_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "ANYWHERE", ("255.255.255.255", 9))  # not allowed without asking
    assert address.routed_address() is None


def test_elsewhere_addresses_come_without_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "localhost")
    assert ("", "127.0.0.1") in list(address._unnamed())
