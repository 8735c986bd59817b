"""Ready for others: a bot that somebody has installed sits in the lobby beside ours."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

from anpfiff.bots.levels import NAMES
from anpfiff.wire import messages as wire
from tests.server.wire.test_lobby import done, refused
from tests.support.sample_bot import sample_bot
from tests.support.serving import Guests, Serving, served

__all__ = ["sample_bot"]


def lobby(test: Callable[[Guests, Serving], Awaitable[None]]) -> None:
    served(test)()


def test_the_lobby_lists_the_levels_and_then_what_is_installed(sample_bot: Path) -> None:
    async def test(people: Guests, place: Serving) -> None:
        async with people.session.get(f"{people.url}/api/games") as answer:
            games = {game["id"]: game["bots"] for game in msgspec.json.decode(await answer.read())}
        assert games["foul"] == games["zweikampf"] == [*NAMES, "sample_bot"]
        assert games["elfer-raus"] == [*NAMES]

    lobby(test)


def test_a_bot_that_is_installed_can_be_chosen_and_plays(sample_bot: Path) -> None:
    async def test(people: Guests, place: Serving) -> None:
        host, _ = await people.open("zweikampf")
        room = await done(host, "fill", seat=1, level="sample_bot")
        assert room.chairs[1] == wire.Chair(None, "sample_bot", "robot", "sample_bot", here=True)
        await done(host, "start")
        while not (await host.hear(wire.Table)).view["ready"][1]:
            pass

    lobby(test)


def test_a_bot_of_another_game_is_refused_and_one_that_cannot_play_the_next_game_is_replaced(
    sample_bot: Path,
) -> None:
    async def test(people: Guests, place: Serving) -> None:
        host, _ = await people.open("zweikampf")
        await done(host, "fill", seat=1, level="sample_bot")
        assert (await done(host, "choose", game="foul")).chairs[1].bot == "sample_bot"
        assert (await done(host, "choose", game="elfer-raus")).chairs[1].bot == "rabbit"
        assert await refused(host, "fill", seat=1, level="sample_bot") == "no-such-bot"

    lobby(test)
