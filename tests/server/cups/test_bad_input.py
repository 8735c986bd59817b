"""Bad input at a competition: a clear word, and nothing has changed."""

from typing import Any

import msgspec
import pytest

from tests.support.clubs import gathered
from tests.support.serving import Guests, Serving, served

EXPECTED: list[tuple[str, dict[str, Any], str]] = [
    ("come", {}, "already-here"),
    ("come", {"person": "p99"}, "no-such-person"),
    ("return", {}, "already-here"),
    ("go-away", {"person": "p99"}, "nobody-of-that-name"),
    ("kick-off", {}, "no-round"),
    ("kick-off", {"match": 7}, "no-round"),
    ("cancel-round", {}, "no-round"),
    ("whistle", {}, "no-round"),
    ("pause", {}, "no-round"),
    ("resume", {}, "not-paused"),
    ("give-time", {"milliseconds": 60_000}, "no-round"),
    ("enter-result", {"match": 99, "score": [1, 0]}, "no-such-match"),
    ("correct-result", {"match": 99, "score": [1, 0]}, "no-such-match"),
    ("undo-result", {"match": 99}, "no-such-match"),
    ("call-off", {"match": 99}, "no-such-match"),
    ("reseat", {"match": 99, "table": 1}, "no-round"),
    ("replace-by-bot", {"match": 99, "person": "p2"}, "no-such-match"),
    ("report", {"match": 99, "score": [1, 0], "other": "ap1" + "a" * 26}, "no-such-match"),
]
IN_A_ROUND: list[tuple[str, dict[str, Any], str]] = [
    ("draw-round", {}, "round-not-over"),
    ("close", {}, "round-not-over"),
    ("enter-result", {"match": 1, "score": [1, 0, 2]}, "wrong-number-of-sides"),
    ("enter-result", {"match": 1, "score": [1, 0], "places": [2, 2]}, "no-such-places"),
    ("correct-result", {"match": 1, "score": [1, 0]}, "nothing-to-correct"),
    ("undo-result", {"match": 1}, "nothing-to-undo"),
    ("give-time", {"milliseconds": 60_000}, "no-whistle"),
    ("replace-by-bot", {"match": 1, "person": "p1"}, "not-in-that-match"),
    ("replace-by-bot", {"match": 1, "person": "p2", "bot": "dragon"}, "no-such-bot"),
    ("report", {"match": 1, "score": [1, 0], "other": "nonsense"}, "not-in-that-match"),
]
MALFORMED: list[Any] = [
    None,
    [],
    {},
    {"id": "", "wish": {"kind": "pause"}},
    {"id": "a" * 41, "wish": {"kind": "pause"}},
    {"id": "a", "wish": {"kind": "dance"}},
    {"id": "a", "wish": {"kind": "pause", "at": 5}},
    {"id": "a", "wish": {"kind": "draw-round", "lots": [0]}},
    {"id": "a", "wish": {"kind": "give-time", "milliseconds": 0}},
    {"id": "a", "wish": {"kind": "enter-result", "match": 1, "score": [-1, 0]}},
    {"id": "a", "wish": {"kind": "enter-result", "match": 1, "score": [0] * 7}},
    {"id": 5, "wish": {"kind": "pause"}},
]


def _refuses(cases: list[tuple[str, dict[str, Any], str]], *, drawn: bool) -> None:
    @served
    async def main(people: Guests, place: Serving) -> None:
        organiser, _players, cup = await gathered(people, 4)
        await organiser.wishes(cup, "come")
        if drawn:
            await organiser.wishes(cup, "go-away")
            await organiser.wishes(cup, "draw-round")
        before = await organiser.shown(cup)
        for kind, fields, why in cases:
            assert await organiser.wish_refused(cup, kind, **fields) == why, (kind, fields)
        assert msgspec.structs.replace(await organiser.shown(cup), now=before.now) == before

    main()


def test_what_needs_a_round_or_a_person_is_refused_without_one() -> None:
    _refuses(EXPECTED, drawn=False)


def test_what_does_not_fit_a_round_is_refused() -> None:
    _refuses(IN_A_ROUND, drawn=True)


@served
async def test_a_round_with_nobody_there_is_refused(people: Guests, place: Serving) -> None:
    organiser, _players, cup = await gathered(people, 0)
    assert await organiser.wish_refused(cup, "draw-round") == "nobody-here"


@served
async def test_a_wish_that_is_none_is_malformed(people: Guests, place: Serving) -> None:
    organiser, _players, cup = await gathered(people, 2)
    for body in MALFORMED:
        assert await organiser.refused("POST", f"/api/club/competitions/{cup}/inputs", body) == "malformed", (
            body
        )


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        ({"format": "tables", "games": ["elfmeter"]}, "game-for-two"),
        ({"format": "teams", "games": ["zweikampf"]}, "game-without-teams"),
        ({"games": ["halma"]}, "unknown-game"),
        ({"preset": "gold"}, "unknown-preset"),
        ({"minutes": 601}, "malformed"),
        ({"format": "chaos"}, "malformed"),
    ],
)
def test_a_plan_that_cannot_be_played_opens_nothing(plan: dict[str, Any], why: str) -> None:
    @served
    async def main(people: Guests, place: Serving) -> None:
        organiser, _players, _cup = await gathered(people, 0)
        body = {"id": "again", "plan": plan}
        assert await organiser.refused("POST", "/api/club/competitions", body) == why
        assert len((await organiser.club()).competitions) == 1

    main()


@served
async def test_the_same_wish_said_again_is_answered_again_and_not_done_again(
    people: Guests, place: Serving
) -> None:
    organiser, players, cup = await gathered(people, 4)
    path = f"/api/club/competitions/{cup}/inputs"
    body = {"id": "one", "wish": {"kind": "draw-round"}}
    first = msgspec.json.decode(await organiser.ask("POST", path, body))
    again = msgspec.json.decode(await organiser.ask("POST", path, body))
    assert first["seq"] == again["seq"]
    assert len((await organiser.shown(cup)).earlier) == 0
    refused = {"id": "two", "wish": {"kind": "draw-round"}}
    assert await organiser.refused("POST", path, refused) == "round-not-over"
    for match in (1, 2):
        await organiser.wishes(cup, "enter-result", match=match, score=[1, 0])
    assert await organiser.refused("POST", path, refused) == "round-not-over", "the answer is the same"
    same = {"id": "one", "wish": {"kind": "go-away"}}
    await players[0].ask("POST", path, same)
    shown = await organiser.shown(cup)
    assert {each.id: each.presence for each in shown.people}[players[0].me] == "away", (
        "numbers are everybody's own"
    )


@served
async def test_a_competition_is_opened_once_however_often_it_is_asked_for(
    people: Guests, place: Serving
) -> None:
    organiser, _players, _cup = await gathered(people, 0)
    body = {"id": "once", "plan": {"name": "A"}}
    answers = {await organiser.ask("POST", "/api/club/competitions", body) for _ in range(3)}
    assert len(answers) == 1
    assert len((await organiser.club()).competitions) == 2


@served
async def test_a_pass_twice_at_once_is_one_person(people: Guests, place: Serving) -> None:
    """Two devices with the same pass: the second takes the chair, the first is told so."""
    organiser, players, cup = await gathered(people, 2, games=["zweikampf"])
    await organiser.wishes(cup, "draw-round")
    first = await players[0].sits_down(people, cup)
    await players[0].sits_down(people, cup)
    assert await first.closed() is not None
    shown = await organiser.shown(cup)
    assert shown.round is not None
    assert [table.live.here for table in shown.round.tables if table.live] == [(players[0].me,)]
