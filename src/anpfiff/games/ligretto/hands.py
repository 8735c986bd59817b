"""What a player's hands do with their own cards: turning over, discarding, making a new stack."""

from msgspec.structs import replace

from anpfiff.core import Event, Seat, Step, rearranged
from anpfiff.games.ligretto.events import CardDiscarded, CardTurned, StackShuffled
from anpfiff.games.ligretto.material import QUARTERS, Deck
from anpfiff.games.ligretto.model import Discard, TurnOver
from anpfiff.games.ligretto.pieces import STEPS, Face, team_of
from anpfiff.games.ligretto.state import Card, Chore, Player, Side, State


def face(deck: Deck, side: Side, card: Card) -> Face:
    """The side of a card in hand that is up: shirts on the way to the goal, quarters before it."""
    if side.filled == STEPS:
        return QUARTERS[deck.backs[card]][side.upside >> card & 1]
    return deck.numbers[card]


def turn_over(deck: Deck, state: State, seat: Seat, _move: TurnOver) -> Step[State]:
    """LIG-10; LIG-18: with an empty stack the discard piles make a new one first."""
    player = state.players[seat]
    if player.stack:
        return gone_on(deck, state, seat, player)
    return replace(state.with_player(seat, player.gathered()), chores=shuffles(state.side_of(seat), seat)), ()


def discard(deck: Deck, state: State, seat: Seat, move: Discard) -> Step[State]:
    """LIG-13: a card that cannot or will not be laid."""
    player = state.players[seat]
    event = CardDiscarded(seat, move.pile, face(deck, state.side_of(seat), player.at(None)))
    return gone_on(deck, state, seat, player.discarded(move.pile), event)


def gone_on(deck: Deck, state: State, seat: Seat, player: Player, *events: Event) -> Step[State]:
    """LIG-10: once the turned card has found its place the next one comes up; an empty stack waits for its player."""
    if player.turned is not None or not player.stack:
        return state.with_player(seat, player), events
    card = player.stack[0]
    turned = CardTurned(seat, face(deck, state.side_of(seat), card))
    return state.with_player(seat, Player(player.piles, player.stack[1:], card)), (*events, turned)


def shuffles(side: Side, seat: Seat) -> tuple[Chore, ...]:
    """LIG-23: quarters come out of the stack the right way up or upside down, so their sides are thrown too."""
    return (Chore("stack", seat), Chore("sides", seat)) if side.building else (Chore("stack", seat),)


def stack_shuffled(deck: Deck, state: State, seat: Seat, order: tuple[int, ...]) -> Step[State]:
    player = state.players[seat]
    shuffled = replace(player, stack=rearranged(player.stack, order))
    event = StackShuffled(seat, len(order))
    if state.side_of(seat).building:
        return state.with_player(seat, shuffled), (event,)
    return gone_on(deck, state, seat, shuffled, event)


def sides_thrown(deck: Deck, state: State, seat: Seat, thrown: tuple[int, ...]) -> Step[State]:
    """LIG-23: 1 is upside down."""
    side = state.side_of(seat)
    player = state.players[seat]
    upside = side.upside
    for card, upside_down in zip(player.stack, thrown, strict=True):
        upside = upside & ~(1 << card) | upside_down << card
    return gone_on(deck, state.with_side(team_of(seat), replace(side, upside=upside)), seat, player)
