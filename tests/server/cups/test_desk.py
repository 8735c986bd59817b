"""The desk: pause, more time, re-seat, a bot for who is absent, call off, correct and undo, the whistle by the clock, real tables."""

import msgspec
from msgspec.structs import replace

from anpfiff.server.room.tempo import Tempo
from anpfiff.wire import messages as wire
from tests.support.clubs import Holder, gathered
from tests.support.serving import Guests, Raw, Serving, served, served_at

HASTY = Tempo(countdown=0, rethink=5, pace=0, hold=50, shortest_hold=50)


def time_passes(place: Serving, seconds: int) -> None:
    """The clock of competitions never stands behind what is kept."""
    place.house.newest = place.house.clock() // 1000 + seconds


async def table_of(holder: Holder, cup: str, match: int) -> msgspec.Struct:
    shown = await holder.shown(cup)
    assert shown.round is not None
    return next(table for table in shown.round.tables if table.match == match)


async def seated(people: Guests, players: list[Holder], cup: str) -> list[Raw]:
    return [await player.sits_down(people, cup) for player in players]


@served
async def test_the_whistle_goes_by_itself_when_the_minutes_are_over(people: Guests, place: Serving) -> None:
    organiser, players, cup = await gathered(people, 2, games=["zweikampf"], minutes=5)
    await organiser.wishes(cup, "draw-round")
    sockets = await seated(people, players, cup)
    await organiser.wishes(cup, "kick-off")
    await sockets[0].hear(wire.Room, phase="playing")
    shown = await organiser.shown(cup)
    assert shown.round is not None
    assert shown.round.until is not None
    assert 290_000 < shown.round.until - shown.now <= 300_000
    await organiser.wishes(cup, "give-time", milliseconds=60_000)
    time_passes(place, 361)
    await organiser.wishes(cup, "come")
    assert (await sockets[1].hear(wire.Bye)).why == "room-ended"
    assert (await organiser.shown(cup)).phase in {"between", "finished"}


@served
async def test_nobody_blows_where_nobody_plays_here(people: Guests, place: Serving) -> None:
    organiser, _players, cup = await gathered(people, 2, minutes=1)
    await organiser.wishes(cup, "draw-round")
    await organiser.wishes(cup, "kick-off")
    time_passes(place, 100)
    await organiser.wishes(cup, "come")
    assert (await organiser.shown(cup)).phase == "playing"


@served
async def test_everything_rests_and_goes_on(people: Guests, place: Serving) -> None:
    organiser, players, cup = await gathered(people, 4, games=["zweikampf"], minutes=5)
    await organiser.wishes(cup, "draw-round")
    sockets = await seated(people, players, cup)
    await organiser.wishes(cup, "kick-off")
    for socket in sockets:
        await socket.hear(wire.Room, phase="playing")
    await organiser.wishes(cup, "pause")
    for socket in sockets:
        await socket.hear(wire.Room, phase="paused")
    assert (await organiser.shown(cup)).paused is not None
    await organiser.wishes(cup, "resume")
    for socket in sockets:
        await socket.hear(wire.Room, phase="playing")


@served_at(HASTY)
async def test_a_bot_plays_for_who_is_absent_and_gives_the_chair_back(people: Guests, place: Serving) -> None:
    organiser, players, cup = await gathered(people, 2, games=["zweikampf"])
    await organiser.wishes(cup, "draw-round")
    await organiser.wishes(cup, "kick-off")
    raw = await players[0].sits_down(people, cup)
    await raw.hear(wire.Room, phase="playing")
    await organiser.wishes(cup, "replace-by-bot", match=1, person=players[1].me, bot="fox")
    room = await raw.hear(wire.Room)
    while not any(chair.bot == "fox" for chair in room.chairs):
        room = await raw.hear(wire.Room)
    live = (await organiser.shown(cup)).round.tables[0].live  # type: ignore[union-attr]  # there is one
    assert live is not None
    assert (live.here, live.bots) == ((players[0].me,), (players[1].me,))
    await players[1].sits_down(people, cup)
    room = await raw.hear(wire.Room)
    assert all(chair.bot is None for chair in room.chairs)


@served
async def test_an_odd_number_plays_a_bot_to_the_end(people: Guests, place: Serving) -> None:
    organiser, players, cup = await gathered(people, 1, games=["zweikampf"])
    await organiser.wishes(cup, "draw-round")
    raw = await players[0].sits_down(people, cup)
    await organiser.wishes(cup, "kick-off")
    while True:
        message = await raw.next()
        if isinstance(message, wire.Room) and message.phase == "over":
            break
        if isinstance(message, wire.Table) and message.moves:
            await raw.order("act", move=message.moves[0], seen=message.seq)
    shown = await organiser.shown(cup)
    while shown.round is None or not shown.round.over:
        shown = await organiser.shown(cup, shown.version)
    assert shown.standings[0].row.played == 1


