"""Patience: nobody can stall a table."""

from random import Random
from typing import Any, get_args

import pytest

from anpfiff.core import Act, AnyGame, Move, Waiting, certain
from anpfiff.games import GAMES
from anpfiff.games.elfmeter.model import Choose, DeclinePause, LayKickOff, OfferPause, TurnStack
from anpfiff.games.foul.model import Fair, Lay
from anpfiff.games.karten_fussball.model import TurnTop
from anpfiff.games.ligretto.model import Move as LigrettoMove
from anpfiff.games.ligretto.model import OfferBreak, TurnRound
from anpfiff.table.chance import Dice
from anpfiff.table.record import Player
from anpfiff.table.table import GRACE, Table
from tests.table.tables import TWO, foul, opener, passes, race, seconds


@pytest.mark.rule("ALL-7")
def test_who_is_awaited_for_too_long_is_nudged_and_then_lots_decide() -> None:
    table = foul(patience=30)

    assert table.dawdlers(seconds(29)) == ()
    assert table.dawdlers(seconds(30)) == (0,)
    assert table.go_on(seconds(30), Random(1)) == ()
    told = table.go_on(seconds(30 + GRACE), Random(1))

    assert isinstance(told[0].given, Act)
    assert isinstance(told[0].given.move, Lay)
    assert table.inputs[-1] == told[0].given


@pytest.mark.rule("ALL-7")
def test_lots_tell_nothing_about_the_hand() -> None:
    """Every card that may be laid is laid by some lot, so that the one that was laid says nothing of the others."""
    laid = set()
    for lot in range(200):
        table = foul(patience=30, bluff="free")
        (told, *_) = table.go_on(seconds(40), Random(lot))
        assert isinstance(told.given, Act)
        laid.add(told.given.move)
    assert laid == set(foul(bluff="free").offered(0))


@pytest.mark.rule("ALL-7")
def test_an_offer_that_nobody_answers_counts_as_declined() -> None:
    table = foul(patience=30, window=0)
    table.act(0, table.offered(0)[0], 0)

    told = table.go_on(seconds(40), Random(1))

    assert [entry.given for entry in told][:2] == [Act(1, Fair(), seconds(40)), Act(2, Fair(), seconds(40))]


@pytest.mark.rule("ALL-7")
def test_patience_begins_anew_with_every_choice() -> None:
    table = foul(patience=30)
    table.act(0, table.offered(0)[0], seconds(29))
    assert table.dawdlers(seconds(58)) == ()
    assert table.dawdlers(seconds(59)) == (1, 2)


@pytest.mark.rule("ALL-7", "FOUL-5")
def test_the_patience_with_the_next_player_begins_when_a_card_may_be_laid() -> None:
    table = foul(patience=30, window=5)
    table.act(0, table.offered(0)[0], 0)
    table.tick(seconds(5))

    assert table.dawdlers(seconds(30)) == (2,), "whoever could have called all the time"
    assert table.dawdlers(seconds(35)) == (1, 2)


@pytest.mark.rule("ALL-7")
def test_patience_can_be_off_and_is_off_against_bots_only() -> None:
    assert foul(patience=0).dawdlers(seconds(10_000)) == ()
    alone = (Player("Ada"), Player("Fox", bot=True), Player("Owl", bot=True))
    assert Table(GAMES["foul"], alone, Dice(1), {"first": 0}).dawdlers(seconds(10_000)) == ()


@pytest.mark.rule("ALL-7")
def test_patience_begins_anew_for_who_acts_and_is_awaited_again() -> None:
    table = Table(GAMES["karten-fussball"], TWO, Dice(1))
    seat = opener(table)
    table.act(seat, TurnTop(), seconds(59))
    assert opener(table) == seat

    assert table.dawdlers(seconds(118)) == ()
    assert table.dawdlers(seconds(119)) == (seat,)


@pytest.mark.rule("ALL-7")
def test_patience_is_for_people() -> None:
    table = Table(GAMES["foul"], (*TWO, Player("Owl", bot=True)), Dice(1), {"first": 0})
    table.act(0, table.offered(0)[0], 0)

    assert table.dawdlers(seconds(59)) == ()
    assert table.dawdlers(seconds(60)) == (1,), "60 seconds, unless the options say otherwise"


@pytest.mark.rule("ALL-7")
def test_a_race_goes_on_without_anybody_being_waited_for() -> None:
    table = Table(GAMES["ligretto"], TWO, Dice(1))
    assert isinstance(turn := table.turn, Waiting)
    assert turn.race
    assert table.dawdlers(seconds(10_000)) == ()


@pytest.mark.rule("ALL-7")
@pytest.mark.parametrize("attacker", [0, 1])
def test_an_attack_that_never_comes_holds_up_nobody(attacker: int) -> None:
    table = race(attacker)
    assert table.dawdlers(seconds(60)) == ()
    assert table.dawdlers(seconds(61)) == (attacker,)

    (told,) = table.go_on(seconds(71), Random(1))

    assert isinstance(told.given, Act)
    assert told.given.seat == attacker
    assert table.go_on(seconds(80), Random(1)) == ()


