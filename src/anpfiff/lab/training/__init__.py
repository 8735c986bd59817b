"""The games as environments to learn in (PettingZoo), and a learner.

    from anpfiff.lab.training import env, parallel_env

    table = env("elfer-raus", seats=4)
    table.reset(seed=1)

What an agent observes comes from its view alone, what it may do from the moves it is offered. docs/learning.md tells the rest.
"""

from typing import TYPE_CHECKING, Any

from anpfiff.core import Refused

if TYPE_CHECKING:
    from anpfiff.lab.training.races import RacesEnv
    from anpfiff.lab.training.turns import TurnsEnv

__all__ = ["env", "parallel_env"]


def env(game: str, **wanted: Any) -> "TurnsEnv":
    """Any of the eight games, one agent after the other; `wanted` is what `Seating` takes: seats, options, material …"""
    try:
        from anpfiff.lab.training.seating import Seating  # noqa: PLC0415 -- only learners have PettingZoo
        from anpfiff.lab.training.turns import TurnsEnv  # noqa: PLC0415 -- only learners have PettingZoo
    except ImportError as missing:
        raise _needs(missing) from missing
    return TurnsEnv(Seating(game, **wanted))


def parallel_env(game: str, **wanted: Any) -> "RacesEnv":
    """A game in which several act at once: Elfmeter!, Ligretto-Fußball, Zweikampf or Foul."""
    try:
        from anpfiff.lab.training.races import RacesEnv  # noqa: PLC0415 -- only learners have PettingZoo
        from anpfiff.lab.training.seating import Seating  # noqa: PLC0415 -- only learners have PettingZoo
    except ImportError as missing:
        raise _needs(missing) from missing
    return RacesEnv(Seating(game, **wanted))


def _needs(missing: ImportError) -> Refused:
    return Refused(
        "needs-pettingzoo",
        detail=f"{missing.name} is missing: pip install 'anpfiff[lab]' (in a clone: python3 run.py setup)",
    )
