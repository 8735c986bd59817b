"""The bot in `docs/write-a-bot.md` is a bot: it plays a match over a real socket."""

import asyncio
import re
import sys
from pathlib import Path
from random import Random

from anpfiff.bots import bot_for
from anpfiff.client import Seat
from anpfiff.wire import messages as wire
from tests.server.wire.test_matches import play
from tests.support.serving import serving

GUIDE = (Path(__file__).parents[2] / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)


def test_the_example_plays_a_whole_match(tmp_path: Path) -> None:
    file = tmp_path / "mybot.py"
    file.write_text(EXAMPLES[0], encoding="utf-8")

    async def main() -> None:
        async with asyncio.timeout(60), serving() as place, Seat.open(place.url, "karten-fussball") as host:
            bot = await asyncio.create_subprocess_exec(
                sys.executable, str(file), place.url, host.code, stdout=asyncio.subprocess.PIPE
            )
            await host.until(lambda room: room.chairs[1].person is not None)
            await host.do(wire.Start)
            result = await play(host, Random(1))
            told, _ = await bot.communicate()
            assert told.decode() == f"Final whistle: {result}\n"
            assert bot.returncode == 0

    asyncio.run(main())


def test_the_example_is_a_dozen_lines() -> None:
    code = [line for line in EXAMPLES[0].splitlines() if line.strip()]
    assert len(code) <= 12


def test_the_chooser_chooses_a_move_it_was_offered() -> None:
    from anpfiff.games.foul.rules import GAME
    from anpfiff.table.chance import Dice
    from anpfiff.table.record import Player
    from anpfiff.table.table import Table

    words: dict[str, object] = {}
    exec(EXAMPLES[1], words)  # noqa: S102 -- our own guide
    choose = words["choose"]
    table, lots = Table(GAME, [Player("a"), Player("b"), Player("c")], Dice(1)), Random(1)
    for _ in range(60):
        seat = next(seat for seat in range(3) if table.offered(seat))
        assert choose(table.view(seat), table.offered(seat)) in table.offered(seat)  # type: ignore[operator]  # the guide says it is a function
        move = bot_for("foul")(table.view(seat), table.offered(seat), lots)
        assert move is not None
        table.act(seat, move, table.now)
