"""What both kinds of environment are made of: the match, the numbers for it, and the names of those who play."""

from collections.abc import Mapping
from random import Random
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces

from anpfiff.core import AnyGame, Refused, Seat, chosen
from anpfiff.games import game_called
from anpfiff.lab.training.beats import Match, rewards
from anpfiff.lab.training.drawing import drawn
from anpfiff.lab.training.numbers import numbers_of

Agent: TypeAlias = str
Observation: TypeAlias = dict[str, Any]
Info: TypeAlias = dict[str, Any]

LONGEST = 5_000
"""Beats after which a match is broken off."""


class Seating:
    """A table to learn at."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        material: str | None = None,
        longest: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in {None, "ansi"}:
            raise Refused("unknown-render-mode", detail=f"{render_mode}; there is: ansi")
        self.game = _rules(game, material)
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = chosen(self.game.vocabulary.options, options or {})
        self.game.setup(self.seats, self.options)
        self.numbers = numbers_of(self.game, self.seats, self.options)
        self.longest = longest
        self.render_mode = render_mode
        self.agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.metadata = {
            "name": f"{self.game.id}_v{self.game.edition}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self._seeds: Random | None = None

    def spaces(self) -> tuple[dict[Agent, spaces.Space[Any]], dict[Agent, spaces.Space[Any]]]:
        numbers = self.numbers.encoding.size
        actions = len(self.numbers.catalogue)
        return (
            {
                agent: spaces.Dict(
                    {
                        "observation": spaces.Box(0, 1, (numbers,), np.float32),
                        "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                    }
                )
                for agent in self.agents
            },
            {agent: spaces.Discrete(actions) for agent in self.agents},
        )

    def seat(self, agent: Agent) -> Seat:
        return self.agents.index(agent)

    def kick_off(self, seed: int | None) -> Match:
        """A new match; without a seed the next one of the row that the last seed began."""
        if seed is not None or self._seeds is None:
            self._seeds = Random(None if seed is None else int(seed))
        return Match(self.game, self.seats, self.options, self._seeds.getrandbits(64), self.numbers.about)

    def observed(self, match: Match, seat: Seat, moves: tuple[Any | None, ...]) -> Observation:
        return {
            "observation": self.numbers.encoding.vector(match.view(seat)),
            "action_mask": self.numbers.catalogue.mask(moves),
        }

    def ended(self, match: Match) -> tuple[bool, bool]:
        """Is it over by the rules; was it broken off, because it went on for too long?"""
        over = match.result is not None
        return over, not over and match.beats >= self.longest

    def rewards(self, match: Match) -> dict[Agent, float]:
        return dict(zip(self.agents, rewards(match.result, self.seats), strict=True))

    def info(self, match: Match, seat: Seat) -> Info:
        """The score once there is one, and what the rules said to a move that came too late."""
        late = match.refused.get(seat)
        result = match.result
        info: Info = {} if late is None else {"refused": late.why, "rule": late.rule}
        return info if result is None else {**info, "score": result.score, "winners": result.winners}

    def drawing(self, match: Match) -> str | None:
        return drawn(self.game, match.state, self.agents) if self.render_mode == "ansi" else None


def _rules(game: str, material: str | None) -> AnyGame:
    rules = game_called(game)
    return rules if material is None else rules.using(material)
