"""Würfel-Fußball: the rocket plays the solution, and the solution is one."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from anpfiff.bots import bot_called
from anpfiff.bots.levels import LEVELS, NAMES
from anpfiff.bots.wuerfel_fussball.craft import THROW, solved, throws_left
from anpfiff.bots.wuerfel_fussball.essence import essence, looked_at
from anpfiff.bots.wuerfel_fussball.plain import choose
from anpfiff.bots.wuerfel_fussball.policy import Policy
from anpfiff.bots.wuerfel_fussball.shelf import cached_at, policy_for
from anpfiff.cli import main
from anpfiff.core import Refused, Waiting, shipped
from anpfiff.games.wuerfel_fussball.model import Move, Options, Place, PlayMaster, Send, Throw
from anpfiff.games.wuerfel_fussball.rules import GAME
from anpfiff.games.wuerfel_fussball.state import State
from anpfiff.lab.duel import duel
from anpfiff.lab.games.wuerfel_fussball.simulation import simulated
from tests.rules.wuerfel_fussball.positions import arrow, at, guarded

THROWS = Options(clock="throws")
TOURNAMENT = Options(clock="throws", tournament=True, boskov=True)
DICE = shipped("anpfiff.games.wuerfel_fussball", "dice.toml")
ENOUGH = 1e-9


def made(state: State) -> Move:
    """What the strongest side does there."""
    turn = GAME.turn(state)
    assert isinstance(turn, Waiting)
    seat = turn.seats[0]
    return solved(GAME, GAME.view(state, seat), GAME.moves(state, seat), Random(1))


@pytest.mark.many
@pytest.mark.parametrize("options", [THROWS, TOURNAMENT], ids=["plain", "tournament"])
def test_the_solution_is_proved_and_matches_end_as_it_says(options: Options) -> None:
    from anpfiff.lab.games.wuerfel_fussball.proof import proved

    proof = proved(GAME, options, 30)

    assert proof.positions > 5_000
    assert proof.strays == 0
    assert proof.residual <= ENOUGH
    assert proof.slip <= ENOUGH
    assert proof.regret <= ENOUGH
    assert proof.comeback <= ENOUGH
    share, error = simulated(GAME, options, 2_000, "anpfiff")
    assert abs(share - proof.worth) <= 3 * error


@pytest.mark.parametrize("other", NAMES[:-1])
def test_the_rocket_loses_to_no_other_level(other: str) -> None:
    rocket, _ = duel(GAME, ["rocket", other], 100, "1", THROWS)
    assert rocket.share > 0.55


@pytest.mark.parametrize(
    ("better", "worse"), [("fox", "rabbit"), ("rabbit", "tortoise"), ("tortoise", "snail")]
)
def test_every_level_beats_the_one_below(better: str, worse: str) -> None:
    standing, _ = duel(GAME, [better, worse], 100, "1", THROWS)
    assert standing.share > 0.55


def test_on_the_live_clock_too() -> None:
    rocket, _ = duel(GAME, ["rocket", "fox"], 40, "1")
    assert rocket.share > 0.55


def test_whoever_throws_anything_beats_the_snail_sometimes() -> None:
    snail, anybody = duel(GAME, ["snail", "random"], 100, "1", THROWS)
    assert 0.1 < anybody.share < snail.share


def test_a_side_behind_shoots_the_free_kick_that_a_side_ahead_keeps() -> None:
    free_kick = at(1, 8, half=2, played=70, restart="free-kick")
    assert made(replace(free_kick, score=(0, 1))) == Throw("shot")
    assert made(replace(free_kick, score=(1, 0))) == Throw("orange")


def test_both_wings_and_both_chairs_are_played_alike() -> None:
    left = at(1, 9, phase="aiming", die="orange", arrow=arrow("↗1"))
    right = replace(left, ball=(5, 9))
    swapped = replace(right, attacker=1, master=1, toss_winner=0)
    assert essence(left) == essence(right) == essence(swapped)
    assert (made(left), made(right), made(swapped)) == (Send("right"), Send("left"), Send("left"))


def test_what_leads_left_there_leads_right_here() -> None:
    right = at(5, 9)
    assert looked_at(Send("left"), right) == Send("right")
    assert looked_at(Send("up"), right) == Send("up")
    assert looked_at(Place(2, 1), right) == Place(4, 1)
    assert looked_at(Place(2, 1), at(2, 9)) == Place(2, 1)


def test_more_time_and_a_higher_lead_than_were_worked_out_are_played_like_the_most_that_were() -> None:
    policy = policy_for(GAME, boskov=False)
    assert policy is not None
    node = policy.node(essence(at(3, 9, orange="barred")))
    assert node is not None
    sheet = policy.sheets["second"]
    assert sheet.choice(node, 1_000, 99) == sheet.choice(node, sheet.longest, sheet.far)
    assert sheet.choice(node, 0, -99) == sheet.choice(node, 0, -sheet.far)


def test_the_live_clock_is_counted_in_throws() -> None:
    view = GAME.view(replace(at(3, 6), options=Options(), played=0), 0)
    assert throws_left(view) == view.length // THROW
    assert throws_left(replace(view, played=view.length - 1)) == 1
    assert throws_left(replace(view, played=view.length + 1)) == 0
    assert throws_left(replace(view, options=THROWS, length=75, played=74)) == 1


def test_a_position_no_match_leads_to_is_played_by_rule_of_thumb() -> None:
    nowhere = at(2, 10, restart="free-kick")
    assert made(nowhere) == choose(GAME.view(nowhere, 0), GAME.moves(nowhere, 0), Random(1))


def test_own_dice_are_played_by_rule_of_thumb_until_they_are_solved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    game, shipped_policy = GAME.using(DICE + "\n"), policy_for(GAME, boskov=False)
    assert shipped_policy is not None
    assert policy_for(game, boskov=False) is None
    free_kick = at(1, 8, half=2, played=70, score=(1, 0), restart="free-kick")
    view, moves = game.view(free_kick, 0), game.moves(free_kick, 0)
    assert solved(game, view, moves, Random(1)) == Throw("shot")
    other = GAME.using(DICE + "\n\n")
    path = cached_at(other, boskov=False)
    path.parent.mkdir()
    path.write_bytes(shipped_policy.written())
    assert solved(other, view, moves, Random(1)) == Throw("orange")


def test_a_broken_policy_is_refused() -> None:
    with pytest.raises(Refused, match="unreadable policy"):
        Policy.read(b"nothing")


def test_answers_come_before_the_wait_is_over() -> None:
    state = guarded(3, 8, "win-back")
    view, moves = GAME.view(state, 1), GAME.moves(state, 1)
    for level in LEVELS:
        bot = bot_called(GAME, level.name)
        assert bot.when(view, moves, Random(1)) < view.options.reaction * 1_000


def test_bots_throw_as_slowly_as_people() -> None:
    """A die has to be seen to lie before the next is chosen; so two halves of 7:30 give the goals of a football match."""
    view, moves = GAME.view(at(3, 6), 0), GAME.moves(at(3, 6), 0)
    for level in NAMES:
        bot, dice = bot_called(GAME, level), Random(1)
        assert 3_000 < sum(bot.when(view, moves, dice) for _ in range(100)) / 100 < 7_000


@pytest.mark.rule("WF-44")
@pytest.mark.parametrize("level", NAMES)
def test_whoever_has_answered_is_not_quicker_afterwards(level: str) -> None:
    state = guarded(3, 10, "win-back", phase="throwing")
    bot = bot_called(GAME, level)
    view = GAME.view(state, 1)

    assert {bot.choose(view, GAME.moves(state, 1), Random(seed)) for seed in range(20)} == {None}


@pytest.mark.rule("WF-44")
@pytest.mark.parametrize("level", ["rabbit", "rocket"])
@pytest.mark.parametrize(
    "changes",
    [{"options": Options(clock="throws", reaction=0)}, {"asked": ("everywhere", "last-four-lines")}],
    ids=["no wait", "not asked"],
)
def test_whoever_is_not_asked_is_quicker_where_that_is_best(level: str, changes: dict[str, Any]) -> None:
    bot = bot_called(GAME, level)
    last = guarded(3, 10, "win-back", phase="throwing", half=2, played=74, score=(0, 1), **changes)
    far = guarded(3, 2, "win-back", phase="throwing", half=2, played=1, **changes)
    view = GAME.view(last, 1)

    assert bot.choose(view, GAME.moves(last, 1), Random(1)) == PlayMaster()
    assert bot.when(view, GAME.moves(last, 1), Random(1)) < 3_000
    assert bot.choose(GAME.view(far, 1), GAME.moves(far, 1), Random(1)) is None


@pytest.mark.rule("WF-44")
def test_the_plain_side_forestalls_only_near_its_goal() -> None:
    for line, wanted in ((6, None), (9, PlayMaster())):
        state = guarded(3, line, "foul", phase="throwing")
        assert choose(GAME.view(state, 1), GAME.moves(state, 1), Random(1)) == wanted


def test_the_command_writes_what_it_has_worked_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from anpfiff.lab.games.wuerfel_fussball import solution

    policy = policy_for(GAME, boskov=False)
    assert policy is not None
    known = solution.Solved(policy, {75: 0.5})
    monkeypatch.setattr(solution, "solved", lambda *_, **__: known)
    assert main(["solve", "wuerfel-fussball", "--to", str(tmp_path)]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["boskov.policy", "plain.policy"]
    assert Policy.read((tmp_path / "plain.policy").read_bytes()) == policy
    assert "0.5000 with 75 throws" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["solve", "schach"], "unknown game"),
        (["solve", "foul"], "no solver"),
        (["solve", "wuerfel-fussball"], "shipped already"),
    ],
)
def test_bad_words_get_one_clear_answer(
    words: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert why in capsys.readouterr().err
