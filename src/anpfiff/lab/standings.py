"""How things stand, in each game: a number for each seat, the higher the better, from what the stands can see."""

from collections.abc import Callable, Sequence
from typing import Any


def fewest_cards(view: Any) -> Sequence[int]:
    """Elfer raus!, Junior and Foul: whoever has the fewest cards left is nearest to the empty hand."""
    return [-cards for cards in view.hands]


def goals(view: Any) -> Sequence[int]:
    score: Sequence[int] = view.goals
    return score


def score(view: Any) -> Sequence[int]:
    goals: Sequence[int] = view.score
    return goals


def cards_won(view: Any) -> Sequence[int]:
    """Zweikampf: the cards beside each stack."""
    return [len(pile) for pile in view.won]


def team_goals(view: Any) -> Sequence[int]:
    """Ligretto-Fußball: a team's goals are everybody's."""
    return [len(view.sides[seat % 2].won) for seat in range(len(view.hands))]


def all_level(view: Any) -> Sequence[int]:  # noqa: ARG001 -- there is nothing to be seen
    """A game that nobody has told the lab about: nobody is ever in front."""
    return (0, 0)


STANDINGS: dict[str, Callable[[Any], Sequence[int]]] = {
    "elfmeter": goals,
    "ligretto": team_goals,
    "elfer-raus": fewest_cards,
    "elfer-raus-junior": fewest_cards,
    "foul": fewest_cards,
    "zweikampf": cards_won,
    "karten-fussball": score,
    "wuerfel-fussball": score,
}
