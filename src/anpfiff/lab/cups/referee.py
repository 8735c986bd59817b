"""How a match of a simulated cup ends: by a model of people, or played out by bots."""

from random import Random
from typing import NamedTuple, Protocol

from anpfiff.bots import bot_called
from anpfiff.bots.levels import NAMES
from anpfiff.core import chosen
from anpfiff.fixtures import Match, Outcome
from anpfiff.fixtures.whistle import at_whistle, outcome_of
from anpfiff.games import game_called
from anpfiff.lab.arena import play_until
from anpfiff.lab.cups.model import Model

SPREAD = 0.25
"""Of how long matches take, as a share: two of three lie within a quarter of the leaflet's minutes."""
MINUTE = 60_000


class Ended(NamedTuple):
    outcome: Outcome
    took: int
    """Milliseconds."""


class Referee(Protocol):
    def ended(self, match: Match, until: int | None, luck: Random) -> Ended: ...


class People:
    """Results by hidden strengths, durations as the leaflet says, with a spread; a whistle cuts both."""

    name = "model"

    def __init__(self, seed: str) -> None:
        self._model = Model(seed)

    def ended(self, match: Match, until: int | None, luck: Random) -> Ended:
        full = game_called(match.game).minutes * MINUTE * luck.lognormvariate(0.0, SPREAD)
        outcome = self._model.outcome(match, luck)
        return Ended(outcome, int(full if until is None else min(full, until)))


class Bots:
    """Every match is played with the real rules, by bots of five strengths at their own pace."""

    name = "bots"

    def __init__(self, seed: str, preset: str) -> None:
        self._seed = seed
        self._preset = preset

    def ended(self, match: Match, until: int | None, luck: Random) -> Ended:
        game = game_called(match.game)
        seats = max(len(match.sides), 2 * max(len(side.people) for side in match.sides))
        chairs = [match.sides[seat % len(match.sides)] for seat in range(seats)]
        bots = [bot_called(game, side.bot or NAMES[luck.randrange(len(NAMES))]) for side in chairs]
        options = chosen(game.vocabulary.options, getattr(game.presets, self._preset, {}))
        played, state = play_until(game, bots, options, f"{self._seed} {match.id}", until)
        if played.broken_off:
            return Ended(at_whistle(game.id, state, len(match.sides)), played.milliseconds)
        ended = outcome_of(game.id, state, played.result, len(match.sides))
        return Ended(ended, played.milliseconds)
