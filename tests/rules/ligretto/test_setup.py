"""Ligretto-Fußball: what lies on the table before the whistle, and its cards."""

from collections import Counter

import pytest

from anpfiff.core import Chance, FaultyMaterial, Refused, Rolling, Shuffle, Waiting, shipped
from anpfiff.games.ligretto.events import CardTurned, KickedOff
from anpfiff.games.ligretto.material import BACKS, deck_from
from anpfiff.games.ligretto.model import Hand, Lay, Options, Pile, TurnOver
from anpfiff.games.ligretto.pieces import Quarter, Scene, place_in_row
from anpfiff.games.ligretto.rules import GAME, discard_piles
from tests.laws.cases.ligretto import pieces
from tests.rules.ligretto.table import (
    BL,
    BLACK,
    BR,
    TL,
    TR,
    WHITE,
    building,
    done,
    filling,
    holding,
    kicked_off,
    quarter,
    shirt,
    unshuffled,
    why_not,
)

DECK = GAME.deck
TEXT = shipped("anpfiff.games.ligretto", "deck.csv")


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


@pytest.mark.rule("LIG-1")
def test_there_are_160_cards() -> None:
    kinds = Counter(piece[0] for piece in pieces(kicked_off()).elements() if isinstance(piece, tuple))

    assert kinds == {"shirt": 120, "goal": 16, "pitch": 24}
    assert kinds.total() == 160


@pytest.mark.rule("LIG-2")
def test_a_shirt_shows_its_number_at_the_pitch_and_its_quarter_at_the_goal() -> None:
    card = quarter(TR, "middle")
    pitch = holding(kicked_off(), BLACK, turned=card, piles=((card,), ()))
    goal = building(pitch, BLACK)

    assert GAME.view(pitch, 0).hands[0] == Hand(
        0, DECK.numbers[card], (Pile(1, DECK.numbers[card]), Pile(0, None))
    )
    face = Quarter(TR, "middle")
    assert GAME.view(goal, 1).hands[0] == Hand(0, face, (Pile(1, face), Pile(0, None)))


@pytest.mark.rule("LIG-3")
def test_each_number_comes_six_times_and_each_back_five_times() -> None:
    assert Counter(DECK.numbers) == dict.fromkeys(range(1, 11), 6)
    assert Counter(DECK.backs) == dict.fromkeys(range(12), 5)
    assert len(set(BACKS)) == 12


@pytest.mark.rule("LIG-3")
def test_the_six_cards_of_a_number_have_six_different_backs_and_all_four_corners() -> None:
    for number in range(1, 11):
        backs = {back for front, back in zip(DECK.numbers, DECK.backs, strict=True) if front == number}
        assert len(backs) == 6
        assert {BACKS[back][0] for back in backs} == {TL, TR, BL, BR}


@pytest.mark.rule("LIG-3")
def test_pitch_cards_go_from_two_to_twenty_five_and_the_ball_is_in_eight_places() -> None:
    assert sorted(DECK.pitch) == list(range(2, 26))
    assert {(scene.corner, scene.ball) for scene in DECK.scenes} == {
        (corner, ball) for corner in (TL, TR, BL, BR) for ball in ("post", "middle")
    }


@pytest.mark.rule("LIG-3")
def test_a_scene_has_the_ball_in_one_quarter_and_three_empty_ones() -> None:
    scene = Scene(BL, "middle")

    assert scene.quarter(BL) == Quarter(BL, "middle")
    assert scene.quarter(TL) == Quarter(TL, "none")
    assert [BACKS[back] for back in DECK.needs[DECK.scenes.index(scene)]] == [
        (TL, "none"),
        (TR, "none"),
        (BL, "middle"),
        (BR, "none"),
    ]


@pytest.mark.rule("LIG-3")
def test_another_deck_of_the_same_shape_may_be_used() -> None:
    head, *cards = TEXT.splitlines()[1:]
    text = "\n".join((f"\ufeff{head}", *reversed(cards)))

    game = GAME.using(text)

    assert game.material == text
    assert game.deck.numbers == DECK.numbers[::-1]
    assert game.deck.pitch == DECK.pitch[::-1]
    assert game.deck.scenes == DECK.scenes
    assert GAME.material is None


