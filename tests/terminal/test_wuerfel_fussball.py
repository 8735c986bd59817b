"""Würfel-Fußball in the terminal: what the board says of the dice, the clock and the fouls."""

from typing import Any, get_args

import pytest
from msgspec.structs import replace
from rich.console import Console

from anpfiff.games.wuerfel_fussball.dice import Dice, Die, Throwable
from anpfiff.games.wuerfel_fussball.material import SHIPPED
from anpfiff.games.wuerfel_fussball.model import (
    DieFell,
    Options,
    Pass,
    PlayMaster,
    RestartGiven,
    SentOff,
    Throw,
    View,
)
from anpfiff.games.wuerfel_fussball.rules import GAME
from anpfiff.terminal.boards import board_for
from anpfiff.terminal.boards.wuerfel_fussball import call, draw, tell, wishes
from anpfiff.terminal.screen import Screen

NAMES = ("Ada", "Ben")
OWN = replace(SHIPPED, red=replace(SHIPPED.red, name="Kurzpass", symbol="◈"))


def seen(**changes: Any) -> View:
    return replace(GAME.view(GAME.setup(2), None), **changes)


def drawn(view: View) -> str:
    console = Console(width=80)
    with console.capture() as captured:
        console.print(draw(view, NAMES))
    return captured.get()


@pytest.mark.rule("WF-6")
@pytest.mark.parametrize("dice", [SHIPPED, OWN])
@pytest.mark.parametrize("die", get_args(Throwable))
def test_a_die_is_called_by_the_symbol_and_the_name_of_its_set(die: Any, dice: Dice) -> None:
    view = seen(dice=None if dice is SHIPPED else dice, phase="rolling", die=die)
    cube = getattr(dice, die)

    assert f"Throw {cube.symbol} {cube.name} (" in call(Throw(die), view)
    assert f"{cube.symbol} {cube.name} (" in drawn(view)


@pytest.mark.rule("WF-6")
def test_no_two_dice_are_told_alike_when_they_fall() -> None:
    dice: tuple[Die, ...] = get_args(Die)

    assert len({tell(DieFell(0, die, "foul"), NAMES) for die in dice}) == len(dice)
    assert tell(DieFell(0, "shot", "net"), NAMES) == "Ada throws ◎ shot (red): net."


@pytest.mark.rule("WF-9")
@pytest.mark.parametrize(
    ("options", "played", "length", "clock"),
    [
        (Options(), 65_000, 450_000, "first half, 1:05 of 7:30"),
        (Options(), 451_000, 450_000, "first half, 7:31 of 7:30, time is up"),
        (Options(clock="throws"), 74, 75, "first half, 74 of 75 throws"),
        (Options(clock="throws"), 75, 75, "first half, 75 of 75 throws, time is up"),
    ],
)
def test_the_board_says_when_the_time_is_up(options: Options, played: int, length: int, clock: str) -> None:
    board = drawn(seen(options=options, played=played, length=length))

    assert any(line.rstrip().endswith(clock) for line in board.splitlines())


@pytest.mark.parametrize(
    ("phase", "attacks"), [("toss", False), ("throwing", True), ("shoot-out", False), ("finished", False)]
)
def test_nobody_attacks_while_the_ball_is_away(phase: str, attacks: bool) -> None:  # noqa: FBT001 -- a case
    board = drawn(seen(phase=phase))

    assert ("Ada attacks" in board) == ("(●)" in board) == attacks


@pytest.mark.rule("WF-35")
def test_a_foul_warns_and_a_sending_off_moves_the_master_die_whoever_holds_it() -> None:
    assert "! a second blue foul in a row sends Ben off" in drawn(seen(fouled=(False, True)))
    assert tell(SentOff(1), NAMES) == (
        "Second foul in a row: Ben has a man sent off; Ada throws the master die."
    )


def test_restarts_are_written_as_football_writes_them() -> None:
    told = [tell(RestartGiven(0, restart), NAMES) for restart in ("throw-in", "kick-off", "keepers-kick")]

    assert told == ["Throw-in for Ada.", "Kick-off for Ada.", "Keeper's kick for Ada."]


@pytest.mark.rule("WF-44")
@pytest.mark.parametrize(
    ("now", "then", "said"),
    [
        ("everywhere", "last-four-lines", "Keep it, and ask me only in the last four lines"),
        ("last-four-lines", "everywhere", "Keep it, and ask me everywhere"),
    ],
)
def test_whoever_passes_may_say_where_to_be_asked(now: Any, then: Any, said: str) -> None:
    view = seen(phase="answer", attacker=0, asked=("everywhere", now))
    screen = Screen(Console(), board_for("wuerfel-fussball"), NAMES)

    assert screen.choices((Pass(), PlayMaster()), view) == (Pass(), PlayMaster(), Pass(then))
    assert call(Pass(then), view) == said
    assert wishes(PlayMaster(), view) == ()
