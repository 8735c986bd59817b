"""Elfer raus! Junior: who is nearest to the empty hand."""

from anpfiff.core.standing import Sentences, Standing, fewer_left
from anpfiff.games.elfer_raus_junior.state import State

SENTENCES: Sentences = {
    "en": "At the whistle: fewer cards in hand.",
    "de": "Beim Abpfiff: wer weniger Karten auf der Hand hat.",
    "fr": "Au coup de sifflet : moins de cartes en main.",
    "it": "Al fischio: meno carte in mano.",
}


def standing(state: State) -> Standing:
    return fewer_left(tuple(state.hand(seat).bit_count() for seat in range(len(state.taken))))