@pytest.mark.rule("LIG-1", "LIG-3")
@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("", ["header: should read kind,number,quarter,ball (LIG-3)"]),
        ("card,number\n", ["header: should read kind,number,quarter,ball (LIG-3)"]),
        (changed("shirt,1,top-left,post", "sock,1,top-left,post"), ["card 1: kind 'sock' is none of shirt, pitch, scene (LIG-3)"]),
        (changed("shirt,1,top-left,post", "shirt,11,left,high"), [
            "card 1: shirt number '11' is not one of 1 to 10 (LIG-3)",
            "card 1: quarter 'left' is none of top-left, top-right, bottom-left, bottom-right (LIG-3)",
            "card 1: ball 'high' is none of none, post, middle (LIG-3)",
        ]),
        (changed("shirt,1,top-left,post", "shirt"), ["card 1: is blank (LIG-3)"]),
        (changed("shirt,1,top-left,post", "shirt,1"), [
            "card 1: quarter '' is none of top-left, top-right, bottom-left, bottom-right (LIG-3)",
            "card 1: ball '' is none of none, post, middle (LIG-3)",
        ]),
        (changed("pitch,2,,", "pitch,26,,"), ["card 61: pitch number '26' is not one of 2 to 25 (LIG-3)"]),
        (changed("scene,,top-left,post", "scene,,top-left,none"), ["card 85: ball 'none' is none of post, middle (LIG-3)"]),
        (changed("shirt,1,top-left,post\n", ""), [
            "shirts: there are 59, not 60 (LIG-1)",
            "shirts number 1: there are 5, not 6 (LIG-3)",
            "backs top-left post: there are 4, not 5 (LIG-3)",
        ]),
        (changed("shirt,1,top-left,post\n", "shirt,1,top-left,middle\n"), [
            "backs top-left post: there are 4, not 5 (LIG-3)",
            "backs top-left middle: there are 6, not 5 (LIG-3)",
            "card 2: shirt 1 top-left middle has the same back as another shirt of that number (LIG-3)",
        ]),
        (changed("shirt,1,top-left,post", "shirt,1,top-left,post,high"), ["card 1: ball 'post,high' is none of none, post, middle (LIG-3)"]),
        (changed("pitch,2,,", "pitch,3,top-left,post"), [
            "card 61: quarter 'top-left' does not belong on a pitch card (LIG-3)",
            "card 61: ball 'post' does not belong on a pitch card (LIG-3)",
        ]),
        (changed("scene,,top-left,post", "scene,7,top-left,middle"), ["card 85: number '7' does not belong on a scene card (LIG-3)"]),
        (changed("pitch,2,,", "pitch,3,,"), ["card 62: pitch 3 is there twice (LIG-3)"]),
        (changed("pitch,2,,\n", ""), ["pitch cards: there are 23, not 24 (LIG-1)"]),
        (changed("scene,,top-left,post\n", ""), ["goal scenes: there are 7, not 8 (LIG-1)"]),
        (changed("scene,,top-left,post", "scene,,top-left,middle"), ["card 86: scene top-left middle is there twice (LIG-3)"]),
    ],
)  # fmt: skip
def test_a_faulty_deck_is_told_all_its_faults(text: str, faults: list[str]) -> None:
    with pytest.raises(FaultyMaterial) as refusal:
        deck_from(text)

    assert str(refusal.value).splitlines() == faults


@pytest.mark.rule("LIG-4")
def test_five_random_pitch_cards_lie_in_a_row_and_the_rest_wait() -> None:
    state = GAME.setup(2)
    for _ in range(2):
        state, _ = GAME.apply(state, Chance(tuple(range(8))))
    assert GAME.turn(state) == Rolling(Shuffle(24))

    state, _ = GAME.apply(state, Chance(tuple(range(23, -1, -1))))

    assert GAME.view(state, None).row == (25, 24, 23, 22, 21)
    assert GAME.view(state, None).waiting == 19
    assert state.waiting[0] == 20


@pytest.mark.rule("LIG-5")
def test_each_team_draws_five_of_its_eight_goal_cards() -> None:
    state = GAME.setup(2)
    assert GAME.turn(state) == Rolling(Shuffle(8))

    state, _ = GAME.apply(state, Chance((7, 6, 5, 4, 3, 2, 1, 0)))
    state, _ = GAME.apply(state, Chance((0, 2, 4, 6, 1, 3, 5, 7)))

    assert (state.sides[BLACK].pile, state.sides[BLACK].out) == ((7, 6, 5, 4, 3), (2, 1, 0))
    assert (state.sides[WHITE].pile, state.sides[WHITE].out) == ((0, 2, 4, 6, 1), (3, 5, 7))
    assert [side.pile for side in GAME.view(state, 0).sides] == [5, 5]


@pytest.mark.rule("LIG-6")
def test_one_teams_first_pitch_card_is_the_other_ones_last() -> None:
    state = kicked_off(row=(4, 18, 11, 9, 2))

    assert [state.number_at(BLACK, step) for step in range(5)] == [4, 18, 11, 9, 2]
    assert [state.number_at(WHITE, step) for step in range(5)] == [2, 9, 11, 18, 4]
    assert place_in_row(WHITE, 0) == place_in_row(BLACK, 4) == 4