@served
async def test_a_result_from_a_real_table_needs_two_passes(people: Guests, place: Serving) -> None:
    organiser, players, cup = await gathered(people, 4)
    await organiser.wishes(cup, "draw-round")
    mine = (await players[0].shown(cup)).mine
    assert mine is not None
    others = {player.me: player for player in players}
    opponent = others[mine.opponents[0]]
    stranger = next(player for player in players[1:] if player is not opponent)
    report = {"match": mine.match, "score": [2, 2], "places": [1, 2]}
    for witness in (players[0], stranger, organiser):
        assert (
            await players[0].wish_refused(cup, "report", **report, other=witness.token) == "other-pass-wanted"
        )
    dead = "ap1" + "b" * 26
    assert await players[0].wish_refused(cup, "report", **report, other=dead) == "no-such-pass"
    assert await stranger.wish_refused(cup, "report", **report, other=opponent.token) == "not-in-that-match"
    link = f"http://anpfiff.local/pass#{opponent.token}"
    await players[0].wishes(cup, "report", **report, other=link)
    table = await table_of(organiser, cup, mine.match)
    assert table.outcome == replace(table.outcome, source="real", score=(2, 2), places=(1, 2))  # type: ignore[attr-defined]


@served
async def test_what_is_played_here_is_not_reported_from_elsewhere(people: Guests, place: Serving) -> None:
    organiser, players, cup = await gathered(people, 2, games=["zweikampf"])
    await organiser.wishes(cup, "draw-round")
    sockets = await seated(people, players, cup)
    await organiser.wishes(cup, "kick-off")
    await sockets[0].hear(wire.Room, phase="playing")
    report = {"match": 1, "score": [9, 0], "other": players[1].token}
    assert await players[0].wish_refused(cup, "report", **report) == "played-here"
    await organiser.wishes(cup, "enter-result", match=1, score=[0, 1])
    assert (await sockets[0].hear(wire.Bye)).why == "room-ended"


@served
async def test_results_are_corrected_undone_called_off_and_tables_change_places(
    people: Guests, place: Serving
) -> None:
    organiser, _players, cup = await gathered(people, 4)
    await organiser.wishes(cup, "draw-round")
    await organiser.wishes(cup, "reseat", match=1, table=2)
    shown = await organiser.shown(cup)
    assert shown.round is not None
    assert [(table.table, table.match) for table in shown.round.tables] == [(1, 2), (2, 1)]
    await organiser.wishes(cup, "enter-result", match=1, score=[1, 0])
    await organiser.wishes(cup, "correct-result", match=1, score=[0, 1])
    await organiser.wishes(cup, "call-off", match=1)
    await organiser.wishes(cup, "undo-result", match=1)
    table = await table_of(organiser, cup, 1)
    assert table.outcome is not None  # type: ignore[attr-defined]
    assert table.outcome.score == (0, 1)  # type: ignore[attr-defined]
    for _times in range(2):
        await organiser.wishes(cup, "undo-result", match=1)
    table = await table_of(organiser, cup, 1)
    assert table.outcome is None  # type: ignore[attr-defined]
    assert table.code  # type: ignore[attr-defined]


@served
async def test_a_round_that_is_taken_back_leaves_no_tables(people: Guests, place: Serving) -> None:
    organiser, _players, cup = await gathered(people, 6)
    await organiser.wishes(cup, "draw-round")
    assert len(place.house.actors) == 3
    await organiser.wishes(cup, "cancel-round")
    assert all(actor.room.ended for actor in place.house.actors.values())
    assert (await organiser.shown(cup)).phase == "gathering"


@served
async def test_a_corrected_cup_match_sends_the_other_one_on_to_the_next_table(
    people: Guests, place: Serving
) -> None:
    organiser, players, cup = await gathered(people, 4, format="cup", qualifiers=4, rounds=1)
    await organiser.wishes(cup, "draw-round")
    for match in (1, 2):
        await organiser.wishes(cup, "enter-result", match=match, score=[2, 1])
    await organiser.wishes(cup, "draw-round")
    shown = await organiser.shown(cup)
    assert shown.round is not None
    semis = [table for table in shown.round.tables if table.stage == "cup"]
    for table in semis:
        await organiser.wishes(cup, "enter-result", match=table.match, score=[2, 1])
    await organiser.wishes(cup, "draw-round")
    loser = semis[0].sides[1].people[0]
    holder = next(player for player in players if player.me == loser)
    old = (await holder.shown(cup)).mine
    await organiser.wishes(cup, "correct-result", match=semis[0].match, score=[1, 2])
    mine = (await holder.shown(cup)).mine
    assert old is not None
    assert mine is not None
    assert (old.match, old.code) != (mine.match, mine.code)
    _raw, welcome = await people.join(mine.code, mine.token)
    assert welcome.seat == mine.seat


@served
async def test_whoever_waits_for_news_hears_them_at_once(people: Guests, place: Serving) -> None:
    organiser, players, cup = await gathered(people, 2)
    seen = (await players[0].shown(cup)).version
    await organiser.wishes(cup, "draw-round")
    shown = await players[0].shown(cup, seen)
    assert shown.version > seen
    assert shown.mine is not None
