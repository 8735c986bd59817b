"""Foul: who is nearest to the empty hand."""

from anpfiff.core.standing import Sentences, Standing, fewer_left
from anpfiff.games.foul.state import State

SENTENCES: Sentences = {
    "en": "At the whistle: fewer cards in hand.",
    "de": "Beim Abpfiff: wer weniger Karten auf der Hand hat.",
    "fr": "Au coup de sifflet : moins de cartes en main.",
    "it": "Al fischio: meno carte in mano.",
}


def standing(state: State) -> Standing:
    return fewer_left(tuple(map(len, state.hands)) or (0,) * state.seats)
