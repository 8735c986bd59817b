"""Elfer raus!: each printed rule with its example."""

import pytest

from anpfiff.core import Act, Chance, Finished, Game, IllegalMove, Refused, Result, Rolling, Shuffle, Waiting
from anpfiff.core.number_cards import (
    COLOURS,
    DECK,
    NumberCard,
    card_set,
    cards_in,
    colour,
    number,
    number_card,
)
from anpfiff.games.elfer_raus.model import (
    CardDrawn,
    CardLaid,
    DealtInVain,
    Draw,
    EndTurn,
    HandsDealt,
    Lay,
    Move,
    Options,
    PassedOver,
    TurnEnded,
)
from anpfiff.games.elfer_raus.rules import GAME
from anpfiff.games.elfer_raus.state import State
from tests.laws.cases.elfer_raus import CASE
from tests.laws.matches import match_of

EMPTY = "red"
"""A hand, row or pile without a card, in the notation of `cards`."""
ALL = " ".join(map(str, range(1, 21)))


def cards(text: str) -> tuple[NumberCard, ...]:
    """Written as people say it: "red 10 11, gold 3"; a bare colour is no card."""
    suits = (part.split() for part in text.split(","))
    return tuple(number_card(name, int(value)) for name, *values in suits for value in values)


def card(text: str) -> NumberCard:
    (only,) = cards(text)
    return only


def fits(one: NumberCard, laid: set[NumberCard]) -> bool:
    """RAUS-7, RAUS-8 said slowly: an 11, or the neighbour towards the 11 lies there."""
    inwards = one + (number(one) < 11) - (number(one) > 11)
    return one not in laid and (number(one) == 11 or inwards in laid)


def table(
    *hands: str, rows: str = "red 11", pile: str = "grey 20", drawn: int = 0, has_laid: bool = False
) -> State:
    """Seat 0 is to move; what lies in the rows was laid by anybody."""
    laid = set(cards(rows))
    fitting = card_set(one for one in DECK if fits(one, laid))
    taken = tuple(card_set(cards(hand)) for hand in hands)
    return State(0, taken, fitting, card_set(laid), cards(pile), drawn, has_laid)


def deal(seats: int, *hands: str, options: Options | None = None) -> State:
    """The given cards into the given hands, none of the other 11s into any; the rest as it comes."""
    state = GAME.setup(seats, options)
    wanted = [list(cards(hand)) for hand in hands] + [[] for _ in range(seats - len(hands))]
    held = {one for hand in wanted for one in hand}
    plain = [one for one in state.pile if one not in held and number(one) != 11]
    size = {2: 20, 3: 20, 4: 15, 5: 12, 6: 10}[seats]
    for hand in wanted:
        while len(hand) < size:
            hand.append(plain.pop())
    dealt = [one for hand in wanted for one in hand]
    rest = [one for one in state.pile if one not in set(dealt)]
    return GAME.apply(state, Chance((*dealt, *rest)))[0]


def does(state: State, move: Move, seat: int = 0) -> tuple[State, tuple[object, ...]]:
    return GAME.apply(state, Act(seat, move))


def lays(state: State, text: str, seat: int = 0) -> tuple[State, tuple[object, ...]]:
    return does(state, Lay(card(text)), seat)


def offered(state: State, seat: int = 0) -> set[Move]:
    return set(GAME.moves(state, seat))


def laying(text: str) -> set[Move]:
    return set(map(Lay, cards(text)))


def refused(state: State, move: Move, rule: str, why: str) -> None:
    assert move not in GAME.moves(state, 0)
    with pytest.raises(IllegalMove) as refusal:
        GAME.apply(state, Act(0, move))
    assert (refusal.value.rule, refusal.value.why) == (rule, why)


@pytest.mark.rule("RAUS-1")
def test_all_eighty_cards_are_shuffled() -> None:
    state = GAME.setup(4)

    assert GAME.turn(state) == Rolling(Shuffle(80))
    assert sorted(state.pile) == sorted(number_card(name, n) for name in COLOURS for n in range(1, 21))


