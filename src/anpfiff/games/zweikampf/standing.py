"""Zweikampf: the cards beside each stack."""

from anpfiff.core.standing import Sentences, Standing
from anpfiff.games.zweikampf.state import State

SENTENCES: Sentences = {
    "en": "At the whistle: more cards won.",
    "de": "Beim Abpfiff: mehr gewonnene Karten.",
    "fr": "Au coup de sifflet : plus de cartes gagnées.",
    "it": "Al fischio: più carte vinte.",
}


def standing(state: State) -> Standing:
    mine, yours = map(len, state.won)
    return Standing((mine, yours))
