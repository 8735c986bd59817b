"""Würfel-Fußball: how often the table stops for the master die (WF-44)."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from anpfiff.bots import bot_called
from anpfiff.bots.levels import NAMES
from anpfiff.core import Act, Chance, Finished, Rolling
from anpfiff.games.wuerfel_fussball import master
from anpfiff.games.wuerfel_fussball.model import Asked, Options, Pass
from anpfiff.games.wuerfel_fussball.rules import GAME
from anpfiff.table.chance import Dice

PACE = 5_000
"""Milliseconds from one move of a person to the next."""
MATCHES = 12
MOST = 15
BUSIEST = 7


def stops(level: str, options: Options, seed: int, asked: Asked) -> int:
    """A match between two people who play like that level and have said where they want to be asked."""
    bot = bot_called(GAME, level)
    chance = Dice(f"stops {seed}")
    luck = Random(seed)
    state = GAME.setup(2, options)
    count = 0
    while not isinstance(turn := GAME.turn(state), Finished):
        if isinstance(turn, Rolling):
            state, _ = GAME.apply(state, Chance(chance.roll(turn.what)))
            continue
        seat = turn.seats[0]
        count += state.phase == "answer"
        move: Any = bot.choose(GAME.view(state, seat), GAME.moves(state, seat), luck)
        state, _ = GAME.apply(state, Act(seat, Pass(asked) if move == Pass() else move, state.now + PACE))
    return count


@pytest.mark.rule("WF-44")
@pytest.mark.parametrize("options", [Options(), Options(clock="throws")], ids=["seconds", "throws"])
@pytest.mark.parametrize("level", NAMES)
def test_two_new_players_are_stopped_fifteen_times_a_match_at_most(level: str, options: Options) -> None:
    assert max(stops(level, options, seed, "seldom") for seed in range(MATCHES)) <= MOST


@pytest.mark.rule("WF-44")
def test_six_times_a_half_are_enough_even_where_the_master_die_would_be_asked_for_again_and_again() -> None:
    """The match with the most stops of sixty between foxes: a half of more than six, were there no end to it."""
    throws = Options(clock="throws")
    assert stops("fox", throws, BUSIEST, "last-four-lines") > 2 * 6 >= stops("fox", throws, BUSIEST, "seldom")


@pytest.mark.rule("WF-44")
@pytest.mark.parametrize(("stopped", "asked"), [(5, {"seldom"}), (6, set())])
def test_the_sixth_stop_of_a_half_is_the_last(
    stopped: int, asked: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(master, "playable", lambda _state, _seat: True)
    monkeypatch.setattr(master, "in_danger", lambda _state: True)
    state: Any = replace(GAME.setup(2, Options()), asked=("seldom", "seldom"), stops=stopped)
    assert {where for where in state.asked if master.asked(state)} == asked


@pytest.mark.rule("WF-44")
def test_who_wants_to_be_asked_everywhere_is_stopped_more_often() -> None:
    options = Options(clock="throws")
    everywhere = sum(stops("fox", options, seed, "everywhere") for seed in range(MATCHES))

    assert everywhere > 2 * sum(stops("fox", options, seed, "last-four-lines") for seed in range(MATCHES))
