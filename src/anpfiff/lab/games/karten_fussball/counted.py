"""Karten-Fußball, counted: the first two cards of a round."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from anpfiff.core import Act, Chance, Shuffle
from anpfiff.games.karten_fussball.cards import DECK
from anpfiff.games.karten_fussball.model import (
    WIDTH,
    CardOut,
    CardPlayed,
    GoalScored,
    Phase,
    RoundBegan,
    RowPassed,
    TurnTop,
)
from anpfiff.games.karten_fussball.rules import GAME, ROWS
from anpfiff.lab.odds.counted.course import Said, course
from anpfiff.table.chance import Dice


class Played(NamedTuple):
    """A card: in which phase, as which of its round, and how many rows let it through."""

    phase: Phase
    place: int
    rows: int


def match(seed: str) -> Said:
    """What the first round says, and the first penalties, where there are any; and a row by the number of its open cards."""
    said: dict[str, float] = {f"open-{cards}": _passes(cards, seed) for cards in range(WIDTH + 1)}
    for card in _cards(seed):
        for key, happened in _says(card).items():
            said.setdefault(key, happened)
    return said


def _says(card: Played) -> Said:
    scored = card.rows == ROWS[card.phase]
    if card.phase == "penalties":
        return {"penalty-1": scored} if card.place == 1 else {}
    if card.phase != "regular-time" or card.place > 2:
        return {}
    through = (
        {f"row-{row}": card.rows >= row for row in range(1, ROWS[card.phase])} if card.place == 1 else {}
    )
    return {f"goal-{card.place}": scored, **through}


def _cards(seed: str) -> Iterator[Played]:
    phase: Phase = "regular-time"
    place = 0
    for _, events in course(GAME, GAME.setup(2, None), seed):
        for event in events:
            match event:
                case RoundBegan():
                    phase = event.phase
                    place = 0
                case CardPlayed():
                    place += 1
                case GoalScored():
                    yield Played(phase, place, ROWS[phase])
                case CardOut():
                    yield Played(phase, place, _passed(event, ROWS[phase]))


def _passed(out: CardOut, rows: int) -> int:
    """KF-4: player 1 counts the rows from the first, player 2 from the last."""
    return out.row - 1 if out.seat == 0 else rows - out.row


def _passes(cards: int, seed: str) -> bool:
    """KF-7, KF-8: a fresh deal with that number of cards of the first row open: does the top card get through it?"""
    state = replace(GAME.setup(2, None), opener=0)
    state, _ = GAME.apply(state, Chance(Dice(f"{seed} open {cards}").roll(Shuffle(len(DECK)))))
    for place in range(cards):
        state = replace(state, pitch=state.pitch.turned(place))
    state, events = GAME.apply(state, Act(0, TurnTop()))
    if moves := [move for move in GAME.moves(state, 0) if state.ahead[:1] == (1,)]:
        state, events = GAME.apply(state, Act(0, moves[0]))
    return any(isinstance(event, RowPassed) and event.row == 1 for event in events)
