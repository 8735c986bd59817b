"""Würfel-Fußball: until the attacker's next die falls (WF-44), and the rule in force meanwhile (ALL-4)."""

from typing import Any

import pytest
from msgspec.structs import replace

from anpfiff.core import Act, Tick, Waiting, chosen
from anpfiff.games.wuerfel_fussball import clock
from anpfiff.games.wuerfel_fussball.dice import MasterFace
from anpfiff.games.wuerfel_fussball.model import (
    BallWon,
    LeaveIt,
    MasterPlayed,
    Options,
    Pass,
    Place,
    PlayMaster,
    Send,
    Shot,
    Throw,
)
from anpfiff.games.wuerfel_fussball.pitch import GOALMOUTH
from anpfiff.games.wuerfel_fussball.rules import GAME
from anpfiff.games.wuerfel_fussball.state import State
from anpfiff.table.chance import Dice
from anpfiff.table.record import Player
from anpfiff.table.table import Table
from tests.rules.wuerfel_fussball.positions import (
    ATTACK,
    DEFENCE,
    EITHER,
    act,
    armed,
    arrow,
    at,
    blue,
    guarded,
    has,
    holding,
    keeper,
    offered,
    play,
    refused,
    rolling,
    show,
    throw,
)

SECONDS = Options()
NO_WAIT = Options(clock="throws", reaction=0)


def waited(state: State) -> State:
    """The defence has let its time pass."""
    state = replace(state, options=SECONDS)
    return GAME.apply(state, Tick(clock.deadline(state) or 0))[0]


def passed(state: State) -> State:
    return act(state, DEFENCE, Pass())[0]


@pytest.mark.rule("WF-44", "WF-42")
@pytest.mark.parametrize("over", [waited, passed])
def test_when_the_wait_is_over_the_defence_may_still_be_quicker_than_the_throw(over: Any) -> None:
    state = over(guarded(2, 9, "win-back"))
    assert GAME.turn(state) == EITHER
    assert Throw("red") in GAME.moves(state, ATTACK)
    assert GAME.moves(state, DEFENCE) == (PlayMaster(),)

    won, events = play(state)
    assert has(events, MasterPlayed(DEFENCE, "win-back"), BallWon(DEFENCE, (4, 3)))
    assert won.attacker == DEFENCE


@pytest.mark.rule("WF-44")
def test_once_the_attacker_has_thrown_it_is_too_late() -> None:
    state, _ = act(waited(guarded(3, 6, "foul")), ATTACK, Throw("red"))

    assert rolling(state) == "red"
    with refused("not now", "WF-44"):
        act(state, DEFENCE, PlayMaster())


@pytest.mark.rule("WF-44")
def test_whoever_may_be_quicker_does_nothing_else_meanwhile() -> None:
    state = passed(guarded(3, 6, "win-back"))

    with refused("not your turn", "WF-14"):
        act(state, DEFENCE, Throw("red"))
    with refused("nothing to answer", "WF-44"):
        act(state, DEFENCE, Pass())
    with refused("nothing to leave", "WF-18"):
        act(state, DEFENCE, LeaveIt())


@pytest.mark.rule("WF-44")
@pytest.mark.parametrize(
    "busy",
    [{"phase": "placing", "restart": "corner"}, {"phase": "aiming", "arrow": arrow("↗1"), "die": "red"}],
)
def test_a_ball_that_is_being_placed_or_sent_is_not_taken(busy: dict[str, Any]) -> None:
    state = holding(at(3, 6, **busy), DEFENCE, "win-back")

    assert GAME.turn(state) == Waiting((ATTACK,))
    assert not offered(state, DEFENCE)


@pytest.mark.rule("WF-44", "ALL-7")
def test_a_defence_that_may_be_quicker_keeps_nobody_waiting() -> None:
    assert GAME.holding_up(passed(guarded(3, 6, "win-back"))) == (ATTACK,)


