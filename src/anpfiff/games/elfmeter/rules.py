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
    HeadStart,
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
    agreed,
    opener,
    succeeded,
)
from anpfiff.games.elfmeter import attempt, refusals, rounds, tempo
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
from anpfiff.games.elfmeter.state import BOTH, COLOUR, State

HEAD_START = HeadStart("goals", {2: (1, 2, 3)})
RACE = Waiting(BOTH, race=True)
ATTACK_ALONE = tuple(Waiting((seat,), race=True) for seat in BOTH)
LOTS = Rolling(Throw(len(BOTH)))
SHUFFLE = Rolling(Shuffle(len(COLOUR)))

_HELD: frozenset[Phase] = frozenset({"getting-ready", "attempt"})
"""The kick-off card lies and the stacks are in the players' hands: of each at least the top card shows."""
_CHOICES = {card: Choose(card) for card in COLOUR}


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
    head_start = HEAD_START
    presets = Presets(
        printed={"referee": "check", "turning": "hand", "throwing": True, "calm": 0},
        kids={"help": "kids", "referee": "instant", "turning": "self", "throwing": False, "calm": 1_000},
        pro={"referee": "check", "turning": "hand", "throwing": True, "calm": 0, "patience": 20},
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
        agreed(options.calm_for, seats)
        home, away = HEAD_START.given(options.head_start, seats)
        blank = State(options, goals=(home, away))
        return blank if first is None else replace(blank, phase="shuffling", attacker=first)

    def turn(self, state: State) -> Turn:
        match state.phase:
            case "attempt":
                return _racing(state)
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
        return refusals.untimely(state, given.seat, given.move)

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
        """ELF-13: in a calm tempo a card that counts lets hands rest."""
        after, events = self._done(state, given)
        return tempo.calmed(state, after, given), events

    def _done(self, state: State, given: Act[Move]) -> Step[State]:
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
        raise refusals.out_of_phase(state, seat, given.move)

    def elapse(self, state: State, at: int) -> Step[State]:
        """ELF-13: somebody's hands have rested."""
        return tempo.rested(state, at), ()

    def fall(self, state: State, outcome: tuple[int, ...]) -> Step[State]:
        """ELF-6: whoever the lot falls on attacks first."""
        if state.phase == "shuffling":
            return rounds.shuffled(state, outcome)
        return replace(state, phase="shuffling", attacker=outcome[0]), (LotsDrawn(outcome[0]),)

    def score(self, view: View) -> tuple[int, int]:
        return view.goals

    def view(self, state: State, seat: Seat | None) -> View:
        mine, yours = state.stacks
        return View(
            seat=seat,
            phase=state.phase,
            attacker=None if state.phase == "lots" else state.attacker,
            stacks=(len(mine), len(yours)),
            sides=state.sides,
            ready=state.ready,
            kick_offs=state.kick_offs,
            in_middle=state.in_middle,
            goals=state.goals,
            removed=state.removed,
            box=state.box,
            attack=tuple(self._attack[card] for card in state.attack),
            ball=self.deck.attack[state.attack[-1]].ball if state.attack else None,
            stack=None if seat is None else self._seen(state, seat),
            offer=state.offer,
            chosen=(state.choices[0] is not None, state.choices[1] is not None),
            choice=None if seat is None else state.choices[seat],
            last=state.last,
            calm=state.options.calm,
            calm_for=state.options.calm_for,
            rests=state.rests,
            fitting=() if seat is None else attempt.fitting(self.deck, state, seat),
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


def _racing(state: State) -> Waiting:
    """ELF-13: whoever has something left to do and does not rest."""
    if not state.rests:
        return ATTACK_ALONE[state.attacker] if _defence_spent(state) else RACE
    awake = (seat for seat in BOTH if not tempo.rests(state, seat))
    seats = tuple(seat for seat in awake if seat == state.attacker or not _defence_spent(state))
    return Waiting(seats, tempo.ends_at(state), race=True)


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
