"""Foul: each printed rule with its example."""

import pytest

from anpfiff.core import (
    Act,
    Chance,
    Finished,
    IllegalMove,
    Refused,
    Result,
    Rolling,
    Shuffle,
    Step,
    Throw,
    Waiting,
    described,
)
from anpfiff.core.number_cards import COLOURS, number, number_card
from anpfiff.games.foul.model import (
    Bluff,
    CardLaid,
    Cards,
    Claim,
    Doubt,
    Fair,
    FairSaid,
    FoulCalled,
    Lay,
    LotDrawn,
    MatchWon,
    Move,
    NumbersLeftOut,
    Options,
    PileSetAside,
    PileTaken,
    PlayedOn,
    PlayOn,
)
from anpfiff.games.foul.rules import GAME
from anpfiff.games.foul.state import State

SEATS = (3, 4, 5, 6)
DEALT = {3: 12, 4: 10, 5: 12, 6: 10}
IN_PLAY = {3: 9, 4: 10, 5: 15, 6: 15}
UP_TO_NINE = "r1 g2 b3 y4 r5 g6 b7 y8 r9"
ALL_RED = "r1 r2 r3 r4 r5 r6 r7 r8 r9"


def cards(text: str) -> Cards:
    """r1 g2 b3 y4: red one, gold two, blue three, grey four."""
    return tuple(number_card(COLOURS["rgby".index(word[0])], int(word[1:])) for word in text.split())


def card(text: str) -> int:
    return cards(text)[0]


def table(
    *hands: str,
    to_lay: int = 0,
    pile: str = "",
    fair: tuple[int, ...] = (),
    aside: str = "",
    count: tuple[int, ...] = tuple(range(1, 10)),
    bluff: Bluff = "forced",
) -> State:
    """Hands from seat 0 on; all but the one before `to_lay` may judge the top card, unless they have said fair."""
    seats = len(hands)
    quiet = (*fair, (to_lay - 1) % seats)
    silent = tuple(seat for seat in range(seats) if seat not in quiet) if pile else ()
    return State(
        seats,
        bluff,
        count,
        hands=tuple(map(cards, hands)),
        to_lay=to_lay,
        pile=cards(pile),
        silent=silent,
        aside=cards(aside),
    )


def do(state: State, seat: int, move: Move) -> Step[State]:
    return GAME.apply(state, Act(seat, move))


def refusal(state: State, seat: int, move: Move) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as refused:
        do(state, seat, move)
    return refused.value.rule, refused.value.why


def lays(text: str) -> tuple[Lay, ...]:
    return tuple(map(Lay, cards(text)))


def dealt(seats: int) -> State:
    state = GAME.setup(seats, Options(first=0))
    return GAME.apply(state, Chance(tuple(range(4 * IN_PLAY[seats]))))[0]


