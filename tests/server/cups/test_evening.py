"""A competition on a server, from the door to the podium, over real sockets."""

import asyncio

from anpfiff.wire import messages as wire
from tests.support.clubs import Holder, founded, gathered
from tests.support.serving import Guests, Raw, Serving, served


async def plays(raw: Raw) -> None:
    """Takes the first move that is offered, until the match is over or the room ends."""
    while True:
        message = await raw.next()
        if isinstance(message, wire.Bye) or (isinstance(message, wire.Room) and message.phase == "over"):
            return
        if isinstance(message, wire.Table) and message.moves:
            await raw.order("act", move=message.moves[0], seen=message.seq)


async def settled(organiser: Holder, cup: str) -> None:
    shown = await organiser.shown(cup)
    while shown.round is None or not shown.round.over:
        shown = await organiser.shown(cup, shown.version)


@served
async def test_a_round_is_played_to_its_end_and_its_results_count(people: Guests, place: Serving) -> None:
    organiser, players, cup = await gathered(people, 4, games=["zweikampf"], rounds=1)
    await organiser.wishes(cup, "draw-round")
    sockets = [await player.sits_down(people, cup) for player in players]
    await organiser.wishes(cup, "kick-off")
    await asyncio.gather(*map(plays, sockets))
    await settled(organiser, cup)
    shown = await organiser.shown(cup)
    assert shown.phase == "finished"
    assert shown.round is not None
    assert [table.outcome.source for table in shown.round.tables if table.outcome] == ["played", "played"]
    assert sum(line.row.played for line in shown.standings) == 4
    await organiser.wishes(cup, "close")
    assert (await players[0].shown(cup)).phase == "closed"


@served
async def test_at_the_whistle_what_lies_on_the_tables_counts(people: Guests, place: Serving) -> None:
    organiser, players, cup = await gathered(people, 4, games=["zweikampf"])
    await organiser.wishes(cup, "draw-round")
    await organiser.wishes(cup, "kick-off")
    first = await players[0].sits_down(people, cup)
    await first.hear(wire.Room, phase="playing")
    await organiser.wishes(cup, "whistle")
    shown = await organiser.shown(cup)
    assert shown.round is not None
    phases = sorted(table.phase for table in shown.round.tables)
    assert phases == ["off", "settled"], "nobody ever sat down at the other one"
    assert [table.outcome.source for table in shown.round.tables if table.outcome] == ["whistle"]
    assert (await first.hear(wire.Bye)).why == "room-ended"
    assert not [actor for actor in place.house.actors.values() if not actor.room.ended]


@served
async def test_a_club_begins_with_its_organiser(people: Guests, place: Serving) -> None:
    organiser = await founded(people, "Chess club")
    club = await organiser.club()
    assert club.me is not None
    assert club.me.organiser
    assert club.name == "Chess club"
    assert [each.id for each in club.members] == [club.me.id]
