"""Elfmeter!: the rules ELF-1 to ELF-34.

A round: lay the kick-off card, get ready, race through attempts until three attack cards lie or somebody is out of
breath, choose for the penalty. Who was first is the order in which acts are applied (ELF-13): the rules know no other.
"""

from typing import assert_never

from msgspec.structs import replace

from anpfiff.core import (
    Act,
    Finished,
    Game,
    IllegalMove,
    Presets,
    Rolling,
    Seat,
    Shuffle,
    Step,
    Throw,
    Turn,
    Vocabulary,
    Waiting,
    opener,
    succeeded,
)
from anpfiff.games.elfmeter import attempt, rounds
from anpfiff.games.elfmeter.cards import CardNumber, Shown
from anpfiff.games.elfmeter.form import FORM
from anpfiff.games.elfmeter.material import SHIPPED, Deck, deck_from
from anpfiff.games.elfmeter.model import (
    AcceptPause,
    CardChosen,
    Choose,
    DeclareOutOfBreath,
    DeclinePause,
    Event,
    GoalScored,
    LayKickOff,
    LotsDrawn,
    Move,
    OfferPause,
    Options,
    PauseAgreed,
    PauseDeclined,
    PauseOffered,
    Penalty,
    Phase,
    Play,
    Ready,
    ShotSaved,
    TurnStack,
    View,
)
from anpfiff.games.elfmeter.state import COLOUR, State

BOTH = (0, 1)
RACE = Waiting(BOTH, race=True)
ATTACK_ALONE = tuple(Waiting((seat,), race=True) for seat in BOTH)
LOTS = Rolling(Throw(len(BOTH)))
SHUFFLE = Rolling(Shuffle(len(COLOUR)))

_HELD: frozenset[Phase] = frozenset({"getting-ready", "attempt"})
"""The kick-off card lies and the stacks are in the players' hands: of each at least the top card shows."""
_CHOICES = {card: Choose(card) for card in COLOUR}
_UNAWAITED: dict[Phase, tuple[str, str]] = {
    "lots": ("ELF-6", "lots-are-drawn"),
    "shuffling": ("ELF-26", "stacks-are-shuffled"),
    "kick-off": ("ELF-9", "attacker-lays-a-kick-off-card"),
    "getting-ready": ("ELF-34", "wait-until-both-are-ready"),
    "attempt": ("ELF-18", "pause-is-offered"),
    "pause": ("ELF-18", "wait-until-both-are-ready"),
    "penalty": ("ELF-21", "choice-is-final"),
    "over": ("ELF-32", "match-over"),
}


