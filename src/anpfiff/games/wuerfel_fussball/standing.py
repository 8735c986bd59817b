"""Würfel-Fußball: the score; level in a shoot-out, what was scored there."""

from anpfiff.core.standing import Sentences, Standing
from anpfiff.games.wuerfel_fussball.state import State

SENTENCES: Sentences = {
    "en": "At the whistle: more goals; in a shoot-out, more of its goals.",
    "de": "Beim Abpfiff: mehr Tore; im Elfmeterschießen mehr Treffer.",
    "fr": "Au coup de sifflet : plus de buts ; aux tirs au but, plus de tirs marqués.",
    "it": "Al fischio: più gol; ai rigori, più rigori segnati.",
}


def standing(state: State) -> Standing:
    return Standing(state.score, tuple((sum(kicks),) for kicks in state.kicks))
