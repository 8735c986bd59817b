"""The workshop for real tables: a copy is judged here, and a game is printed."""

from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import web

from anpfiff.core import Refused
from anpfiff.games import game_called
from anpfiff.server.http.guard import CHECKS_BURST, CHECKS_REFILL, PRINTS_BURST, PRINTS_REFILL, Desk
from anpfiff.server.http.json import Asked, answer, asked, body
from anpfiff.server.http.own_copy import Typed, judged, standard
from anpfiff.server.http.printing import Press
from anpfiff.server.http.refusals import Denied
from anpfiff.wire.messages import LONGEST_MATERIAL

PLAIN: dict[Asked, str] = {"paper": "A4", "lang": "en", "duplex": "long", "size": "poker", "what": "all"}
"""What is printed if nothing is said."""
LONGEST_WORD = 20
typed_in = msgspec.json.Decoder(Typed)


class Workshop:
    def __init__(self, counted: Callable[[web.Request], str], clock: Callable[[], int]) -> None:
        """Of a request, `counted` says whose it is; `clock` is the house's."""
        self._counted = counted
        self._clock = clock
        self._checks = Desk(CHECKS_BURST, CHECKS_REFILL)
        self._prints = Desk(PRINTS_BURST, PRINTS_REFILL)
        self.press = Press()

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/api/material/{game}", self._judge),
            web.post("/api/material/{game}", self._judge),
            web.get("/api/print/{game}.pdf", self._print),
            web.post("/api/print/{game}.pdf", self._print),
        ]

    async def _judge(self, request: web.Request) -> web.Response:
        """A copy as a form and as a file, and what is wrong with it: the one that is handed in, or the printed one."""
        if not self._checks.serves(self._counted(request), self._clock()):
            raise Denied("too-fast")
        try:
            game = request.match_info["game"]
            if request.method != "POST":
                return answer(standard(game))
            return answer(judged(game, typed_in.decode(await body(request))))
        except (msgspec.DecodeError, UnicodeError, ValueError, RecursionError) as fault:
            raise Denied("malformed") from fault

    async def _print(self, request: web.Request) -> web.Response:
        """The PDF of a game; with the text of somebody's own deck as the body, of that."""
        if not self._prints.serves(self._counted(request), self._clock()):
            raise Denied("too-fast")
        try:
            order = _order(request, await _deck(request))
            pdf = await self.press.printed(order)
        except UnicodeError as fault:
            raise Denied("malformed") from fault
        name = f"anpfiff-{order['game']}.pdf"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        return web.Response(body=pdf, content_type="application/pdf", headers=headers)


async def _deck(request: web.Request) -> str | None:
    if request.method != "POST":
        return None
    text = (await body(request)).decode()
    if len(text) > LONGEST_MATERIAL:
        raise Refused("malformed", detail=f"a deck has at most {LONGEST_MATERIAL} characters")
    return text


def _order(request: web.Request, deck: str | None) -> dict[str, Any]:
    """In the words of the command line; whether they make sense, the press says."""
    game = game_called(request.match_info["game"])
    if deck is not None and game.form is None:
        raise Refused("no-other-material", detail=game.title)
    words: dict[str, Any] = {name: asked(request, name) or usual for name, usual in PLAIN.items()}
    if any(len(word) > LONGEST_WORD for word in words.values()):
        raise Refused("malformed", detail="no word of an order is so long")
    sheets = 1 if asked(request, "sheets") == "1" else 2
    return words | {
        "game": game.id,
        "sheets": sheets,
        "ink_saving": asked(request, "ink") == "saving",
        "deck": deck,
    }
