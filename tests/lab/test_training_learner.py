"""The learner: what it looks at, that practice makes it better, and that it can sit down with the bots."""

import numpy as np
import pytest

from anpfiff.bots import bot_called
from anpfiff.core.number_cards import number_card
from anpfiff.games.elfer_raus_junior.model import EndTurn, Lay
from anpfiff.games.elfer_raus_junior.rules import GAME
from anpfiff.lab.arena import play
from anpfiff.lab.games.elfer_raus_junior import features as elfer_raus_junior
from anpfiff.lab.training.junior import CATALOGUE, ENCODING, SEATS, TRAITS, learned, measured, traits
from anpfiff.lab.training.policy import Policy
from anpfiff.lab.training.seated import Seated


def seen(hand: list[int], table: list[int], *, has_laid: bool = False) -> np.ndarray:
    """What a seat sees of red cards."""
    vector = np.zeros(ENCODING.size, np.float32)
    for name, numbers in (("hand", hand), ("table", [1, *table, 11])):
        for number in numbers:
            vector[ENCODING.places[name].start + number - 1] = 1
    vector[ENCODING.places["has laid"]] = has_laid
    return vector


def its_traits(vector: np.ndarray, number: int) -> dict[str, float]:
    actions = np.array([CATALOGUE.action(Lay(number_card("red", number))), CATALOGUE.action(EndTurn())])
    laying, ending = traits(vector, actions)
    assert not ending.any()
    return dict(zip(TRAITS, laying, strict=True))


def test_it_looks_into_the_gap_that_a_card_leads_into() -> None:
    known = its_traits(seen([2, 3, 6], [9, 10]), 2)
    assert known["own cards beyond"] == 2
    assert known["others' cards beyond"] == 4
    assert [known[f"own card {step} beyond"] for step in (1, 2, 3, 4)] == [1, 0, 0, 1]


def test_it_looks_downwards_from_above() -> None:
    known = its_traits(seen([10, 9], [2, 3, 4, 5, 6, 7]), 10)
    assert known["own card 1 beyond"] == 1
    assert known["no card left 3 beyond"] == 1
    assert known["no card left 2 beyond"] == 0


def test_it_sees_when_all_that_is_left_fits() -> None:
    everything = its_traits(seen([2], [], has_laid=True), 2)
    assert everything["lay another while all fit"] == 1
    assert its_traits(seen([2, 5], [], has_laid=True), 2)["lay another while all fit"] == 0


def test_without_practice_it_plays_by_lot_and_with_the_same_seed_learns_the_same() -> None:
    assert not learned(0, 1).weights.any()
    first = learned(100, 5).weights
    assert np.array_equal(first, learned(100, 5).weights)
    assert not np.array_equal(first, learned(100, 6).weights)


def test_a_little_practice_beats_the_snail() -> None:
    """It has never met one, and these deals are new to it."""
    standing = measured(learned(500, 1), "snail", 300, "new deals")
    assert standing.low > 0.5


@pytest.mark.many
def test_practice_beats_the_snail_clearly() -> None:
    standing = measured(learned(4_000, 1), "snail", 2_000, "new deals")
    assert standing.low > 0.62


def test_it_sits_down_with_the_bots() -> None:
    learner = Seated(GAME, SEATS, Policy(traits, np.ones(len(TRAITS))))
    chairs = [learner, bot_called(GAME, "fox")]
    assert play(GAME, chairs, None, "s") == play(GAME, chairs, None, "s")


def test_a_bot_sees_the_same_numbers_as_an_agent() -> None:
    from anpfiff.lab.training import env

    table = env(GAME.id, seats=SEATS)
    table.reset(seed=1)
    agent = table.agent_selection
    seat = table.seating.seat(agent)
    view, moves = GAME.view(table.match.state, seat), GAME.moves(table.match.state, seat)
    observation = table.observe(agent)
    assert np.array_equal(ENCODING.vector(view), observation["observation"])
    assert np.array_equal(CATALOGUE.mask(moves), observation["action_mask"])
    assert len(elfer_raus_junior.PLACES) == 44