@pytest.mark.rule("RAUS-1")
@pytest.mark.parametrize("nonsense", [-1, -80, 80, card("red 10") - 80, card("red 10") + 80, 2**70, -(2**70)])
def test_a_card_that_is_not_in_the_deck_cannot_be_laid(nonsense: int) -> None:
    refused(table("red 10", "red 9"), Lay(nonsense), "RAUS-1", "no-such-card")


@pytest.mark.rule("RAUS-2")
@pytest.mark.parametrize(
    ("seats", "each", "pile"), [(2, 20, 40), (3, 20, 20), (4, 15, 20), (5, 12, 20), (6, 10, 20)]
)
def test_everybody_gets_as_many_as_the_leaflet_says_and_the_rest_is_the_pile(
    seats: int, each: int, pile: int
) -> None:
    order = tuple(reversed(range(80)))

    state, events = GAME.apply(GAME.setup(seats), Chance(order))

    assert GAME.view(state, 0).hands == (each,) * seats
    assert GAME.view(state, seats - 1).hand == tuple(sorted(order[(seats - 1) * each : seats * each]))
    assert state.pile == order[seats * each :]
    assert len(state.pile) == pile
    assert state.seat is not None
    assert events == (HandsDealt(state.seat),)


@pytest.mark.rule("RAUS-3")
def test_two_players_may_leave_the_grey_cards_out() -> None:
    state = GAME.setup(2, Options(without_grey=True))
    assert GAME.turn(state) == Rolling(Shuffle(60))
    assert {COLOURS[colour(one)] for one in state.pile} == {"red", "gold", "blue"}

    state, _ = GAME.apply(state, Chance(tuple(range(60))))

    assert GAME.view(state, 0).hands == (20, 20)
    assert GAME.view(state, 0).pile == 20
    assert len(GAME.view(state, 0).rows) == 3
    assert len(GAME.view(deal(2, "red 11"), 0).rows) == 4


@pytest.mark.rule("RAUS-3")
def test_without_the_grey_cards_no_grey_eleven_fits() -> None:
    state, _ = lays(deal(2, "red 11", options=Options(without_grey=True)), "red 11")

    assert cards_in(state.fitting) == cards("red 10 12, gold 11, blue 11")


@pytest.mark.rule("RAUS-3")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_more_than_two_play_with_all_cards(seats: int) -> None:
    with pytest.raises(Refused, match="RAUS-3"):
        GAME.setup(seats, Options(without_grey=True))


@pytest.mark.rule("RAUS-3")
def test_the_grey_cards_play_unless_somebody_says_otherwise() -> None:
    assert not Options().without_grey


@pytest.mark.rule("RAUS-4")
@pytest.mark.parametrize(
    ("hands", "opener", "eleven"),
    [
        (("grey 11", "blue 11", "gold 11", "red 11"), 3, "red 11"),
        (("grey 11", "blue 11", "gold 11"), 2, "gold 11"),
        (("grey 11", "blue 11"), 1, "blue 11"),
        ((EMPTY, EMPTY, EMPTY, "grey 11"), 3, "grey 11"),
        ((EMPTY, "red 11, gold 11, blue 11, grey 11"), 1, "red 11"),
        (("gold 11", "blue 11, grey 11"), 0, "gold 11"),
    ],
)
def test_the_holder_of_the_first_eleven_begins_and_can_do_nothing_but_lay_it(
    hands: tuple[str, ...], opener: int, eleven: str
) -> None:
    state = deal(4, *hands)

    assert GAME.turn(state) == Waiting((opener,))
    assert GAME.moves(state, opener) == (Lay(card(eleven)),)


@pytest.mark.rule("RAUS-4")
@pytest.mark.parametrize("move", [Lay(card("gold 11")), Lay(card("red 10")), Draw(), EndTurn()])
def test_nothing_else_begins_a_match(move: Move) -> None:
    refused(deal(4, "red 10 11, gold 11"), move, "RAUS-4", "first-eleven-begins")


