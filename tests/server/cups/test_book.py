"""The book of records, the table after an earlier round and the announced kick-off, over HTTP."""

import msgspec

from anpfiff.server.cups.answers import RecordsShown, SeasonShown
from tests.support.clubs import Holder, founded, gathered
from tests.support.serving import Guests, Serving, served


async def _plays_two_rounds(organiser: Holder, cup: str) -> None:
    for goals in (2, 5):
        await organiser.wishes(cup, "draw-round")
        shown = await organiser.shown(cup)
        assert shown.round is not None
        (table,) = shown.round.tables
        first = min(person for side in table.sides for person in side.people)
        score = [goals, 0] if table.sides[0].people == (first,) else [0, goals]
        await organiser.wishes(cup, "enter-result", match=table.match, score=score)


async def _book(holder: Holder) -> RecordsShown:
    return msgspec.json.decode(await holder.ask("GET", "/api/club/records"), type=RecordsShown)


@served
async def test_everybody_of_the_club_reads_its_book_and_nobody_else(people: Guests, place: Serving) -> None:
    organiser, players, cup = await gathered(people, 2)
    await _plays_two_rounds(organiser, cup)
    book = await _book(players[1])
    goals = next(entry for entry in book.entries if entry.record == "goals")
    assert (book.competitions, book.matches) == (1, 2)
    assert (goals.count, goals.holders[0].id) == (7, players[0].me)
    assert goals.holders[0].name
    stranger = await founded(people, "4a")
    assert (await _book(stranger)).entries == ()
    assert await Holder(people.session, people.url).refused("GET", "/api/club/records") == "no-such-pass"


@served
async def test_whoever_was_deleted_is_somebody_in_the_book(people: Guests, place: Serving) -> None:
    organiser, players, cup = await gathered(people, 2)
    await _plays_two_rounds(organiser, cup)
    await organiser.ask("DELETE", f"/api/club/people/{players[0].me}")
    goals = next(entry for entry in (await _book(organiser)).entries if entry.record == "goals")
    assert (goals.count, goals.holders[0].name, goals.holders[0].animal) == (7, "", "")


@served
async def test_the_table_after_any_round_is_shown(people: Guests, place: Serving) -> None:
    organiser, players, cup = await gathered(people, 2)
    await _plays_two_rounds(organiser, cup)

    async def after(asked: str) -> tuple[int, int]:
        told = await players[0].ask("GET", f"/api/club/competitions/{cup}/season{asked}")
        season = msgspec.json.decode(told, type=SeasonShown)
        return season.after, season.table[0].row.scored

    assert await after("?after=1") == (1, 2)
    for nonsense in ("", "?after=2", "?after=0", "?after=99", "?after=x"):
        assert await after(nonsense) == (2, 7)


@served
async def test_the_hall_counts_down_to_an_announced_kick_off(people: Guests, place: Serving) -> None:
    organiser, players, cup = await gathered(people, 2)
    await organiser.wishes(cup, "announce", milliseconds=120_000)
    shown = await players[0].shown(cup)
    assert shown.next is not None
    assert 0 < shown.next - shown.now <= 120_000
    assert await players[0].wish_refused(cup, "announce", milliseconds=1) == "only-organisers"
    await organiser.wishes(cup, "draw-round")
    await organiser.wishes(cup, "kick-off")
    assert (await players[0].shown(cup)).next is None
    assert await organiser.wish_refused(cup, "announce", milliseconds=1) == "round-not-over"
