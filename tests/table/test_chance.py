"""Chance: seeds fall alike everywhere, and fairly."""

from collections import Counter

import pytest

from anpfiff.core import Shuffle, Throw
from anpfiff.table.chance import Dice, LiveDice, Script


@pytest.mark.rule("ALL-5")
def test_a_seed_falls_alike_on_every_machine() -> None:
    assert Dice(1).roll(Shuffle(10)) == (8, 0, 3, 4, 5, 2, 9, 6, 7, 1)
    assert Dice("Anpfiff").roll(Throw(6, 8)) == (3, 4, 2, 0, 1, 3, 5, 1)


@pytest.mark.parametrize("source", [Dice(3), LiveDice()])
def test_rolls_are_of_the_kind_that_was_asked_for(source: Dice) -> None:
    for roll in (Shuffle(0), Shuffle(1), Shuffle(80), Throw(2), Throw(6, 5)):
        assert roll.allows(source.roll(roll))


def test_dice_are_fair() -> None:
    falls = Counter(Dice(4).roll(Throw(6, 60_000)))
    assert set(falls) == set(range(6))
    assert all(abs(count - 10_000) < 400 for count in falls.values())


def test_shuffles_are_fair() -> None:
    dice = Dice(5)
    orders = Counter(dice.roll(Shuffle(3)) for _ in range(12_000))
    assert len(orders) == 6
    assert all(abs(count - 2_000) < 200 for count in orders.values())


def test_a_script_gives_what_it_was_given() -> None:
    script = Script((1,), (0, 1))
    assert (script.roll(Throw(2)), script.roll(Shuffle(2))) == ((1,), (0, 1))
