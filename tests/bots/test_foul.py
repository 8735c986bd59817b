"""Foul: the bots count, weigh and plan, and the levels stand as far apart as they should."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from anpfiff.bots import bot_called
from anpfiff.bots.foul.cards import bluff_share, bluffs, least_wanted
from anpfiff.bots.foul.odds import Mind, foul_odds
from anpfiff.bots.foul.player import GRACE, LOST, weariness
from anpfiff.bots.foul.stakes import Stakes, threshold
from anpfiff.core import Act
from anpfiff.core.number_cards import number
from anpfiff.games.foul.model import Bluff, Claim, Doubt, Fair, Lacked, Lay, Memory, Seen, View
from anpfiff.games.foul.rules import GAME
from anpfiff.games.foul.state import State
from anpfiff.lab.arena import play
from anpfiff.lab.duel import duel
from tests.rules.foul.table import card, cards, dealt, do, lays, table

ATTENTIVE = Mind()
HANDS = ("g1 g2 g3 g4 g5", "b1 b2 b3 b4 b5", "y1 y2 y3 y4 y5")


def claimed(memory: Memory = Memory(), hand: str = HANDS[1], bluff: Bluff = "forced") -> View:  # noqa: B008 -- a value
    """Seat 0 has laid a "one", seat 1 looks at it."""
    state = table(HANDS[0], hand, HANDS[2], to_lay=1, pile="r9", bluff=bluff)
    return GAME.view(with_memory(state, 1, memory), 1)


def with_memory(state: State, seat: int, memory: Memory) -> State:
    return replace(state, memories=tuple(memory if own == seat else Memory() for own in range(state.seats)))


def odds(view: View) -> float:
    assert view.claim
    return foul_odds(view, view.claim, ATTENTIVE)


def rocket() -> Any:
    return bot_called(GAME, "rocket")


def test_all_four_in_the_own_hand_are_a_certain_foul() -> None:
    assert odds(claimed(hand="r1 g1 b1 y1 b5")) == 1


def test_own_cards_on_the_pile_and_set_aside_count_as_well() -> None:
    assert odds(claimed(Memory(pile=cards("r1"), aside=cards("y1")), hand="g1 b1 b5")) == 1


def test_a_card_seen_to_be_taken_makes_the_claim_true() -> None:
    assert odds(claimed(Memory(seen=(Seen(card("g1"), 0, laid=1),)))) == 0


def test_the_longer_ago_it_was_seen_the_less_it_says() -> None:
    lately, long_ago = (Memory(seen=(Seen(card("g1"), 0, laid),)) for laid in (2, 9))
    assert 0 < odds(claimed(lately)) < odds(claimed(long_ago)) < 1


def test_a_card_seen_elsewhere_makes_it_less_likely() -> None:
    assert odds(claimed(Memory(seen=(Seen(card("y1"), 2),)))) > odds(claimed())


def test_who_was_found_without_the_number_and_took_nothing_is_foul_again() -> None:
    assert odds(claimed(Memory(lacked=(Lacked(0, 1),)))) == 1
    assert odds(claimed()) < odds(claimed(Memory(lacked=(Lacked(0, 1, taken=2),)))) < 1


def test_where_bluffing_is_free_a_lie_says_nothing_of_the_hand_and_no_claim_is_safe() -> None:
    assert odds(claimed(Memory(lacked=(Lacked(0, 1),)), bluff="free")) == odds(claimed(bluff="free"))
    assert odds(claimed(Memory(seen=(Seen(card("g1"), 0, laid=1),)), bluff="free")) > 0


def test_the_odds_are_those_of_the_positions_that_can_be_imagined() -> None:
    for seats in (3, 4, 5):
        state, dice = dealt(seats), Random(seats)
        state, _ = GAME.apply(state, Act(0, GAME.moves(state, 0)[0]))
        view = GAME.view(state, 1)
        worlds = [GAME.imagine(view, dice) for _ in range(1_000)]
        foul = sum(1 not in map(number, world.hands[0] + world.pile[-1:]) for world in worlds)
        assert odds(view) == pytest.approx(foul / len(worlds), abs=0.06)


def test_a_last_card_is_always_called() -> None:
    state = table("", *HANDS[1:], to_lay=1, pile="r1 r2 r3 r4")
    for seat in (1, 2):
        assert rocket().choose(GAME.view(state, seat), GAME.moves(state, seat), Random(1)) == Doubt()


def test_no_call_where_the_card_is_known_to_be_right() -> None:
    view = claimed(Memory(seen=(Seen(card("g1"), 0, laid=1),)))
    assert rocket().choose(view, (*lays("b2"), Doubt(), Fair()), Random(1)) == Fair()


def test_it_takes_better_odds_to_call_for_whoever_holds_what_is_due() -> None:
    holding, without, watching = (
        threshold(Stakes((4, 5, 5), 3, 0, 1, has_due=due)) for due in (True, False, None)
    )
    assert without < watching < holding


def test_it_takes_better_odds_where_another_may_call() -> None:
    assert threshold(Stakes((4, 5, 5), 3, 0, 1)) < threshold(Stakes((4, 5, 5), 3, 0, 1, others=(2,)))


def test_a_bluff_parts_with_what_will_not_be_asked_for() -> None:
    """Two is due in a chair that will be asked for five and eight next."""
    state = table("g1", "b5 b8 b7", "y1", to_lay=1, pile="r1")
    lay = least_wanted(GAME.view(state, 1), lays("b5 b8 b7"), Random(1))
    assert lay == Lay(card("b7"))


def test_bluffs_leave_a_claim_foul_as_often_as_a_call_pays_and_no_more() -> None:
    for without in (0.0, 0.2, 0.4):
        share = bluff_share(without, 0.45)
        assert without + (1 - without) * share == pytest.approx(0.45)
    assert bluff_share(0.6, 0.45) == 0
    assert bluff_share(1.0, 1.0) == 0


def test_only_where_it_is_free_is_the_number_held_back() -> None:
    dice = Random(1)
    assert not any(bluffs(GAME.view(rich("forced"), 0), dice) for _ in range(200))
    assert any(bluffs(GAME.view(rich("free"), 0), dice) for _ in range(200))
    last = GAME.view(table("g1", *HANDS[1:], bluff="free"), 0)
    assert not any(bluffs(last, dice) for _ in range(200)), "a last card is called anyway"


def rich(bluff: Bluff) -> State:
    return table("r1 r2 r3 r4 r5 r6 r7 r8 r9", *HANDS[1:], bluff=bluff)


def test_the_others_have_time_to_call_before_a_bot_lays_on() -> None:
    state, _ = do(table(*HANDS, to_lay=1, pile="r1"), 1, Fair())
    for name in ("snail", "rocket"):
        bot = bot_called(GAME, name)
        assert bot.when(GAME.view(state, 1), GAME.moves(state, 1), Random(1)) > GRACE


def test_the_longer_a_table_goes_round_in_circles_the_more_is_let_pass() -> None:
    view = claimed()
    grown = [weariness(replace(view, calls=calls)) for calls in (0, 6, 10, 30, 1_000)]
    assert grown[0] == grown[1] == 0
    assert grown[1] < grown[2] < grown[3] == grown[4] < 1


def test_who_calls_everything_locks_the_table() -> None:
    """Two doubters: a pile never has more than two cards, so that nobody can get rid of a three truly, nor at all."""
    deepest = []

    class Witness:
        def __init__(self, bot: Any) -> None:
            self.bot, self.when = bot, bot.when

        def choose(self, view: View, moves: tuple[Any, ...], dice: Random) -> Any:
            deepest.append(view.pile)
            return self.bot.choose(view, moves, dice)

    bots = [Witness(bot_called(GAME, name)) for name in ("rocket", "doubter", "doubter")]
    for seed in "123":
        score = play(GAME, bots, None, seed).result.score
        assert min(score) > 0, "nobody has laid all cards"
    assert max(deepest) == 2


def test_in_circles_a_true_card_is_laid_at_once() -> None:
    view = replace(claimed(), calls=LOST + 1)
    assert rocket().choose(view, (*lays("b2"), Doubt(), Fair()), Random(1)) == Lay(card("b2"))


@pytest.mark.parametrize(("yardstick", "matches"), [("honest", 30), ("random", 15), ("doubter", 15)])
def test_the_rocket_beats_two_of_each_yardstick(yardstick: str, matches: int) -> None:
    assert duel(GAME, ["rocket", yardstick, yardstick], matches, "1")[0].share >= 0.60


@pytest.mark.parametrize(
    ("better", "worse"),
    [("rocket", "fox"), ("fox", "rabbit"), ("rabbit", "tortoise"), ("tortoise", "snail")],
)
def test_a_level_beats_two_of_the_next(better: str, worse: str) -> None:
    """A hundred Elo are a share of 0.47; so few matches can only show that it is well above a third."""
    assert duel(GAME, [better, worse, worse], 90, "1")[0].share > 0.40


def test_a_claim_is_told_by_seat_and_number() -> None:
    assert Claim(2, 7).key == (2, 7)
