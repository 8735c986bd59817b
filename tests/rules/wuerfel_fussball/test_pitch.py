"""Würfel-Fußball: the pitch, and the dice as material (WF-1 to WF-6, WF-46)."""

import pytest

from anpfiff.core import FaultyMaterial, shipped
from anpfiff.games.wuerfel_fussball import pitch
from anpfiff.games.wuerfel_fussball.dice import Arrow, Dice
from anpfiff.games.wuerfel_fussball.material import SHIPPED, dice_from
from anpfiff.games.wuerfel_fussball.model import BallOut, Field, Place, RestartGiven, Throw
from anpfiff.games.wuerfel_fussball.rules import GAME
from tests.rules.wuerfel_fussball.positions import (
    ATTACK,
    DEFENCE,
    act,
    arrow,
    at,
    blue,
    has,
    keeper,
    refused,
    show,
    throw,
)

TEXT = shipped("anpfiff.games.wuerfel_fussball", "dice.toml")


@pytest.mark.rule("WF-1")
@pytest.mark.parametrize(("mine", "yours"), [((3, 6), (3, 6)), ((1, 1), (5, 11)), ((2, 9), (4, 3))])
def test_the_other_side_sees_the_same_field_from_its_own_end(mine: Field, yours: Field) -> None:
    assert pitch.mirrored(mine) == yours
    assert pitch.mirrored(yours) == mine


@pytest.mark.rule("WF-1")
def test_the_pitch_has_five_strips_and_eleven_lines_and_the_ball_is_mirrored_when_it_is_lost() -> None:
    assert len(set(pitch.FIELDS)) == 55
    state, _ = throw(at(2, 4), "red", "↑3 X")

    assert (state.attacker, state.ball) == (DEFENCE, (4, 5))
    assert GAME.view(state, ATTACK).ball == GAME.view(state, None).ball == (4, 5)


@pytest.mark.rule("WF-2")
def test_the_kick_off_spot_is_in_the_middle_for_both() -> None:
    state, _ = keeper("not-held")

    assert state.ball == (3, 6) == pitch.mirrored((3, 6))


@pytest.mark.rule("WF-3")
@pytest.mark.parametrize("field", pitch.FIELDS)
def test_shots_come_from_thirteen_fields_of_the_last_three_lines(field: Field) -> None:
    strip, line = field
    shoots = line >= 9 and field not in {(1, 11), (5, 11)}

    assert (Throw("shot") in GAME.moves(at(strip, line), ATTACK)) == shoots


@pytest.mark.rule("WF-3")
def test_the_goal_area_has_six_fields_and_seven_shooting_fields_lie_outside() -> None:
    assert {(2, 10), (3, 10), (4, 10), (2, 11), (3, 11), (4, 11)} == pitch.GOAL_AREA
    outside = {(1, 9), (2, 9), (3, 9), (4, 9), (5, 9), (1, 10), (5, 10)}
    assert outside == pitch.SHOOTING - pitch.GOAL_AREA
    assert len(pitch.ZONE) == 15


@pytest.mark.rule("WF-4")
def test_a_ball_on_target_stops_at_the_goal_mouth() -> None:
    state, _ = throw(at(2, 10), "shot", "net")

    assert state.ball == (3, 11)


@pytest.mark.rule("WF-4", "WF-31")
@pytest.mark.parametrize("field", sorted(pitch.GOAL_AREA))
def test_own_goals_fall_directly_in_front_of_the_goal_only(field: Field) -> None:
    state, _ = blue(*field, "own-goal")

    assert state.score == ((1, 0) if field in {(3, 10), (3, 11)} else (0, 0))


@pytest.mark.rule("WF-5")
@pytest.mark.parametrize(
    ("restart", "spots"),
    [
        ("goal-kick", ((2, 1), (4, 1))),
        ("keepers-kick", ((3, 2), (3, 3))),
        ("corner", ((1, 11), (5, 11))),
    ],
)
def test_the_kicker_chooses_the_spot(restart: str, spots: tuple[Field, Field]) -> None:
    state = at(3, 10, phase="placing", restart=restart)
    assert GAME.moves(state, ATTACK) == tuple(Place(*spot) for spot in spots)

    for spot in spots:
        after, _ = act(state, ATTACK, Place(*spot))
        assert (after.ball, after.restart, after.phase) == (spot, restart, "throwing")
    for move in (Place(3, 6), Place(-1, 2**63)):
        with refused("no such spot", "WF-5"):
            act(state, ATTACK, move)
    with refused("place the ball first", "WF-5"):
        act(state, ATTACK, Throw("orange"))


