"""What a simulated cup is told by: waiting, fairness, the table."""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from anpfiff.core import Refused
from anpfiff.fixtures import standings
from anpfiff.fixtures.plan import Format, usual
from anpfiff.games import game_called
from anpfiff.lab.cups.evening import SECOND, Evening, minutes_for, played, rounds_for
from anpfiff.lab.cups.referee import MINUTE, Bots, People

ResultsBy: TypeAlias = Literal["model", "bots"]
LESSON = 45
"""Minutes."""
MOST_ROUNDS = 9
"""In a lesson: a round robin of a whole class is broken off, and each round still has three minutes."""


def lesson(
    people: int, chosen: Format, games: tuple[str, ...], seed: str, *, by: ResultsBy = "model"
) -> Evening:
    """A cup whose rounds are as long as fits into a lesson."""
    if not 2 <= people <= 400:
        raise Refused("wrong-number-of-people", detail=f"{people}; 2 to 400")
    plan = usual(chosen, games)
    minutes = max(game_called(game).minutes for game in games)
    wanted = rounds_for(plan, people)
    rounds = wanted if chosen == "cup" else min(wanted, MOST_ROUNDS)
    whistled = usual(chosen, games, minutes=minutes_for(rounds, LESSON, minutes))
    referee = People(seed) if by == "model" else Bots(seed, plan.preset)
    return played(whistled, people, referee, seed, rounds if rounds < wanted else 0)


def told(evening: Evening, by: str) -> dict[str, Any]:
    """Everything in plain numbers; seconds where it says `_s`."""
    state = evening.ledger.state
    names = {entrant.person.id: entrant.person.name for entrant in state.entrants}
    table = [
        {"place": line.place, "name": names[line.row.person], "points": line.row.points}
        for line in standings(state)
    ]
    return {
        "results_by": by,
        "people": len(state.entrants),
        "format": state.plan.format,
        "games": state.plan.games,
        "rounds": len(state.rounds),
        "round_minutes": state.plan.minutes,
        "door_to_podium_s": evening.lasted // SECOND,
        "in_time": evening.lasted <= LESSON * MINUTE,
        "wait_median_s": quantile(evening.waits, 0.5),
        "wait_p95_s": quantile(evening.waits, 0.95),
        "fairness": evening.ledger.fair._asdict(),
        "table": table,
    }


def quantile(waits: Sequence[int], part: float) -> float:
    """In seconds; 0 where nobody waited."""
    ordered = sorted(waits)
    return round(ordered[int(part * (len(ordered) - 1))] / SECOND, 1) if ordered else 0.0