@pytest.mark.rule("WF-44", "WF-32", "WF-42")
@pytest.mark.parametrize("face", ["win-back", "foul"])
def test_before_the_keeper_die_for_ones_own_goal_the_defence_may_be_quicker_too(face: MasterFace) -> None:
    state, _ = blue(3, 2, "clear", master=DEFENCE, master_face=face)
    assert state.phase == "answer"

    state = passed(state)
    assert GAME.turn(state) == EITHER
    assert GAME.moves(state, ATTACK) == (Throw("keeper"),)
    thrown, _ = act(state, ATTACK, Throw("keeper"))
    assert rolling(thrown) == "keeper"
    taken, _ = play(state)
    assert (taken.attacker, taken.ball, taken.die) == (DEFENCE, (3, 11), None)


@pytest.mark.rule("WF-44")
def test_with_the_clock_of_throws_the_wait_has_no_limit() -> None:
    assert GAME.turn(guarded(3, 6, "win-back")) == Waiting((DEFENCE,))


@pytest.mark.rule("WF-44")
@pytest.mark.parametrize("options", [NO_WAIT, Options(reaction=0)])
def test_without_a_wait_both_may_act_at_once(options: Options) -> None:
    state, _ = throw(holding(at(3, 4, options=options), DEFENCE, "win-back"), "red", "↑2")
    assert GAME.turn(state) == EITHER

    state, _ = blue(3, 2, "clear", master=DEFENCE, master_face="win-back", options=options)
    assert (GAME.turn(state), state.phase) == (EITHER, "clearing")


@pytest.mark.rule("WF-44", "WF-41")
@pytest.mark.parametrize("options", [NO_WAIT, Options(reaction=0)])
@pytest.mark.parametrize("shown", ["net", "unstoppable"])
def test_a_shot_is_never_settled_over_the_head_of_a_defence_that_could_save_it(
    options: Options, shown: str
) -> None:
    state, _ = throw(holding(at(2, 10, options=options), DEFENCE, "perfect-save"), "shot", shown)

    assert GAME.turn(state) == Waiting((DEFENCE,))
    assert GAME.moves(state, DEFENCE) == (Pass(), PlayMaster())


@pytest.mark.rule("WF-44")
def test_the_wait_counts_from_when_the_dice_lie_still() -> None:
    state = holding(at(2, 10, options=SECONDS), DEFENCE, "win-back")
    state, _ = GAME.apply(state, Act(ATTACK, Throw("red"), 1_000))
    fallen, _ = show(state, "↑2 ?")
    assert fallen.rolled == 1
    state, _ = GAME.apply(
        holding(at(3, 4, options=SECONDS), DEFENCE, "win-back"), Act(ATTACK, Throw("red"), 1_000)
    )
    state, _ = show(state, "↑2")
    assert GAME.turn(state) == Waiting((DEFENCE,), until=1_000 + clock.ROLLING + 3_000)

    shot, _ = GAME.apply(
        holding(at(3, 10, options=SECONDS), DEFENCE, "win-back"), Act(ATTACK, Throw("shot"), 1_000)
    )
    shot, _ = show(shot, "net")
    parried, _ = show(shot, "parry")
    assert GAME.turn(parried) == Waiting((DEFENCE,), until=1_000 + 2 * clock.ROLLING + 3_000)


@pytest.mark.rule("WF-44")
def test_the_dice_of_an_earlier_throw_lie_still_already() -> None:
    state = replace(guarded(3, 6, "win-back", options=SECONDS), rolled=2)
    state, _ = GAME.apply(state, Act(DEFENCE, Pass(), 1_000))

    assert state.rolled == 0


@pytest.mark.rule("WF-44")
@pytest.mark.parametrize(("line", "asked"), [(4, False), (7, False), (8, True), (11, True)])
def test_a_defence_may_say_not_until_the_ball_is_in_the_last_four_lines(line: int, asked: bool) -> None:  # noqa: FBT001 -- a case
    state, _ = act(guarded(3, 6, "win-back"), DEFENCE, Pass("last-four-lines"))
    assert (state.asked, GAME.turn(state)) == (("everywhere", "last-four-lines"), EITHER)

    state, _ = throw(replace(state, ball=(3, line - 2)), "red", "↑2")

    assert (GAME.turn(state) == Waiting((DEFENCE,))) == asked
    assert (GAME.turn(state) == EITHER) == (not asked)
    assert GAME.view(state, None).in_danger == asked


