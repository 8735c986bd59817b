"""Elfmeter!: setting up, getting ready, the ends of rounds and of the match."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from anpfiff.core import Chance, Finished, Refused, Result, Rolling, Shuffle, Throw, Waiting, chosen
from anpfiff.games.elfmeter.model import (
    AcceptPause,
    AttemptBegun,
    BallWon,
    Choose,
    DeclareOutOfBreath,
    DeclinePause,
    GoalScored,
    KickOffLaid,
    KickOffsRanOut,
    LayKickOff,
    LotsDrawn,
    Move,
    OfferPause,
    Options,
    Penalty,
    Phase,
    Play,
    Ready,
    SaidReady,
    ShotSaved,
    StackShuffled,
    StackTurned,
    TurnStack,
    WentOutOfBreath,
)
from anpfiff.games.elfmeter.rules import GAME
from anpfiff.games.elfmeter.state import COLOUR, Cards, State
from anpfiff.table.chance import Dice
from tests.rules.elfmeter_positions import attempt, done, kinds, plays, position, refused

SELF = Options(turning="self")
BACKWARDS = tuple(reversed(range(24)))


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


@pytest.mark.rule("ELF-8", "ALL-1")
@pytest.mark.parametrize(
    ("phase", "laid", "seen"),
    [
        ("lots", (), None),
        ("shuffling", (), None),
        ("kick-off", (), 1),
        ("getting-ready", (), 1),
        ("attempt", (), 1),
        ("attempt", (3,), 24),
        ("attempt", (3, 18), 24),
        ("pause", (), None),
        ("pause", (3,), None),
        ("penalty", (3, 18, 10), 24),
        ("over", (), None),
    ],
)
def test_only_the_top_card_shows_until_the_attackers_first_card_lies(
    phase: Phase, laid: Cards, seen: int | None
) -> None:
    state = position(phase, stacks=((5, 2, 9), (1, 7)), attack=laid)

    for seat in (0, 1):
        view = GAME.view(state, seat)
        assert view.stacks == (3, 2)
        cards = None if view.stack is None else tuple(shown.card for shown in view.stack)
        assert cards == (None if seen is None else state.stacks[seat][:seen])
    assert GAME.view(state, None).stack is None


@pytest.mark.rule("ELF-8", "ELF-14")
def test_a_new_attempt_closes_the_stacks_again_but_for_the_top_card() -> None:
    state, _ = done(attempt((6, 11), (3, 4, 19), (1,)), *plays(1, 3), (0, Ready()), (1, Ready()))

    for seat, top in ((0, 6), (1, 4)):
        view = GAME.view(state, seat)
        assert view.stack is not None
        assert [shown.card for shown in view.stack] == [top]


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
    assert GAME.presets.printed == {"throwing": True}
    assert GAME.presets.kids == {"referee": "instant", "turning": "self"}
    assert GAME.presets.pro == {"throwing": True, "patience": 20}


@pytest.mark.rule("ELF-8")
def test_only_the_side_that_is_held_up_can_be_seen() -> None:
    state = attempt((5, 2), (5, 2), (1,), sides=("attack", "attack"))
    view = GAME.view(state, 1)
    assert view.stack is not None
    assert [shown.face for shown in view.stack] == [GAME.deck.attack[5], GAME.deck.attack[2]]

    view = GAME.view(done(state, (1, TurnStack()))[0], 1)

    assert view.stack is not None
    assert [shown.face for shown in view.stack] == [GAME.deck.defence[5], GAME.deck.defence[2]]


@pytest.mark.rule("ELF-18")
def test_a_pause_offered_and_accepted_stops_play_until_both_are_ready_again() -> None:
    state = attempt((6, 11), (9, 10), (1,))
    offered, events = done(state, (1, OfferPause()))
    assert kinds(events) == ["PauseOffered"]
    assert GAME.view(offered, 0).offer == 1

    paused, events = done(offered, (0, AcceptPause()))

    assert kinds(events) == ["PauseAgreed"]
    assert GAME.turn(paused) == Waiting((0, 1))
    assert GAME.moves(paused, 0) == GAME.moves(paused, 1) == (Ready(),)
    waiting, events = done(paused, (0, Ready()))
    assert refused(waiting, 0, Ready()) == ("ELF-18", "wait-until-both-are-ready")
    resumed, events = done(waiting, (1, Ready()))
    assert kinds(events) == ["SaidReady", "PlayResumed"]
    assert resumed == state


@pytest.mark.rule("ELF-18")
def test_in_a_pause_the_stacks_stay_closed_and_both_may_look_at_the_box() -> None:
    state, _ = done(
        attempt((1, 6), (9, 10)), *plays(0, 1), *plays(1, 9), (0, OfferPause()), (1, AcceptPause())
    )

    for seat in (0, 1, None):
        view = GAME.view(state, seat)
        assert view.stack is None
        assert [(laid.seat, laid.card) for laid in view.box] == [(0, 1), (1, 9)]


@pytest.mark.rule("ELF-18")
def test_play_goes_on_while_a_pause_is_offered_and_when_it_is_declined() -> None:
    offered, _ = done(attempt(), (0, OfferPause()))
    assert Play(1) in GAME.moves(offered, 0)
    assert Play(1) in GAME.moves(offered, 1)

    declined, events = done(offered, (1, DeclinePause()))

    assert kinds(events) == ["PauseDeclined"]
    assert declined == attempt()
    assert DeclinePause.declines
    assert not AcceptPause.declines


@pytest.mark.rule("ELF-18")
@pytest.mark.parametrize(
    ("offer", "seat", "move", "why"),
    [
        (None, 0, AcceptPause(), "nothing-to-answer"),
        (None, 1, DeclinePause(), "nothing-to-answer"),
        (0, 0, AcceptPause(), "pause-is-offered"),
        (0, 0, DeclinePause(), "pause-is-offered"),
        (0, 0, OfferPause(), "pause-is-offered"),
        (0, 1, OfferPause(), "pause-is-offered"),
    ],
)
def test_only_the_other_answers_an_offer_and_there_is_one_at_a_time(
    offer: int | None, seat: int, move: Move, why: str
) -> None:
    state = attempt(offer=offer)

    assert move not in GAME.moves(state, seat)
    assert refused(state, seat, move) == ("ELF-18", why)


@pytest.mark.rule("ELF-18")
@pytest.mark.parametrize("acts", [plays(1, 3), plays(0, 6, 11)])
def test_an_offer_lapses_with_the_attempt(acts: Any) -> None:
    state, _ = done(attempt(COLOUR[5:], COLOUR, (1,), offer=0), *acts)

    assert state.phase in ("getting-ready", "penalty")
    assert state.offer is None


def penalty_due(attacker: int = 0, **more: Any) -> State:
    """Card 4 shoots and dives to the middle, card 1 shoots to the middle and dives left."""
    return position("penalty", attacker, stacks=((1, 4), (1, 4)), **more)


@pytest.mark.rule("ELF-24", "ELF-26")
@pytest.mark.parametrize("dive", [1, 4])
def test_after_either_penalty_the_round_is_over_and_all_cards_are_taken_back_and_shuffled(dive: int) -> None:
    state, _ = done(attempt((1, 6, 11, 4), (9, 1, 4)), *plays(1, 9), *plays(0, 1, 6, 11))
    assert len(state.box) == 4

    state, events = done(state, (0, Choose(4)), (1, Choose(dive)))

    assert kinds(events)[-1] in ("GoalScored", "ShotSaved")
    assert GAME.turn(state) == Rolling(Shuffle(24))
    assert state.box == ()
    assert state.attack == ()
    assert state.choices == (None, None)
    for _ in (0, 1):
        state, _ = GAME.apply(state, Chance(BACKWARDS))
    assert state.stacks == (tuple(reversed(COLOUR)), tuple(reversed(COLOUR)))
    assert state.phase == "kick-off"


@pytest.mark.rule("ELF-26")
def test_the_stacks_are_shuffled_the_way_up_they_are_held() -> None:
    state, _ = done(penalty_due(sides=("attack", "defence")), (0, Choose(4)), (1, Choose(4)))

    assert state.sides == ("attack", "defence")


@pytest.mark.rule("ELF-27")
@pytest.mark.parametrize("attacker", [0, 1])
@pytest.mark.parametrize("dive", [1, 4])
def test_whoever_attacked_when_the_round_ended_defends_whosever_kick_off_card_it_was(
    attacker: int, dive: int
) -> None:
    state = penalty_due(attacker, in_middle=0)

    state, _ = done(state, (attacker, Choose(4)), (1 - attacker, Choose(dive)))

    assert state.attacker == 1 - attacker
    for _ in (0, 1):
        state, _ = GAME.apply(state, Chance(BACKWARDS))
    assert GAME.turn(state) == Waiting((1 - attacker,))


@pytest.mark.rule("ELF-32")
def test_the_match_ends_at_once_when_the_new_attacker_has_no_kick_off_card() -> None:
    state, events = done(penalty_due(kick_offs=(3, 0)), (0, Choose(4)), (1, Choose(1)))

    assert events[-1] == KickOffsRanOut(1)
    assert isinstance(GAME.turn(state), Finished)
    assert GAME.moves(state, 0) == GAME.moves(state, 1) == ()
    assert refused(state, 1, LayKickOff()) == ("ELF-32", "match-over")


@pytest.mark.rule("ELF-32")
def test_the_match_goes_on_while_the_one_who_must_lay_has_a_card() -> None:
    state, events = done(penalty_due(kick_offs=(0, 1)), (0, Choose(4)), (1, Choose(1)))

    assert kinds(events)[-1] == "GoalScored"
    assert isinstance(GAME.turn(state), Rolling)


@pytest.mark.rule("ELF-33")
@pytest.mark.parametrize(
    ("goals", "kick_offs", "winners"),
    [
        ((3, 2), (0, 4), (0,)),
        ((2, 3), (4, 0), (1,)),
        ((2, 2), (0, 1), (1,)),
        ((2, 2), (1, 0), (0,)),
        ((2, 2), (0, 0), ()),
        ((0, 0), (0, 0), ()),
    ],
)
def test_more_goals_win_then_more_kick_off_cards_left_and_else_it_is_tied(
    goals: tuple[int, int], kick_offs: tuple[int, int], winners: tuple[int, ...]
) -> None:
    state = position("over", goals=goals, kick_offs=kick_offs)

    assert GAME.turn(state) == Finished(Result(winners, goals))


@pytest.mark.rule("ELF-22", "ELF-23", "ELF-28")
def test_the_view_remembers_how_the_last_round_ended() -> None:
    goal, _ = done(penalty_due(), (0, Choose(4)), (1, Choose(1)))
    saved, _ = done(penalty_due(), (0, Choose(4)), (1, Choose(4)))
    breathless, _ = done(attempt((1, 2), COLOUR), (0, DeclareOutOfBreath()))

    assert GAME.view(goal, None).last == GoalScored(0, Penalty(4, 1, 1, 0))
    assert GAME.view(saved, None).last == ShotSaved(0, Penalty(4, 1, 4, 1))
    assert GAME.view(breathless, None).last == WentOutOfBreath(0)
