"""Take-back: a slip is undone, unless it stands; and nobody plays with it."""

import pytest

from anpfiff.core import Chance, Refused, Seat
from anpfiff.games import GAMES
from anpfiff.games.elfer_raus.model import Draw, EndTurn
from anpfiff.games.elfer_raus_junior.model import EndTurn as JuniorEndTurn
from anpfiff.games.foul.model import Doubt, Fair
from anpfiff.table.chance import Dice
from anpfiff.table.record import Player, written
from anpfiff.table.replay import resumed
from anpfiff.table.slips import IN_A_ROW
from anpfiff.table.table import Table
from tests.table.tables import THREE, TWO

SIX = (*THREE, Player("Dot"), Player("Eve"), Player("Fay"))
END = {"elfer-raus": EndTurn(), "elfer-raus-junior": JuniorEndTurn()}


def elfer_raus(**options: object) -> Table:
    """The opening 11 lies, and the next one has several cards to lay."""
    for seed in range(50):
        table = Table(GAMES["elfer-raus"], THREE, Dice(seed), options)
        lay(table, 1)
        if len(table.offered(hand(table))) > 2:
            return table
    raise AssertionError("no seed deals two cards that fit")


def hand(table: Table) -> Seat:
    return next(seat for seat in range(len(table.players)) if table.offered(seat))


def lay(table: Table, at: int, card: int = 0) -> Seat:
    """Whose turn it is lays the first card that fits, or does something else that is offered."""
    seat = hand(table)
    table.act(seat, table.offered(seat)[card], at)
    return seat


def refuses(table: Table, seat: Seat, why: str = "no-take-back") -> None:
    before = (table.state, table.seq, written(table.record()), table.offers, table.now)
    assert not table.takes_back(seat), "what would be refused is not offered"
    with pytest.raises(Refused) as refusal:
        table.take_back(seat)
    assert refusal.value.why == why
    assert (table.state, table.seq, written(table.record()), table.offers, table.now) == before


def test_a_slip_is_taken_back() -> None:
    table = elfer_raus()
    seq, before = table.seq, (table.state, table.turn, table.offers, table.record())
    seat = lay(table, 10)
    assert [table.takes_back(place) for place in range(3)] == [place == seat for place in range(3)]

    table.take_back(seat)

    assert (table.state, table.turn, table.offers, table.record()) == before
    assert table.seq == seq + 2, "whoever saw the slip has seen it"
    assert table.now == 10, "nor does time go back"


def test_the_match_goes_on_after_a_slip_as_if_there_had_been_none() -> None:
    straight, slipped = elfer_raus(), elfer_raus()
    slipped.take_back(lay(slipped, 10, card=1))
    for table in (straight, slipped):
        table.act(lay(table, 20), EndTurn(), 30)

    assert straight.state == slipped.state
    assert written(straight.record()) == written(slipped.record())


def test_a_choice_made_before_the_slip_was_taken_back_is_stale() -> None:
    table = elfer_raus()
    seat = lay(table, 10)
    seen = table.seq
    table.take_back(seat)

    with pytest.raises(Refused, match="stale"):
        table.act(seat, table.offered(seat)[0], 20, seen=seen)


def test_a_slip_is_taken_back_without_playing_the_match_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = elfer_raus()
    seat = lay(table, 10)
    monkeypatch.setattr(type(table.game), "apply", unwanted)

    table.take_back(seat)


def unwanted(*_: object) -> None:
    raise AssertionError("the state before is kept")


def test_a_slip_can_be_taken_back_at_a_table_that_was_resumed() -> None:
    table = elfer_raus()
    before = table.state
    seat = lay(table, 10)
    again = resumed(table.record(), Dice(1))

    again.take_back(seat)

    assert again.state == before


def test_a_whole_row_of_slips_is_taken_back() -> None:
    table = elfer_raus()
    before = table.state
    seat = lay(table, 10)
    table.act(seat, EndTurn(), 20)

    table.take_back(seat)
    table.take_back(seat)

    assert table.state == before
    refuses(table, seat)


# What stands.


