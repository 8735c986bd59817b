"""What a client asks without a socket: the games, the rules, an invitation, a match seen again."""

from functools import lru_cache

import msgspec
from aiohttp import web

from anpfiff import book
from anpfiff.core import Refused
from anpfiff.server.plain import asked, keepable, refused
from anpfiff.server.programme import programme

HOUR = 3_600


class Api:
    """Plain requests and their answers."""

    def routes(self) -> list[web.RouteDef]:
        return [web.get("/api/games", self._games), web.get("/api/rules/{pages}", self._rules)]

    async def _games(self, request: web.Request) -> web.Response:
        return keepable(request, programme(), 0)

    async def _rules(self, request: web.Request) -> web.Response:
        """The pages of a game in somebody's language, as far as they are translated."""
        try:
            pages = _pages(request.match_info["pages"], asked(request, "lang"))
        except Refused:
            return refused({"why": "unknown-game"}, 404)
        return keepable(request, pages, HOUR)


@lru_cache(64)
def _pages(pages: str, lang: str) -> bytes:
    return msgspec.json.encode(book.pages_of(pages, lang))