@pytest.mark.rule("WF-5")
def test_a_spot_is_chosen_at_a_restart_only() -> None:
    with refused("nothing to place", "WF-5"):
        act(at(3, 6), ATTACK, Place(2, 1))


@pytest.mark.rule("WF-5", "WF-19")
def test_a_throw_in_is_taken_from_the_last_field_the_ball_passed() -> None:
    state, events = throw(at(4, 5), "violet", "↗3", side="right")

    assert has(events, BallOut(ATTACK, "side-line", (5, 6)), RestartGiven(DEFENCE, "throw-in"))
    assert (state.attacker, state.ball, state.restart) == (DEFENCE, (1, 6), "throw-in")


@pytest.mark.rule("WF-5")
@pytest.mark.parametrize(
    "dropped",
    [
        keeper("parry")[0],
        show(at(2, 11, phase="rolling", die="black"), "parry")[0],
        throw(at(2, 11), "shot", "post")[0],
    ],
)
def test_parry_and_post_drop_the_ball_in_front_of_the_goal(dropped: object) -> None:
    assert getattr(dropped, "ball", None) == (3, 10)


@pytest.mark.rule("WF-46")
@pytest.mark.parametrize(
    ("start", "heading", "steps", "end"),
    [
        ((4, 10), (1, 1), 3, ((5, 11), "goal-line")),
        ((5, 10), (1, 1), 3, ((5, 10), "side-line")),
        ((5, 11), (1, 1), 1, ((5, 11), "goal-line")),
        ((2, 11), (0, 1), 1, ((2, 11), "goal-line")),
        ((1, 5), (-1, 0), 2, ((1, 5), "side-line")),
        ((5, 1), (1, -1), 1, ((5, 1), "own-goal-line")),
        ((3, 1), (0, -1), 1, ((3, 1), "own-goal-line")),
        ((1, 1), (0, 1), 10, ((1, 11), None)),
    ],
)
def test_the_first_line_crossed_counts_and_the_goal_line_before_the_side_line(
    start: Field, heading: tuple[int, int], steps: int, end: object
) -> None:
    assert pitch.run(start, heading, steps) == end


@pytest.mark.rule("WF-6")
def test_dice_are_told_apart_by_symbol_and_name() -> None:
    cubes = [getattr(GAME.dice, die) for die in Dice.__struct_fields__]

    assert len(cubes) == 8
    assert len({cube.name for cube in cubes}) == len({cube.symbol for cube in cubes}) == 8


@pytest.mark.rule("WF-6")
@pytest.mark.parametrize(
    ("die", "faces"),
    [
        ("orange", "↑1 · ↑1 · ↑2 · ↗1 · →1 · ↗1 ?"),
        ("red", "↑2 · ↗2 · ↗1 · →2 · ↑2 ? · ↑3 X"),
        ("violet", "↑3 · ↗3 · ↓1 · ↑4 ? · ↗2 X · ↑3 X"),
    ],
)
def test_the_direction_dice_are_those_of_the_catalogue(die: str, faces: str) -> None:
    assert getattr(GAME.dice, die).faces == tuple(map(arrow, faces.split(" · ")))


@pytest.mark.rule("WF-6")
@pytest.mark.parametrize(
    ("die", "faces"),
    [
        ("shot", "net net unstoppable post bar out"),
        ("blue", "steal steal miss own-goal clear foul"),
        ("keeper", "held held not-held not-held parry corner"),
        ("black", "goal goal goal corner out parry"),
        ("white", "long-shot assist unstoppable perfect-save win-back foul"),
    ],
)
def test_the_other_dice_are_those_of_the_catalogue(die: str, faces: str) -> None:
    assert getattr(GAME.dice, die).faces == tuple(faces.split())


