"""The table: it feeds, remembers, offers and refuses."""

import pytest

from anpfiff.core import Act, AnyGame, Chance, IllegalMove, Refused, Tick, Waiting
from anpfiff.games import GAMES
from anpfiff.games.elfmeter.model import LayKickOff, Play, TurnStack
from anpfiff.games.foul.model import CardLaid, Doubt, Fair, PileTaken
from anpfiff.games.karten_fussball.model import TurnTop
from anpfiff.games.wuerfel_fussball.model import View as WuerfelView
from anpfiff.games.zweikampf.model import HandReady, TurnOver
from anpfiff.table.chance import Dice
from anpfiff.table.record import Player, written
from anpfiff.table.table import Table, Told
from tests.table.tables import THREE, TWO, foul, opener, passes, race, seconds


def zweikampf() -> Table:
    return Table(GAMES["zweikampf"], TWO, Dice(1))


def snapshot(table: Table) -> tuple[object, ...]:
    offers = tuple(map(table.offered, range(len(table.players))))
    return table.state, table.seq, written(table.record()), offers, table.now


def test_a_table_shuffles_by_itself_and_then_waits() -> None:
    table = zweikampf()

    assert [type(told.given) for told in table.opening] == [Chance]
    assert isinstance(table.turn, Waiting)
    assert table.offered(0) == (TurnOver(),)
    assert table.seq == 1


def test_a_move_is_taken_remembered_and_told() -> None:
    table = zweikampf()

    told = table.act(1, TurnOver(), 700)

    assert [(entry.seq, entry.events) for entry in told] == [(2, (HandReady(1),))]
    assert table.inputs[-1] == Act(1, TurnOver(), 700)
    assert table.now == 700
    assert table.offered(1) == ()


def test_dice_that_fall_after_a_move_are_told_with_it() -> None:
    table = Table(GAMES["wuerfel-fussball"], TWO, Dice(3), {"clock": "throws"})
    seat = next(seat for seat in (0, 1) if table.offered(seat))
    told = table.act(seat, table.offered(seat)[0], 100)
    while len(told) == 1:
        seat = next(seat for seat in (0, 1) if table.offered(seat))
        told = table.act(seat, table.offered(seat)[0], 100)

    assert isinstance(told[0].given, Act)
    assert all(isinstance(entry.given, Chance) for entry in told[1:])


@pytest.mark.rule("ALL-1")
def test_each_seat_is_told_what_it_may_know() -> None:
    table = foul(bluff="free")
    move = table.offered(0)[0]
    (entry,) = table.act(0, move, 10)
    assert entry.seen_by(1) == entry.seen_by(None) == (CardLaid(0, 1),)

    taken = Told(2, entry.given, (PileTaken(1, 2, (0, 21)),))
    assert taken.seen_by(1) == (PileTaken(1, 2, (0, 21)),)
    assert taken.seen_by(0) == taken.seen_by(None) == (PileTaken(1, 2, None),)


@pytest.mark.rule("ALL-4")
def test_an_illegal_move_changes_nothing() -> None:
    table = zweikampf()
    table.act(0, TurnOver(), 5)
    before = snapshot(table)

    with pytest.raises(IllegalMove, match="DUEL-2"):
        table.act(0, TurnOver(), 900)

    assert snapshot(table) == before


@pytest.mark.rule("ALL-1")
@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_nobody_looks_from_a_seat_that_is_none(seat: int) -> None:
    """Counted from behind, seat -1 would see the last hand."""
    with pytest.raises(Refused, match="ALL-1"):
        Table(GAMES["elfmeter"], TWO, Dice(1)).view(seat)


@pytest.mark.rule("ALL-4")
@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_move_for_a_wrong_seat_changes_nothing(seat: int) -> None:
    table = zweikampf()
    before = snapshot(table)

    with pytest.raises(IllegalMove, match="DUEL-2"):
        table.act(seat, TurnOver(), 900, seen=1)

    assert snapshot(table) == before
    assert table.offered(seat) == ()


@pytest.mark.rule("ALL-4")
def test_another_games_move_is_unknown() -> None:
    with pytest.raises(Refused, match="Zweikampf knows no TurnTop"):
        zweikampf().act(0, TurnTop(), 0)


def test_a_move_after_the_end_is_refused() -> None:
    table = zweikampf()
    while table.result is None:
        table.act(0, TurnOver(), 0)
        table.act(1, TurnOver(), 0)

    with pytest.raises(IllegalMove, match="DUEL-4"):
        table.act(0, TurnOver(), 0)


@pytest.mark.rule("ALL-2")
def test_a_doubled_move_is_stale() -> None:
    table = Table(GAMES["karten-fussball"], TWO, Dice(1))
    turn = table.turn
    assert isinstance(turn, Waiting)
    (seat,) = turn.seats
    seen = table.seq
    table.act(seat, TurnTop(), 10, seen=seen)

    with pytest.raises(Refused) as refusal:
        table.act(seat, TurnTop(), 11, seen=seen)
    assert (refusal.value.why, refusal.value.rule) == ("stale", "ALL-2")


@pytest.mark.rule("ALL-2")
def test_what_others_do_does_not_make_my_choice_stale() -> None:
    table = foul()
    table.act(0, table.offered(0)[0], 10)
    seen = table.seq
    table.act(1, Fair(), 20, seen=seen)

    table.act(2, Fair(), 21, seen=seen)

    assert len(table.inputs) == table.seq


def test_nobody_can_have_seen_the_future() -> None:
    with pytest.raises(Refused, match="stale"):
        zweikampf().act(0, TurnOver(), 1, seen=2)


