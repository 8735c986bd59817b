"""Which address the others in the room can reach: the Wi-Fi's or the cable's, not a container's or a tunnel's.

Choosing is a pure function over what was found; finding it needs no library and sends no packet.
"""

import socket
import struct
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from ipaddress import IPv4Address, IPv4Network, ip_address
from typing import NamedTuple

LOOPBACK = "127.0.0.1"
REAL = ("en", "eth", "wl", "wi-fi", "wifi")
"""How cables and radios are called: en0, enp3s0, eth0, Ethernet, wlan0, wlp2s0, Wi-Fi."""
VIRTUAL = (
    "docker", "br-", "bridge", "veth", "vethernet", "virbr", "vnet", "vmnet", "vmenet", "vboxnet", "virtualbox",
    "podman", "cni", "cali", "flannel", "lxc", "lxd", "incus", "kube", "tun", "tap", "utun", "wg", "ppp", "ipsec",
    "tailscale", "zt", "zerotier", "ham", "nordlynx", "proton", "awdl", "llw", "wwan", "rmnet", "dummy", "ifb",
)  # fmt: skip
"""Containers, virtual machines, tunnels, phones' own radios: nobody on the sofa is behind one of these."""
SHARED = IPv4Network("100.64.0.0/10")
"""Addresses between providers; in a house it is Tailscale."""
MACHINES = tuple(map(IPv4Network, ("172.17.0.0/16", "192.168.56.0/24", "192.168.122.0/24")))
"""What Docker, VirtualBox and libvirt take by themselves: tells them apart where interfaces have no names."""
HOMES = tuple(map(IPv4Network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")))
"""The private ranges, the likeliest in a house first."""
ANYWHERE = ("192.0.2.1", 9)
"""An address that is reserved for books; asking for the way to it sends nothing."""
SIOCGIFADDR = 0x8915


class Interface(NamedTuple):
    """A way into a network; the name is empty where the system does not tell."""

    name: str
    address: str


def best(interfaces: Iterable[Interface], routed: str | None = None) -> str:
    """The likeliest address for a phone on the sofa; else the one the system would go out by; else only this machine's."""
    real = [interface for interface in interfaces if _is_real(interface)]
    if real:
        return min(real, key=lambda interface: _unlikely(interface, routed)).address
    return routed if routed is not None and _is_usable(routed) else LOOPBACK


def _is_real(interface: Interface) -> bool:
    name = interface.name.lower()
    if (
        not _is_usable(interface.address)
        or name.startswith(VIRTUAL)
        or IPv4Address(interface.address) in SHARED
    ):
        return False
    return bool(name) or not any(IPv4Address(interface.address) in net for net in MACHINES)


def _is_usable(address: str) -> bool:
    ip = ip_address(address)
    return isinstance(ip, IPv4Address) and not (ip.is_loopback or ip.is_link_local or ip.is_unspecified)


def _unlikely(interface: Interface, routed: str | None) -> tuple[bool, bool, int]:
    ip = IPv4Address(interface.address)
    home = next((rank for rank, net in enumerate(HOMES) if ip in net), len(HOMES))
    return not interface.name.lower().startswith(REAL), interface.address != routed, home


def lan_address() -> str:
    return best(interfaces(), routed_address())


def interfaces() -> list[Interface]:
    """Every IPv4 address of this machine, with its interface's name where Linux tells it."""
    interfaces_here = _named() if sys.platform == "linux" else _unnamed()
    return [Interface(name, address) for name, address in interfaces_here]


def routed_address() -> str | None:
    """The address this machine would go out by; connecting a UDP socket only looks it up."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(ANYWHERE)
        address: str = probe.getsockname()[0]
        return address
    return None


def _unnamed() -> Iterator[tuple[str, str]]:
    with suppress(OSError):
        for *_, place in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM):
            yield "", str(place[0])


if sys.platform == "linux":
    from fcntl import ioctl

    def _named() -> Iterator[tuple[str, str]]:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            for _, name in socket.if_nameindex():
                with suppress(OSError):  # an interface without an address
                    answer = ioctl(probe, SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
                    yield name, socket.inet_ntoa(answer[20:24])
