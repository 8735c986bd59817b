"""A position that could lie behind a view: which card it is that shows a face, and what lies covered, by lot.

Every face that is seen needs a card of its own. So cards are given to faces as in a matching: a face that finds all its cards
taken moves another one on. Whatever is left lies covered. That cards for a scene are locked (LIG-29) cannot be seen, and
hardly ever happens: it is taken that every scene can be built.
"""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from anpfiff.core import Luck
from anpfiff.games.ligretto.material import PLACES, Deck
from anpfiff.games.ligretto.model import Hand, View
from anpfiff.games.ligretto.model import Side as SeenSide
from anpfiff.games.ligretto.pieces import CORNERS, STEPS, Face, Quarter, Team
from anpfiff.games.ligretto.state import Card, GoalCard, Player, Side, State
from anpfiff.games.ligretto.whistle import is_won

T = TypeVar("T")


def imagine(deck: Deck, view: View, dice: Luck) -> State:
    pitch = _shuffled([number for number in deck.pitch if number not in view.row], dice)
    black, white = (_Team(deck, view, team, dice) for team in (0, 1))
    return State(
        referee=view.referee,
        players=tuple((black, white)[seat % 2].player(hand) for seat, hand in enumerate(view.hands)),
        sides=(black.side, white.side),
        spent=tuple(pitch[view.waiting :]),
        row=view.row,
        waiting=tuple(pitch[: view.waiting]),
        round=view.round,
        offer=view.offer,
        last=view.last,
        interval=view.interval,
        over=is_won(view.sides),
        calm=view.calm,
        rests=view.rests,
        calm_for=view.calm_for,
    )


class _Team:
    """A team's shirts: those that are seen in the order they are asked for, those that lie covered in any."""

    def __init__(self, deck: Deck, view: View, team: Team, dice: Luck) -> None:
        side = view.sides[team]
        hands = view.hands[team::2]
        faces = [*_locked(side), *_lying(side, hands)]
        cards = _matched(deck, [*faces, *_needed(side, faces)], dice)[: len(faces)]
        covered = _shuffled([card for card in range(len(deck.numbers)) if card not in cards], dice)
        self._seen = iter(cards)
        self._covered = iter(covered)
        upside = _upside(faces, cards) | (_thrown(covered, dice) if side.filled == STEPS else 0)
        self.side = self._laid(deck, view, team, upside, dice)

    def player(self, hand: Hand) -> Player:
        turned = None if hand.turned is None else next(self._seen)
        tops = [() if pile.top is None else (next(self._seen),) for pile in hand.piles]
        piles = [
            (*(next(self._covered) for _ in range(pile.cards - 1)), *top)
            for pile, top in zip(hand.piles, tops, strict=True)
        ]
        return Player(tuple(piles), tuple(next(self._covered) for _ in range(hand.stack)), turned)

    def _laid(self, deck: Deck, view: View, team: Team, upside: int, dice: Luck) -> Side:
        side = view.sides[team]
        pile = _goal_cards(deck, view.sides[1 - team], dice)
        return Side(
            tuple(pile[: side.pile]),
            tuple(pile[side.pile :]),
            tuple(map(deck.scenes.index, side.won)),
            None if side.scene is None else deck.scenes.index(side.scene),
            next(self._seen) if side.one else None,
            tuple(tuple(next(self._seen) for _ in numbers) for numbers in side.laid),
            side.filled,
            tuple(None if quarter is None else next(self._seen) for quarter in side.goal),
            upside,
            side.offered,
        )


def _goal_cards(deck: Deck, attacking: SeenSide, dice: Luck) -> list[GoalCard]:
    """LIG-5: what the other team has neither won nor turned is in the pile or out."""
    gone = (*attacking.won, attacking.scene)
    return _shuffled([card for card, scene in enumerate(deck.scenes) if scene not in gone], dice)


def _locked(side: SeenSide) -> Iterator[Face]:
    if side.one:
        yield 1
    for numbers in side.laid:
        yield from numbers


def _lying(side: SeenSide, hands: Sequence[Hand]) -> Iterator[Face]:
    faces = (
        *side.goal,
        *(face for hand in hands for face in (hand.turned, *(pile.top for pile in hand.piles))),
    )
    return (face for face in faces if face is not None)


def _needed(side: SeenSide, faces: Sequence[Face]) -> list[Face]:
    """LIG-29: quarters of the scene that are not in sight; they cannot all be locked."""
    if side.scene is None:
        return []
    kinds = {(face.corner, face.ball) for face in faces if isinstance(face, Quarter)}
    wanted = map(side.scene.quarter, CORNERS)
    return [quarter for quarter in wanted if (quarter.corner, quarter.ball) not in kinds]


def _matched(deck: Deck, faces: Sequence[Face], dice: Luck) -> list[Card]:
    """A card for every face, each another one."""
    holders: dict[Card, int] = {}
    choices = [_shuffled(_showing(deck, face), dice) for face in faces]

    def placed(face: int, asked: set[Card]) -> bool:
        for card in choices[face]:
            if card not in asked:
                asked.add(card)
                if card not in holders or placed(holders[card], asked):
                    holders[card] = face
                    return True
        return False

    for face in range(len(faces)):
        assert placed(face, set()), "more is seen than there is"
    return sorted(holders, key=holders.__getitem__)


def _showing(deck: Deck, face: Face) -> list[Card]:
    sides, wanted = (
        (deck.backs, PLACES[face.corner, face.ball]) if isinstance(face, Quarter) else (deck.numbers, face)
    )
    return [card for card, side in enumerate(sides) if side == wanted]


def _upside(faces: Sequence[Face], cards: Sequence[Card]) -> int:
    lying = zip(faces, cards, strict=True)
    return sum(1 << card for face, card in lying if isinstance(face, Quarter) and face.upside_down)


def _thrown(cards: Sequence[Card], dice: Luck) -> int:
    """LIG-23: the right way up or upside down."""
    return sum(1 << card for card in cards if dice.random() < 0.5)


def _shuffled(cards: Sequence[T], dice: Luck) -> list[T]:
    return sorted(cards, key=lambda _: dice.random())