@pytest.mark.rule("ALL-2")
def test_in_a_race_the_second_hand_is_judged_against_the_table_it_finds() -> None:
    table = race()

    table.act(0, table.offered(0)[0], 20, seen=1)
    table.act(1, table.offered(1)[0], 20, seen=1)

    assert [given.seat for given in table.inputs[-2:] if isinstance(given, Act)] == [0, 1]


@pytest.mark.rule("ALL-2", "ELF-13")
def test_a_hand_that_lost_the_race_hears_which_rule_it_lost_by() -> None:
    table = race()
    first, second, third = passes(table)
    for move in (first, second):
        table.act(0, move, seconds(2))
    seen = table.seq
    table.act(0, third, seconds(3))

    with pytest.raises(IllegalMove, match=r"too late \(ELF-13\)"):
        table.act(1, Play(10), seconds(3), seen=seen)


@pytest.mark.rule("ALL-2")
def test_what_would_do_something_else_than_was_seen_is_stale_in_real_time_too() -> None:
    table = Table(GAMES["elfmeter"], TWO, Dice(1), {"first": 0})
    table.act(0, LayKickOff(), 10)
    seen = table.seq
    table.act(1, TurnStack(), 20, seen=seen)

    with pytest.raises(Refused, match="stale"):
        table.act(1, TurnStack(), 20, seen=seen)


@pytest.mark.rule("ALL-2")
def test_time_never_goes_back() -> None:
    table = zweikampf()
    table.act(0, TurnOver(), 700)
    table.act(1, TurnOver(), 300)
    assert table.inputs[-1] == Act(1, TurnOver(), 700)


def window() -> Table:
    """Würfel-Fußball in the moment when the defence may answer with the master die."""
    for seed in range(50):
        table = Table(GAMES["wuerfel-fussball"], TWO, Dice(seed), {"reaction": 3})
        for at in range(0, 20_000, 50):
            turn = table.turn
            if isinstance(turn, Waiting) and turn.until is not None:
                return table
            if isinstance(turn, Waiting):
                seat = turn.seats[0]
                table.act(seat, table.offered(seat)[0], at)
    raise AssertionError("no seed gave the defence a master die")


def test_a_deadline_passes_with_a_tick() -> None:
    table = window()
    turn = table.turn
    assert isinstance(turn, Waiting)
    assert turn.until is not None

    assert table.tick(turn.until - 1) == ()
    told = table.tick(turn.until)

    assert told[0].given == Tick(turn.until)


@pytest.mark.rule("ALL-2")
def test_an_act_after_the_deadline_is_too_late() -> None:
    table = window()
    turn = table.turn
    assert isinstance(turn, Waiting)
    assert turn.until is not None
    before, seat = snapshot(table), turn.seats[0]

    with pytest.raises(Refused, match="too late"):
        table.act(seat, table.offered(seat)[0], turn.until)

    assert snapshot(table) == before


@pytest.mark.rule("ALL-2", "FOUL-5")
def test_a_word_that_was_on_its_way_when_time_added_a_choice_still_counts() -> None:
    table = foul()
    table.act(0, table.offered(0)[0], 0)
    seen = table.seq
    table.tick(seconds(2))
    assert len(table.offered(1)) > len((Doubt(), Fair())), "now a card may be laid as well"

    told = table.act(1, Doubt(), seconds(2), seen)

    assert told[0].given == Act(1, Doubt(), seconds(2))


def test_the_view_from_the_stands_is_nobodys() -> None:
    view = Table(GAMES["wuerfel-fussball"], TWO, Dice(1)).view(None)
    assert isinstance(view, WuerfelView)
    assert view.seat is None


# Absence.


@pytest.mark.rule("ALL-6")
def test_a_bot_takes_over_and_hands_back_and_nothing_is_lost() -> None:
    table = foul()
    table.act(0, table.offered(0)[0], 10)
    before = (table.state, table.seq, list(table.inputs))

    table.hand_over(1, Player("Fox", bot=True))
    assert table.players[1] == Player("Fox", bot=True)
    table.hand_over(1, THREE[1])

    assert (table.state, table.seq, table.inputs) == before
    assert table.players == THREE
    table.act(1, Fair(), 20)


@pytest.mark.rule("ALL-6")
@pytest.mark.parametrize("seat", [-1, 3])
def test_only_a_seat_of_the_table_can_be_taken_over(seat: int) -> None:
    with pytest.raises(Refused, match="ALL-6"):
        foul().hand_over(seat, Player("Fox", bot=True))


@pytest.mark.rule("ALL-3")
@pytest.mark.parametrize(
    "game",
    [game for game in GAMES.values() if "first" in game.vocabulary.options.__struct_fields__],
    ids=lambda game: game.id,
)
def test_a_seat_begins_that_was_chosen_and_any_may_be_drawn(game: AnyGame) -> None:
    players = tuple(Player(f"P{seat}") for seat in range(game.seats[0]))
    openers = {opener(Table(game, players, Dice(seed))) for seed in range(40)}
    assert openers == set(range(len(players)))
    for seat in range(len(players)):
        assert opener(Table(game, players, Dice(1), {"first": seat})) == seat
    with pytest.raises(Refused, match="ALL-3"):
        Table(game, players, Dice(1), {"first": len(players)})


@pytest.mark.parametrize(
    "options", [{"wings": 1}, {"patience": "long"}, {"patience": -1}, {"first": "me"}, {"bluff": 1}]
)
def test_unknown_and_bad_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(Refused, match="option"):
        Table(GAMES["foul"], THREE, Dice(1), options)


def test_seats_that_a_game_does_not_allow_are_refused() -> None:
    with pytest.raises(Refused, match="FOUL-1"):
        Table(GAMES["foul"], TWO, Dice(1))