@pytest.mark.rule("WF-44")
def test_passing_alone_changes_nothing_about_where_one_is_asked() -> None:
    never = ("everywhere", "last-four-lines")
    state, _ = act(guarded(3, 9, "win-back", asked=never), DEFENCE, Pass())
    assert (state.asked, GAME.view(state, ATTACK).asked) == (never, never)

    state, _ = act(guarded(3, 9, "win-back", asked=never), DEFENCE, Pass("everywhere"))
    assert state.asked == ("everywhere", "everywhere")


@pytest.mark.rule("WF-44")
def test_only_the_side_that_said_so_is_not_asked() -> None:
    said = ("last-four-lines", "everywhere")

    assert throw(holding(at(3, 4, asked=said), DEFENCE, "foul"), "red", "↑2")[0].phase == "answer"


@pytest.mark.rule("WF-44")
@pytest.mark.parametrize(("where", "again"), [("everywhere", True), ("last-four-lines", False)])
def test_in_the_last_four_lines_it_is_asked_once_per_attack(where: Any, again: bool) -> None:  # noqa: FBT001 -- a case
    state, _ = act(guarded(3, 8, "win-back"), DEFENCE, Pass(where))
    on, _ = throw(state, "red", "↑2")
    assert (on.phase == "answer") == again
    assert offered(on, DEFENCE)

    back, _ = throw(replace(on, phase="throwing"), "red", "↑3 X")
    assert (back.attacker, back.passed) == (DEFENCE, False)
    kicked_off, _ = keeper("not-held", passed=True)
    assert not kicked_off.passed


@pytest.mark.rule("WF-44", "WF-39")
def test_a_new_face_is_a_new_question() -> None:
    said = ("everywhere", "last-four-lines")
    state, _ = play(armed(3, 9, "foul", asked=said, passed=True), "win-back")

    assert state.phase == "answer"


@pytest.mark.rule("WF-44", "WF-41")
def test_a_shot_is_in_the_last_four_lines() -> None:
    said = ("everywhere", "last-four-lines")
    state, _ = throw(holding(at(2, 10, asked=said, passed=True), DEFENCE, "perfect-save"), "shot", "net")

    assert GAME.moves(state, DEFENCE) == (Pass(), PlayMaster())


@pytest.mark.rule("WF-18", "WF-27", "WF-44", "ALL-4")
@pytest.mark.parametrize(
    ("state", "rule"),
    [
        (at(3, 6, phase="challenge"), "WF-18"),
        (at(*GOALMOUTH, phase="bar", shot=Shot("bar", inside=True)), "WF-27"),
        (guarded(3, 6, "win-back"), "WF-44"),
    ],
)
@pytest.mark.parametrize("move", [Throw("red"), PlayMaster(), Send("left"), Place(2, 1), Pass()])
def test_while_the_defence_decides_the_attacker_is_refused_by_the_rule_in_force(
    state: State, rule: str, move: Any
) -> None:
    assert not offered(state, ATTACK)
    with refused("not your turn", rule):
        act(state, ATTACK, move)


@pytest.mark.rule("WF-44")
def test_at_a_table_the_defence_is_first_if_its_hand_is() -> None:
    table = racing()
    attacker = table.state.attacker
    assert table.turn == Waiting((attacker, 1 - attacker), race=True)

    table.act(1 - attacker, PlayMaster(), table.now + 10)
    assert table.state.attacker == 1 - attacker
    assert table.state.master == attacker


def racing() -> Table:
    """A match whose toss winner threw a win back or a foul and has let the time pass."""
    tables = (Table(GAME, [Player("a"), Player("b")], Dice(seed)) for seed in range(100))
    for table in tables:
        if isinstance(table.turn, Waiting) and table.turn.until is not None:
            table.tick(table.turn.until)
            return table
    raise AssertionError("nobody had a face to play")


@pytest.mark.rule("WF-8", "WF-44")
def test_the_presets_name_options_there_are() -> None:
    kids = chosen(Options, GAME.presets.kids)
    pro = chosen(Options, GAME.presets.pro)

    assert chosen(Options, GAME.presets.printed) == Options()
    assert (kids.half, kids.reaction) == (180, 8)
    assert (pro.boskov, pro.reaction) == (True, 0)