def test_not_once_the_next_one_has_acted() -> None:
    table = elfer_raus()
    seat = lay(table, 10)
    table.act(seat, EndTurn(), 20)
    lay(table, 30)
    refuses(table, seat)


def test_not_for_somebody_else() -> None:
    table = elfer_raus()
    seat = lay(table, 10)
    refuses(table, 1 - seat)


def test_not_before_anybody_has_moved() -> None:
    refuses(Table(GAMES["foul"], THREE, Dice(1), {"first": 0}), 0)


def test_not_after_a_hidden_card_was_seen() -> None:
    for seed in range(50):
        table = Table(GAMES["elfer-raus"], THREE, Dice(seed))
        lay(table, 1)
        if table.offered(hand(table)) == (Draw(),):
            refuses(table, lay(table, 10))
            return
    raise AssertionError("no seed makes anybody draw")


@pytest.mark.rule("RAUS-10", "JUN-8")
@pytest.mark.parametrize("game", ["elfer-raus", "elfer-raus-junior"])
def test_not_after_the_end_of_a_turn_that_tells_who_can_lay_none(game: str) -> None:
    """Whether or not somebody is passed over: that nobody is tells as much."""
    table = Table(GAMES[game], SIX, Dice(5))
    while table.view(None).pile or END[game] not in table.offered(hand(table)):
        lay(table, 10, card=-1)
    seat = hand(table)
    table.act(seat, END[game], 20)
    refuses(table, seat)


@pytest.mark.rule("FOUL-5")
def test_a_card_laid_and_a_word_given_stand() -> None:
    table = Table(GAMES["foul"], THREE, Dice(1), {"first": 0})
    table.act(0, table.offered(0)[0], 10)
    refuses(table, 0)
    table.act(1, Fair(), 20)
    refuses(table, 1)
    table.act(2, Doubt(), 30)
    refuses(table, 2)


def test_not_after_a_die_has_fallen() -> None:
    table = Table(GAMES["wuerfel-fussball"], TWO, Dice(3), {"clock": "throws"})
    seat = lay(table, 100)
    while not isinstance(table.inputs[-1], Chance):
        seat = lay(table, 100)
    refuses(table, seat)


def test_not_in_a_race_nor_after_the_end() -> None:
    race = Table(GAMES["elfmeter"], TWO, Dice(1), {"first": 0})
    refuses(race, lay(race, 10))
    over = Table(GAMES["zweikampf"], TWO, Dice(1))
    while over.result is None:
        lay(over, 0)
    refuses(over, 1)


# Nobody plays with it.


def test_three_in_a_row_are_enough() -> None:
    table = elfer_raus()
    for at in range(IN_A_ROW):
        table.take_back(lay(table, at))

    refuses(table, lay(table, 10), "too-many-take-backs")


def test_they_are_counted_anew_once_somebody_else_has_acted() -> None:
    table = elfer_raus()
    seat = hand(table)
    for at in range(IN_A_ROW):
        table.take_back(lay(table, at))
    while hand(table) == seat:
        table.act(seat, table.offered(seat)[-1], 10)
    while table.offered(hand(table)) == (Draw(),):
        lay(table, 20)

    table.take_back(lay(table, 20))


def test_two_who_slip_by_turns_fill_no_log_either() -> None:
    """In Zweikampf both are awaited: what one has taken back does not give the other new slips."""
    table = Table(GAMES["zweikampf"], TWO, Dice(1))
    for at in range(IN_A_ROW):
        for seat in (0, 1):
            table.act(seat, table.offered(seat)[0], at)
            table.take_back(seat)

    table.act(0, table.offered(0)[0], 10)
    refuses(table, 0, "too-many-take-backs")


@pytest.mark.rule("ALL-7")
def test_who_lays_and_takes_back_gains_no_time() -> None:
    table = elfer_raus(patience=30)
    seat = hand(table)
    for at in (10_000, 20_000, 29_000):
        table.take_back(lay(table, at))

    assert table.dawdlers(30_000) == ()
    assert table.dawdlers(30_001) == (seat,), "30 seconds after the opening card"
