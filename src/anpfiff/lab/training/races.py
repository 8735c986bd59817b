"""The games in which several act at once, as PettingZoo parallel environments."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from gymnasium import spaces
from pettingzoo import ParallelEnv

from anpfiff.core import Refused
from anpfiff.lab.parts import having, part_of
from anpfiff.lab.training.seating import Agent, Info, Observation, Seating

Stepped: TypeAlias = tuple[
    dict[Agent, Observation], dict[Agent, float], dict[Agent, bool], dict[Agent, bool], dict[Agent, Info]
]


def together() -> tuple[str, ...]:
    """The games in which several may act at once."""
    return tuple(game for game in having("features") if getattr(part_of(game, "features"), "TOGETHER", False))


class RacesEnv(ParallelEnv[Agent, Observation, int]):
    """Everybody acts in every beat, if only by waiting. What the rules do not allow is as good as waiting, and the info says why."""

    def __init__(self, seating: Seating) -> None:
        if seating.game.id not in together():
            detail = f"{seating.game.title} is played in turns: take env; there are: {', '.join(together())}"
            raise Refused("nobody-acts-at-once", detail=detail)
        self.seating = seating
        self.render_mode = seating.render_mode
        self.metadata = {**seating.metadata, "is_parallelizable": True}
        self.possible_agents = list(seating.agents)
        self.agents: list[Agent] = []
        self.observation_spaces, self.action_spaces = seating.spaces()

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Observation], dict[Agent, Info]]:
        """A new match with the same options as before; PettingZoo's `options` change nothing."""
        self.match = self.seating.kick_off(seed)
        self.agents = list(self.possible_agents)
        return self._observed(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[Agent, int]) -> Stepped:
        match = self.match
        seating = self.seating
        move = self.seating.numbers.catalogue.move
        match.play({seating.seat(agent): move(action) for agent, action in actions.items()})
        over, broken_off = seating.ended(match)
        done = over or broken_off
        agents = self.possible_agents
        rewards = seating.rewards(match) if done else dict.fromkeys(agents, 0.0)
        infos = {agent: seating.info(match, seat) for seat, agent in enumerate(agents)}
        self.agents = [] if done else self.agents
        return (
            self._observed(),
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, broken_off),
            infos,
        )

    def render(self) -> str | None:
        return self.seating.drawing(self.match)

    def close(self) -> None:
        """Nothing to put away."""

    def _observed(self) -> dict[Agent, Observation]:
        match = self.match
        return {
            agent: self.seating.observed(match, seat, match.moves(seat))
            for seat, agent in enumerate(self.possible_agents)
        }
