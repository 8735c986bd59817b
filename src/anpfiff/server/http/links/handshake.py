"""Two nodes prove to each other that they have the cluster's key, and neither says it."""

import hashlib
import hmac
import secrets
from functools import lru_cache

import aiohttp
import msgspec
from aiohttp import web

PATIENCE = 5.0
"""Seconds that a proof may take."""
LONGEST = 1_000


class Proof(msgspec.Struct):
    """A number that is used once, and the proof for the other's."""

    nonce: str
    node: str = ""
    mac: str = ""


class Stranger(Exception):  # noqa: N818 -- what it is
    """The other side has another key, or none."""


async def dialled(ws: aiohttp.ClientWebSocketResponse, key: bytes, node: str) -> None:
    """We came: hear their number, prove the key, and let them prove it."""
    asked = _read(await ws.receive_bytes(timeout=PATIENCE))
    mine = secrets.token_hex(16)
    await ws.send_bytes(_said(Proof(mine, node, _mac(key, "dial", asked.nonce, mine, node))))
    told = _read(await ws.receive_bytes(timeout=PATIENCE))
    _must_fit(told.mac, _mac(key, "host", mine, asked.nonce, node))


async def hosted(ws: web.WebSocketResponse, key: bytes) -> str:
    """Somebody came: which node is it? Whoever cannot prove it is a stranger."""
    mine = secrets.token_hex(16)
    await ws.send_bytes(_said(Proof(mine)))
    told = _read(await ws.receive_bytes(timeout=PATIENCE))
    _must_fit(told.mac, _mac(key, "dial", mine, told.nonce, told.node))
    await ws.send_bytes(_said(Proof("", mac=_mac(key, "host", told.nonce, mine, told.node))))
    return told.node


@lru_cache(1)
def badge(key: str) -> str:
    """By which a database knows its cluster; nobody gets from it to the key."""
    return hashlib.scrypt(key.encode(), salt=b"anpfiff cluster", n=2**14, r=8, p=1, dklen=16).hex()


def _mac(key: bytes, *words: str) -> str:
    return hmac.new(key, "|".join(words).encode(), hashlib.sha256).hexdigest()


def _must_fit(told: str, right: str) -> None:
    if not hmac.compare_digest(told.encode(), right.encode()):
        raise Stranger


def _said(proof: Proof) -> bytes:
    return msgspec.json.encode(proof)


def _read(text: bytes) -> Proof:
    if len(text) > LONGEST:
        raise Stranger
    try:
        return msgspec.json.decode(text, type=Proof)
    except (msgspec.DecodeError, UnicodeError) as fault:
        raise Stranger from fault