class Elfmeter(Game[State, Move, View, Options]):
    id = "elfmeter"
    title = "Elfmeter!"
    edition = 2
    seats = (2, 2)
    age = 7
    minutes = 15
    pace = "real-time"
    vocabulary = Vocabulary(State, Move, Event, View, Options)
    seats_rule = "ELF-1"
    turn_rule = "ELF-34"
    end_rule = "ELF-32"
    form = FORM
    presets = Presets(
        printed={"throwing": True},
        kids={"referee": "instant", "turning": "self"},
        pro={"throwing": True, "patience": 20},
    )

    def __init__(self, deck: Deck = SHIPPED, material: str | None = None) -> None:
        self.deck = deck
        self.material = material
        self._attack = {card: Shown(card, deck.attack[card]) for card in COLOUR}
        self._defence = {card: Shown(card, deck.defence[card]) for card in COLOUR}

    def using(self, text: str) -> "Elfmeter":
        """ELF-4: a table may use another deck of the same shape."""
        return Elfmeter(deck_from(text), text)

    def start(self, seats: int, options: Options) -> State:
        """ELF-5, ELF-6: lots first, unless a seat was named."""
        first = opener(options.first, seats)
        return State(options) if first is None else State(options, "shuffling", first)

    def turn(self, state: State) -> Turn:
        match state.phase:
            case "attempt":
                return ATTACK_ALONE[state.attacker] if _defence_spent(state) else RACE
            case "getting-ready" | "pause":
                return Waiting(tuple(seat for seat in BOTH if not state.ready[seat]))
            case "penalty":
                return Waiting(tuple(seat for seat in BOTH if state.choices[seat] is None))
            case "kick-off":
                return Waiting((state.attacker,))
            case "shuffling":
                return SHUFFLE
            case "lots":
                return LOTS
            case "over":
                return Finished(rounds.result(state))
            case _:
                assert_never(state.phase)

    def untimely(self, state: State, given: Act[Move]) -> IllegalMove:
        """Why a seat that is not awaited may not do that; in an attempt its stack is empty."""
        if given.seat not in BOTH:
            return IllegalMove("ELF-5", "not-one-of-the-two")
        if isinstance(given.move, Play) and state.phase == "attempt":
            return IllegalMove("ELF-16", "not-in-your-stack")
        if isinstance(given.move, Play) and state.phase in {"kick-off", "penalty"}:
            return _out_of_phase(state, given.seat, given.move)
        return IllegalMove(*_UNAWAITED[state.phase])

    def holding_up(self, state: State) -> tuple[Seat, ...]:
        """ELF-10, ELF-28: only the attacker can end an attempt that the defender has no card for."""
        return (state.attacker,)

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        turn = self.turn(state)
        if not isinstance(turn, Waiting) or seat not in turn.seats:
            return ()
        if state.phase == "attempt":
            return attempt.offered(self.deck, state, seat) + _words(state, seat)
        if state.phase == "penalty":
            return tuple(_CHOICES[card] for card in state.stacks[seat])
        if state.phase == "kick-off":
            return (LayKickOff(),)
        turns = state.phase == "getting-ready" and state.options.turning == "hand"
        return (TurnStack(), Ready()) if turns else (Ready(),)

    def act(self, state: State, given: Act[Move]) -> Step[State]:
        """ELF-34 and its like: every move has its phase."""
        seat = given.seat
        match given.move, state.phase:
            case Play() as play, "attempt":
                return attempt.played(self.deck, state, seat, play)
            case TurnStack(), "getting-ready" | "attempt" if state.options.turning == "hand":
                return rounds.turned(state, seat)
            case Ready(), "getting-ready" | "pause":
                return rounds.said_ready(state, seat)
            case LayKickOff(), "kick-off":
                return rounds.kicked_off(state)
            case Choose(card), "penalty":
                return self._chosen(state, seat, card)
            case DeclareOutOfBreath(), "attempt":
                return attempt.given_up(self.deck, state, seat)
            case (OfferPause() | AcceptPause() | DeclinePause()) as word, "attempt":
                return _paused(state, seat, word)
        raise _out_of_phase(state, seat, given.move)

    def fall(self, state: State, outcome: tuple[int, ...]) -> Step[State]:
        """ELF-6: whoever the lot falls on attacks first."""
        if state.phase == "shuffling":
            return rounds.shuffled(state, outcome)
        return replace(state, phase="shuffling", attacker=outcome[0]), (LotsDrawn(outcome[0]),)

    def view(self, state: State, seat: Seat | None) -> View:
        mine, yours = state.stacks
        return View(
            seat,
            state.phase,
            None if state.phase == "lots" else state.attacker,
            (len(mine), len(yours)),
            state.sides,
            state.ready,
            state.kick_offs,
            state.in_middle,
            state.goals,
            state.removed,
            state.box,
            tuple(self._attack[card] for card in state.attack),
            self.deck.attack[state.attack[-1]].ball if state.attack else None,
            None if seat is None else self._seen(state, seat),
            state.offer,
            (state.choices[0] is not None, state.choices[1] is not None),
            None if seat is None else state.choices[seat],
            state.last,
        )

    def _seen(self, state: State, seat: Seat) -> tuple[Shown, ...] | None:
        """ELF-8, ELF-18, ELF-21: the top card before a ball is played, the stack after that and for the choice; else nothing."""
        if state.phase in _HELD:
            side = state.sides[seat]
            cards = attempt.in_hand(state, seat)
        elif state.phase == "penalty" and state.choices[seat] is None:
            side = rounds.role(state, seat)
            cards = state.stacks[seat]
        else:
            return None
        faces = self._attack if side == "attack" else self._defence
        return tuple(faces[card] for card in cards)

    def _chosen(self, state: State, seat: Seat, card: CardNumber) -> Step[State]:
        """ELF-21: nothing shows before the second choice."""
        if card not in state.stacks[seat]:
            raise IllegalMove("ELF-21", "not-in-your-stack")
        after = replace(state, choices=succeeded(state.choices, seat, card))
        shot = after.choices[state.attacker]
        dive = after.choices[1 - state.attacker]
        if shot is None or dive is None:
            return after, (CardChosen(seat),)
        penalty = Penalty(shot, self.deck.attack[shot].shot, dive, self.deck.defence[dive].dive)
        return _taken(after, penalty, CardChosen(seat))


GAME = Elfmeter()


def _taken(state: State, penalty: Penalty, chosen: CardChosen) -> Step[State]:
    """ELF-22, ELF-23: different fields, a goal; the same, saved."""
    ending = ShotSaved if penalty.shot == penalty.dive else GoalScored
    return rounds.round_over(state, ending(state.attacker, penalty), chosen)


def _defence_spent(state: State) -> bool:
    """Has the defender nothing left to do: no card, no stack to turn, no word that is not said?"""
    seat = 1 - state.attacker
    return not state.stacks[seat] and state.options.turning == "self" and state.offer == seat


def _words(state: State, seat: Seat) -> tuple[Move, ...]:
    """ELF-18: one offer at a time, answered by the other."""
    if state.offer is None:
        return (OfferPause(),)
    return () if state.offer == seat else (AcceptPause(), DeclinePause())


def _paused(state: State, seat: Seat, word: OfferPause | AcceptPause | DeclinePause) -> Step[State]:
    """ELF-18: play goes on until the other accepts."""
    if word not in _words(state, seat):
        raise IllegalMove("ELF-18", "nothing-to-answer" if state.offer is None else "pause-is-offered")
    match word:
        case OfferPause():
            return replace(state, offer=seat), (PauseOffered(seat),)
        case AcceptPause():
            return replace(state, offer=None, phase="pause"), (PauseAgreed(),)
        case DeclinePause():
            return replace(state, offer=None), (PauseDeclined(seat),)
        case _:
            assert_never(word)


def _out_of_phase(state: State, seat: Seat, move: Move) -> IllegalMove:
    """ELF-34: cards are for attempts; ELF-13: a tackle after the third attack card is too late."""
    late = state.phase == "penalty" and seat != state.attacker
    if state.phase == "pause":
        return IllegalMove("ELF-18", "play-is-stopped")
    if isinstance(move, TurnStack) and state.options.turning == "self":
        return IllegalMove("ELF-15", "stacks-turn-by-themselves")
    if isinstance(move, Play):
        return IllegalMove("ELF-13", "too-late") if late else IllegalMove("ELF-34", "no-attempt")
    if state.phase == "penalty":
        return IllegalMove("ELF-21", "choose-for-the-penalty")
    return IllegalMove(move.rule, "not-now")
