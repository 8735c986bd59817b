"""The first words of a socket."""

import asyncio

from aiohttp import WSMsgType, web


async def text_of(ws: web.WebSocketResponse, patience: int) -> str:
    async with asyncio.timeout(patience / 1000):
        message = await ws.receive()
    if message.type is not WSMsgType.TEXT:
        raise ConnectionError
    text: str = message.data
    return text
