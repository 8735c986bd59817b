"""Laws that every game obeys, and gets for free."""

import os
import subprocess
import sys
from contextlib import nullcontext, suppress
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from anpfiff.core import (
    Act,
    Chance,
    Event,
    Finished,
    IllegalMove,
    Refused,
    Rolling,
    Seat,
    Tick,
    Waiting,
)
from tests.laws.case import Case
from tests.laws.cases import CASES, case_of
from tests.laws.knowledge import knows
from tests.laws.matches import Moment, any_move, match_of, opening, setting_of

MATCHES = 2_000
PARTS = 4
"""The matches of one game are divided among that many tests, so that all cores have something to do to the end."""
every_game = pytest.mark.parametrize("case", CASES, ids=lambda case: case.game.id)
seeds = st.integers(0, 2**32 - 1)


def seats_of(case: Case, seed: int) -> tuple[Seat, ...]:
    return tuple(range(setting_of(case, seed).seats))


def onlookers(case: Case, seed: int) -> tuple[Seat | None, ...]:
    return (*seats_of(case, seed), None)


@pytest.mark.many
@every_game
@pytest.mark.parametrize("part", range(PARTS))
@settings(max_examples=MATCHES // PARTS, deadline=None, database=None)
@given(drawn=seeds)
def test_every_random_match_ends_and_illegal_moves_fly_by(case: Case, part: int, drawn: int) -> None:
    seed = PARTS * drawn + part
    random = Random(seed)
    last: Moment | None = None
    for last in match_of(case, seed):
        if random.random() < 0.05:
            seat = random.choice((-1, *seats_of(case, seed), 99))
            refused_or_offered(case, last.after, seat, any_move(case.game, random))
    assert last is not None
    assert isinstance(case.game.turn(last.after), Finished)


def refused_or_offered(case: Case, state: Any, seat: Seat, move: Any) -> None:
    """Whatever is not offered is refused with the rule's number; whatever is offered is taken, unless it claims an untruth."""
    before = msgspec.json.encode(state)
    if move.plain() in case.game.moves(state, seat):
        with suppress(IllegalMove) if move.claims else nullcontext():
            case.game.apply(state, Act(seat, move, 10**9))
    else:
        with pytest.raises(IllegalMove) as refusal:
            case.game.apply(state, Act(seat, move, 10**9))
        assert refusal.value.rule
        assert refusal.value.why
    assert msgspec.json.encode(state) == before


@pytest.mark.rule("ALL-4")
@every_game
def test_whatever_is_not_offered_is_refused_and_changes_nothing(case: Case) -> None:
    random = Random(4)
    for seed in range(len(case.settings) * 3):
        for moment in match_of(case, seed):
            seat = random.choice((-1, *seats_of(case, seed), 99))
            refused_or_offered(case, moment.after, seat, any_move(case.game, random))


@every_game
def test_what_is_offered_to_one_seat_is_refused_from_an_unawaited_one(case: Case) -> None:
    for moment in match_of(case, 1):
        turn = case.game.turn(moment.before)
        others = set(seats_of(case, 1)) - set(turn.seats if isinstance(turn, Waiting) else ())
        if isinstance(moment.given, Act):
            for seat in others:
                refused_or_offered(case, moment.before, seat, moment.given.move)


@every_game
def test_moves_exist_exactly_for_the_awaited_seats(case: Case) -> None:
    for seed in range(len(case.settings) * 2):
        for moment in match_of(case, seed):
            turn = case.game.turn(moment.after)
            awaited = set(turn.seats) if isinstance(turn, Waiting) else set()
            seats = range(-1, setting_of(case, seed).seats + 1)
            assert {seat for seat in seats if case.game.moves(moment.after, seat)} == awaited
            assert not isinstance(turn, Waiting) or awaited or turn.until is not None


@every_game
def test_moves_are_offered_once_each_and_in_a_fixed_order(case: Case) -> None:
    for moment in match_of(case, 2):
        for seat in seats_of(case, 2):
            moves = case.game.moves(moment.after, seat)
            assert len(set(moves)) == len(moves)
            assert moves == case.game.moves(moment.after, seat)


@pytest.mark.rule("ALL-5")
@every_game
def test_replay_equals_play(case: Case) -> None:
    for seed in range(len(case.settings)):
        moments = list(match_of(case, seed))
        state = opening(case, setting_of(case, seed))
        for moment in moments:
            assert state == moment.before
            state, events = case.game.apply(state, moment.given)
            assert (state, events) == (moment.after, moment.events)


@every_game
def test_everything_survives_json(case: Case) -> None:
    words = case.game.vocabulary
    for moment in match_of(case, 3):
        round_trip(moment.after, words.state)
        for seat in onlookers(case, 3):
            round_trip(case.game.view(moment.after, seat), words.view)
        for event in moment.events:
            round_trip(event, words.event)
        if isinstance(moment.given, Act):
            round_trip(moment.given.move, words.move)


def round_trip(value: Any, kind: Any) -> None:
    assert msgspec.json.decode(msgspec.json.encode(value), type=kind) == value


@pytest.mark.many
@every_game
def test_cards_and_dice_are_conserved(case: Case) -> None:
    for seed in range(len(case.settings) * 3):
        dealt = None
        for moment in match_of(case, seed):
            pieces = case.pieces(moment.after)
            dealt = dealt or pieces
            assert pieces == dealt


@every_game
def test_every_view_says_whose_it_is(case: Case) -> None:
    for moment in match_of(case, 5):
        for seat in onlookers(case, 5):
            assert case.game.view(moment.after, seat).seat == seat


@pytest.mark.many
@pytest.mark.rule("ALL-1")
@every_game
def test_two_positions_that_a_seat_cannot_tell_apart_look_and_sound_the_same(case: Case) -> None:
    random = Random(1)
    told_apart = heard = 0
    for seed in range(len(case.settings) * 2):
        for moment in match_of(case, seed):
            for seat in onlookers(case, seed):
                twin = case.twin(moment.before, seat, random)
                told_apart += twin != moment.before
                assert knows(case, twin, seat) == knows(case, moment.before, seat)
                heard += sounds_the_same(case, moment, twin, seat)
    hides = told_apart > 0
    assert not hides or heard > 0, "some pair must also have been told the same events"


def sounds_the_same(case: Case, moment: Moment, twin: Any, seat: Seat | None) -> bool:
    """Where the same input leaves the pair alike, it must have told that seat the same events.

    Where it does not, the seat has learned something: the law of take-back (test_take_back.py) holds it to that.
    """
    if twin == moment.before:
        return False
    try:
        after, events = case.game.apply(twin, moment.given)
    except IllegalMove:
        return False
    if knows(case, after, seat) != knows(case, moment.after, seat):
        return False
    assert told(events, seat) == told(moment.events, seat)
    return True


def told(events: tuple[Event, ...], seat: Seat | None) -> bytes:
    return msgspec.json.encode([event.seen_by(seat) for event in events])


@pytest.mark.rule("ALL-1")
@every_game
def test_a_refusal_tells_nothing_either(case: Case) -> None:
    random = Random(2)
    for moment in match_of(case, 6):
        if isinstance(case.game.turn(moment.before), Rolling):
            continue
        for seat in seats_of(case, 6):
            move, twin = any_move(case.game, random), case.twin(moment.before, seat, random)
            if move.plain() not in case.game.moves(moment.before, seat):
                assert refusal(case, moment.before, seat, move) == refusal(case, twin, seat, move)


def refusal(case: Case, state: Any, seat: Seat, move: Any) -> str:
    with pytest.raises(IllegalMove) as refused:
        case.game.apply(state, Act(seat, move, 10**9))
    return str(refused.value)


@every_game
def test_an_untimely_roll_or_tick_is_refused(case: Case) -> None:
    for moment in match_of(case, 7):
        turn = case.game.turn(moment.after)
        with pytest.raises(IllegalMove):
            case.game.apply(moment.after, Chance((-1, -1)))
        if not isinstance(turn, Waiting) or turn.until is None:
            with pytest.raises(IllegalMove):
                case.game.apply(moment.after, Tick(10**12))
        else:
            with pytest.raises(IllegalMove):
                case.game.apply(moment.after, Tick(turn.until - 1))


@every_game
def test_only_the_seats_of_the_leaflet_are_allowed(case: Case) -> None:
    fewest, most = case.game.seats
    for seats in (-1, 0, fewest - 1, most + 1, 99):
        with pytest.raises(Refused, match=case.game.seats_rule):
            case.game.setup(seats)


@pytest.mark.rule("ALL-5")
@every_game
def test_hash_seeds_change_nothing(case: Case) -> None:
    program = f"from tests.laws.test_laws import digest; print(digest({case.game.id!r}))"
    root = Path(__file__).parents[2]
    digests = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=root,
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
        ).stdout
        for seed in ("0", "1", "42")
    }
    assert len(digests) == 1


def digest(game: str) -> str:
    """Everything a match says, move order included, as one number."""
    case, story = case_of(game), sha256()
    for moment in match_of(case, 8):
        moves = [case.game.moves(moment.after, seat) for seat in range(setting_of(case, 8).seats)]
        story.update(msgspec.json.encode((moment.after, moment.events, moves)))
    return story.hexdigest()
