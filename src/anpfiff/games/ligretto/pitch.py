"""The way to the other goal: number 1, then five pitch cards, each filled to exactly its number."""

from functools import lru_cache

from msgspec.structs import replace

from anpfiff.core import Event, Seat, Step, succeeded
from anpfiff.games.ligretto.events import (
    OneLaid,
    PitchCardCleared,
    PitchCardFilled,
    PitchCardReopened,
    ShirtLaid,
)
from anpfiff.games.ligretto.goalmouth import scene_turned
from anpfiff.games.ligretto.hands import gone_on
from anpfiff.games.ligretto.material import EACH_NUMBER, ONE, SHIRT_NUMBERS, Deck
from anpfiff.games.ligretto.model import CallNext, Clear, Lay, LayOne, Reopen
from anpfiff.games.ligretto.pieces import STEPS, Team, team_of
from anpfiff.games.ligretto.state import Card, Cards, Side, State


def total(deck: Deck, side: Side, step: int) -> int:
    numbers = deck.numbers
    height = 0
    for card in side.laid[step]:
        height += numbers[card]
    return height


def lay_one(deck: Deck, state: State, seat: Seat, move: LayOne) -> Step[State]:
    """LIG-11: the number 1 lies below one's own goal."""
    player = state.players[seat]
    side = replace(state.side_of(seat), one=player.at(move.source))
    after = state.with_side(team_of(seat), side)
    return gone_on(deck, after, seat, player.without(move.source), OneLaid(seat, move.source))


def lay(deck: Deck, state: State, seat: Seat, move: Lay) -> Step[State]:
    """LIG-12: under an instant referee the pitch card is filled as soon as the sum is right."""
    player = state.players[seat]
    side = state.side_of(seat)
    team = team_of(seat)
    card = player.at(move.source)
    laid = replace(side, laid=succeeded(side.laid, move.step, (*side.laid[move.step], card)))
    after = state.with_side(team, laid)
    player = player.without(move.source)
    now = total(deck, laid, move.step)
    event = ShirtLaid(seat, move.step, move.source, deck.numbers[card], now)
    if state.referee == "instant" and now == state.number_at(team, move.step):
        return _filled(deck, after.with_player(seat, player), seat, event)
    return gone_on(deck, after, seat, player, event)


def call_next(deck: Deck, state: State, seat: Seat, _move: CallNext) -> Step[State]:
    """LIG-19: as at the table; whether the sum is right comes out at LIG-25."""
    return _filled(deck, state, seat)


def _filled(deck: Deck, state: State, seat: Seat, *events: Event) -> Step[State]:
    """LIG-20: with the fifth pitch card the scene is turned at once."""
    side = state.side_of(seat)
    after = state.with_side(team_of(seat), replace(side, filled=side.filled + 1))
    told = (*events, PitchCardFilled(seat, side.filled))
    if side.filled + 1 == STEPS:
        return scene_turned(deck, after, team_of(seat), *told)
    return gone_on(deck, after, seat, after.players[seat], *told)


def clear(_deck: Deck, state: State, seat: Seat, move: Clear) -> Step[State]:
    """LIG-17: all of them, the one laid last on top."""
    after, cards = _emptied(state, seat, move.step, move.pile)
    return after, (PitchCardCleared(seat, move.step, move.pile, cards),)


def reopen(_deck: Deck, state: State, seat: Seat, move: Reopen) -> Step[State]:
    """LIG-29: what lies at the open card comes along, for it is not open any more."""
    after, cards = _emptied(state, seat, move.step, move.pile)
    return after, (PitchCardReopened(seat, move.step, move.pile, cards),)


def _emptied(state: State, seat: Seat, step: int, pile: int) -> tuple[State, int]:
    """That pitch card is the open one, and nothing lies at it or beyond."""
    side = state.side_of(seat)
    shirts = sum(side.laid[step:], ())
    laid = side.laid[:step] + ((),) * (STEPS - step)
    after = state.with_player(seat, state.players[seat].onto(pile, shirts))
    return after.with_side(team_of(seat), replace(side, laid=laid, filled=step)), len(shirts)


def missing(deck: Deck, state: State, team: Team) -> int:
    """What the open pitch card still wants; less than nothing when too much lies there."""
    side = state.sides[team]
    return state.number_at(team, side.filled) - total(deck, side, side.filled)


def comes_out(deck: Deck, side: Side, rest: int, *more: Card) -> bool:
    """Can the team's other shirts still make that rest, once those cards lie at the open pitch card, too?"""
    laid = (*sum(side.laid[: side.filled + 1], ()), *more)
    return rest == 0 or (rest > 0 and _makeable(deck, (laid,), rest))


def can_be_made(deck: Deck, state: State, team: Team) -> bool:
    """LIG-29: can the team's unlocked shirts still make the open number?

    Shirts at the open pitch card count, because they can be cleared.
    """
    side = state.sides[team]
    step = side.filled
    return not step or _makeable(deck, side.laid[:step], state.number_at(team, step))


@lru_cache(maxsize=1 << 12)
def _makeable(deck: Deck, filled: tuple[Cards, ...], wanted: int) -> bool:
    """With all shirts but those at filled pitch cards and one number 1; sums that can be reached are bits."""
    locked = [ONE, *(deck.numbers[card] for card in sum(filled, ()))]
    sums = 1
    for number in SHIRT_NUMBERS:
        for _ in range(EACH_NUMBER - locked.count(number)):
            sums |= sums << number
    return bool(sums >> wanted & 1)