@pytest.mark.rule("RAUS-4")
def test_if_nobody_holds_an_eleven_all_cards_are_dealt_anew() -> None:
    elevens_last = tuple(sorted(DECK, key=lambda one: number(one) == 11))

    state, events = GAME.apply(GAME.setup(4), Chance(elevens_last))

    assert events == (DealtInVain(),)
    assert GAME.turn(state) == Rolling(Shuffle(80))
    assert GAME.view(state, 0).hands == (0, 0, 0, 0)
    state, _ = GAME.apply(state, Chance(tuple(range(80))))
    assert GAME.turn(state) == Waiting((0,))


@pytest.mark.rule("RAUS-5")
@pytest.mark.parametrize(("opener", "follower"), [(0, 1), (1, 2), (2, 0)])
def test_the_first_eleven_is_the_whole_first_turn(opener: int, follower: int) -> None:
    state = deal(3, *[EMPTY] * opener, "red 10 11 12, gold 11")

    state, events = lays(state, "red 11", opener)

    assert events == (CardLaid(opener, card("red 11")), TurnEnded(opener))
    assert GAME.turn(state) == Waiting((follower,))
    assert not GAME.view(state, follower).has_laid


@pytest.mark.rule("RAUS-5")
def test_nobody_plays_out_of_turn() -> None:
    with pytest.raises(IllegalMove, match="RAUS-5"):
        lays(table("red 10", "red 12"), "red 12", seat=1)


@pytest.mark.rule("RAUS-6")
def test_who_can_lay_must_lay_at_least_one() -> None:
    state = table("red 10 12 1", "red 9")

    assert offered(state) == laying("red 10 12")
    refused(state, EndTurn(), "RAUS-6", "lay-one-first")


@pytest.mark.rule("RAUS-6")
def test_as_many_as_you_like_in_any_rows() -> None:
    state = table("red 10 9 12, gold 11, blue 1", "red 8")
    for text in ("red 10", "gold 11", "red 9", "red 12"):
        state, events = lays(state, text)
        assert events == (CardLaid(0, card(text)),)

    assert GAME.turn(state) == Waiting((0,))
    assert offered(state) == {EndTurn()}


@pytest.mark.rule("RAUS-6")
def test_cards_may_be_held_back_after_the_first() -> None:
    state, _ = lays(table("red 10 12", "red 9"), "red 10")
    assert GAME.view(state, 1).has_laid
    assert offered(state) == {*laying("red 12"), EndTurn()}

    state, events = does(state, EndTurn())

    assert events == (TurnEnded(0),)
    assert GAME.turn(state) == Waiting((1,))
    assert GAME.view(state, 0).hand == cards("red 12")
    assert not GAME.view(state, 0).has_laid


@pytest.mark.rule("RAUS-6")
@pytest.mark.parametrize("text", ["red 10", "red 11"])
def test_only_cards_of_the_own_hand_are_laid(text: str) -> None:
    refused(table("red 12", "red 10"), Lay(card(text)), "RAUS-6", "not-in-hand")


@pytest.mark.rule("RAUS-7")
@pytest.mark.parametrize("text", ["gold 10", "gold 12", "grey 10", "blue 20", "blue 1"])
def test_a_row_is_opened_only_by_its_eleven(text: str) -> None:
    state = table(f"{text}, red 12", "red 9")

    assert offered(state) == laying("red 12")
    refused(state, Lay(card(text)), "RAUS-7", "row-not-open")


@pytest.mark.rule("RAUS-7")
@pytest.mark.parametrize("name", ["gold", "blue", "grey"])
def test_an_eleven_opens_the_row_of_its_colour(name: str) -> None:
    state = table(f"{name} 10 11, red 3", "red 9", rows="red 11")
    assert offered(state) == laying(f"{name} 11")

    state, _ = lays(state, f"{name} 11")

    assert offered(state) == {*laying(f"{name} 10"), EndTurn()}
    assert GAME.view(state, 1).rows[COLOURS.index(name)] == cards(f"{name} 11")


