"""Elfmeter!: the full position, for the rules only."""

from typing import TypeAlias

from anpfiff.core import Seat, Value
from anpfiff.core.tempo import Rests
from anpfiff.games.elfmeter.cards import CardNumber, Laid, Side
from anpfiff.games.elfmeter.model import Options, Phase, RoundEnd

Cards: TypeAlias = tuple[CardNumber, ...]

COLOUR: Cards = tuple(range(1, 25))
"""ELF-1: the playing cards of one colour."""
KICK_OFFS = 6
BOTH: tuple[Seat, Seat] = (0, 1)


class State(Value, frozen=True):
    options: Options
    phase: Phase = "lots"
    attacker: Seat = 0
    stacks: tuple[Cards, Cards] = (COLOUR, COLOUR)
    """Top card first."""
    sides: tuple[Side, Side] = ("attack", "attack")
    ready: tuple[bool, bool] = (False, False)
    """Before an attempt and in a pause: who has said so; while shuffling: whose stack is done."""
    kick_offs: tuple[int, int] = (KICK_OFFS, KICK_OFFS)
    in_middle: Seat | None = None
    goals: tuple[int, int] = (0, 0)
    removed: int = 0
    box: tuple[Laid, ...] = ()
    attack: Cards = ()
    """The attack cards that count in this attempt."""
    offer: Seat | None = None
    choices: tuple[CardNumber | None, CardNumber | None] = (None, None)
    """Chosen cards stay in their stacks: the round is over before anybody could play them."""
    last: RoundEnd | None = None
    rests: Rests = ()
    """ELF-13: how each seat's hands rest; nothing where nobody has to."""
