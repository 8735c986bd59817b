"""A move that is none of this game's, or is one in form only, is refused like any other illegal one."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from anpfiff.core import Act, AnyGame, IllegalMove, Seat
from anpfiff.games import GAMES
from tests.laws.case import Case
from tests.laws.cases import CASES
from tests.laws.matches import any_move, match_of, setting_of

NONSENSE: tuple[object, ...] = (
    -1,
    7,
    99,
    2**63,
    0.5,
    3.0,
    float("nan"),
    None,
    True,
    "",
    "nobody",
    (),
    (0, 0),
    [1],
    {},
    object(),
)
"""Cards, places, piles and corners that nobody has ever heard of; some are not even values."""
every_game = pytest.mark.parametrize("case", CASES, ids=lambda case: case.game.id)


def foreign_moves(game: AnyGame, random: Random) -> Iterator[Any]:
    """One of every kind that any other game knows."""
    for other in GAMES.values():
        if other.id != game.id:
            yield any_move(other, random)


def spoilt_moves(game: AnyGame, random: Random) -> Iterator[Any]:
    """Moves of the game's own with nonsense in each place that can hold any."""
    move = any_move(game, random)
    for place in move.__struct_fields__:
        yield replace(move, **{place: random.choice(NONSENSE)})
        inner = getattr(move, place)
        if isinstance(inner, msgspec.Struct):
            field = random.choice(inner.__struct_fields__)
            yield replace(move, **{place: replace(inner, **{field: random.choice(NONSENSE)})})


def chairs(case: Case, seed: int) -> tuple[Seat, ...]:
    """Every seat, awaited or not, and two that are none."""
    return (-1, *range(setting_of(case, seed).seats), 99)


def offered(case: Case, state: Any, seat: Seat, move: Any) -> bool:
    """What equals an offered move is that move; a hand may add to it (`plain`) only what makes sense."""
    moves = case.game.moves(state, seat)
    return move in moves or (move.well_formed() and move.plain() in moves)


def refused(case: Case, state: Any, seat: Seat, move: Any) -> IllegalMove:
    before = msgspec.json.encode(state)
    with pytest.raises(IllegalMove) as refusal:
        case.game.apply(state, Act(seat, move, 10**9))
    assert refusal.value.rule
    assert refusal.value.why
    assert msgspec.json.encode(state) == before
    return refusal.value


@pytest.mark.rule("ALL-4")
@every_game
def test_a_move_of_another_game_is_refused_from_every_chair(case: Case) -> None:
    random = Random(9)
    for seed in range(len(case.settings)):
        for moment in match_of(case, seed):
            if random.random() < 0.05:
                for move in foreign_moves(case.game, random):
                    for seat in chairs(case, seed):
                        refusal = refused(case, moment.after, seat, move)
                        assert (refusal.rule, refusal.why) == ("ALL-4", "unknown-move")


@pytest.mark.rule("ALL-4")
@every_game
def test_a_move_that_holds_nonsense_is_refused_from_every_chair(case: Case) -> None:
    random = Random(10)
    for seed in range(len(case.settings)):
        for moment in match_of(case, seed):
            if random.random() < 0.2:
                for move in spoilt_moves(case.game, random):
                    for seat in chairs(case, seed):
                        if not offered(case, moment.after, seat, move):
                            refused(case, moment.after, seat, move)