@pytest.mark.rule("RAUS-8")
@pytest.mark.parametrize(
    ("rows", "fitting"),
    [
        ("red 11", "red 10 12, gold 11"),
        ("red 11 10", "red 9 12, gold 11"),
        ("red 11 12 13", "red 10 14, gold 11"),
        ("red 11 10 12 9 13", "red 8 14, gold 11"),
        ("red 11 10 9 8 7 6 5 4 3 2", "red 1 12, gold 11"),
        ("red 11 10 9 8 7 6 5 4 3 2 1", "red 12, gold 11"),
        ("red 11 12 13 14 15 16 17 18 19", "red 10 20, gold 11"),
        ("red 11 12 13 14 15 16 17 18 19 20", "red 10, gold 11"),
        ("gold 11 10 9 8 7 6 5 4 3 2 1", "gold 12, red 11"),
    ],
)
def test_rows_grow_from_the_eleven_down_to_one_and_up_to_twenty_without_gaps(rows: str, fitting: str) -> None:
    state = table(f"red {ALL}, gold {ALL}", "grey 9", rows="blue 11")
    for one in cards(rows):
        state, _ = does(state, Lay(one))

    assert offered(state) == {*laying(fitting), EndTurn()}


@pytest.mark.rule("RAUS-8")
@pytest.mark.parametrize("text", ["red 9", "red 13", "red 1", "red 20"])
def test_no_number_is_left_out(text: str) -> None:
    refused(table(f"{text}, gold 11", "red 10"), Lay(card(text)), "RAUS-8", "leaves-a-gap")


@pytest.mark.rule("RAUS-7", "RAUS-8")
def test_what_fits_is_what_the_rules_say_slowly_all_match_long() -> None:
    for seed in range(12):
        for moment in match_of(CASE, seed):
            state = moment.after
            laid = set(cards_in(state.laid))
            in_play = {*state.pile, *(one for taken in state.taken for one in cards_in(taken))}
            if laid:
                assert set(cards_in(state.fitting)) == {one for one in in_play if fits(one, laid)}


@pytest.mark.rule("RAUS-9")
def test_only_who_can_lay_none_draws() -> None:
    assert offered(table("red 9", "red 12")) == {Draw()}
    refused(table("red 10", "red 12"), Draw(), "RAUS-9", "can-lay")
    refused(table("red 9", "red 12", has_laid=True), Draw(), "RAUS-9", "has-laid")
    refused(table("red 9", "red 12"), EndTurn(), "RAUS-9", "draw-first")


@pytest.mark.rule("RAUS-9")
@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_a_drawn_card_that_fits_is_laid_at_once_and_ends_the_turn(drawn: int) -> None:
    state, events = does(table("red 9, gold 3", "red 12", pile="red 10 8, grey 1", drawn=drawn), Draw())

    ten = card("red 10")
    assert events == (CardDrawn(0, ten), CardLaid(0, ten), TurnEnded(0))
    assert GAME.turn(state) == Waiting((1,))
    assert GAME.view(state, 0).hand == cards("red 9, gold 3")
    assert GAME.view(state, 0).rows[0] == cards("red 10 11")
    assert state.pile == cards("red 8, grey 1")
    assert (state.drawn, state.has_laid) == (0, False)


@pytest.mark.rule("RAUS-9")
def test_three_cards_are_drawn_at_the_most() -> None:
    state = table("red 9", "red 12", pile="grey 1 2 3 4")
    for count, text in enumerate(("grey 1", "grey 2"), start=1):
        state, events = does(state, Draw())
        assert events == (CardDrawn(0, card(text)),)
        assert GAME.view(state, 1).drawn == count
        assert offered(state) == {Draw()}
        refused(state, EndTurn(), "RAUS-9", "draw-first")

    state, events = does(state, Draw())

    assert events == (CardDrawn(0, card("grey 3")), TurnEnded(0))
    assert GAME.turn(state) == Waiting((1,))
    assert GAME.view(state, 0).hand == cards("red 9, grey 1 2 3")
    assert GAME.view(state, 1).drawn == 0


