"""Würfel-Fußball in the terminal: what the board says of the dice, the clock and the fouls."""

from typing import Any, get_args

import pytest
from msgspec.structs import replace
from rich.console import Console

from anpfiff.games.wuerfel_fussball.dice import Dice, Die, Throwable
from anpfiff.games.wuerfel_fussball.material import STANDARD
from anpfiff.games.wuerfel_fussball.model import DieFell, Throw, View
from anpfiff.games.wuerfel_fussball.rules import GAME
from anpfiff.terminal.boards.wuerfel_fussball import call, draw, tell

NAMES = ("Ada", "Ben")
OWN = replace(STANDARD, red=replace(STANDARD.red, name="Kurzpass", symbol="◈"))


def seen(**changes: Any) -> View:
    return replace(GAME.view(GAME.setup(2), None), **changes)


def drawn(view: View) -> str:
    console = Console(width=80)
    with console.capture() as captured:
        console.print(draw(view, NAMES))
    return captured.get()


@pytest.mark.rule("WF-6")
@pytest.mark.parametrize("dice", [STANDARD, OWN])
@pytest.mark.parametrize("die", get_args(Throwable))
def test_a_die_is_called_by_the_symbol_and_the_name_of_its_set(die: Any, dice: Dice) -> None:
    view = seen(dice=None if dice is STANDARD else dice, phase="rolling", die=die)
    cube = getattr(dice, die)

    assert f"Throw {cube.symbol} {cube.name} (" in call(Throw(die), view)
    assert f"{cube.symbol} {cube.name} (" in drawn(view)


@pytest.mark.rule("WF-6")
def test_no_two_dice_are_told_alike_when_they_fall() -> None:
    dice: tuple[Die, ...] = get_args(Die)

    assert len({tell(DieFell(0, die, "foul"), NAMES) for die in dice}) == len(dice)
    assert tell(DieFell(0, "shot", "net"), NAMES) == "Ada throws ◎ shot (red): net."
