"""How much a competition may ask of a server: every line is kept for ever, and every draw is made anew when the server starts."""

from collections.abc import Collection

from anpfiff.fixtures.inputs import DrawRound
from anpfiff.server.cups.cup import Granted

MOST_LINES = 20_000
"""Of one competition's log: four hundred people over fifty rounds."""
MOST_WORK = 400_000_000
"""Of all its draws: some minutes, which are thousands of rounds of a class, or a hundred of a full hall."""
HALL = 150
"""People beyond whom a draw takes hardly longer."""


def full(lines: Collection[Granted]) -> bool:
    """Is there no room for another line?"""
    return len(lines) >= MOST_LINES or work(lines) > MOST_WORK


def bearable(logs: Collection[Collection[Granted]]) -> bool:
    """Can a server take all of them over?"""
    return all(len(lines) <= MOST_LINES for lines in logs) and sum(map(work, logs)) <= MOST_WORK


def work(lines: Collection[Granted]) -> int:
    """What it costs to draw all rounds anew: the cube of the people, up to a full hall."""
    draws = (len(line.given.lots) for line in lines if isinstance(line.given, DrawRound))
    return sum(min(people, HALL) ** 3 for people in draws)
