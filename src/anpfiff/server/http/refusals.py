"""Refusals of plain requests: one table from keys to HTTP statuses, and one way in which they are told."""

from collections.abc import Mapping

from aiohttp import web

from anpfiff.core import Refused
from anpfiff.server.http.clubs.statuses import CUPS

OTHERWISE = 400
"""Every other refusal is about what was asked for."""
LONGEST_DETAIL = 500
STATUS = {
    "other-http": 505,
    "unknown-host": 421,
    "foreign-origin": 403,
    "no-compressed-bodies": 415,
    "too-many-sockets": 429,
    "unknown-game": 404,
    "no-such-room": 404,
    "too-many-tries": 429,
    "no-such-match": 404,
    "no-such-seat": 404,
    "cannot-be-replayed": 409,
    "cannot-be-listed": 409,
    "faulty-report": 400,
    "already-kept": 409,
    "too-many-reports": 429,
    "malformed": 400,
    "no-such-duel": 404,
    "no-such-line": 404,
    "duel-full": 409,
    "not-this-penalty": 409,
    "already-chosen": 409,
    "too-fast": 429,
    "too-many-duels": 429,
    "disk-does-not-answer": 503,
    "disk-refuses": 503,
    "try-again": 503,
    "not-found": 404,
    "faulty-record": 409,
    "record-too-large": 413,
    "needs-typst": 503,
    "no-drawings": 503,
    "press-is-busy": 503,
    "press-is-stuck": 503,
} | CUPS


class Denied(Refused):
    """A plain request cannot be met. It has a name of its own because its keys are no words of the wire."""

    def __init__(self, why: str, rule: str | None = None, detail: str = "", after: int | None = None) -> None:
        """`after`: the seconds after which it makes sense to ask again."""
        super().__init__(why, rule, detail)
        self.after = after


def told(refusal: Refused, headers: Mapping[str, str] | None = None) -> web.Response:
    words = {"why": refusal.why} | ({"rule": refusal.rule} if refusal.rule else {})
    if refusal.detail:
        words["detail"] = refusal.detail[:LONGEST_DETAIL]
    response = web.json_response(words, status=STATUS.get(refusal.why, OTHERWISE), headers=headers)
    if isinstance(refusal, Denied) and refusal.after is not None:
        response.headers["Retry-After"] = str(refusal.after)
    return response


def told_by_the_library(fault: web.HTTPException) -> web.Response:
    """The library's own: no such method, too large, too slow."""
    return web.json_response({"why": fault.reason.lower().replace(" ", "-")}, status=fault.status)
