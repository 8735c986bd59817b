"""LIG-31: the teams may agree to break off. An offer stands beside the race and blocks nobody.

So that offers cannot flood a match, each team has one per round; it stands until it is answered or the round ends.
"""

from msgspec.structs import replace

from anpfiff.core import Seat, Step
from anpfiff.games.ligretto.events import BreakDeclined, BreakOffered
from anpfiff.games.ligretto.material import Deck
from anpfiff.games.ligretto.model import AcceptBreak, DeclineBreak, Move, OfferBreak
from anpfiff.games.ligretto.pieces import team_of
from anpfiff.games.ligretto.state import State
from anpfiff.games.ligretto.whistle import goalless

ANSWERS: tuple[Move, ...] = (AcceptBreak(), DeclineBreak())
OFFER: tuple[Move, ...] = (OfferBreak(),)


def break_moves(_deck: Deck, state: State, seat: Seat) -> tuple[Move, ...]:
    if state.offer is not None and state.offer != team_of(seat):
        return ANSWERS
    return () if state.side_of(seat).offered else OFFER


def offer(_deck: Deck, state: State, seat: Seat, _move: OfferBreak) -> Step[State]:
    team = team_of(seat)
    after = state.with_side(team, replace(state.sides[team], offered=True))
    return replace(after, offer=team), (BreakOffered(seat),)


def accept(_deck: Deck, state: State, _seat: Seat, _move: AcceptBreak) -> Step[State]:
    return goalless(state, agreed=True)


def decline(_deck: Deck, state: State, seat: Seat, _move: DeclineBreak) -> Step[State]:
    return replace(state, offer=None), (BreakDeclined(seat),)
