"""Ligretto-Fußball: building the scene."""

import pytest

from anpfiff.core import Chance, Rolling, Throw
from anpfiff.games.ligretto.events import (
    CardTurned,
    CardTurnedRound,
    QuarterBuilt,
    QuarterTakenOut,
)
from anpfiff.games.ligretto.model import (
    Build,
    Discard,
    TakeOut,
    TurnOver,
    TurnRound,
)
from anpfiff.games.ligretto.pieces import CORNERS, Corner, Quarter
from anpfiff.games.ligretto.rules import GAME
from tests.rules.ligretto.table import (
    BL,
    BLACK,
    BR,
    SCENES,
    TL,
    TR,
    WHITE,
    building,
    done,
    holding,
    kicked_off,
    quarter,
    sources,
    why_not,
)


@pytest.mark.rule("LIG-20")
def test_both_teams_may_build_each_its_own_scene() -> None:
    state = building(building(kicked_off(), BLACK, scene=3), WHITE, scene=6)

    sides = GAME.view(state, None).sides
    assert (sides[BLACK].scene, sides[WHITE].scene) == (SCENES[3], SCENES[6])
    for seat in (BLACK, WHITE):
        after, _ = done(holding(state, seat, turned=quarter(TL)), seat, Build(TL, None))
        assert after.sides[seat].goal[0] == quarter(TL)
        assert after.sides[1 - seat].goal[0] is None


@pytest.mark.rule("LIG-22")
@pytest.mark.parametrize("corner", CORNERS)
@pytest.mark.parametrize("card", [quarter(TL, "post"), quarter(BR), quarter(TR, "middle")])
def test_any_quarter_may_be_laid_into_any_corner(corner: Corner, card: int) -> None:
    state = holding(building(kicked_off(), BLACK), BLACK, turned=card, stack=(quarter(BL),))

    state, events = done(state, BLACK, Build(corner, None))

    face = GAME.view(state, None).sides[BLACK].goal[CORNERS.index(corner)]
    assert face is not None
    assert state.sides[BLACK].goal[CORNERS.index(corner)] == card
    assert events == (QuarterBuilt(BLACK, corner, None, face), CardTurned(BLACK, Quarter(BL, "none")))


@pytest.mark.rule("LIG-22")
def test_a_quarter_that_does_not_fit_is_discarded() -> None:
    state = holding(building(kicked_off(), BLACK), BLACK, turned=quarter(BR, "post"))

    state, _ = done(state, BLACK, Discard(1))

    assert GAME.view(state, WHITE).hands[BLACK].piles[1].top == Quarter(BR, "post")


@pytest.mark.rule("LIG-22")
def test_the_tops_of_the_own_discard_piles_can_be_built_too() -> None:
    state = holding(building(kicked_off(), BLACK), BLACK, piles=((quarter(BR), quarter(TL, "post")), ()))
    assert sources(state, BLACK, Build) == {0}

    state, events = done(state, BLACK, Build(TL, 0))

    assert events == (QuarterBuilt(BLACK, TL, 0, Quarter(TL, "post")),)
    assert state.players[BLACK].piles == ((quarter(BR),), ())
    assert why_not(state, BLACK, Build(TR, 1)) == ("LIG-15", "pile-empty")
    assert why_not(state, BLACK, Build(TR, None)) == ("LIG-10", "nothing-turned")
    assert why_not(state, BLACK, Build(TR, 2)) == ("LIG-14", "no-such-pile")


@pytest.mark.rule("LIG-16")
def test_team_mates_build_the_same_goal() -> None:
    state = holding(building(kicked_off(4), BLACK, quarter(TL, "post")), 2, turned=quarter(TR))

    state, _ = done(state, 2, Build(TR, None))

    assert GAME.view(state, 0).sides[BLACK].goal == (Quarter(TL, "post"), Quarter(TR, "none"), None, None)


@pytest.mark.rule("LIG-23")
@pytest.mark.parametrize("thrown", [(0, 1), (1, 0)])
def test_a_card_comes_out_the_right_way_up_or_upside_down(thrown: tuple[int, int]) -> None:
    cards = (quarter(TL), quarter(BR))
    state = holding(building(kicked_off(), BLACK, upside=1 << cards[0]), BLACK, piles=(cards, ()))
    state, _ = done(state, BLACK, TurnOver())
    state, _ = GAME.apply(state, Chance((0, 1)))
    assert GAME.turn(state) == Rolling(Throw(2, 2))

    state, events = GAME.apply(state, Chance(thrown))

    assert events == (CardTurned(BLACK, Quarter(TL, "none", upside_down=thrown[0] == 1)),)
    state, events = done(state, BLACK, Discard(0))
    assert events[1:] == (CardTurned(BLACK, Quarter(BR, "none", upside_down=thrown[1] == 1)),)


@pytest.mark.rule("LIG-23")
def test_a_card_may_be_turned_before_it_is_laid() -> None:
    card, top = quarter(TL), quarter(TR)
    state = holding(building(kicked_off(), BLACK, upside=1 << card), BLACK, turned=card, piles=((), (top,)))

    state, events = done(state, BLACK, TurnRound(None))
    assert events == (CardTurnedRound(BLACK, None),)
    assert GAME.view(state, None).hands[BLACK].turned == Quarter(TL, "none")
    state, events = done(state, BLACK, TurnRound(1))
    assert events == (CardTurnedRound(BLACK, 1),)
    assert GAME.view(state, None).hands[BLACK].piles[1].top == Quarter(TR, "none", upside_down=True)
    assert why_not(state, BLACK, TurnRound(0)) == ("LIG-15", "pile-empty")


@pytest.mark.rule("LIG-23")
def test_a_laid_quarter_may_be_taken_back_by_any_of_the_team() -> None:
    card = quarter(TR, "post")
    state = building(kicked_off(4), BLACK, None, card, upside=1 << card)
    state = holding(state, 2, turned=quarter(TL), piles=((quarter(BL),), ()))

    state, events = done(state, 2, TakeOut(TR, 0))

    assert events == (QuarterTakenOut(2, TR, 0),)
    assert state.sides[BLACK].goal == (None,) * 4
    assert state.players[2].piles == ((quarter(BL), card), ())
    assert GAME.view(state, None).hands[2].piles[0].top == Quarter(TR, "post", upside_down=True)
    assert why_not(state, 2, TakeOut(TR, 0)) == ("LIG-23", "nothing-there")


@pytest.mark.rule("LIG-23")
def test_a_quarter_is_taken_back_onto_an_own_pile() -> None:
    state = building(kicked_off(), BLACK, quarter(TL))

    assert why_not(state, BLACK, TakeOut(TL, 2)) == ("LIG-14", "no-such-pile")
    assert why_not(state, WHITE, TakeOut(TL, 0)) == ("LIG-20", "not-at-the-goal-yet")
