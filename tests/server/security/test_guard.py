"""The guard: who may speak, from where, and how often."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anpfiff.server.http.guard import (
    MOST_ADDRESSES,
    MOST_SOCKETS,
    ROOMS_BURST,
    ROOMS_REFILL,
    SPEECH_BURST,
    SPEECH_REFILL,
    Gate,
    forwarded,
    host_allowed,
    network,
    origin_allowed,
)
from anpfiff.server.room.bucket import Bucket

CLASS = 30


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "127.0.0.1:8321",
        "192.168.1.7:80",
        "[::1]:8321",
        "[fe80::1]",
        "localhost",
        "LOCALHOST:1",
        "KISTE.local:8000",
        "spiele.example",
    ],
)
def test_addresses_and_our_own_names_are_allowed(host: str) -> None:
    assert host_allowed(host, {"spiele.example", "kiste.local"})


@pytest.mark.parametrize(
    "host",
    [
        None,
        "",
        ":80",
        "evil.example",
        "evil.example:8321",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "notlocalhost",
        "kiste.local",
        "evil.example#localhost",
        "evil.example/localhost",
        "[::1",
        "[",
        "local",
        "0x7f000001",
        "2130706433",
        "spiele.example.evil",
        "\x00",
        "a" * 5_000,
    ],
)
def test_a_name_that_is_not_ours_is_turned_away_so_dns_rebinding_finds_nobody(host: str | None) -> None:
    assert not host_allowed(host, {"spiele.example"})


def test_a_page_from_here_may_speak_and_so_may_programs() -> None:
    assert origin_allowed(None, "192.168.1.7:8321")
    assert origin_allowed("http://192.168.1.7:8321", "192.168.1.7:8321")
    assert origin_allowed("https://spiele.example", "spiele.example")


@pytest.mark.parametrize(
    "origin",
    [
        "null",
        "",
        "http://evil.example",
        "http://192.168.1.7",
        "http://192.168.1.7:8321.evil.example",
        "ws://192.168.1.7:8321",
        "file://192.168.1.7:8321",
        "http://[",
        "http://192.168.1.7:8321/path",
        "192.168.1.7:8321",
        "http://user@192.168.1.7:8321",
    ],
)
def test_a_page_from_elsewhere_may_not(origin: str) -> None:
    assert not origin_allowed(origin, "192.168.1.7:8321")
    assert not origin_allowed(origin, None)


# How often.


@given(st.lists(st.integers(-(10**9), 10**9), max_size=300))
def test_a_bucket_holds_what_it_holds_also_when_the_clock_jumps(times: list[int]) -> None:
    bucket, taken = Bucket(5, 100, 0), 0
    now = 0
    for jump in times:
        now += jump
        taken += bucket.take(now)
    forward = sum(jump for jump in times if jump > 0)
    assert taken <= 5 + forward / 100 + 1


def test_the_guard_remembers_so_many_addresses_and_no_more() -> None:
    gate = Gate()
    for count in range(MOST_ADDRESSES + 100):
        address = f"10.{count >> 16}.{count >> 8 & 255}.{count & 255}"
        gate.may_open(address, 0)
        gate.enter(address)
        gate.leave(address)
    assert len(gate._rooms) == MOST_ADDRESSES
    assert len(gate._sockets) == 0


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("127.0.0.1", None),
        ("::1", None),
        ("::ffff:127.0.0.1", None),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("192.0.2.1", "192.0.2.1"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("unknown", "unknown"),
    ],
)
def test_who_is_counted_as_one(address: str, counted: str | None) -> None:
    assert network(address) == counted


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1", "127.8.9.1"])
def test_nobody_is_this_machine_because_a_proxy_was_told_so(address: str) -> None:
    assert network(forwarded(address)) is not None
    assert forwarded("192.0.2.1") == "192.0.2.1"


def test_one_machine_cannot_take_all_the_sockets_and_a_school_can_play() -> None:
    gate = Gate()
    assert all(gate.enter("192.0.2.1") for _ in range(MOST_SOCKETS))
    assert MOST_SOCKETS >= 30 * CLASS
    assert not gate.enter("192.0.2.1")
    assert gate.enter("192.0.2.2")
    gate.leave("192.0.2.1")
    assert gate.enter("192.0.2.1")
    assert all(gate.enter("127.0.0.1") for _ in range(2 * MOST_SOCKETS)), "the machine itself is free"


def test_one_machine_cannot_open_rooms_without_end() -> None:
    gate = Gate()
    assert all(gate.may_open("192.0.2.1", 0) for _ in range(ROOMS_BURST))
    assert ROOMS_BURST >= 4 * CLASS
    assert not gate.may_open("192.0.2.1", 0)
    assert gate.may_open("192.0.2.1", ROOMS_REFILL)
    assert gate.may_open("192.0.2.2", 0)
    assert all(gate.may_open("::1", 0) for _ in range(2 * ROOMS_BURST))


@pytest.mark.parametrize(
    ("addresses", "share"),
    [
        ([f"192.0.2.{last}" for last in range(50)], 4),
        ([f"198.51.{third}.7" for third in range(50)], 10),
        ([f"2001:db8:7:{part:x}::1" for part in range(50)], 2),
        ([f"2001:db8:7:{part:x}00::1" for part in range(50)], 4),
        ([f"2001:db8:{part:x}::1" for part in range(50)], 10),
    ],
)
def test_fifty_neighbouring_networks_cannot_fill_the_house_either(addresses: list[str], share: int) -> None:
    gate = Gate()
    opened = sum(gate.may_open(address, 0) for address in addresses for _ in range(ROOMS_BURST))
    assert opened == share * ROOMS_BURST
    assert gate.may_open("203.0.113.1", 0), "others are somewhere else"


def test_who_is_refused_takes_nothing_from_the_neighbours() -> None:
    gate = Gate()
    for _ in range(20 * ROOMS_BURST):
        gate.may_open("192.0.2.1", 0)
    assert gate.may_open("192.0.2.2", 0)


def test_both_hands_may_race() -> None:
    """Eight taps a second with each hand for ten minutes, and a fumble of fifty at once."""
    bucket = Bucket(SPEECH_BURST, SPEECH_REFILL, 0)
    assert all(bucket.take(0) for _ in range(50))
    assert all(bucket.take(now) for now in range(0, 600_000, 62))
