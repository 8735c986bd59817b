"""Clubs: passes instead of accounts, organisers, moving, and the end."""

import msgspec
import pytest

from anpfiff.server.cups.answers import Admitted, Issued
from anpfiff.server.cups.moving import VERSION
from anpfiff.wire import messages as wire
from tests.support.clubs import Holder, Refusal, founded, gathered
from tests.support.serving import QUICK, Guests, Serving, guests, served

INPUTS = "/api/club/competitions/{}/inputs"


@served
async def test_a_pass_is_reissued_and_the_old_one_is_dead(people: Guests, place: Serving) -> None:
    organiser = await founded(people)
    (player,) = await organiser.passes(1)
    told = await organiser.ask("POST", f"/api/club/people/{player.me}/reissue")
    anew = organiser.holder(msgspec.json.decode(told, type=Issued))
    assert await player.refused("GET", "/api/club") == "no-such-pass"
    club = await anew.club()
    assert club.me is not None
    assert club.me.id == player.me


@served
async def test_whoever_sits_with_a_dead_pass_gets_up(people: Guests, place: Serving) -> None:
    organiser, players, cup = await gathered(people, 2, games=["zweikampf"])
    await organiser.wishes(cup, "draw-round")
    old = await players[0].sits_down(people, cup)
    told = await organiser.ask("POST", f"/api/club/people/{players[0].me}/reissue")
    assert (await old.hear(wire.Bye)).why == "elsewhere"
    mine = (await organiser.holder(msgspec.json.decode(told, type=Issued)).shown(cup)).mine
    assert mine is not None
    refusal = await people.refused(kind="join", token=old.token, code=mine.code)
    assert refusal.why == "room-locked"
    _raw, welcome = await people.join(mine.code, mine.token)
    assert welcome.seat == mine.seat


@served
async def test_a_deleted_person_is_somebody_in_every_table(people: Guests, place: Serving) -> None:
    organiser, players, cup = await gathered(people, 4)
    await organiser.wishes(cup, "draw-round")
    await organiser.wishes(cup, "enter-result", match=1, score=[2, 1])
    points = [line.row.points for line in (await organiser.shown(cup)).standings]
    await organiser.ask("DELETE", f"/api/club/people/{players[0].me}")
    shown = await organiser.shown(cup)
    gone = next(each for each in shown.people if each.id == players[0].me)
    assert (gone.name, gone.animal, gone.presence) == ("", "", "deleted")
    assert [line.row.points for line in shown.standings] == points
    assert await players[0].refused("GET", "/api/club") == "no-such-pass"
    assert players[0].me not in {each.id for each in (await organiser.club()).members}


@served
async def test_organisers_are_added_hand_over_and_one_is_always_left(people: Guests, place: Serving) -> None:
    first = await founded(people)
    second, third = await first.passes(2)
    role = f"/api/club/people/{first.me}/organiser"
    assert await first.refused("POST", role, {"on": False}) == "last-organiser"
    assert await first.refused("DELETE", f"/api/club/people/{first.me}") == "last-organiser"
    await first.ask("POST", f"/api/club/people/{third.me}/organiser", {"on": True})
    await first.ask("POST", "/api/club/hand-over", {"to": second.me})
    assert {each.id for each in (await second.club()).organisers} == {second.me, third.me}
    assert await first.refused("POST", "/api/club/passes", {"count": 1}) == "only-organisers"
    await second.ask("POST", f"/api/club/people/{second.me}/organiser", {"on": False})
    assert [each.id for each in (await third.club()).organisers] == [third.me]


@served
async def test_a_phone_without_paper_gets_a_pass_while_the_door_is_open(
    people: Guests, place: Serving
) -> None:
    organiser = await founded(people)
    nobody = Holder(people.session, people.url)
    assert await nobody.refused("POST", "/api/clubs/join", {"code": "ABCDEF"}) == "door-closed"
    await organiser.ask("POST", "/api/club/door", {"open": True})
    code = (await organiser.club()).door
    told = await nobody.ask("POST", "/api/clubs/join", {"code": code.lower(), "lang": "fr"})
    admitted = msgspec.json.decode(told, type=Admitted)
    assert admitted.club.me is not None
    assert not admitted.club.me.organiser
    assert not admitted.club.door, "only organisers see it"
    await organiser.ask("POST", "/api/club/door", {"open": False})
    assert await nobody.refused("POST", "/api/clubs/join", {"code": code}) == "door-closed"


@served
async def test_passes_are_printed_for_whoever_has_them(people: Guests, place: Serving) -> None:
    organiser, stranger = await founded(people), await founded(people, "others")
    players = await organiser.passes(3)
    order = {"tokens": [player.token for player in players], "lang": "it"}
    assert (await organiser.ask("POST", "/api/club/passes/print", order)).startswith(b"%PDF")
    assert await stranger.refused("POST", "/api/club/passes/print", order) == "no-such-pass"
    assert await players[0].refused("POST", "/api/club/passes/print", order) == "only-organisers"


