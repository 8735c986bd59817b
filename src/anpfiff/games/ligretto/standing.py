"""Ligretto-Fußball: the team's goals; level, how far its attack has come."""

from anpfiff.core.standing import Sentences, Standing
from anpfiff.games.ligretto.state import State

SENTENCES: Sentences = {
    "en": "At the whistle: more goals; if level, more filled pitch cards.",
    "de": "Beim Abpfiff: mehr Tore; bei Gleichstand mehr erfüllte Spielfeldkarten.",
    "fr": "Au coup de sifflet : plus de buts ; à égalité, plus de cartes terrain remplies.",
    "it": "Al fischio: più gol; in parità, più carte campo completate.",
}


def standing(state: State) -> Standing:
    sides = [state.side_of(seat) for seat in range(len(state.players))]
    return Standing(tuple(len(side.won) for side in sides), tuple((side.filled,) for side in sides))
