"""The peer: pgx, whose `2048` is stepped by JAX in batches; random play takes 118 moves there, about as many as in Elfer raus!.

`python -m bench.peers.batches`: every line of input is a number of seconds on the core it was started on; the answer is a line with
steps, matches and CPU seconds. The batch is the best of those tried; only steps of matches that were still on count; neither
compiling nor setting up is measured.
"""

import json
import sys
import time
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import pgx

BATCHES = (256, 1024, 4096)
STEPS = 64
"""Steps in a row inside JAX, from the beginning: nearly all matches last longer."""


class Stepping:
    """A batch of fresh matches, and the compiled way on from there."""

    def __init__(self, batch: int) -> None:
        self._env = pgx.make("2048")
        self._batch = batch
        self._fresh = jax.jit(jax.vmap(self._env.init))(jax.random.split(jax.random.PRNGKey(1), batch))
        self._run: Callable[[Any, Any], Any] = jax.jit(self._steps)
        self._key = jax.random.PRNGKey(2)
        self.lap(0)

    def lap(self, seconds: float) -> tuple[int, int, float]:
        began = time.process_time()
        steps = 0
        matches = 0
        while True:
            self._key, now = jax.random.split(self._key)
            state = self._run(self._fresh, now)
            steps, matches = steps + int(state._step_count.sum()), matches + self._batch  # noqa: SLF001 -- pgx has no other name for it
            if (spent := time.process_time() - began) >= seconds:
                return steps, matches, spent

    def _steps(self, state: Any, key: Any) -> Any:
        keys = jax.random.split(key, STEPS)
        return jax.lax.scan(self._step, state, keys)[0]

    def _step(self, state: Any, key: Any) -> tuple[Any, None]:
        """One random legal move in each match."""
        choice, chance = jax.random.split(key)
        odds = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choice, odds, axis=-1)
        return jax.vmap(self._env.step)(state, action, jax.random.split(chance, self._batch)), None


def best() -> Stepping:
    tried = {batch: Stepping(batch) for batch in BATCHES}
    speeds = {batch: stepping.lap(0.5) for batch, stepping in tried.items()}
    return tried[max(speeds, key=lambda batch: speeds[batch][0] / speeds[batch][2])]


if __name__ == "__main__":
    stepping = best()
    for line in sys.stdin:
        print(json.dumps(stepping.lap(float(line))), flush=True)
