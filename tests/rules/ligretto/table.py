"""Positions of Ligretto-Fußball, built in a line or two. Team 0 is black and sits at seat 0, team 1 white at seat 1."""

import pytest
from msgspec.structs import replace

from anpfiff.core import Act, Chance, Event, IllegalMove, Rolling, Shuffle, Tick, Waiting
from anpfiff.games.ligretto.material import PLACES
from anpfiff.games.ligretto.model import Move, Options, Ready, Referee
from anpfiff.games.ligretto.pieces import CORNERS, STEPS, Source
from anpfiff.games.ligretto.rules import GAME
from anpfiff.games.ligretto.state import Card, Cards, Player, State

SCENES = GAME.deck.scenes
BLACK, WHITE = 0, 1
ROW = (10, 9, 8, 7, 6)
TL, TR, BL, BR = CORNERS
BALL_TOP_LEFT_POST = 0
"""The scene that most positions here have to build: its place in the deck."""


def shirt(number: int, copy: int = 0) -> Card:
    return [card for card, front in enumerate(GAME.deck.numbers) if front == number][copy]


def shirts(*numbers: int) -> Cards:
    """Different cards, also where a number comes twice."""
    return tuple(shirt(number, numbers[:place].count(number)) for place, number in enumerate(numbers))


def quarter(corner: str, ball: str = "none", copy: int = 0) -> Card:
    return [card for card, back in enumerate(GAME.deck.backs) if back == PLACES[corner, ball]][copy]


def unshuffled(state: State) -> State:
    """All shuffles and throws that are due, each leaving everything as it is."""
    while isinstance(turn := GAME.turn(state), Rolling):
        what = turn.what
        state, _ = GAME.apply(
            state, Chance(tuple(range(what.size)) if isinstance(what, Shuffle) else (0,) * what.dice)
        )
    return state


def kicked_off(seats: int = 2, referee: Referee = "instant", row: tuple[int, ...] = ROW) -> State:
    return replace(unshuffled(GAME.setup(seats, Options(referee=referee))), row=row)


def holding(
    state: State,
    seat: int,
    turned: Card | None = None,
    piles: tuple[Cards, ...] = ((), ()),
    stack: Cards = (),
) -> State:
    return state.with_player(seat, Player(piles, stack, turned))


def filling(state: State, team: int, *laid: Cards, filled: int | None = None) -> State:
    """The number 1 lies, then these shirts at the pitch cards; the last of them is the open one."""
    step = max(len(laid) - 1, 0) if filled is None else filled
    rest = ((),) * (STEPS - len(laid))
    return state.with_side(team, replace(state.sides[team], one=shirt(1, 5), laid=laid + rest, filled=step))


def building(
    state: State, team: int, *goal: Card | None, scene: int = BALL_TOP_LEFT_POST, upside: int = 0
) -> State:
    """All five pitch cards are rightly filled and the scene is turned; these quarters lie in the goal."""
    other = state.sides[1 - team]
    pile = tuple(card for card in range(8) if card not in (*other.out, *other.won, scene))[
        : len(other.pile) - 1
    ]
    state = state.with_side(1 - team, replace(other, pile=pile))
    row = state.row if team == BLACK else state.row[::-1]
    state = filling(state, team, *((shirt(number),) for number in row), filled=STEPS)
    quarters = (*goal, *(None,) * (4 - len(goal)))
    return state.with_side(team, replace(state.sides[team], scene=scene, goal=quarters, upside=upside))


def right_goal() -> tuple[Card, ...]:
    """What has to lie for the ball in the top left corner at the post."""
    return quarter(TL, "post"), quarter(TR), quarter(BL), quarter(BR)


def done(state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
    assert move in GAME.moves(state, seat)
    return GAME.apply(state, Act(seat, move))


def all_ready(state: State) -> State:
    """LIG-9: everybody has looked at the check."""
    for seat in range(len(state.players)):
        state, _ = done(state, seat, Ready())
    return state


def next_round(state: State) -> State:
    """LIG-9: everybody is ready, all is shuffled, and the whistle goes."""
    state = unshuffled(state)
    turn = GAME.turn(state)
    assert isinstance(turn, Waiting)
    assert turn.until is not None
    return GAME.apply(state, Tick(turn.until))[0]


def why_not(state: State, seat: int, move: Move) -> tuple[str, str]:
    """The rule and the reason of a refusal."""
    assert move not in GAME.moves(state, seat)
    with pytest.raises(IllegalMove) as refusal:
        GAME.apply(state, Act(seat, move))
    return refusal.value.rule, refusal.value.why


def sources(state: State, seat: int, kind: type[Move]) -> set[Source]:
    """Where the cards come from that a seat may lay in that way."""
    return {move.source for move in GAME.moves(state, seat) if type(move) is kind and hasattr(move, "source")}