@pytest.mark.rule("RAUS-1", "FOUL-1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_low_numbers_of_all_four_colours_are_dealt_evenly(seats: int) -> None:
    assert GAME.turn(GAME.setup(seats)) == Rolling(Shuffle(4 * IN_PLAY[seats]))

    state = dealt(seats)

    assert [len(hand) for hand in state.hands] == [DEALT[seats]] * seats
    assert {held for hand in state.hands for held in hand} == {
        number_card(colour, n)
        for colour in ("red", "gold", "blue", "grey")
        for n in range(1, IN_PLAY[seats] + 1)
    }
    assert state.count == tuple(range(1, IN_PLAY[seats] + 1))


@pytest.mark.rule("FOUL-1")
def test_the_shuffle_decides_who_gets_what() -> None:
    turned = tuple(range(35, -1, -1))

    state, events = GAME.apply(GAME.setup(3), Chance(turned))

    assert events == ()
    assert state.hands[0] != dealt(3).hands[0]
    assert card("y9") in state.hands[0]
    assert [*map(number, state.hands[0])] == sorted(map(number, state.hands[0]))


@pytest.mark.rule("FOUL-1")
@pytest.mark.parametrize("seats", [2, 7])
def test_three_to_six_play(seats: int) -> None:
    with pytest.raises(Refused, match="FOUL-1"):
        GAME.setup(seats)


@pytest.mark.rule("FOUL-2", "ALL-3")
def test_lots_are_drawn_for_who_begins() -> None:
    state, _ = GAME.apply(GAME.setup(4), Chance(tuple(range(40))))
    assert GAME.turn(state) == Rolling(Throw(4))
    assert GAME.view(state, 0).to_lay is None
    assert GAME.moves(state, 0) == ()

    state, events = GAME.apply(state, Chance((2,)))

    assert events == (LotDrawn(2),)
    assert GAME.turn(state) == Waiting((2,))
    assert GAME.view(state, 0).to_lay == 2


@pytest.mark.rule("FOUL-2", "ALL-3")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_seat_that_is_named_begins(first: int) -> None:
    state, _ = GAME.apply(GAME.setup(3, Options(first=first)), Chance(tuple(range(36))))

    assert GAME.turn(state) == Waiting((first,))


@pytest.mark.rule("ALL-3")
def test_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(Refused, match="ALL-3"):
        GAME.setup(3, Options(first=3))


@pytest.mark.rule("FOUL-2")
@pytest.mark.parametrize(("seat", "follows"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_play_goes_clockwise(seat: int, follows: int) -> None:
    state = table("r1 r9", "g1 g9", "b1 b9", "y1 y9", to_lay=seat)

    after, _ = do(state, seat, GAME.moves(state, seat)[0])

    assert after.to_lay == follows
    assert {other for other in range(4) if set(GAME.moves(after, other)) - {Doubt(), Fair()}} == {follows}


@pytest.mark.rule("FOUL-2")
def test_only_the_next_player_lays() -> None:
    start = table("r1 r5", "g1 g5", "b1 b5")
    assert refusal(start, 1, Lay(card("g1"))) == ("FOUL-2", "not-your-turn")

    laid = table("r5", "g2 g5", "b2 b5", to_lay=1, pile="r1")
    assert refusal(laid, 2, Lay(card("b2"))) == ("FOUL-2", "not-your-turn")


@pytest.mark.rule("FOUL-3")
def test_the_first_card_is_laid_as_one_and_the_next_as_two() -> None:
    state = table("r1 r9", "g2 g9", "b3 b9")
    assert GAME.view(state, 1).due == 1

    state, first = do(state, 0, Lay(card("r1")))
    state, second = do(state, 1, Lay(card("g2")))

    assert first == (CardLaid(0, 1),)
    assert second == (CardLaid(1, 2),)
    assert state.pile == cards("r1 g2")
    assert state.hands == (cards("r9"), cards("g9"), cards("b3 b9"))
    assert GAME.view(state, 2).due == 3
    assert GAME.view(state, 0).claim == Claim(1, 2)


@pytest.mark.rule("FOUL-3")
@pytest.mark.parametrize("colour", ["r", "g", "b", "y"])
def test_colours_do_not_matter(colour: str) -> None:
    state = table(f"{colour}1 r9", "g9", "b9")
    assert GAME.moves(state, 0) == lays(f"{colour}1")

    state, _ = do(state, 0, Lay(card(f"{colour}1")))
    _, events = do(state, 1, Doubt())

    assert isinstance(events[0], FoulCalled)
    assert events[0].taker == 1


@pytest.mark.rule("FOUL-3")
@pytest.mark.parametrize("other", [*cards("g1 r2"), -1, 80, 2**63 - 1])
def test_only_a_card_of_the_own_hand_can_be_laid(other: int) -> None:
    assert refusal(table("r1 r9", "g1", "b9"), 0, Lay(other)) == ("FOUL-3", "not-in-your-hand")


@pytest.mark.rule("FOUL-4")
def test_who_holds_the_number_must_lay_it() -> None:
    state = table("r1 g1 r2 r9", "g9", "b9")

    assert GAME.moves(state, 0) == lays("r1 g1")
    assert refusal(state, 0, Lay(card("r2"))) == ("FOUL-4", "number-is-in-your-hand")


@pytest.mark.rule("FOUL-4")
def test_who_does_not_hold_the_number_may_play_foul_with_any_card() -> None:
    state = table("r1", "g1 g3 b3", "b9 y9", to_lay=1, pile="y1")
    assert GAME.moves(state, 1) == (*lays("g1 g3 b3"), Doubt(), Fair())

    state, events = do(state, 1, Lay(card("b3")))

    assert events == (CardLaid(1, 2),)
    assert state.pile == cards("y1 b3")


@pytest.mark.rule("FOUL-4")
def test_where_bluffing_is_free_any_card_may_be_laid_any_time() -> None:
    state = table("r1 g1 r2 r9", "g9", "b9", bluff="free")
    assert GAME.moves(state, 0) == lays("r1 g1 r2 r9")

    state, events = do(state, 0, Lay(card("r9")))

    assert events == (CardLaid(0, 1),)


@pytest.mark.rule("FOUL-4")
@pytest.mark.parametrize("bluff", ["forced", "free"])
def test_bluffing_is_an_option_and_forced_unless_set(bluff: Bluff) -> None:
    assert GAME.setup(3, Options(bluff=bluff)).bluff == bluff
    assert GAME.view(GAME.setup(3, Options(bluff=bluff)), None).bluff == bluff
    assert GAME.setup(3).bluff == "forced"
    assert described(Options)["bluff"]["rule"] == "FOUL-4"


@pytest.mark.rule("FOUL-5")
@pytest.mark.parametrize("doubter", [0, 2, 3])
def test_anyone_but_the_layer_may_call_foul(doubter: int) -> None:
    state = table("r5 r9", "g5 g9", "b5 b9", "y5 y9", to_lay=2, pile="r1 g7")
    assert GAME.turn(state) == Waiting((0, 2, 3))

    after, events = do(state, doubter, Doubt())

    assert events[0] == FoulCalled(doubter, 1, 2, card("g7"))
    assert after.last_call == events[0]
    assert refusal(state, 1, Doubt()) == ("FOUL-5", "your-own-card")


@pytest.mark.rule("FOUL-5")
def test_the_card_before_cannot_be_doubted_once_the_next_is_laid() -> None:
    state = table("r9", "g2 g9", "b9", to_lay=1, pile="r7")

    state, _ = do(state, 1, Lay(card("g2")))
    _, events = do(state, 0, Doubt())

    assert events[0] == FoulCalled(0, 1, 2, card("g2"))


@pytest.mark.rule("FOUL-5")
def test_the_first_call_counts() -> None:
    state, _ = do(table("r9", "g9", "b9", to_lay=1, pile="r7"), 2, Doubt())

    assert refusal(state, 1, Doubt()) == ("FOUL-5", "no-card-to-judge")
    assert refusal(state, 2, Doubt()) == ("FOUL-2", "not-your-turn")


@pytest.mark.rule("FOUL-5")
def test_nothing_can_be_judged_before_a_card_is_laid() -> None:
    assert refusal(table("r9", "g9", "b9"), 0, Doubt()) == ("FOUL-5", "no-card-to-judge")
    assert refusal(table("r9", "g9", "b9"), 0, Fair()) == ("FOUL-10", "no-card-to-judge")


@pytest.mark.rule("FOUL-6")
@pytest.mark.parametrize("doubter", [0, 2])
def test_the_number_is_right_so_the_doubter_takes_the_whole_pile(doubter: int) -> None:
    state = table("r9", "g9", "b9", to_lay=2, pile="r8 g2")

    after, events = do(state, doubter, Doubt())

    assert events[1:] == (PileTaken(doubter, 2, cards("r8 g2")),)
    assert set(after.hands[doubter]) == {*state.hands[doubter], *cards("g2 r8")}
    assert after.hands[1] == cards("g9")
    assert after.pile == ()


@pytest.mark.rule("FOUL-7")
@pytest.mark.parametrize("doubter", [0, 2])
def test_the_number_is_wrong_so_the_player_who_laid_it_takes_the_whole_pile(doubter: int) -> None:
    state = table("r9", "g9", "b9", to_lay=2, pile="r1 g3")

    after, events = do(state, doubter, Doubt())

    assert events[1:] == (PileTaken(1, 2, cards("r1 g3")),)
    assert after.hands == (cards("r9"), cards("r1 g3 g9"), cards("b9"))
    assert after.pile == ()


@pytest.mark.rule("FOUL-7")
def test_only_the_card_just_laid_is_judged() -> None:
    state = table("r9", "g9", "b9", to_lay=2, pile="r8 g2")

    after, _ = do(state, 0, Doubt())

    assert after.hands == (cards("g2 r8 r9"), cards("g9"), cards("b9"))


@pytest.mark.rule("FOUL-8")
@pytest.mark.parametrize(
    ("top", "doubter", "begins"), [("g2", 0, 1), ("g2", 2, 3), ("g2", 3, 0), ("g5", 0, 2), ("g5", 3, 2)]
)
def test_the_left_neighbour_of_whoever_took_the_pile_begins_with_one(
    top: str, doubter: int, begins: int
) -> None:
    state = table("r9", "g9", "b9", "y9", to_lay=2, pile=f"r1 {top}")

    state, _ = do(state, doubter, Doubt())

    assert GAME.turn(state) == Waiting((begins,))
    assert GAME.view(state, 0).due == 1
    assert GAME.view(state, 0).claim is None


@pytest.mark.rule("FOUL-9")
def test_a_complete_pile_is_set_aside_when_all_have_said_fair() -> None:
    state = table("r1", "g1", "b1", to_lay=1, pile=UP_TO_NINE)
    state, events = do(state, 2, Fair())
    assert events == (FairSaid(2),)
    assert len(state.pile) == 9

    state, events = do(state, 1, Fair())

    assert events == (FairSaid(1), PileSetAside(9))
    assert state.aside == cards(UP_TO_NINE)
    assert (state.pile, state.silent) == ((), ())
    assert GAME.turn(state) == Waiting((1,))
    assert GAME.moves(state, 1) == lays("g1")
    assert GAME.view(state, 0).due == 1


@pytest.mark.rule("FOUL-9")
@pytest.mark.parametrize("fair", [(), (1,), (2,)])
def test_a_complete_pile_is_set_aside_when_the_next_player_plays_on(fair: tuple[int, ...]) -> None:
    state = table("r1", "g1", "b1", to_lay=1, pile=UP_TO_NINE, fair=fair)
    assert GAME.moves(state, 1)[0] == PlayOn()

    state, events = do(state, 1, PlayOn())

    assert events == (PlayedOn(1), PileSetAside(9))
    assert state.aside == cards(UP_TO_NINE)
    assert GAME.turn(state) == Waiting((1,))


@pytest.mark.rule("FOUL-9")
def test_no_card_goes_onto_a_complete_pile() -> None:
    state = table("r1", "g1", "b1", to_lay=1, pile=UP_TO_NINE)

    assert GAME.moves(state, 1) == (PlayOn(), Doubt(), Fair())
    assert refusal(state, 1, Lay(card("g1"))) == ("FOUL-9", "pile-is-complete")
    assert GAME.view(state, 1).due is None


@pytest.mark.rule("FOUL-9")
def test_the_last_card_of_a_complete_pile_can_be_doubted() -> None:
    state = table("r1", "g1", "b1", to_lay=1, pile=UP_TO_NINE.replace("r9", "y9"))

    state, events = do(state, 2, Doubt())

    assert events[1] == PileTaken(2, 9, cards(UP_TO_NINE.replace("r9", "y9")))
    assert state.aside == ()


@pytest.mark.rule("FOUL-9")
@pytest.mark.parametrize(("seats", "highest"), [*IN_PLAY.items()])
def test_a_pile_is_complete_at_the_highest_number_in_play(seats: int, highest: int) -> None:
    short = table(*(["r1 g1"] * seats), to_lay=1, pile="r2 " * (highest - 1), count=dealt(seats).count)
    full = table(*(["r1 g1"] * seats), to_lay=1, pile="r2 " * highest, count=dealt(seats).count)

    assert PlayOn() not in GAME.moves(short, 1)
    assert PlayOn() in GAME.moves(full, 1)


@pytest.mark.rule("FOUL-9")
def test_nobody_plays_on_while_a_card_is_due_or_out_of_turn() -> None:
    going = table("r1", "g1", "b1", to_lay=1, pile="r1")
    assert refusal(going, 1, PlayOn()) == ("FOUL-3", "a-card-is-due")
    assert refusal(table("r1", "g1", "b1"), 0, PlayOn()) == ("FOUL-3", "a-card-is-due")

    complete = table("r1", "g1", "b1", to_lay=1, pile=UP_TO_NINE)
    assert refusal(complete, 2, PlayOn()) == ("FOUL-2", "not-your-turn")


@pytest.mark.rule("FOUL-10")
def test_the_win_stands_when_all_others_have_said_fair() -> None:
    state = table("", "g2 g9", "b9", to_lay=1, pile="r7")
    assert GAME.turn(state) == Waiting((1, 2))
    assert GAME.view(state, 2).winner is None

    state, events = do(state, 1, Fair())
    assert events == (FairSaid(1),)
    state, events = do(state, 2, Fair())

    assert events == (FairSaid(2), MatchWon(0))
    assert GAME.turn(state) == Finished(Result((0,), (0, 2, 1)))
    assert GAME.view(state, None).winner == 0


@pytest.mark.rule("FOUL-10")
@pytest.mark.parametrize("fair", [(), (1,), (2,)])
def test_the_win_stands_when_the_next_card_would_be_laid(fair: tuple[int, ...]) -> None:
    state = table("", "g2 g9", "b9", to_lay=1, pile="r7", fair=fair)
    assert GAME.moves(state, 1)[0] == PlayOn()
    assert refusal(state, 1, Lay(card("g2"))) == ("FOUL-10", "hand-before-is-empty")

    state, events = do(state, 1, PlayOn())

    assert events == (PlayedOn(1), MatchWon(0))
    assert GAME.turn(state) == Finished(Result((0,), (0, 2, 1)))


@pytest.mark.rule("FOUL-10")
def test_a_last_card_that_was_foul_comes_back_with_the_pile() -> None:
    state = table("g3", "", "b9", to_lay=2, pile="r1 g7")

    state, events = do(state, 0, Doubt())

    assert events[-1] == PileTaken(1, 2, cards("r1 g7"))
    assert state.winner is None
    assert GAME.turn(state) == Waiting((2,))


@pytest.mark.rule("FOUL-10")
def test_a_last_card_that_was_right_wins_all_the_same() -> None:
    state = table("g3", "", "b9", to_lay=2, pile="r1 g2")

    state, events = do(state, 0, Doubt())

    assert events[1:] == (PileTaken(0, 2, cards("r1 g2")), MatchWon(1))
    assert GAME.turn(state) == Finished(Result((1,), (3, 0, 1)))


@pytest.mark.rule("FOUL-10")
def test_a_last_card_that_completes_the_pile_wins() -> None:
    state = table("", "g1", "b1", to_lay=1, pile=UP_TO_NINE)

    state, events = do(state, 1, PlayOn())

    assert events == (PlayedOn(1), MatchWon(0))
    assert state.aside == ()


@pytest.mark.rule("FOUL-10")
def test_after_the_match_nobody_moves() -> None:
    state, _ = do(table("", "g1", "b1", to_lay=1, pile="r1"), 1, PlayOn())

    assert [GAME.moves(state, seat) for seat in range(3)] == [(), (), ()]
    assert refusal(state, 1, Fair()) == ("FOUL-10", "match-over")
    assert GAME.view(state, 1).to_lay is None
    assert GAME.view(state, 1).due is None


@pytest.mark.rule("FOUL-10")
def test_once_all_others_have_said_fair_the_card_has_passed() -> None:
    state = table("r5", "g2", "b5", to_lay=1, pile="r1")
    assert GAME.view(state, None).said_fair == ()

    state, _ = do(state, 2, Fair())
    assert GAME.turn(state) == Waiting((1,))
    assert GAME.view(state, None).silent == (1,)
    assert GAME.view(state, None).said_fair == (2,)

    state, events = do(state, 1, Fair())
    assert events == (FairSaid(1),)
    assert GAME.view(state, None).said_fair == (1, 2)
    assert GAME.turn(state) == Waiting((1,))
    assert GAME.moves(state, 1) == lays("g2")
    assert refusal(state, 2, Doubt()) == ("FOUL-2", "not-your-turn")


@pytest.mark.rule("FOUL-10")
def test_fair_is_a_word_given() -> None:
    state = table("r5", "g2", "b5", "y5", to_lay=1, pile="r1", fair=(1, 2))

    assert GAME.turn(state) == Waiting((1, 3))
    assert GAME.moves(state, 1) == lays("g2")
    for word in (Doubt(), Fair()):
        assert refusal(state, 1, word) == ("FOUL-10", "fair-is-said")
        assert refusal(state, 2, word) == ("FOUL-10", "fair-is-said")


@pytest.mark.rule("FOUL-10")
def test_a_seat_that_does_not_answer_lets_the_card_pass() -> None:
    offered = GAME.moves(table("r5", "g5", "b5", to_lay=1, pile="r1"), 2)

    assert [move for move in offered if move.declines] == [Fair()]


@pytest.mark.rule("FOUL-5")
@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_who_does_not_sit_at_the_table_has_no_word(seat: int) -> None:
    assert refusal(table("r5", "g5", "b5", to_lay=1, pile="r1"), seat, Doubt()) == (
        "FOUL-2",
        "not-your-turn",
    )


@pytest.mark.rule("FOUL-11")
def test_all_see_the_doubted_card_and_only_the_taker_the_pile() -> None:
    state, (call, taken) = do(table("r9", "g9", "b9", to_lay=2, pile="r8 g2"), 0, Doubt())

    for seat in (0, 1, 2, None):
        assert call.seen_by(seat) == FoulCalled(0, 1, 2, card("g2"))
        assert GAME.view(state, seat).last_call == call
        assert GAME.view(state, seat).hands == (3, 1, 1)
    assert taken.seen_by(0) == PileTaken(0, 2, cards("r8 g2"))
    assert GAME.view(state, 0).hand == cards("g2 r8 r9")
    assert GAME.view(state, 0).last_pile == cards("r8 g2")
    for seat in (1, 2, None):
        assert taken.seen_by(seat) == PileTaken(0, 2, None)
        assert GAME.view(state, seat).last_pile == ()


@pytest.mark.rule("FOUL-11")
def test_whoever_played_foul_sees_the_pile_and_the_doubter_does_not() -> None:
    state, (_, taken) = do(table("r9", "g9", "b9", to_lay=2, pile="r8 g3"), 0, Doubt())

    assert taken.seen_by(1) == PileTaken(1, 2, cards("r8 g3"))
    assert taken.seen_by(0) == PileTaken(1, 2, None)
    assert GAME.view(state, 1).last_pile == cards("r8 g3")
    assert GAME.view(state, 0).last_pile == ()


@pytest.mark.rule("FOUL-11", "ALL-1")
def test_a_seat_sees_its_own_hand_and_everybody_the_counts() -> None:
    state = table("r9 g9", "g5", "b9", to_lay=2, pile="r8 g2", aside="r1 g1 b1")

    assert GAME.view(state, 0).hand == cards("r9 g9")
    assert GAME.view(state, None).hand == ()
    for seat in (0, 1, 2, None):
        view = GAME.view(state, seat)
        assert (view.hands, view.pile, view.aside) == ((2, 1, 1), 2, 3)
        assert (view.claim, view.due, view.to_lay) == (Claim(1, 2), 3, 2)
        assert (view.last_call, view.last_pile) == (None, ())


def counted(state: State) -> list[int]:
    """The numbers that are said until the pile is complete."""
    numbers = []
    while not state.complete:
        state, (laid,) = do(state, state.to_lay, Lay(state.hands[state.to_lay][0]))
        assert isinstance(laid, CardLaid)
        numbers.append(laid.number)
    return numbers


@pytest.mark.rule("FOUL-12")
@pytest.mark.parametrize(
    ("gone", "left"), [(1, [2, 3, 4, 5, 6, 7, 8, 9]), (5, [1, 2, 3, 4, 6, 7, 8, 9]), (9, [*range(1, 9)])]
)
@pytest.mark.parametrize("goes_on", [PlayOn(), Fair()])
def test_a_number_whose_four_cards_are_set_aside_is_left_out_of_the_count(
    gone: int, left: list[int], goes_on: Move
) -> None:
    hands = ["r1 r2 r3 r4 r5"] * 3
    state = table(*hands, to_lay=1, pile=ALL_RED, aside=f"g{gone} b{gone} y{gone}", fair=(2,), bluff="free")
    assert GAME.view(state, None).left_out == ()

    state, events = do(state, 1, goes_on)

    assert events[1:] == (PileSetAside(9), NumbersLeftOut((gone,)))
    assert GAME.view(state, None).left_out == (gone,)
    assert GAME.view(state, None).count == tuple(left)
    assert GAME.view(state, None).due == left[0]
    assert counted(state) == left


@pytest.mark.rule("FOUL-12")
def test_numbers_that_leave_together_are_told_together() -> None:
    state = table("r1", "r2", "r3", to_lay=1, pile=ALL_RED, aside="g4 b4 y4 g1 b1 y1 g9 b9")

    state, events = do(state, 1, PlayOn())

    assert events[-1] == NumbersLeftOut((1, 4))
    assert state.count == (2, 3, 5, 6, 7, 8, 9)


@pytest.mark.rule("FOUL-12")
def test_three_cards_set_aside_leave_a_number_in_the_count() -> None:
    state = table("r1", "r2", "r3", to_lay=1, pile=ALL_RED, aside="g4 b4")

    state, events = do(state, 1, PlayOn())

    assert events == (PlayedOn(1), PileSetAside(9))
    assert state.count == tuple(range(1, 10))


@pytest.mark.rule("FOUL-12")
def test_what_was_left_out_stays_out_and_is_told_once() -> None:
    left = (2, 3, 4, 5, 6, 7, 8, 9)
    state = table("r1", "r2", "r3", to_lay=1, pile="r2 r3 r4 r5 r6 r7 r8 r9", aside="r1 g1 b1 y1", count=left)

    state, events = do(state, 1, PlayOn())

    assert events == (PlayedOn(1), PileSetAside(8))
    assert state.count == left


@pytest.mark.rule("FOUL-12")
def test_a_card_is_right_by_the_number_said_not_by_its_place_in_the_pile() -> None:
    state = table("r3", "g9", "b9", to_lay=1, pile="r2", count=(2, 3, 4, 5, 6, 7, 8, 9))
    assert GAME.view(state, None).claim == Claim(0, 2)

    _, events = do(state, 1, Doubt())

    assert events[0] == FoulCalled(1, 0, 2, card("r2"))
    assert isinstance(events[1], PileTaken)
    assert events[1].seat == 1


@pytest.mark.rule("FOUL-12")
def test_with_one_number_left_every_card_is_a_pile() -> None:
    state = table("r5 g5", "b5", "y5", count=(5,))

    state, events = do(state, 0, Lay(card("r5")))
    assert events == (CardLaid(0, 5),)
    assert GAME.moves(state, 1) == (PlayOn(), Doubt(), Fair())
    state, events = do(state, 1, PlayOn())

    assert events == (PlayedOn(1), PileSetAside(1))
    assert GAME.moves(state, 1) == lays("b5")


@pytest.mark.rule("FOUL-12", "ALL-1")
@pytest.mark.parametrize("bottom", ["r1", "r8"])
def test_nobody_learns_which_numbers_leave_before_the_pile_is_set_aside(bottom: str) -> None:
    """Were a card to be chosen at once, the choice would tell whether the ones are gone."""
    pile = ALL_RED.replace("r1", bottom)
    state = table("r2", "g2 g3", "b2", to_lay=1, pile=pile, aside="g1 b1 y1")

    assert GAME.moves(state, 1) == (PlayOn(), Doubt(), Fair())
    assert GAME.view(state, 1).count == tuple(range(1, 10))