@pytest.mark.rule("ALL-7")
def test_a_whole_match_comes_to_its_end_without_anybody() -> None:
    table, lots = Table(GAMES["elfmeter"], TWO, Dice(1)), Random(1)
    for at in range(0, seconds(10**6), seconds(80)):
        table.go_on(at, lots)
        if table.result is not None:
            return
    raise AssertionError("somebody is still waiting")


@pytest.mark.rule("ALL-7", "ELF-18")
def test_a_pause_that_nobody_answers_counts_as_declined_while_the_race_goes_on() -> None:
    table = race()
    first, second, _ = passes(table)
    table.act(0, first, seconds(5))
    table.act(0, OfferPause(), seconds(10))
    table.act(0, second, seconds(40))
    assert table.dawdlers(seconds(69)) == ()
    assert table.dawdlers(seconds(70)) == (1,)

    (told,) = table.go_on(seconds(80), Random(1))

    assert told.given == Act(1, DeclinePause(), seconds(80))
    assert table.dawdlers(seconds(99)) == ()


@pytest.mark.rule("ALL-7")
def test_whoever_is_asked_something_new_by_the_lot_of_another_has_time_for_it() -> None:
    """Seat 0 lets an attack lie and seat 1 an offer; the lot lays the third card, and so asks seat 1 to choose."""
    table = race()
    first, second, third = passes(table)
    for move in (first, second, OfferPause()):
        table.act(0, move, seconds(1))
    assert table.dawdlers(seconds(61)) == (0, 1)

    told = table.go_on(seconds(71), First(third))

    assert [entry.given for entry in told] == [Act(0, third, seconds(71))]
    assert table.offered(1) == tuple(Choose(shown.card) for shown in table.view(1).stack)


class First(Random):
    """Lots that always fall on this move."""

    def __init__(self, move: Move) -> None:
        super().__init__(0)
        self.move = move

    def choice(self, seq: Any) -> Any:
        return seq[seq.index(self.move)]


# Only an act that brings the game on starts the patience anew.


@pytest.mark.rule("ALL-7", "ELF-15")
def test_who_turns_the_stack_again_and_again_gains_no_time() -> None:
    table = Table(GAMES["elfmeter"], TWO, Dice(1), {"first": 0})
    table.act(0, LayKickOff(), 0)
    for at in range(1, 60):
        table.act(1, TurnStack(), seconds(at))

    assert table.dawdlers(seconds(60)) == (0, 1)


@pytest.mark.rule("ALL-7", "ELF-15")
def test_turning_the_stack_does_not_hold_up_an_attempt_either() -> None:
    table = race()
    for at in range(2, 60):
        table.act(0, TurnStack(), seconds(at))

    assert table.dawdlers(seconds(61)) == (0,)


@pytest.mark.rule("ALL-7", "ELF-18")
def test_who_offers_a_pause_again_and_again_gains_no_time() -> None:
    table = race()
    for at in range(2, 60, 2):
        table.act(0, OfferPause(), seconds(at))
        table.act(1, DeclinePause(), seconds(at + 1))

    assert table.dawdlers(seconds(61)) == (0,)


@pytest.mark.rule("ALL-7", "ELF-18")
def test_whoever_is_offered_a_pause_has_time_to_answer() -> None:
    table = race()
    table.act(0, OfferPause(), seconds(50))

    assert table.dawdlers(seconds(61)) == (0,)
    assert table.dawdlers(seconds(110)) == (0, 1)


@pytest.mark.rule("ALL-7", "ELF-10")
def test_who_plays_a_card_brings_the_game_on() -> None:
    table = race()
    table.act(0, TurnStack(), seconds(30))
    table.act(0, TurnStack(), seconds(31))
    table.act(0, passes(table)[0], seconds(40))

    assert table.dawdlers(seconds(99)) == ()
    assert table.dawdlers(seconds(100)) == (0,)


@pytest.mark.rule("ALL-7", "LIG-23", "LIG-31")
def test_in_ligretto_turning_a_card_round_and_offering_a_break_bring_nothing_on() -> None:
    assert [kind for kind in get_args(LigrettoMove) if kind.dawdles] == [TurnRound, OfferBreak]


@pytest.mark.rule("ALL-7")
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_whoever_is_waited_for_can_bring_the_game_on(game: AnyGame) -> None:
    """So that the lots of a table that goes on without somebody soon fall on such a move."""
    players = tuple(Player(f"P{seat}") for seat in range(game.seats[0]))
    table, lots = Table(game, players, Dice(1)), Random(1)
    for at in range(500):
        for seat in table.dawdlers(seconds(10_000)):
            assert any(not move.dawdles for move in table.offers[seat])
        seats = [seat for seat, offers in enumerate(table.offers) if offers]
        if not seats:
            return
        seat = lots.choice(seats)
        table.act(seat, lots.choice(certain(table.offers[seat])), at)