@served
async def test_a_competition_is_printed_and_handed_out_as_data(people: Guests, place: Serving) -> None:
    organiser, _players, cup = await gathered(people, 4, name="Cup")
    await organiser.wishes(cup, "draw-round")
    base = f"/api/club/competitions/{cup}"
    assert (await organiser.ask("GET", f"{base}/paper?what=pairings&lang=fr")).startswith(b"%PDF")
    assert await organiser.refused("GET", f"{base}/paper?what=nonsense") == "unknown-what"
    assert (await organiser.ask("GET", f"{base}/export.csv")).startswith(b"place,person")
    assert msgspec.json.decode(await organiser.ask("GET", f"{base}/export.json"))["plan"]["name"] == "Cup"
    assert msgspec.json.decode(await organiser.ask("GET", f"{base}/file"))["kind"] == "anpfiff-competition"
    assert msgspec.json.decode(await organiser.ask("GET", f"{base}/season"))["rounds"] == 1


@served
async def test_a_club_moves_to_another_server_with_its_passes(people: Guests, place: Serving) -> None:
    organiser, players, cup = await gathered(people, 4)
    await organiser.wishes(cup, "draw-round")
    await organiser.wishes(cup, "enter-result", match=2, score=[3, 0])
    file = await organiser.ask("GET", "/api/club/export")
    assert all(player.token.encode() not in file for player in (organiser, *players))
    async with guests(QUICK) as (elsewhere, _):
        newcomer = Holder(elsewhere.session, elsewhere.url)
        await newcomer.ask("POST", "/api/clubs/import", file)
        moved = Holder(elsewhere.session, elsewhere.url, players[0].token)
        here, there = await players[0].shown(cup), await moved.shown(cup)
        assert there.standings == here.standings
        assert there.people == here.people
        assert there.round is not None
        assert all(table.code for table in there.round.tables if table.outcome is None)
        assert await newcomer.refused("POST", "/api/clubs/import", file) == "club-already-here"


@served
async def test_a_deleted_club_leaves_nothing(people: Guests, place: Serving) -> None:
    organiser, players, cup = await gathered(people, 4)
    await organiser.wishes(cup, "draw-round")
    assert await players[0].refused("DELETE", "/api/club") == "only-organisers"
    await organiser.ask("DELETE", "/api/club")
    assert await organiser.refused("GET", "/api/club") == "no-such-pass"
    assert await players[0].refused("GET", f"/api/club/competitions/{cup}") == "no-such-pass"
    assert await place.house.store.rooms() == []
    assert not place.house.actors


@pytest.mark.parametrize(
    ("file", "why"),
    [
        (b"", "damaged-file"),
        (b"\xff\xfe", "damaged-file"),
        (b"[]", "no-club"),
        (b'{"kind": "anpfiff-competition", "version": 1}', "no-club"),
        (b'{"kind": "anpfiff-club", "version": %d}' % (VERSION + 1), "newer-version"),
        (b'{"kind": "anpfiff-club", "version": true}', "damaged-file"),
        (b'{"kind": "anpfiff-club", "version": 1}', "damaged-file"),
        (
            b'{"kind": "anpfiff-club", "version": 1, "club": {"id": "x", "name": "", "lang": "de", "seal": ""}}',
            "damaged-file",
        ),
        (b"[" * 5_000, "damaged-file"),
    ],
)
def test_a_file_that_cannot_be_read_is_named_and_changes_nothing(file: bytes, why: str) -> None:
    @served
    async def main(people: Guests, place: Serving) -> None:
        assert await Holder(people.session, people.url).refused("POST", "/api/clubs/import", file) == why
        assert await place.house.store.rooms() == []

    main()


@served
async def test_a_tampered_club_is_damaged(people: Guests, place: Serving) -> None:
    """A line that the rules would have refused, a competition of another club, a pass twice."""
    organiser, _players, cup = await gathered(people, 4)
    await organiser.wishes(cup, "draw-round")
    file = msgspec.json.decode(await organiser.ask("GET", "/api/club/export"))
    await organiser.ask("DELETE", "/api/club")
    doubled, stolen, twice = (msgspec.json.decode(msgspec.json.encode(file)) for _ in range(3))
    doubled["cups"][0]["lines"].append(doubled["cups"][0]["lines"][0])
    stolen["cups"][0]["page"]["club"] = "0" * 16
    twice["club"]["people"][1]["digest"] = twice["club"]["people"][0]["digest"]
    nobody = Holder(people.session, people.url)
    for damaged in (doubled, stolen, twice):
        assert (
            await nobody.refused("POST", "/api/clubs/import", msgspec.json.encode(damaged)) == "damaged-file"
        )
    assert await place.house.store.rooms() == []


@served
async def test_wrong_passes_are_slowed_down_like_wrong_codes(people: Guests, place: Serving) -> None:
    guesser = Holder(people.session, people.url, "ap1" + "a" * 26)
    statuses = set()
    for number in range(90):
        guesser.token = f"ap1{'a' * 24}{'abcdefghijklmnopqrstuvwxyz'[number % 26]}{number % 6 + 2}"
        with pytest.raises(Refusal) as refusal:
            await guesser.club()
        statuses.add(refusal.value.status)
    assert statuses == {401, 429}
    organiser = await founded(people)
    assert (await organiser.club()).me is not None, "a right one is not slowed down"
