"""Thinking happens elsewhere: the same thoughts as here, and nobody waits for anybody else's."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from anpfiff.bots.plan import Plan
from anpfiff.core import Waiting
from anpfiff.core.material import shipped
from anpfiff.games.zweikampf.model import TurnOver
from anpfiff.server.house.actor import RoomActor
from anpfiff.server.house.deciding import Stumbled, decided
from anpfiff.server.house.house import House
from anpfiff.server.house.thinking import Thinkers
from anpfiff.server.room.bots import Thought
from anpfiff.server.room.tempo import Tempo
from anpfiff.wire import messages as wire
from tests.laws.cases import CASES
from tests.laws.matches import match_of
from tests.server.room.test_house import OPEN, Disk, Ear, until
from tests.support.evening import token
from tests.support.sample_bot import sample_bot

__all__ = ["sample_bot"]
GAMES_OF_THE_BOX = tuple(case.game.id for case in CASES)


def thought_of(game: str, bot: str = "rocket", plan: Plan | None = None, luck: int = 5) -> Thought:
    """A moment of a match at which somebody is awaited."""
    case = next(case for case in CASES if case.game.id == game)
    waiting = [one.after for one in match_of(case, 0) if isinstance(case.game.turn(one.after), Waiting)]
    state = waiting[len(waiting) // 2]
    seat = next(seat for seat in range(case.game.seats[1]) if case.game.moves(state, seat))
    sight = (case.game.view(state, seat), case.game.moves(state, seat))
    return Thought("link", seat, bot, 7, *sight, plan, luck, 1_000)


def test_a_process_has_the_same_thoughts() -> None:
    thinkers = Thinkers(1)
    try:
        for game in GAMES_OF_THE_BOX:
            thought = thought_of(game)
            assert thinkers.think(game, None, thought).result() == decided(game, None, thought)
    finally:
        thinkers.close()


@pytest.mark.parametrize("game", GAMES_OF_THE_BOX)
def test_who_still_wants_the_same_keeps_the_plan_with_its_luck(game: str) -> None:
    plan = decided(game, None, thought_of(game))
    assert decided(game, None, thought_of(game, plan=plan, luck=6)) == plan


def test_who_wants_something_else_makes_a_new_plan() -> None:
    first = Plan(1, "something that nobody may do now", 700)
    assert decided("zweikampf", None, thought_of("zweikampf", plan=first, luck=6))[:2] == (6, TurnOver())


def test_a_deck_of_ones_own_is_thought_with() -> None:
    deck = shipped("anpfiff.games.elfmeter", "deck.csv")
    assert decided("elfmeter", deck, thought_of("elfmeter")) == decided(
        "elfmeter", None, thought_of("elfmeter")
    )


def test_what_was_not_offered_is_a_stumble(monkeypatch: pytest.MonkeyPatch) -> None:
    from anpfiff.bots.levels import Yardstick
    from tests.support.sprint import Grab

    monkeypatch.setattr("anpfiff.server.house.deciding.known_bot", lambda *_: Yardstick(lambda *_: Grab(9)))
    with pytest.raises(Stumbled, match="not offered"):
        decided("zweikampf", None, thought_of("zweikampf"))


def test_a_bot_that_takes_its_process_down_stumbles_and_the_next_thought_has_a_new_one(
    sample_bot: Path,
) -> None:
    thinkers = Thinkers(1)
    (sample_bot / "ill").touch()
    try:
        thought = thought_of("zweikampf", "sample_bot")
        with pytest.raises(Stumbled, match="sample_bot took its process down"):
            thinkers.think("zweikampf", None, thought).result()
        assert thinkers.think("zweikampf", None, thought).result().move == TurnOver()
    finally:
        thinkers.close()


def test_a_bot_that_never_comes_to_an_end_is_ended(sample_bot: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = Thinkers(1)
    thought = thought_of("zweikampf", "sample_bot")
    try:
        assert thinkers.think("zweikampf", None, thought).result().move == TurnOver()
        (sample_bot / "busy").touch()
        monkeypatch.setattr("anpfiff.server.house.thinking.LONGEST", 0.05)
        with pytest.raises(Stumbled):
            thinkers.think("zweikampf", None, thought).result()
    finally:
        thinkers.close()


def test_a_bot_that_stumbles_in_its_process_says_why(sample_bot: Path) -> None:
    thinkers = Thinkers(1)
    try:
        with pytest.raises(Stumbled, match="zweikampf: nobody: Refused: unknown bot: nobody"):
            thinkers.think("zweikampf", None, thought_of("zweikampf", "nobody")).result()
    finally:
        thinkers.close()


@pytest.mark.parametrize("processes", [0, 1], ids=["thread", "process"])
def test_a_table_whose_bot_thinks_for_ever_delays_no_other_table(
    sample_bot: Path, monkeypatch: pytest.MonkeyPatch, processes: int
) -> None:
    """While the bot thinks, and it cannot stop before the others have ended, two people play on and are answered."""
    (sample_bot / "busy").touch()
    monkeypatch.setattr("anpfiff.server.house.thinking.LONGEST", 60)

    async def main() -> None:
        house = House(Disk(), tempo=Tempo(countdown=0, pace=0), thinkers=processes)
        async with asyncio.timeout(60):
            slow = await opened(house, "Ada")
            slow.hear(1, wire.Fill(1, 1, "sample_bot"))
            slow.hear(1, wire.Start(2))
            await until((sample_bot / "asked").exists)
            quick = await opened(house, "Ben")
            await house.join(wire.Join(wire.VERSION, token("Cem"), quick.room.code), Ear())
            quick.hear(1, wire.Start(2))
            for turn in range(20):
                await played(quick, 3 + turn)
            assert not ready(slow)[1], "the bot thinks still"
            (sample_bot / "busy").unlink()
            await until(lambda: ready(slow)[1])
        await house.close()

    asyncio.run(main())


async def opened(house: House, name: str) -> RoomActor:
    seated = await house.open(msgspec.structs.replace(OPEN, token=token(name)), Ear())
    return seated.actor


async def played(actor: RoomActor, command: int) -> None:
    """Both have turned over their card, and the table has gone on."""
    match = await until(lambda: actor.room.match)
    before = match.seq
    raw: dict[str, Any] = msgspec.to_builtins(TurnOver())
    for person in (1, 2):
        actor.hear(person, wire.Act(command, raw, match.seq))
    await until(lambda: match.seq > before)


def ready(actor: RoomActor) -> tuple[bool, ...]:
    assert actor.room.match is not None
    both: tuple[bool, ...] = actor.room.match.table.view(0).ready
    return both
