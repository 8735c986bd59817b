"""Elfmeter!: setting up and getting ready."""

from collections import Counter

import pytest

from anpfiff.core import Chance, Refused, Rolling, Shuffle, Throw, Waiting, chosen
from anpfiff.games.elfmeter.model import (
    AttemptBegun,
    Choose,
    DeclareOutOfBreath,
    KickOffLaid,
    LayKickOff,
    LotsDrawn,
    Move,
    OfferPause,
    Options,
    Phase,
    Play,
    Ready,
    SaidReady,
    StackShuffled,
    StackTurned,
    TurnStack,
)
from anpfiff.games.elfmeter.rules import GAME
from anpfiff.games.elfmeter.state import COLOUR
from anpfiff.table.chance import Dice
from tests.rules.elfmeter.positions import BACKWARDS, done, position, refused


@pytest.mark.rule("ELF-5")
def test_each_colour_is_shuffled_by_itself_attack_side_up() -> None:
    state = GAME.setup(2, Options(first=1))
    assert GAME.turn(state) == Rolling(Shuffle(24))

    state, events = GAME.apply(state, Chance(BACKWARDS))
    assert events == (StackShuffled(0),)
    assert GAME.turn(state) == Rolling(Shuffle(24))
    state, events = GAME.apply(state, Chance((23, *range(23))))

    assert events == (StackShuffled(1),)
    assert state.stacks == (tuple(range(24, 0, -1)), (24, *range(1, 24)))
    assert state.sides == ("attack", "attack")
    assert state.kick_offs == (6, 6)
    assert GAME.turn(state) == Waiting((1,))


@pytest.mark.rule("ELF-5")
@pytest.mark.parametrize("seat", [-1, 2, 99])
@pytest.mark.parametrize("phase", ["kick-off", "getting-ready", "attempt", "penalty", "over"])
def test_somebody_without_a_colour_may_do_nothing(seat: int, phase: Phase) -> None:
    assert GAME.moves(position(phase), seat) == ()
    assert refused(position(phase), seat, Ready()) == ("ELF-5", "not-one-of-the-two")


@pytest.mark.rule("ELF-6", "ALL-3")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_seat_that_is_named_or_drawn_attacks_first(seat: int) -> None:
    assert GAME.setup(2, Options(first=seat)).attacker == seat
    state = GAME.setup(2)
    assert GAME.turn(state) == Rolling(Throw(2))
    assert GAME.view(state, 0).attacker is None
    assert refused(state, 0, LayKickOff()) == ("ELF-6", "lots-are-drawn")

    state, events = GAME.apply(state, Chance((seat,)))

    assert events == (LotsDrawn(seat),)
    assert GAME.view(state, None).attacker == seat
    assert GAME.turn(state) == Rolling(Shuffle(24))


@pytest.mark.rule("ELF-6", "ALL-3")
def test_the_lot_falls_on_both_seats_alike() -> None:
    dice = Dice("lots")
    drawn = Counter(GAME.apply(GAME.setup(2), Chance(dice.roll(Throw(2))))[0].attacker for _ in range(2_000))

    assert abs(drawn[0] - drawn[1]) < 150


@pytest.mark.rule("ALL-3")
def test_no_third_seat_can_begin() -> None:
    with pytest.raises(Refused, match="ALL-3"):
        GAME.setup(2, Options(first=2))


@pytest.mark.rule("ELF-20", "ELF-29")
def test_the_options_have_the_defaults_of_the_book() -> None:
    assert Options() == Options(first="draw", referee="check", turning="hand", throwing=False, patience=60)
    for wanted in (
        {"referee": "blind"},
        {"turning": "never"},
        {"throwing": "often"},
        {"first": -1},
        {"first": "youngest"},
    ):
        with pytest.raises(Refused):
            chosen(Options, wanted)


