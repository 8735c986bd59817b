"""Elfmeter!: where the card lands."""

from fractions import Fraction
from math import cos, radians, sin
from random import Random

import pytest

from anpfiff.games.elfmeter.cards import MIDDLE, Landing
from anpfiff.games.elfmeter.landing import BOX, HALF_HEIGHT, HALF_WIDTH, at_rest, in_the_box
from anpfiff.games.elfmeter.model import Options, PenaltyForced, Play, WentOutOfBreath
from anpfiff.games.elfmeter.rules import GAME
from tests.rules.elfmeter.positions import attempt, done, fates, kinds, refused

THROWING = Options(throwing=True)
BESIDE = Landing(-400, 500)


@pytest.mark.rule("ELF-29")
def test_where_nobody_throws_a_landing_is_refused() -> None:
    state = attempt()

    assert Play(1) in GAME.moves(state, 0)
    assert refused(state, 0, Play(1, MIDDLE)) == ("ELF-29", "nobody-throws")


@pytest.mark.rule("ELF-29")
def test_where_cards_are_thrown_every_play_says_where_it_lands() -> None:
    state = attempt(options=THROWING)

    assert Play(1, MIDDLE) in GAME.moves(state, 0)
    assert Play(1, Landing(30, 40, 50)).plain() == Play(1, MIDDLE)
    assert Play(1).plain() == Play(1)
    assert refused(state, 0, Play(1)) == ("ELF-29", "say-where-it-lands")
    assert fates(done(state, (0, Play(1, Landing(480, 510, 33))))[0]) == ["counts"]


@pytest.mark.rule("ELF-29")
def test_an_attack_card_beside_the_box_does_not_count_and_is_out_of_the_stack() -> None:
    state = attempt((6, 11, 5, 2), (9,), (1,), options=THROWING)

    state, events = done(state, (0, Play(6, BESIDE)))

    assert kinds(events) == ["CardPlayed"]
    assert fates(state) == ["beside"]
    assert state.attack == (1,)
    assert refused(state, 0, Play(6, MIDDLE)) == ("ELF-16", "not-in-your-stack")


@pytest.mark.rule("ELF-29")
def test_a_tackle_beside_the_box_wins_nothing() -> None:
    state = attempt((6, 11), (3, 12), (1,), options=THROWING)

    assert done(state, (1, Play(3, BESIDE)))[0].attacker == 0
    assert done(state, (1, Play(3, MIDDLE)))[0].attacker == 1


@pytest.mark.rule("ELF-28", "ELF-29")
def test_the_last_card_thrown_beside_the_box_leaves_the_attacker_out_of_breath() -> None:
    _, events = done(attempt((11,), (9,), (1, 6), options=THROWING), (0, Play(11, BESIDE)))

    assert events[1:] == (WentOutOfBreath(0),)


@pytest.mark.rule("ELF-20", "ELF-29")
def test_the_instant_referee_refuses_a_misfit_wherever_it_lands() -> None:
    state = attempt((2, 6), (9,), (1,), options=Options(throwing=True, referee="instant"))

    assert refused(state, 0, Play(2, BESIDE)) == ("ELF-10", "does-not-fit")
    assert refused(state, 0, Play(2, MIDDLE)) == ("ELF-10", "does-not-fit")


@pytest.mark.rule("ELF-29")
@pytest.mark.parametrize("x", [2**63 - 1, -(2**63), 10**30])
@pytest.mark.parametrize("angle", [0, 2**63 - 1, -(2**63), 10**30])
def test_a_card_thrown_out_of_this_world_lies_beside_the_box(x: int, angle: int) -> None:
    state, _ = done(attempt(options=THROWING), (0, Play(1, Landing(x, x, angle))))

    assert fates(state) == ["beside"]
    landing = state.box[0].landing
    assert landing is not None
    assert (abs(landing.x), abs(landing.y)) == (10_000, 10_000)
    assert 0 <= landing.angle < 360


@pytest.mark.rule("ELF-30")
@pytest.mark.parametrize("angle", [0, 17, 45, 90, 133, 180, 270, 359])
def test_exactly_half_is_not_most_of_a_card(angle: int) -> None:
    for edge in (
        Landing(0, 500, angle),
        Landing(1000, 500, angle),
        Landing(500, 0, angle),
        Landing(500, 1000, angle),
    ):
        assert not in_the_box(edge)
    for inside in (
        Landing(1, 500, angle),
        Landing(999, 500, angle),
        Landing(500, 1, angle),
        Landing(500, 999, angle),
    ):
        assert in_the_box(inside)


@pytest.mark.rule("ELF-30")
@pytest.mark.parametrize(
    ("landing", "inside"),
    [
        (MIDDLE, True),
        (Landing(200, 300), True),
        (Landing(0, 0), False),
        (Landing(1, 1), False),
        (Landing(100, 100), False),
        (Landing(100, 101), True),
        (Landing(101, 100), True),
        (Landing(100, 100, 90), False),
        (Landing(900, 899), True),
        (Landing(80, 80), False),
        (Landing(80, 80, 45), False),
        (Landing(120, 80), True),
        (Landing(120, 80, 90), False),
        (Landing(-1, 500), False),
        (Landing(-900, 500), False),
        (Landing(500, 1300, 45), False),
    ],
)
def test_a_tilted_card_counts_when_more_than_half_of_its_area_lies_in_the_box(
    landing: Landing, *, inside: bool
) -> None:
    assert in_the_box(landing) is inside


@pytest.mark.rule("ELF-30")
def test_the_overlap_agrees_with_counting_points_of_the_card() -> None:
    random = Random(30)
    for _ in range(150):
        landing = Landing(random.randrange(-300, 1300), random.randrange(-300, 1300), random.randrange(360))
        share = covered(landing)
        if abs(share - Fraction(1, 2)) > Fraction(1, 30):
            assert in_the_box(landing) is (share > Fraction(1, 2)), landing


def covered(landing: Landing) -> Fraction:
    """How many of 40 by 60 points of the card lie in the box."""
    turn, hits = radians(landing.angle), 0
    for column in range(-HALF_WIDTH + 5, HALF_WIDTH, 10):
        for row in range(-HALF_HEIGHT + 5, HALF_HEIGHT, 10):
            x = landing.x + column * cos(turn) - row * sin(turn)
            y = landing.y + column * sin(turn) + row * cos(turn)
            hits += 0 <= x <= BOX and 0 <= y <= BOX
    return Fraction(hits, 2_400)


@pytest.mark.rule("ELF-30")
def test_a_full_turn_changes_nothing() -> None:
    for angle in (-330, 30, 390):
        assert at_rest(Landing(5, 6, angle)) == Landing(5, 6, 30)
        assert in_the_box(Landing(120, 80, angle)) is in_the_box(Landing(120, 80, 30))


@pytest.mark.rule("ELF-31")
def test_a_card_that_counted_stays_valid_whatever_lands_on_it() -> None:
    edge = Landing(1, 500)
    state = attempt((1, 6, 11, 2), (9, 13, 4), options=THROWING)

    state, events = done(
        state,
        (0, Play(1, edge)),
        (1, Play(9, edge)),
        (0, Play(6, edge)),
        (1, Play(13, Landing(-150, 500))),
        (0, Play(11, edge)),
    )

    assert fates(state) == ["counts", "misfit", "counts", "beside", "counts"]
    assert PenaltyForced(0) in events