@pytest.mark.rule("RAUS-9")
def test_a_drawn_card_is_seen_by_its_player_alone() -> None:
    drawn = CardDrawn(1, card("red 5"))

    assert drawn.seen_by(1) == drawn
    assert drawn.seen_by(0) == drawn.seen_by(None) == CardDrawn(1, None)


@pytest.mark.rule("RAUS-10")
@pytest.mark.parametrize("drawn", [0, 1])
def test_drawing_stops_when_the_pile_runs_out(drawn: int) -> None:
    state, events = does(table("red 9", "red 12 3", pile="grey 1", drawn=drawn), Draw())

    assert events == (CardDrawn(0, card("grey 1")), TurnEnded(0))
    assert GAME.turn(state) == Waiting((1,))


@pytest.mark.rule("RAUS-10")
def test_with_an_empty_pile_who_can_lay_none_is_passed_over() -> None:
    state = table("red 10 2", "gold 3", "gold 4", "gold 11", pile=EMPTY)
    state, _ = lays(state, "red 10")

    state, events = does(state, EndTurn())

    assert events == (TurnEnded(0), PassedOver(1), PassedOver(2))
    assert PassedOver.reveals, "nobody ends the turn to find out, and takes it back"
    assert GAME.turn(state) == Waiting((3,))


@pytest.mark.rule("RAUS-10")
def test_with_all_others_passed_over_it_is_the_same_players_turn_again() -> None:
    state, _ = lays(table("red 10 9", "gold 3", pile=EMPTY), "red 10")

    state, events = does(state, EndTurn())

    assert events == (TurnEnded(0), PassedOver(1))
    assert GAME.turn(state) == Waiting((0,))
    assert offered(state) == laying("red 9")


@pytest.mark.rule("RAUS-10")
def test_while_there_is_a_pile_nobody_is_passed_over() -> None:
    state, _ = lays(table("red 10 9", "gold 3", pile="gold 20"), "red 10")

    state, events = does(state, EndTurn())

    assert events == (TurnEnded(0),)
    assert GAME.moves(state, 1) == (Draw(),)


@pytest.mark.rule("RAUS-11")
def test_who_lays_the_last_card_of_the_hand_wins_at_once() -> None:
    state, events = lays(table("red 10", "red 9 8", "gold 11"), "red 10")

    assert events == (CardLaid(0, card("red 10")),)
    assert GAME.turn(state) == Finished(Result((0,), (0, 2, 1)))
    assert GAME.view(state, 1).to_move is None
    for seat in (0, 1, 2):
        assert GAME.moves(state, seat) == ()
    with pytest.raises(IllegalMove, match="RAUS-11"):
        lays(state, "red 9", seat=1)


@pytest.mark.rule("RAUS-11")
def test_a_drawn_card_laid_as_the_only_one_wins_too() -> None:
    state, events = does(table(EMPTY, "red 9", pile="red 10 2"), Draw())

    assert events == (CardDrawn(0, card("red 10")), CardLaid(0, card("red 10")))
    assert GAME.turn(state) == Finished(Result((0,), (0, 1)))


@pytest.mark.rule("RAUS-11")
def test_the_winner_is_the_one_who_laid_not_the_one_who_began() -> None:
    state, _ = lays(table("red 10 9", "red 12", "gold 3"), "red 10")
    state, _ = does(state, EndTurn())

    state, _ = lays(state, "red 12", seat=1)

    assert GAME.turn(state) == Finished(Result((1,), (1, 0, 1)))


def test_the_stands_see_the_table_but_no_hand() -> None:
    view = GAME.view(table("red 10 9", "red 12", rows="red 11, gold 11 12"), None)

    assert view.hand == ()
    assert view.hands == (2, 1)
    assert view.rows == (cards("red 11"), cards("gold 11 12"), (), ())
    assert (view.to_move, view.pile) == (0, 1)


def test_the_short_way_in_leads_where_the_door_of_every_game_leads() -> None:
    for seed in range(6):
        for moment in match_of(CASE, seed):
            assert Game.apply(GAME, moment.before, moment.given) == (moment.after, moment.events)
