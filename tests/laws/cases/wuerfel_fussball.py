"""Würfel-Fußball before the laws: nothing is hidden, so every position is its own twin."""

from collections import Counter
from collections.abc import Hashable
from random import Random

from anpfiff.core import Seat
from anpfiff.games.wuerfel_fussball.pitch import FIELDS
from anpfiff.games.wuerfel_fussball.rules import GAME
from anpfiff.games.wuerfel_fussball.state import State
from tests.laws.case import Case, Setting


def pieces(state: State) -> Counter[Hashable]:
    """One ball on the pitch, one master die in one hand."""
    if state.toss_winner is None:
        return Counter()
    return Counter({"ball": FIELDS.count(state.ball), "master die": (0, 1).count(state.master)})


def twin(state: State, seat: Seat | None, random: Random) -> State:
    return state


THROWS: dict[str, object] = {"clock": "throws"}
CASE = Case(
    GAME,
    (
        Setting(2, THROWS),
        Setting(2, {**THROWS, "tournament": True}),
        Setting(2, {**THROWS, "boskov": True, "reaction": 1}),
        Setting(2, {**THROWS, "tournament": True, "boskov": True, "reaction": 0}),
        Setting(2),
        Setting(2, {**THROWS, "tournament": True, "reaction": 0}),
        Setting(2, {"tournament": True, "boskov": True}),
        Setting(2, {**THROWS, "boskov": True, "reaction": 60}),
    ),
    pieces,
    twin,
)
