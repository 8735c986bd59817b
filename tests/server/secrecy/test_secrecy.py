"""Secrecy on the wire: two positions that a seat cannot tell apart send that seat the same bytes."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from anpfiff.core import Chance, Finished, IllegalMove, Rolling, Seat, Tick, Waiting
from anpfiff.server.room.match import Match
from anpfiff.wire import messages as wire
from tests.laws.case import Case, Setting
from tests.laws.cases import CASES
from tests.laws.knowledge import knows
from tests.laws.matches import Moment, any_move, match_of, setting_of
from tests.server.secrecy.pair import Pair, wrong_move

MOMENTS = 60
"""Of each match, spread over all of it."""
every_game = pytest.mark.parametrize("case", CASES, ids=lambda case: case.game.id)


@pytest.fixture(autouse=True)
def same_links(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match's link is drawn from the operating system; here both rooms draw the same."""
    monkeypatch.setattr("anpfiff.server.room.whistle.secrets.token_urlsafe", lambda _: "link")


def moments(case: Case, seed: int) -> Iterator[Moment]:
    """Positions in which somebody is awaited: while a die falls no room tells anybody anything."""
    found = [
        moment
        for moment in match_of(case, seed)
        if not isinstance(case.game.turn(moment.before), Rolling | Finished)
    ]
    yield from found[:: max(1, len(found) // MOMENTS)]


def pairs(case: Case, random: Random) -> Iterator[tuple[Setting, Moment, Seat | None, Any]]:
    """A position, a pair of eyes, and another position that these eyes cannot tell from it."""
    for seed in range(len(case.settings)):
        setting = setting_of(case, seed)
        for moment in moments(case, seed):
            for seat in (*range(setting.seats), None):
                twin = case.twin(moment.before, seat, random)
                if twin != moment.before:
                    yield setting, moment, seat, twin


def at(case: Case, moment: Moment) -> int:
    """The time of the position; while it is looked at, what it waits for has not come."""
    turn = case.game.turn(moment.before)
    if isinstance(moment.given, Tick) and isinstance(turn, Waiting) and turn.until is not None:
        return turn.until - 1
    return 0 if isinstance(moment.given, Chance) else moment.given.at


def same(pair: Pair, seat: Seat | None) -> list[bytes]:
    mine, other = pair.heard(seat)
    assert mine == other
    return mine


@pytest.mark.many
@pytest.mark.rule("ALL-1")
@every_game
def test_a_seat_gets_the_same_bytes_from_positions_that_it_cannot_tell_apart(case: Case) -> None:
    random, number = Random(1), 1_000
    tested = heard = 0
    pair, sat = None, None
    for setting, moment, seat, twin in pairs(case, random):
        if pair is None or sat != setting or not pair.in_step:
            pair, sat = Pair(case, setting), setting
        number += 10
        tested += 1
        pair.put(moment.before, twin, at=at(case, moment))
        looks_the_same(pair, seat, number)
        refuses_the_same(pair, moment, seat, number, random)
        heard += sounds_the_same(pair, moment, seat, twin, number)
        pair.heard(seat)
    assert not tested or heard, "some pair must also have been told the same events"


def looks_the_same(pair: Pair, seat: Seat | None, number: int) -> None:
    """The snapshot for whoever comes in, on a second socket too, and for whoever had a gap."""
    seq = pair.seq
    pair.come_back(seat, seen=seq)
    assert any(b'"table"' in text for text in same(pair, seat))
    pair.hear(seat, wire.CatchUp(number, seq))
    assert same(pair, seat)


def refuses_the_same(pair: Pair, moment: Moment, seat: Seat | None, number: int, random: Random) -> None:
    """Moves that are not offered, a slip that cannot be taken back, a choice that is too old."""
    if seat is None:
        return
    move = wrong_move(pair.case, moment.before, seat, random, any_move)
    if move is not None:
        pair.hear(seat, wire.Act(number + 1, msgspec.to_builtins(move), pair.seq))
        assert same(pair, seat)
    pair.hear(seat, wire.TakeBack(number + 2))
    assert same(pair, seat)
    pair.hear(seat, wire.Act(number + 3, {"kind": "no-such-move"}, pair.seq))
    assert same(pair, seat)


def sounds_the_same(pair: Pair, moment: Moment, seat: Seat | None, twin: Any, number: int) -> bool:
    """Where the same input leaves both rooms alike for these eyes, they were told the same, then and when they catch up."""
    seq = pair.seq
    if not stays_alike(pair.case, moment, seat, twin):
        return False
    pair.take(moment.given, number + 4)
    one, other = (evening.match.table.state for evening in pair.both)
    if not pair.in_step or knows(pair.case, one, seat) != knows(pair.case, other, seat):
        return False  # a die that fell after it told them apart, or it was the last move
    assert pair.seq > seq
    told = same(pair, seat)
    pair.hear(seat, wire.CatchUp(number + 5, seq))
    return bool(told and same(pair, seat))


def stays_alike(case: Case, moment: Moment, seat: Seat | None, twin: Any) -> bool:
    """The law's own proviso: an input may bring to light what was hidden."""
    try:
        after, _ = case.game.apply(twin, moment.given)
    except IllegalMove:
        return False
    return knows(case, after, seat) == knows(case, moment.after, seat)


@pytest.mark.rule("ALL-1")
@every_game
def test_who_drops_and_comes_back_learns_nothing_by_it(case: Case) -> None:
    random = Random(2)
    for count, (setting, moment, seat, twin) in enumerate(pairs(case, random)):
        if count % 10 == 0:
            pair = Pair(case, setting)
            pair.put(moment.before, twin, at=at(case, moment))
            pair.drop_and_come_back(seat)
            assert same(pair, seat)


@every_game
def test_a_room_that_tells_too_much_is_caught(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Break it to believe it: with one whole position in a message the bytes differ."""
    whole = Match.told

    def leaky(match: Match, seat: Seat | None, since: int, now: int, done: int | None = None) -> wire.Table:
        told = whole(match, seat, since, now, done)
        return msgspec.structs.replace(told, view=match.table.state)

    monkeypatch.setattr(Match, "told", leaky)
    for setting, moment, seat, twin in pairs(case, Random(3)):
        pair = Pair(case, setting)
        pair.put(moment.before, twin, at=at(case, moment))
        pair.come_back(seat, seen=pair.seq)
        mine, other = pair.heard(seat)
        assert mine != other
        return
