"""Elfmeter!: how the 24 cards fit each other, on their attack sides and their defence sides."""

from collections.abc import Iterator
from itertools import permutations

from anpfiff.games.elfmeter.cards import FIELDS, THIRDS
from anpfiff.games.elfmeter.material import Deck
from anpfiff.games.elfmeter.rules import Elfmeter
from anpfiff.games.elfmeter.state import COLOUR
from anpfiff.lab.deck.facts import Fact, spread, tally


def facts(game: Elfmeter) -> Iterator[Fact]:
    deck = game.deck
    yield from _attacks(deck)
    yield from _tackles(deck)
    yield from tally("footballers", FIELDS, [deck.attack[card].footballer for card in COLOUR])
    yield from tally("balls", FIELDS, [deck.attack[card].ball for card in COLOUR])
    yield from tally(
        "defenders", FIELDS, [field for card in COLOUR for field in deck.defence[card].defenders]
    )
    yield from _penalties(deck)


def _attacks(deck: Deck) -> Iterator[Fact]:
    """ELF-10, ELF-19: what follows what, and how many attacks of three there are."""
    follow_ups = [sum(deck.follows(card, last) for card in COLOUR if card != last) for last in COLOUR]
    yield from spread("attack", "cards that fit after a card", follow_ups)
    yield Fact("attack", "cards that nothing fits after", follow_ups.count(0))
    chains = sum(
        deck.follows(second, first) and deck.follows(third, second)
        for first, second, third in permutations(COLOUR, 3)
    )
    yield Fact("attack", "attacks of three cards", chains)
    yield Fact("attack", "attacks among all rows of three, share", chains / _rows_of_three())


def _rows_of_three() -> int:
    cards = len(COLOUR)
    return cards * (cards - 1) * (cards - 2)


def _tackles(deck: Deck) -> Iterator[Fact]:
    """ELF-11: how well the defence sides cover the fields that balls come to."""
    tackling = [sum(deck.tackles(card, last) for card in COLOUR) for last in COLOUR]
    yield from spread("defence", "cards that tackle a card", tackling)
    yield from spread(
        "defence", "defenders on a card", [len(deck.defence[card].defenders) for card in COLOUR]
    )


def _penalties(deck: Deck) -> Iterator[Fact]:
    """ELF-22, ELF-23: where the cards shoot and dive."""
    shots = [deck.attack[card].shot for card in COLOUR]
    dives = [deck.defence[card].dive for card in COLOUR]
    yield from tally("shots", THIRDS, shots)
    yield from tally("dives", THIRDS, dives)
    saved = sum(shot == dive for shot in shots for dive in dives) / len(COLOUR) ** 2
    yield Fact("penalty", "saved if both choose blindly, share", saved)
