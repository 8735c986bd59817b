"""Frames without a mask are refused, whatever pieces they come in."""

import os
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anpfiff.server.http.masks import MOST_AT_ONCE, WRONG, Masks
from tests.server.security.test_security import line
from tests.support.serving import Guests, Serving, served

UPGRADE = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def framed(size: int, *, masked: bool = True) -> bytes:
    """One text frame of `size` bytes."""
    bit = 128 * masked
    if size < 126:
        head = bytes((0x81, size + bit))
    elif size < 65_536:
        head = bytes((0x81, 126 + bit)) + size.to_bytes(2)
    else:
        head = bytes((0x81, 127 + bit)) + size.to_bytes(8)
    return head + os.urandom(4 * masked + size)


def heard(stream: bytes, cuts: list[int]) -> bool:
    masks, edges = Masks(), sorted({0, len(stream), *(cut % (len(stream) + 1) for cut in cuts)})
    return all(masks.hold(stream[begin:end]) for begin, end in pairwise(edges) if begin < end)


sizes = st.sampled_from([0, 1, 5, 60, 124, 125, 126, 127, 300, 8_000, 65_535, 65_536])


@given(st.lists(sizes, max_size=6), st.lists(st.integers(0, 10**6), max_size=20))
def test_masked_frames_pass_in_whatever_pieces(frames: list[int], cuts: list[int]) -> None:
    assert heard(b"".join(map(framed, frames)), cuts)


@given(st.lists(sizes, max_size=4), sizes, st.lists(st.integers(0, 10**6), max_size=20))
def test_a_frame_without_a_mask_is_found_in_whatever_pieces(
    before: list[int], size: int, cuts: list[int]
) -> None:
    assert not heard(b"".join(map(framed, before)) + framed(size, masked=False), cuts)


@pytest.mark.parametrize("size", [5, 200])
def test_a_client_that_does_not_mask_is_cut(size: int) -> None:
    @served
    async def speaking(people: Guests, place: Serving) -> None:
        async with line(place.url) as (reader, writer):
            writer.write(UPGRADE.encode())
            await reader.readuntil(b"\r\n\r\n")
            writer.write(framed(size, masked=False))
            assert await reader.read() == WRONG

    speaking()


@served
async def test_nor_does_it_come_in_with_what_it_says_behind_the_handshake(
    people: Guests, place: Serving
) -> None:
    async with line(place.url) as (reader, writer):
        writer.write(UPGRADE.encode() + framed(5, masked=False))
        assert (await reader.read()).startswith(b"HTTP/1.1 400")
    async with line(place.url) as (reader, writer):
        writer.write(UPGRADE.encode() + framed(5))
        assert (await reader.readline()).startswith(b"HTTP/1.1 101")


def test_thousands_of_empty_frames_in_one_piece_are_too_many() -> None:
    """Walking over them would hold everybody up; what people say is longer."""
    empty = b"\x8a\x80" + bytes(4)
    assert Masks().hold(empty * MOST_AT_ONCE)
    assert not Masks().hold(empty * (MOST_AT_ONCE + 1))
    masks = Masks()
    assert all(masks.hold(empty * MOST_AT_ONCE) for _ in range(3)), "each piece is counted by itself"
