"""Ligretto-Fußball before the laws: hidden are the orders of stacks and piles, and the other side of every card."""

from collections import Counter
from collections.abc import Hashable, Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from anpfiff.core import Seat
from anpfiff.games.ligretto.material import Deck
from anpfiff.games.ligretto.model import (
    AcceptBreak,
    AskScene,
    Build,
    CallNext,
    Claim,
    Clear,
    Lay,
    LayOne,
    Move,
    OfferBreak,
    Reopen,
    TakeOut,
    TurnRound,
)
from anpfiff.games.ligretto.pieces import Team
from anpfiff.games.ligretto.rules import GAME
from anpfiff.games.ligretto.state import Card, Cards, State
from tests.laws.case import Case, Setting, swapped

DECK: Deck = GAME.deck
LEANING: dict[type[Move], float] = {
    Claim: 200,
    LayOne: 100,
    Lay: 80,
    CallNext: 150,
    Build: 40,
    AskScene: 20,
    Reopen: 20,
    Clear: 0.6,
    TurnRound: 1,
    TakeOut: 0.3,
    OfferBreak: 0.05,
    AcceptBreak: 2,
}
"""How much likelier than 5 a move is, for those that get on, or less likely, for those that do not."""


def leaning(moves: tuple[Any, ...], random: Random) -> Any:
    """Towards getting on: blind players would clear and take out for ever."""
    return random.choices(moves, [LEANING.get(type(move), 5) for move in moves])[0]


def pieces(state: State) -> Counter[Hashable]:
    found: Counter[Hashable] = Counter(
        ("pitch", number) for number in (*state.spent, *state.row, *state.waiting)
    )
    for team in (0, 1):
        side, other = state.sides[team], state.sides[1 - team]
        found.update(("shirt", team, card) for card in shirts(state, team))
        scene = () if other.scene is None else (other.scene,)
        found.update(("goal", team, card) for card in (*side.pile, *side.out, *other.won, *scene))
    return found


def shirts(state: State, team: Team) -> Iterator[Card]:
    for seat in state.seats_of(team):
        player = state.players[seat]
        for cards in (player.stack, *player.piles, (player.turned,)):
            yield from (card for card in cards if card is not None)
    side = state.sides[team]
    yield from (card for cards in (*side.laid, side.goal, (side.one,)) for card in cards if card is not None)


def twin(state: State, seat: Seat | None, random: Random) -> State:
    team = random.randrange(2)
    return random.choice((other_order, other_backs, other_goal_cards, other_pitch_cards))(state, team, random)


def other_order(state: State, team: Team, random: Random) -> State:
    """Two cards that lie hidden in stacks of a team change places."""
    hidden = [card for seat in state.seats_of(team) for card in state.players[seat].stack]
    return exchanged(state, team, *random.sample(hidden, 2)) if len(hidden) > 1 else state


def other_backs(state: State, team: Team, random: Random) -> State:
    """An open card changes places with a hidden one that looks the same: nobody sees what is on the other side."""
    side = state.sides[team]
    hidden = {card for seat in state.seats_of(team) for card in state.players[seat].stack}
    open_cards = [card for card in shirts(state, team) if card not in hidden]
    if side.building:  # whether a scene can be built depends on the backs of locked cards, so these stay
        open_cards = [card for card in open_cards if card not in side.locked]
    sides = DECK.backs if side.building else DECK.numbers
    pairs = [(one, other) for one in open_cards for other in hidden if sides[one] == sides[other]]
    return exchanged(state, team, *random.choice(pairs)) if pairs else state


def exchanged(state: State, team: Team, one: Card, other: Card) -> State:
    """The same position with two cards of a team exchanged, each lying the way the other one lay."""
    new = {one: other, other: one}

    def seen(cards: Cards) -> Cards:
        return tuple(new.get(card, card) for card in cards)

    def single(card: Card | None) -> Card | None:
        return None if card is None else new.get(card, card)

    for seat in state.seats_of(team):
        player = state.players[seat]
        piles = tuple(map(seen, player.piles))
        state = state.with_player(
            seat, replace(player, stack=seen(player.stack), turned=single(player.turned), piles=piles)
        )
    side = state.sides[team]
    upside = side.upside & ~(1 << one | 1 << other)
    upside |= (side.upside >> one & 1) << other | (side.upside >> other & 1) << one
    laid, goal = tuple(map(seen, side.laid)), tuple(map(single, side.goal))
    return state.with_side(team, replace(side, one=single(side.one), laid=laid, goal=goal, upside=upside))


def other_goal_cards(state: State, team: Team, random: Random) -> State:
    side = state.sides[team]
    hidden = side.pile + side.out
    other = swapped(hidden, *random.sample(range(len(hidden)), 2))
    return state.with_side(team, replace(side, pile=other[: len(side.pile)], out=other[len(side.pile) :]))


def other_pitch_cards(state: State, team: Team, random: Random) -> State:
    if len(state.waiting) < 2:
        return state
    return replace(state, waiting=swapped(state.waiting, *random.sample(range(len(state.waiting)), 2)))


SETTINGS = (
    *(Setting(seats, {"referee": referee}) for referee in ("instant", "check") for seats in range(2, 7)),
    Setting(2, {"calm": 2_000}),
    Setting(5, {"calm": 500, "referee": "check"}),
)
CASE = Case(GAME, SETTINGS, pieces, twin, limit=20_000, pick=leaning)
