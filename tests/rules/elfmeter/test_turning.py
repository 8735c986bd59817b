"""Elfmeter!: stacks that turn over by themselves (option `turning`), and the presets."""

import pytest
from msgspec.structs import replace

from anpfiff.core import Waiting
from anpfiff.games.elfmeter.model import (
    AttemptBegun,
    BallWon,
    KickOffLaid,
    LayKickOff,
    OfferPause,
    Options,
    Phase,
    Play,
    Ready,
    SaidReady,
    StackTurned,
    TurnStack,
)
from anpfiff.games.elfmeter.rules import GAME
from tests.rules.elfmeter.positions import attempt, done, plays, position, refused

SELF = Options(turning="self")


@pytest.mark.rule("ELF-15", "ELF-14")
@pytest.mark.parametrize("seat", [0, 1])
def test_with_turning_self_the_stacks_turn_over_and_one_says_ready_for_both(seat: int) -> None:
    state = attempt((6, 11), (3, 4), (1,), options=SELF)

    won, events = done(state, *plays(1, 3))

    assert events[1:] == (BallWon(1), StackTurned(0, "defence"), StackTurned(1, "attack"))
    assert won.sides == ("defence", "attack")
    assert GAME.turn(won) == Waiting((0, 1))
    assert GAME.moves(won, seat) == (Ready(),)
    begun, events = done(won, (seat, Ready()))
    assert events == (SaidReady(seat), AttemptBegun(1))
    assert begun.ready == (False, False)
    assert TurnStack() not in GAME.moves(begun, seat)


@pytest.mark.rule("ELF-15", "ELF-7")
@pytest.mark.parametrize("attacker", [0, 1])
def test_with_turning_self_the_kick_off_turns_each_stack_to_its_role(attacker: int) -> None:
    state = position("kick-off", attacker, options=SELF, sides=("attack", "attack"), in_middle=None)

    state, events = done(state, (attacker, LayKickOff()))

    assert events == (KickOffLaid(attacker), StackTurned(1 - attacker, "defence"))
    assert state.sides[attacker] == "attack"


@pytest.mark.rule("ELF-15", "ALL-4")
@pytest.mark.parametrize("phase", ["kick-off", "getting-ready", "attempt"])
def test_with_turning_self_nobody_turns_a_stack(phase: Phase) -> None:
    state = position(phase, options=SELF)

    assert TurnStack() not in GAME.moves(state, 0)
    assert refused(state, 0, TurnStack()) == ("ELF-15", "stacks-turn-by-themselves")


@pytest.mark.rule("ELF-18")
def test_with_turning_self_a_pause_still_waits_for_both() -> None:
    state = position("pause", options=SELF, attack=(1,))

    waiting, _ = done(state, (0, Ready()))

    assert GAME.turn(waiting) == Waiting((1,))
    assert done(waiting, (1, Ready()))[0].phase == "attempt"


@pytest.mark.rule("ELF-15", "ELF-18")
def test_with_turning_self_a_defender_without_cards_who_has_offered_a_pause_is_not_awaited() -> None:
    state = attempt((6, 11), (), (1,), options=SELF, offer=1)

    assert GAME.turn(state) == Waiting((0,), race=True)
    assert GAME.moves(state, 1) == ()
    assert refused(state, 1, OfferPause()) == ("ELF-18", "pause-is-offered")
    assert refused(state, 1, Play(3)) == ("ELF-16", "not-in-your-stack")
    assert GAME.turn(replace(state, offer=None)) == Waiting((0, 1), race=True)


@pytest.mark.rule("ELF-15", "ELF-20", "ELF-29")
def test_the_presets_are_as_the_leaflet_says_for_children_and_for_experts() -> None:
    as_printed = {"referee": "check", "turning": "hand", "throwing": True, "calm": 0}
    assert GAME.presets.printed == as_printed
    assert GAME.presets.kids == {
        "help": "kids",
        "referee": "instant",
        "turning": "self",
        "throwing": False,
        "calm": 1_000,
    }
    assert GAME.presets.pro == {**as_printed, "patience": 20}
