"""The example: a small learner for Elfer raus! Junior at a table for two.

    python -m anpfiff.lab.training.junior [--matches N] [--seed S] [--against BOT] [--measure N]

It plays itself and never meets the bot it is measured with.
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from time import perf_counter, process_time

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from anpfiff.bots import bot_called
from anpfiff.games.elfer_raus_junior.rows import DEALT, IN_PLAY, LAST
from anpfiff.games.elfer_raus_junior.rules import GAME
from anpfiff.lab.duel import Standing, contest
from anpfiff.lab.training import env
from anpfiff.lab.training.encoding import Vector
from anpfiff.lab.training.numbers import numbers_of
from anpfiff.lab.training.policy import Policy
from anpfiff.lab.training.seated import Seated
from anpfiff.lab.training.self_play import SelfPlay

SEATS = 2
ENCODING, CATALOGUE, _ = numbers_of(GAME, SEATS)
HAND = ENCODING.places["hand"]
TABLE = ENCODING.places["table"]
HAS_LAID = ENCODING.places["has laid"].start
HAS_DRAWN = ENCODING.places["has drawn"].start
PLACES = {action: IN_PLAY.index(card) for action, card in enumerate(DEALT, 1)}
"""Which place on the table each action lays a card at; the others draw or end the turn."""
AHEAD = 4
"""How far into the gap beyond a card the learner looks."""
TRAITS = (
    "lay",
    "lay another",
    "lay the drawn card",
    "lay another while all fit",
    "own cards beyond",
    "others' cards beyond",
    *(f"own card {step} beyond" for step in range(1, AHEAD + 1)),
    *(f"no card left {step} beyond" for step in range(1, AHEAD + 1)),
)


def traits(observation: Vector, allowed: NDArray[np.intp]) -> NDArray[np.float64]:
    """Of every action that lays a card; to draw or to end the turn is the measure of all others, and has none."""
    traits = np.zeros((len(allowed), len(TRAITS)))
    hand = observation[HAND]
    table = observation[TABLE]
    lays = [(row, PLACES[action]) for row, action in enumerate(allowed.tolist()) if action in PLACES]
    goes_out = len(lays) == hand.sum()
    for row, place in lays:
        traits[row, 0] = 1
        traits[row, 1] = observation[HAS_LAID]
        traits[row, 2] = observation[HAS_DRAWN]
        traits[row, 3] = observation[HAS_LAID] * goes_out
        traits[row, 4:] = _beyond(hand, table, place)
    return traits


def _beyond(hand: Vector, table: Vector, place: int) -> list[float]:
    """What the card opens: whose cards are missing in the gap of its row that it leads into, and which are next."""
    step = 1 if table[place - 1] else -1
    gap = []
    for other in range(place + step, place + LAST * step, step):
        if table[other]:
            break
        gap.append(float(hand[other]))
    near = gap[:AHEAD]
    missing = AHEAD - len(near)
    return [sum(gap), len(gap) - sum(gap), *near, *[0.0] * missing, *[0.0] * len(near), *[1.0] * missing]


def learned(matches: int, seed: int) -> Policy:
    """A policy that has played `matches` against itself."""
    practice = SelfPlay(env(GAME.id, seats=SEATS), Policy(traits, np.zeros(len(TRAITS))), seed)
    practice.learn(matches)
    return practice.policy


def measured(policy: Policy, against: str, matches: int, seed: str) -> Standing:
    """Its share of the wins in paired matches."""
    bots = {"learner": Seated(GAME, SEATS, policy), against: bot_called(GAME, against)}
    return contest(GAME, bots, ["learner", against], matches, seed).standings[0]


def main(words: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(description="Learn Elfer raus! Junior, then play a bot.")
    parser.add_argument("--matches", type=int, default=20_000)
    parser.add_argument("--against", default="snail")
    parser.add_argument("--measure", type=int, default=4_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(words)
    begun = perf_counter()
    spent = process_time()
    policy = learned(args.matches, args.seed)
    took = {
        "seconds": round(perf_counter() - begun, 1),
        "processor_seconds": round(process_time() - spent, 1),
    }
    standing = measured(policy, args.against, args.measure, "measured")
    weights = dict(zip(TRAITS, map(float, policy.weights.round(3)), strict=True))
    Console().print_json(data={**took, **standing._asdict(), "weights": weights})


if __name__ == "__main__":
    main()
