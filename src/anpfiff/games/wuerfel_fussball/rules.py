"""Würfel-Fußball: the rules WF-1 to WF-46.

The phase of the state says what is awaited. Whoever decides makes an Act; every die that falls is a Chance. Where the
defence could play the master die, the table waits for it a while before the attacker throws; then both may act, and the
quicker hand decides (WF-44). This file only conducts; what a throw does stands in the file of its noun.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from anpfiff.core import (
    Act,
    Finished,
    Game,
    HeadStart,
    IllegalMove,
    Presets,
    Result,
    Rolling,
    Seat,
    Step,
    Throw,
    Turn,
    Vocabulary,
    Waiting,
    succeeded,
)
from anpfiff.games.wuerfel_fussball import (
    attack,
    clock,
    defence,
    goalkeeping,
    masterstroke,
    model,
    shots,
)
from anpfiff.games.wuerfel_fussball.choices import choices
from anpfiff.games.wuerfel_fussball.dice import Dice, Fallen
from anpfiff.games.wuerfel_fussball.form import FORM
from anpfiff.games.wuerfel_fussball.master import in_danger, playable
from anpfiff.games.wuerfel_fussball.material import SHIPPED, dice_from
from anpfiff.games.wuerfel_fussball.model import (
    BallLeft,
    BallPlaced,
    DieFell,
    Event,
    LeaveIt,
    MasterKept,
    Move,
    Options,
    Pass,
    Place,
    PlayMaster,
    Send,
    ThrowAnnounced,
    TossWon,
    View,
)
from anpfiff.games.wuerfel_fussball.play import unanswered
from anpfiff.games.wuerfel_fussball.refusals import ATTACKING, DEFENDING, refusal, untimely
from anpfiff.games.wuerfel_fussball.sight import seen
from anpfiff.games.wuerfel_fussball.state import State

HEAD_START = HeadStart("goals", {2: (1, 3, 4)})
COIN = Rolling(Throw(2))
DIE = Rolling(Throw(6))
WAITS = (Waiting((0,)), Waiting((1,)))
RACES = (Waiting((0, 1), race=True), Waiting((1, 0), race=True))
"""By the side that attacks, which comes first: it has the throw, the other may forestall it."""
ABOUT_TO_THROW = frozenset(("throwing", "clearing"))
WITH_MASTER: tuple[Move, ...] = (PlayMaster(),)
SETTLED: dict[str, Any] = {
    "orange": attack.pointed,
    "red": attack.pointed,
    "violet": attack.pointed,
    "shot": shots.shown,
    "blue": defence.shown,
    "keeper": goalkeeping.shown,
    "black": goalkeeping.penalty_shown,
    "white": masterstroke.shown,
}
"""What each die settles; the faces of a die are of the kind its function takes (see material.py)."""


class WuerfelFussball(Game[State, Move, View, Options]):
    id = "wuerfel-fussball"
    title = "Würfel-Fußball"
    edition = 2
    seats = (2, 2)
    age = 10
    minutes = 15
    pace = "turns"
    vocabulary = Vocabulary(State, Move, Event, View, Options)
    seats_rule = "WF-7"
    turn_rule = "WF-14"
    end_rule = "WF-12"
    form = FORM
    head_start = HEAD_START
    presets = Presets(
        printed={"tournament": False, "half": 450, "clock": "seconds", "boskov": False, "reaction": 3},
        kids={"help": "kids", "half": 180, "boskov": False, "reaction": 8},
        pro={"boskov": True, "reaction": 0, "patience": 20},
    )

    def __init__(self, dice: Dice, material: str | None = None) -> None:
        self.dice = dice
        self.material = material
        self._faces = {die: getattr(dice, die).faces for die in Dice.__struct_fields__}

    def using(self, text: str) -> "WuerfelFussball":
        return WuerfelFussball(dice_from(text), text)

    def box(self) -> Dice:
        """WF-6: all eight dice can be looked at before one of them is thrown."""
        return self.dice

    def start(self, seats: int, options: Options) -> State:
        """ALL-3: a head start is on the board before the toss."""
        home, away = HEAD_START.given(options.head_start, seats)
        return State(options, score=(home, away))

    def turn(self, state: State) -> Turn:
        phase = state.phase
        if phase in ATTACKING:
            return (RACES if _forestallable(state) else WAITS)[state.attacker]
        if phase == "answer":
            return Waiting((state.defender,), clock.deadline(state))
        if phase in DEFENDING:
            return WAITS[state.defender]
        if phase == "finished":
            return Finished(_result(state))
        return COIN if phase == "toss" else DIE

    def awaits(self, state: State, seat: Seat) -> bool:
        if state.phase in ATTACKING:
            return seat == state.attacker or (seat == state.defender and _forestallable(state))
        return state.phase in DEFENDING and seat == state.defender

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """WF-14, WF-39: the dice and spots of the moment, and the master face where it may be played."""
        if not self.awaits(state, seat):
            return ()
        if seat != state.attacker and state.phase in ATTACKING:
            return WITH_MASTER
        own = choices(state)
        with_master = state.phase not in {"placing", "aiming"} and playable(state, seat)
        return own + WITH_MASTER if with_master else own

    def untimely(self, state: State, given: Act[Move]) -> IllegalMove:
        """WF-18, WF-27, WF-44: what the defence decides first, and what has to fall before anybody has a say."""
        return untimely(state, given.seat, given.move) or super().untimely(state, given)

    def holding_up(self, state: State) -> tuple[Seat, ...]:
        """ALL-7: a defence that may be quicker keeps nobody waiting."""
        return (state.attacker,)

    def act(self, state: State, given: Act[Move]) -> Step[State]:
        if given.move.plain() not in self.moves(state, given.seat):
            raise refusal(state, given.seat, given.move)
        return RULE_FOR[type(given.move)](_stopped(clock.acted(state, given.at)), given.seat, given.move)

    def elapse(self, state: State, at: int) -> Step[State]:
        """WF-44: the defence let the time pass."""
        return _kept_master(_stopped(clock.acted(state, at)))

    def fall(self, state: State, outcome: tuple[int, ...]) -> Step[State]:
        if state.phase == "toss":
            return _tossed(state, outcome[0])
        die = state.die
        assert die is not None, "a roll is a roll of some die"
        face = self._faces[die][outcome[0]]
        state = replace(clock.threw(state), last=Fallen(die, face))
        after, events = _settled(state, die, face)
        return after, (DieFell(thrower(state), die, face), *events)

    def score(self, view: View) -> tuple[int, int]:
        return view.score

    def view(self, state: State, seat: Seat | None) -> View:
        return seen(state, seat, None if self.material is None else self.dice)

    def foreseeable(self, view: View, move: Move) -> bool:
        """Nothing is hidden but how the dice will fall, and that is an input of its own."""
        return True


def _stopped(state: State) -> State:
    """WF-44: a wait is over; one for a shot counts for nobody."""
    waited = state.phase == "answer" and state.shot is None
    return replace(state, stops=state.stops + 1) if waited else state


def _forestallable(state: State) -> bool:
    """WF-44: could the defence play its master face before the attacker throws?"""
    return state.phase in ABOUT_TO_THROW and playable(state, state.defender)


def _threw(state: State, seat: Seat, move: model.Throw) -> Step[State]:
    die = move.die
    announced = move.announced
    after = replace(state, phase="rolling", die=die, announced=announced)
    return after, () if announced == "nothing" else (ThrowAnnounced(seat, die, announced),)


def _sent(state: State, _seat: Seat, move: Send) -> Step[State]:
    assert state.arrow is not None, "aiming is for an arrow that has fallen"
    return attack.sent(state, state.arrow, move.side)


def _placed(state: State, seat: Seat, move: Place) -> Step[State]:
    spot = move.strip, move.line
    return attack.placed(state, spot), (BallPlaced(seat, spot),)


def _left(state: State, seat: Seat, _move: LeaveIt) -> Step[State]:
    return replace(state, phase="throwing"), (BallLeft(seat),)


def _mastered(state: State, seat: Seat, _move: PlayMaster) -> Step[State]:
    return masterstroke.played(state, seat)


def _passed(state: State, seat: Seat, move: Pass) -> Step[State]:
    """WF-44: and perhaps not to be asked again but in the last four lines."""
    if move.asked is not None:
        if not move.well_formed():
            raise IllegalMove("ALL-4", "malformed-move")
        asked = succeeded(state.asked, seat, move.asked)
        state = replace(state, asked=(asked[0], asked[1]))
    return _kept_master(state)


RULE_FOR: dict[type[Move], Callable[[State, Seat, Any], Step[State]]] = {
    model.Throw: _threw,
    Send: _sent,
    Place: _placed,
    LeaveIt: _left,
    PlayMaster: _mastered,
    Pass: _passed,
}


def _kept_master(state: State) -> Step[State]:
    after, events = unanswered(replace(state, passed=state.passed or in_danger(state)))
    return after, (MasterKept(state.defender), *events)


def _tossed(state: State, winner: Seat) -> Step[State]:
    """WF-7: the toss gives the master die, thrown at once; the other side attacks."""
    after = replace(
        state, phase="rolling", die="white", toss_winner=winner, master=winner, attacker=1 - winner
    )
    return after, (TossWon(winner),)


def _settled(state: State, die: str, face: Any) -> Step[State]:
    """Which rule a fallen die settles: the referee's orange and the shoot-out's black mean something else."""
    if state.phase == "boskov":
        return goalkeeping.boskov_shown(state, face)
    if state.phase == "shoot-out":
        return goalkeeping.shoot_out_shown(state, face)
    step: Step[State] = SETTLED[die](state, face)
    return step


def thrower(state: State) -> Seat:
    """Who throws the die that falls: blue the defence, keeper whose goal it is, white who holds it."""
    if state.die == "white":
        return state.master
    if state.die == "blue" or (state.die == "keeper" and state.shot is not None):
        return state.defender
    return state.attacker


def _result(state: State) -> Result:
    """WF-12: more goals win. WF-10: in a tournament the shoot-out decides a level match."""
    goals = state.score if state.score[0] != state.score[1] else tuple(map(sum, state.kicks))
    winners = () if goals[0] == goals[1] else (0,) if goals[0] > goals[1] else (1,)
    return Result(winners, state.score)


GAME = WuerfelFussball(SHIPPED)
