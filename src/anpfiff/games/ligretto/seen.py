"""ALL-1: the table as anybody may see it. All that is open lies open for everybody; nobody holds a secret hand."""

from anpfiff.core import Seat
from anpfiff.games.ligretto.advice import advice
from anpfiff.games.ligretto.hands import face
from anpfiff.games.ligretto.material import QUARTERS, Deck
from anpfiff.games.ligretto.model import Hand, Pile, View
from anpfiff.games.ligretto.model import Side as SeenSide
from anpfiff.games.ligretto.pieces import Quarter, Team
from anpfiff.games.ligretto.state import Card, Cards, Side, State


def seen(deck: Deck, state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        referee=state.referee,
        round=state.round,
        row=state.row,
        waiting=len(state.waiting),
        sides=(_side(deck, state, 0), _side(deck, state, 1)),
        hands=tuple(_hand(deck, state, seat) for seat in range(len(state.players))),
        offer=state.offer,
        last=state.last,
        interval=state.interval,
        calm=state.calm,
        rests=state.rests,
        calm_for=state.calm_for,
        advice=None if seat is None else advice(deck, state, seat),
    )


def _side(deck: Deck, state: State, team: Team) -> SeenSide:
    side = state.sides[team]
    return SeenSide(
        tuple([deck.scenes[card] for card in side.won]),
        len(side.pile),
        side.one is not None,
        side.filled,
        tuple(tuple([deck.numbers[card] for card in shirts]) for shirts in side.laid),
        None if side.scene is None else deck.scenes[side.scene],
        tuple(_quarter(deck, side, card) for card in side.goal),
        side.offered,
    )


def _quarter(deck: Deck, side: Side, card: Card | None) -> Quarter | None:
    return None if card is None else QUARTERS[deck.backs[card]][side.upside >> card & 1]


def _hand(deck: Deck, state: State, seat: Seat) -> Hand:
    player = state.players[seat]
    side = state.side_of(seat)
    turned = None if player.turned is None else face(deck, side, player.turned)
    return Hand(len(player.stack), turned, tuple(_pile(deck, side, pile) for pile in player.piles))


def _pile(deck: Deck, side: Side, pile: Cards) -> Pile:
    return Pile(len(pile), face(deck, side, pile[-1]) if pile else None)
