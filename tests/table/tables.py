"""Tables to test at."""

from itertools import permutations

from anpfiff.core import Seat, Waiting
from anpfiff.games import GAMES
from anpfiff.games.elfmeter.model import LayKickOff, Play, Ready, TurnStack
from anpfiff.games.elfmeter.rules import GAME as ELFMETER
from anpfiff.table.chance import Dice
from anpfiff.table.record import Player
from anpfiff.table.table import Table

TWO = (Player("Ada"), Player("Ben"))
THREE = (*TWO, Player("Cleo"))


def foul(**options: object) -> Table:
    return Table(GAMES["foul"], THREE, Dice(1), {"first": 0, **options})


def race(attacker: int = 0) -> Table:
    """Elfmeter! in an attempt that began after one second, both stacks held the right side up."""
    table = Table(GAMES["elfmeter"], TWO, Dice(1), {"first": attacker})
    defender = 1 - attacker
    for seat, move in (
        (attacker, LayKickOff()),
        (attacker, Ready()),
        (defender, TurnStack()),
        (defender, Ready()),
    ):
        table.act(seat, move, seconds(1))
    return table


def passes(table: Table, seat: Seat = 0) -> tuple[Play, Play, Play]:
    """The top card of a full stack, which opens an attack, and two that complete it."""
    top, *below = table.state.stacks[seat]
    follows = ELFMETER.deck.follows
    second, third = next(
        (second, third)
        for second, third in permutations(below, 2)
        if follows(second, top) and follows(third, second)
    )
    return Play(top), Play(second), Play(third)


def opener(table: Table) -> Seat:
    assert isinstance(table.turn, Waiting)
    return table.turn.seats[0]


def seconds(count: int) -> int:
    return count * 1000