FAULTS = [
    ("[orange]", "[green]", "green: is none of the eight dice (WF-6)"),
    ("[orange]", "[green]", "orange: is missing (WF-6)"),
    ('name = "keeper"', 'name = "defender"', "keeper: shares the name 'defender' with another die (WF-6)"),
    ('symbol = "◆"', 'symbol = " "', "black: has no symbol (WF-6)"),
    ('name = "shot"', "name = 7", "shot: has no name (WF-6)"),
    (', "bar", "out"]', ', "bar"]', "shot: needs six faces (WF-6)"),
    ('["steal", "steal", ', "7 #", "blue: needs six faces (WF-6)"),
    (', "bar", "out"]', ', "bar", "moon"]', "shot, face 6: 'moon' is none of net, unstoppable"),
    (', "bar", "out"]', ', "bar", "moon"]', "shot: never shows out (WF-27)"),
    ('["steal", "steal", "miss"', '["steal", "steal", "steal"', "blue: never shows miss (WF-29)"),
    ('"parry", "corner"]', '"parry", "parry"]', "keeper: never shows corner (WF-36)"),
    ('"out", "parry"]', '"out", "held"]', "black, face 6: 'held' is none of"),
    ('"out", "parry"]', '"out", "held"]', "black: never shows parry (WF-37)"),
    ('"win-back", "foul"]', '"win-back", "assist"]', "white: never shows foul (WF-40)"),
    ('"forward", number = 2 },\n    { arrow = "diagonal", number = 1 }', '"up", number = 2 }, 5', "orange, face 3: its arrow is none of forward, back, diagonal, sideways (WF-17)"),
    ('"forward", number = 2 },\n    { arrow = "diagonal", number = 1 }', '"up", number = 2 }, 5', "orange, face 4: needs an arrow and a number (WF-17)"),
    ('"forward", number = 4', '"forward", number = 0', "violet, face 4: its number is none of 1 to 10 (WF-17)"),
    ('"forward", number = 4', '"forward", number = 11', "violet, face 4: its number is none of 1 to 10 (WF-17)"),
    ('"forward", number = 4', '"forward", number = true', "violet, face 4: its number is none of 1 to 10 (WF-17)"),
    ('"forward", number = 4', '"forward", nummer = 4', "violet, face 4: nummer says nothing (WF-17)"),
    ('number = 2, mark = "?"', 'number = 2, mark = "!"', 'red, face 5: its mark is neither "?" nor "X" (WF-18)'),
    ('number = 1, mark = "?"', "number = 1", 'orange: needs exactly one "?" (WF-38)'),
    ('number = 1, mark = "?"', 'number = 1, mark = "X"', 'orange, face 6: bears an "X", which orange never does (WF-38)'),
    ('"sideways", number = 2', '"back", number = 2', "red, face 4: points back, which only violet may (WF-24)"),
    ('"back", number = 1', '"sideways", number = 1', "violet: needs exactly one back arrow (WF-24)"),
    ("[orange]", "[orange", "file: is no TOML"),
]  # fmt: skip


@pytest.mark.rule("WF-6")
@pytest.mark.parametrize(("old", "new", "fault"), FAULTS)
def test_a_faulty_set_of_dice_is_told_die_by_die(old: str, new: str, fault: str) -> None:
    assert old in TEXT
    with pytest.raises(FaultyMaterial) as refused:
        GAME.using(TEXT.replace(old, new, 1))

    assert fault in str(refused.value)


@pytest.mark.rule("WF-6")
def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(FaultyMaterial) as refused:
        dice_from("")

    assert len(refused.value.faults) == 8


@pytest.mark.rule("WF-6")
def test_another_set_of_the_same_shape_may_be_used() -> None:
    text = TEXT.replace('"forward", number = 4', '"forward", number = 5').replace(
        '["net", "net",', '["out", "net",'
    )
    game = GAME.using(text)

    assert game.material == text
    assert GAME.material is None
    assert game.dice.violet.faces[3] == Arrow("forward", 5, "?")
    assert game.dice.shot.faces[0] == "out"


@pytest.mark.rule("WF-6")
def test_the_view_shows_somebodys_own_set_and_takes_the_standard_one_as_known() -> None:
    own = GAME.using(TEXT.replace("short pass", "Kurzpass"))

    assert own.view(own.setup(2), None).dice == own.dice
    assert GAME.view(GAME.setup(2), None).dice is None
    assert GAME.dice == SHIPPED == dice_from(TEXT)