@pytest.mark.rule("ELF-9")
def test_the_attacker_opens_by_laying_one_own_kick_off_card_in_the_middle() -> None:
    state = position("kick-off", attacker=1, kick_offs=(3, 4), in_middle=None)
    assert GAME.moves(state, 1) == (LayKickOff(),)
    assert refused(state, 0, LayKickOff()) == ("ELF-9", "attacker-lays-a-kick-off-card")

    after, events = done(state, (1, LayKickOff()))

    assert events == (KickOffLaid(1),)
    assert (after.kick_offs, after.in_middle) == ((3, 3), 1)
    assert GAME.turn(after) == Waiting((0, 1))
    assert refused(after, 1, LayKickOff()) == ("ELF-9", "not-now")


@pytest.mark.rule("ELF-34", "ELF-14")
def test_an_attempt_begins_when_both_are_ready_in_either_order() -> None:
    state, events = done(position("getting-ready"), (1, Ready()))
    assert events == (SaidReady(1),)
    assert GAME.turn(state) == Waiting((0,))
    assert refused(state, 1, Play(1)) == ("ELF-34", "wait-until-both-are-ready")

    state, events = done(state, (0, Ready()))

    assert events == (SaidReady(0), AttemptBegun(0))
    assert GAME.turn(state) == Waiting((0, 1), race=True)


@pytest.mark.rule("ELF-15")
@pytest.mark.parametrize("phase", ["getting-ready", "attempt"])
@pytest.mark.parametrize("seat", [0, 1])
def test_turning_the_stack_is_each_players_own_act_and_can_be_undone(phase: Phase, seat: int) -> None:
    state = position(phase)

    turned, events = done(state, (seat, TurnStack()))

    assert turned.sides[seat] != state.sides[seat]
    assert turned.sides[1 - seat] == state.sides[1 - seat]
    assert events == (StackTurned(seat, turned.sides[seat]),)
    assert done(turned, (seat, TurnStack()))[0] == state


@pytest.mark.rule("ELF-15")
def test_nobody_turns_the_stack_for_somebody_and_ready_does_not_ask() -> None:
    state, _ = done(position("getting-ready", sides=("defence", "attack")), (0, Ready()), (1, Ready()))

    assert state.phase == "attempt"
    assert state.sides == ("defence", "attack")


@pytest.mark.rule("ELF-34")
@pytest.mark.parametrize(
    ("phase", "seat", "move", "refusal"),
    [
        ("kick-off", 0, Play(1), ("ELF-34", "no-attempt")),
        ("kick-off", 1, Play(1), ("ELF-34", "no-attempt")),
        ("kick-off", 0, TurnStack(), ("ELF-15", "not-now")),
        ("kick-off", 0, Ready(), ("ELF-14", "not-now")),
        ("getting-ready", 0, Play(1), ("ELF-34", "no-attempt")),
        ("getting-ready", 1, Play(1), ("ELF-34", "no-attempt")),
        ("getting-ready", 0, DeclareOutOfBreath(), ("ELF-28", "not-now")),
        ("getting-ready", 0, OfferPause(), ("ELF-18", "not-now")),
        ("getting-ready", 0, Choose(1), ("ELF-21", "not-now")),
        ("attempt", 0, Ready(), ("ELF-14", "not-now")),
        ("attempt", 0, LayKickOff(), ("ELF-9", "not-now")),
        ("attempt", 0, Choose(1), ("ELF-21", "not-now")),
        ("penalty", 0, Play(1), ("ELF-34", "no-attempt")),
        ("penalty", 0, TurnStack(), ("ELF-21", "choose-for-the-penalty")),
        ("penalty", 1, OfferPause(), ("ELF-21", "choose-for-the-penalty")),
        ("pause", 0, Play(1), ("ELF-18", "play-is-stopped")),
        ("pause", 1, TurnStack(), ("ELF-18", "play-is-stopped")),
        ("pause", 0, DeclareOutOfBreath(), ("ELF-18", "play-is-stopped")),
        ("shuffling", 0, Play(1), ("ELF-26", "stacks-are-shuffled")),
        ("over", 0, LayKickOff(), ("ELF-32", "match-over")),
    ],
)
def test_every_move_has_its_time_and_a_card_out_of_time_stays_in_the_stack(
    phase: Phase, seat: int, move: Move, refusal: tuple[str, str]
) -> None:
    state = position(phase)

    assert refused(state, seat, move) == refusal
    assert state.stacks == (COLOUR, COLOUR)
    assert move not in GAME.moves(state, seat)
