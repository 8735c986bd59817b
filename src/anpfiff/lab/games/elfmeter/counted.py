"""Elfmeter!, counted: penalties between two that never err, with the cards that a situation leaves them."""

from collections.abc import Mapping
from random import Random
from typing import Any, TypeAlias

from anpfiff.bots import bot_called
from anpfiff.core import Act
from anpfiff.games.elfmeter.cards import Laid, Third
from anpfiff.games.elfmeter.material import SHIPPED
from anpfiff.games.elfmeter.model import Options
from anpfiff.games.elfmeter.rules import GAME
from anpfiff.games.elfmeter.state import COLOUR, State
from anpfiff.lab.games.elfmeter.odds import LEFT_OVER, SITUATIONS, Fields
from anpfiff.lab.odds.counted.course import Said

Stacks: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]


def match(seed: str) -> Said:
    """One penalty in each situation."""
    dice = Random(seed)
    shots = {card: face.shot for card, face in SHIPPED.attack.items()}
    dives = {card: face.dive for card, face in SHIPPED.defence.items()}
    stacks: dict[str, Stacks] = {
        key: (_showing(attacked, shots, dice), _showing(kept, dives, dice))
        for key, (_, attacked, kept) in SITUATIONS.items()
    }
    for mine, yours in LEFT_OVER:
        stacks[f"left-{mine}-{yours}"] = (tuple(dice.sample(COLOUR, mine)), tuple(dice.sample(COLOUR, yours)))
    return {key: _goal(left, dice) for key, left in stacks.items()}


def _showing(fields: Fields, shows: Mapping[int, Third], dice: Random) -> tuple[int, ...]:
    """One card for each of the fields."""
    return tuple(dice.choice([card for card in COLOUR if shows[card] == field]) for field in sorted(fields))


def _goal(stacks: Stacks, dice: Random) -> bool:
    """ELF-21: with these cards left, and all others in the box."""
    box = tuple(
        Laid(seat, card, SHIPPED.attack[card], "counts")
        for seat, stack in enumerate(stacks)
        for card in COLOUR
        if card not in stack
    )
    state: Any = State(Options(), "penalty", 0, stacks, ("attack", "defence"), box=box)
    bot = bot_called(GAME, "rocket")
    for seat in (0, 1):
        move: Any = bot.choose(GAME.view(state, seat), GAME.moves(state, seat), dice)
        state, _ = GAME.apply(state, Act(seat, move))
    return sum(GAME.view(state, None).goals) > 0
