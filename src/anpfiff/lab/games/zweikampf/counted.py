"""Zweikampf, counted."""

from anpfiff.games.zweikampf.model import CardsTurned
from anpfiff.games.zweikampf.rules import CARDS, GAME
from anpfiff.games.zweikampf.state import State
from anpfiff.lab.odds.counted.course import Said, course


def match(seed: str) -> Said:
    moments = course(GAME, GAME.setup(2, None), seed)
    pairs: list[State] = [moment.state for moment in moments if _turned(moment.events)]
    lead = _lead(pairs[-1])
    equal = sum(bool(state.open) for state in pairs)
    said: dict[str, float] = {
        "win": lead > 0,
        "tie": not lead,
        "no-equal-pair": not equal,
        "equal-pairs": equal,
        "left-over": bool(pairs[-1].open),
        "margin": abs(lead),
    }
    return said | ({"comeback-half": _lead(pairs[CARDS // 4 - 1]) * lead <= 0} if lead else {})


def _turned(events: tuple[object, ...]) -> bool:
    return any(isinstance(event, CardsTurned) for event in events)


def _lead(state: State) -> int:
    mine, yours = map(len, state.won)
    return mine - yours
