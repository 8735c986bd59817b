"""Plain requests: what was asked for in the address, and answers in JSON.

This is the one place that reads a query, and only ever for what is no secret.
"""

import asyncio
import gzip
import hashlib
import re
from typing import Any, Literal, TypeAlias

import msgspec
from aiohttp import ETag, web

Asked: TypeAlias = Literal[
    "lang", "seat", "paper", "duplex", "size", "what", "sheets", "ink", "seen", "after"
]

SLOWEST_BODY = 10.0
"""Seconds in which a body has to be there: eight kilobytes at most, over the slowest line."""


def asked(request: web.Request, name: Asked) -> str:
    """What stands behind the question mark, or nothing."""
    return request.query.get(name, "")


async def body(request: web.Request) -> bytes:
    """What was sent along; one that does not come in time is not waited for."""
    try:
        async with asyncio.timeout(SLOWEST_BODY):
            return await request.read()
    except TimeoutError as slow:
        raise web.HTTPRequestTimeout from slow


def answer(value: Any) -> web.Response:
    return web.Response(body=msgspec.json.encode(value), content_type="application/json")


def keepable(request: web.Request, body: bytes, seconds: int) -> web.Response:
    """An answer that a browser may keep for a while and then ask whether it is still the same."""
    mark = hashlib.sha256(body).hexdigest()[:16]
    same = any(mark == known.value for known in request.if_none_match or ())
    response = web.Response(status=304) if same else web.Response(body=body, content_type="application/json")
    response.etag = ETag(mark, is_weak=True)  # weak: compressed or not, it says the same
    response.headers.update({"Cache-Control": f"max-age={seconds}", "Vary": "Accept-Encoding"})
    if not same and takes_gzip(request):
        response.enable_compression(web.ContentCoding.gzip)
    return response


def unpacked(request: web.Request, packed: bytes, seconds: int) -> web.Response:
    """JSON that is kept compressed, for whoever understands that as it is."""
    headers = {"Cache-Control": f"private, max-age={seconds}", "Vary": "Accept-Encoding"}
    if not takes_gzip(request):
        return web.Response(body=gzip.decompress(packed), content_type="application/json", headers=headers)
    headers["Content-Encoding"] = "gzip"
    return web.Response(body=packed, content_type="application/json", headers=headers)


def takes_gzip(request: web.Request) -> bool:
    """Whoever names gzip takes it, unless with a weight of nought."""
    for offer in request.headers.get("Accept-Encoding", "").lower().split(","):
        coding, _, weight = offer.partition(";")
        if coding.strip() in {"gzip", "x-gzip", "*"}:
            return not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", weight)
    return False
