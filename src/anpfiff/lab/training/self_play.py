"""Learning by playing oneself: the policy gradient of Williams (REINFORCE), with Adam's steps.

A match is played with the policy in every chair. What the winners did becomes likelier, what the others did less so; the
rewards of a match add up to nothing, so they need no baseline.
"""

from random import Random

import numpy as np

from anpfiff.lab.training.catalogue import Mask
from anpfiff.lab.training.encoding import Vector
from anpfiff.lab.training.policy import Policy, Weights
from anpfiff.lab.training.turns import TurnsEnv

BATCH = 100
"""Matches between two steps."""
STEP = 0.03
FADING = 0.9
SPREADING = 0.99
NOUGHT = 1e-8
"""Adam's averages of slopes and of their squares, and what keeps it from dividing by nothing."""


class SelfPlay:
    def __init__(self, env: TurnsEnv, policy: Policy, seed: int) -> None:
        self._env = env
        self.policy = policy
        self._dice = Random(seed)
        env.reset(seed=seed)
        self._mean = np.zeros_like(policy.weights)
        self._square = np.zeros_like(policy.weights)
        self._steps = 0

    def learn(self, matches: int) -> None:
        for _ in range(matches // BATCH):
            slopes = [self._match() for _ in range(BATCH)]
            self._step(np.mean(slopes, axis=0))

    def _match(self) -> Weights:
        """The slope of one match: for every chair what it did, times what it got."""
        env = self._env
        env.reset()
        slopes = {agent: np.zeros_like(self.policy.weights) for agent in env.possible_agents}
        for agent in env.agent_iter():
            if env.terminations[agent] or env.truncations[agent]:
                break
            slopes[agent] += self._turn(**env.observe(agent))
        total: Weights = sum(
            (env.rewards[agent] * slope for agent, slope in slopes.items()),
            np.zeros_like(self.policy.weights),
        )
        return total

    def _turn(self, observation: Vector, action_mask: Mask) -> Weights | float:
        decision = self.policy.tried(observation, action_mask, self._dice)
        self._env.step(int(action_mask.argmax()) if decision is None else decision.action)
        return 0.0 if decision is None else decision.slope

    def _step(self, slope: Weights) -> None:
        self._steps += 1
        self._mean = FADING * self._mean + (1 - FADING) * slope
        self._square = SPREADING * self._square + (1 - SPREADING) * slope**2
        mean = self._mean / (1 - FADING**self._steps)
        square = self._square / (1 - SPREADING**self._steps)
        self.policy.weights = self.policy.weights + STEP * mean / (np.sqrt(square) + NOUGHT)