@pytest.mark.rule("LIG-6")
@pytest.mark.parametrize(("seat", "fits"), [(BLACK, True), (WHITE, False)])
def test_the_same_shirt_fits_one_teams_first_card_and_not_the_other_ones(seat: int, *, fits: bool) -> None:
    state = filling(filling(kicked_off(row=(4, 18, 11, 9, 2)), BLACK), WHITE)
    state = holding(state, seat, turned=shirt(4))

    assert (Lay(0, None) in GAME.moves(state, seat)) is fits


@pytest.mark.rule("LIG-7")
@pytest.mark.parametrize(
    ("seats", "stacks"),
    [(2, [60, 60]), (3, [30, 60, 30]), (4, [30] * 4), (5, [20, 30, 20, 30, 20]), (6, [20] * 6)],
)
def test_a_teams_sixty_shirts_are_shared_out_equally(seats: int, stacks: list[int]) -> None:
    state = kicked_off(seats)

    assert [hand.stack for hand in GAME.view(state, None).hands] == stacks
    for team in (BLACK, WHITE):
        cards = [card for seat in state.seats_of(team) for card in state.players[seat].stack]
        assert sorted(cards) == list(range(60))


@pytest.mark.rule("LIG-7")
@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_play(seats: int) -> None:
    with pytest.raises(Refused, match="LIG-7"):
        GAME.setup(seats)


@pytest.mark.rule("LIG-7")
def test_the_shirts_are_shuffled_before_they_are_shared_out() -> None:
    state = GAME.setup(3)
    for order in (range(8), range(8), range(24), range(59, -1, -1)):
        state, _ = GAME.apply(state, Chance(tuple(order)))

    assert state.players[0].stack[:3] == (59, 57, 55)
    assert state.players[2].stack[:3] == (58, 56, 54)
    assert GAME.turn(state) == Rolling(Shuffle(60))


@pytest.mark.rule("LIG-8")
def test_nobody_sees_a_card_of_a_stack() -> None:
    state = kicked_off(4)

    for seat in (0, 1, 2, 3, None):
        assert GAME.view(state, seat).hands == (Hand(30, None, (Pile(0, None), Pile(0, None))),) * 4


@pytest.mark.rule("LIG-8")
@pytest.mark.parametrize("at_the_goal", [False, True])
def test_the_back_of_a_stacks_top_card_is_not_shown(*, at_the_goal: bool) -> None:
    """Two tables that differ only in the top card of black's stack look the same, from every chair and from the stands."""
    state = building(kicked_off(4), BLACK) if at_the_goal else kicked_off(4)
    top, second = shirt(2, 0), shirt(2, 1)
    assert DECK.backs[top] != DECK.backs[second]
    table = holding(state, 0, stack=(top, second))
    other = holding(state, 0, stack=(second, top))

    for seat in (0, 1, 2, 3, None):
        assert GAME.view(table, seat) == GAME.view(other, seat)


@pytest.mark.rule("LIG-9")
def test_everybody_plays_from_the_whistle_on() -> None:
    state = GAME.setup(5)
    for order in (range(8), range(8), range(24), range(60)):
        state, events = GAME.apply(state, Chance(tuple(order)))
        assert events == ()

    state, events = GAME.apply(state, Chance(tuple(range(60))))

    assert events == (KickedOff(1, (2, 3, 4, 5, 6)),)
    assert GAME.turn(state) == Waiting((0, 1, 2, 3, 4), race=True)
    for seat in (4, 0, 3):
        state, events = done(state, seat, TurnOver())
        assert events == (CardTurned(seat, DECK.numbers[seat // 2]),)
        assert GAME.turn(state) == Waiting((0, 1, 2, 3, 4), race=True)


@pytest.mark.rule("LIG-9")
def test_nobody_plays_before_the_whistle() -> None:
    state = GAME.setup(2)

    assert GAME.moves(state, 0) == ()
    assert why_not(state, 0, TurnOver()) == ("LIG-9", "not-your-turn")


@pytest.mark.rule("LIG-14")
@pytest.mark.parametrize(
    ("seats", "piles"), [(2, [2, 2]), (3, [2, 4, 2]), (4, [2, 2, 2, 2]), (5, [2, 3, 2, 3, 2]), (6, [2] * 6)]
)
def test_the_smaller_team_has_more_discard_piles(seats: int, piles: list[int]) -> None:
    assert [discard_piles(seats, seat) for seat in range(seats)] == piles
    assert [len(player.piles) for player in kicked_off(seats).players] == piles


@pytest.mark.rule("LIG-19")
def test_the_referee_is_instant_unless_told_otherwise() -> None:
    assert Options().referee == "instant"
    assert GAME.view(unshuffled(GAME.setup(2)), None).referee == "instant"
    assert GAME.view(kicked_off(referee="check"), None).referee == "check"
