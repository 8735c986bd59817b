"""Karten-Fußball: the goals of all rounds."""

from anpfiff.core.standing import Sentences, Standing
from anpfiff.games.karten_fussball.state import State

SENTENCES: Sentences = {
    "en": "At the whistle: more goals.",
    "de": "Beim Abpfiff: mehr Tore.",
    "fr": "Au coup de sifflet : plus de buts.",
    "it": "Al fischio: più gol.",
}


def standing(state: State) -> Standing:
    return Standing(state.score)
