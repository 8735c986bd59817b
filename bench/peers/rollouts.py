"""The peer: OpenSpiel's rollouts of crazy_eights for four, inside C++.

`python -m bench.peers.rollouts`: every line of input is a number of seconds; the answer is a line with moves, rollouts and CPU seconds.
OpenSpiel's tree search is given one simulation and an evaluator that plays many random matches for it; so everything but
their loop is negligible. Rollouts begin after the deal, which is not measured. A move is an action of a player, as we count
ours; what chance does between them (a card drawn) is not. How many moves a rollout has is counted outside, in the same random play.
"""

import json
import sys
import time
from random import Random
from typing import Any

import pyspiel

ROLLOUTS = 2_000
COUNTED = 400
DEALS = 5


class Deal:
    """Cards on the table, the first player to move."""

    def __init__(self, game: Any, random: Random) -> None:
        self._state = game.new_initial_state()
        while self._state.is_chance_node():
            _random_action(self._state, random)
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=random.getrandbits(30))
        self._search = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, random.getrandbits(30), False)
        self._length = sum(self._moves(random) for _ in range(COUNTED)) / COUNTED

    def rollouts(self) -> float:
        """How many moves were made."""
        self._search.mcts_search(self._state)
        return self._length * ROLLOUTS

    def _moves(self, random: Random) -> int:
        state = self._state.clone()
        moves = 0
        while not state.is_terminal():
            moves += not state.is_chance_node()
            _random_action(state, random)
        return moves


def _random_action(state: Any, random: Random) -> None:
    if state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(actions, odds)[0])
    else:
        state.apply_action(random.choice(state.legal_actions()))


def lap(deals: list[Deal], seconds: float) -> tuple[int, int, float]:
    began = time.process_time()
    moves = 0.0
    rounds = 0
    while (spent := time.process_time() - began) < seconds or rounds % len(deals):
        moves += deals[rounds % len(deals)].rollouts()
        rounds += 1
    return round(moves), rounds * ROLLOUTS, spent


if __name__ == "__main__":
    random = Random(1)
    game = pyspiel.load_game("crazy_eights", {"players": 4})
    deals = [Deal(game, random) for _ in range(DEALS)]
    for line in sys.stdin:
        print(json.dumps(lap(deals, float(line))), flush=True)
