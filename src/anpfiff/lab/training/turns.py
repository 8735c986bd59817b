"""Every game as a PettingZoo AEC environment: the agents that are awaited choose one after the other, then the beat is played."""

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from anpfiff.core import Refused, Seat
from anpfiff.lab.training.beats import Match
from anpfiff.lab.training.seating import Agent, Info, Observation, Seating


class TurnsEnv(AECEnv[Agent, Observation, int | None]):
    """Nobody sees what others have chosen in a beat before it is played."""

    agent_selection: Agent

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.metadata = seating.metadata
        self.render_mode = seating.render_mode
        self.possible_agents = list(seating.agents)
        self.agents: list[Agent] = []
        self.observation_spaces, self.action_spaces = seating.spaces()

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match with the same options as before; PettingZoo's `options` change nothing."""
        self.match = self.seating.kick_off(seed)
        self.agents = list(self.possible_agents)
        self.rewards: dict[Agent, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[Agent, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[Agent, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[Agent, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, Info] = {agent: {} for agent in self.agents}
        self._choices: dict[Seat, Any | None] = {}
        self.agent_selection = self.possible_agents[self.match.awaited[0]]

    def observe(self, agent: Agent) -> Observation:
        seat = self.seating.seat(agent)
        return self.seating.observed(self.match, seat, self._offered(seat))

    def step(self, action: int | None) -> None:
        """The choice of the agent that is asked; an action whose mask is 0 is refused and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seating.seat(agent)
        self._choices[seat] = self._checked(seat, action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if len(self._choices) == len(self.match.awaited):
            self._play(self.match)
        self._ask_next()

    def render(self) -> str | None:
        return self.seating.drawing(self.match)

    def close(self) -> None:
        """Nothing to put away."""

    def _offered(self, seat: Seat) -> tuple[Any | None, ...]:
        return () if seat in self._choices else self.match.moves(seat)

    def _checked(self, seat: Seat, action: int | None) -> Any | None:
        move = self.seating.numbers.catalogue.move(action)
        if move not in self.match.moves(seat):
            raise Refused("illegal-action", detail=f"{action} of {self.possible_agents[seat]}: its mask is 0")
        return move

    def _play(self, match: Match) -> None:
        match.play(self._choices)
        self._choices = {}
        over, broken_off = self.seating.ended(match)
        for seat, agent in enumerate(self.agents):
            self.infos[agent] = self.seating.info(match, seat)
            self.terminations[agent] = over
            self.truncations[agent] = broken_off
        if over or broken_off:
            self.rewards = self.seating.rewards(match)
            self._accumulate_rewards()

    def _ask_next(self) -> None:
        """By the number of the chair: who is asked first sees no more and no less."""
        if any(self.terminations.values()) or any(self.truncations.values()):
            self.agent_selection = self.agents[0]
            return
        seat = next(seat for seat in self.match.awaited if seat not in self._choices)
        self.agent_selection = self.possible_agents[seat]
