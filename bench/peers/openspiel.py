"""The peers: OpenSpiel's crazy_eights in C++, and our Elfer raus! for OpenSpiel's Python game interface."""

import time
from random import Random, sample
from typing import Any

import pyspiel

PLAYERS = 4
DECK = 80
HAND = 15
COLOUR = 20
ELEVEN = 10
END_TURN = DECK
DRAW = DECK + 1

Counted = tuple[int, int, int, float]


def crazy_eights(seconds: float, seed: int) -> Counted:
    return _counted(pyspiel.load_game("crazy_eights", {"players": PLAYERS}), seconds, seed)


def elfer_raus(seconds: float, seed: int) -> Counted:
    return _counted(ElferRausGame(), seconds, seed)


def _counted(game: Any, seconds: float, seed: int) -> Counted:
    """Random matches driven from Python: moves of players, all actions, matches, seconds."""
    random = Random(seed)
    moves = 0
    actions = 0
    matches = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                action = outcomes[int(random.random() * len(outcomes))][0]
            else:
                legal = state.legal_actions()
                action = legal[int(random.random() * len(legal))]
                moves += 1
            state.apply_action(action)
            actions += 1
        matches += 1
    return moves, actions, matches, time.perf_counter() - began


_TYPE = pyspiel.GameType(
    short_name="python_elfer_raus",
    long_name="Elfer raus! for four",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS,
    min_num_players=PLAYERS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
_INFO = pyspiel.GameInfo(
    num_distinct_actions=DECK + 2,
    max_chance_outcomes=1,
    num_players=PLAYERS,
    min_utility=0.0,
    max_utility=1.0,
    utility_sum=None,
    max_game_length=1000,
)


class ElferRausGame(pyspiel.Game):  # type: ignore[misc]  # the peer ships no types
    def __init__(self, params: Any = None) -> None:
        super().__init__(_TYPE, _INFO, params or {})

    def new_initial_state(self) -> "ElferRausState":
        return ElferRausState(self)


class ElferRausState(pyspiel.State):  # type: ignore[misc]  # the peer ships no types
    """A mutable board, as is usual there; the shuffle is drawn inside, which is the faster of the two ways there."""

    def __init__(self, game: ElferRausGame) -> None:
        super().__init__(game)
        self._deal()
        while not any(hand & _ELEVENS for hand in self.hands):
            self._deal()
        self.table: set[int] = set()
        self.fits: set[int] = set(_ELEVENS)
        eleven = min(card for hand in self.hands for card in hand if card in _ELEVENS)
        self.seat = next(seat for seat, hand in enumerate(self.hands) if eleven in hand)
        self.opening: int | None = eleven
        self.laid = False
        self.drawn = 0
        self.winner = -1

    def _deal(self) -> None:
        cards = sample(range(DECK), DECK)
        self.hands = [set(cards[seat * HAND : (seat + 1) * HAND]) for seat in range(PLAYERS)]
        self.pile = cards[PLAYERS * HAND :]

    def current_player(self) -> int:
        return pyspiel.PlayerId.TERMINAL if self.winner >= 0 else self.seat

    def _legal_actions(self, player: int) -> list[int]:
        if self.opening is not None:
            return [self.opening]
        playable = sorted(self.hands[player] & self.fits)
        if self.laid:
            return [*playable, END_TURN]
        return playable or [DRAW]

    def _apply_action(self, action: int) -> None:
        if action == END_TURN:
            self._next()
        elif action == DRAW:
            self._draw()
        else:
            self._lay(action)
            if self.opening is not None:
                self.opening = None
                self._next()

    def _lay(self, card: int) -> None:
        self.hands[self.seat].discard(card)
        self.fits.discard(card)
        number = card % COLOUR
        if number <= ELEVEN and number > 0:
            self.fits.add(card - 1)
        if number >= ELEVEN and number < COLOUR - 1:
            self.fits.add(card + 1)
        self.laid = True
        if not self.hands[self.seat]:
            self.winner = self.seat

    def _draw(self) -> None:
        card = self.pile.pop(0)
        self.drawn += 1
        self.hands[self.seat].add(card)
        if card in self.fits:
            self._lay(card)
            self._next()
        elif self.drawn == 3 or not self.pile:
            self._next()

    def _next(self) -> None:
        if self.winner >= 0:
            return
        self.laid = False
        self.drawn = 0
        self.seat = (self.seat + 1) % PLAYERS
        while not self.pile and not self.hands[self.seat] & self.fits:
            self.seat = (self.seat + 1) % PLAYERS

    def is_terminal(self) -> bool:
        return self.winner >= 0

    def returns(self) -> list[float]:
        return [float(seat == self.winner) for seat in range(PLAYERS)]


_ELEVENS = frozenset(colour * COLOUR + ELEVEN for colour in range(4))

pyspiel.register_game(_TYPE, ElferRausGame)
