"""Foul: a word is about one card, also over a slow line."""

import pytest

from anpfiff.games.foul.model import Doubt, Fair, Lay
from anpfiff.wire import messages as wire
from tests.server.room.test_room import refused
from tests.support.evening import Evening

NAMES = ("Ada", "Ben", "Cem")


def lays(evening: Evening, seat: int) -> None:
    name = NAMES[seat]
    move = next(move for move in evening.match.table.offered(seat) if isinstance(move, Lay))
    assert isinstance(evening.moves(name, move), wire.Done | None)


@pytest.mark.rule("FOUL-5", "ALL-2")
@pytest.mark.parametrize("word", [Doubt(), Fair()])
def test_a_word_that_comes_after_the_next_card_lies_is_about_neither(word: Doubt | Fair) -> None:
    evening = Evening("foul", options={"first": 0, "window": 0}).plays("Ben", "Cem")
    lays(evening, 0)
    seen = evening.match.seq
    lays(evening, 1)
    calls = evening.match.table.view(None).calls
    answer = evening.says("Cem", wire.Act, {"kind": type(word).__name__.lower()}, seen)
    assert refused(answer, "stale")
    assert evening.match.table.view(None).calls == calls
    again = evening.says("Cem", wire.Act, {"kind": type(word).__name__.lower()}, evening.match.seq)
    assert not isinstance(again, wire.Refused)


@pytest.mark.rule("FOUL-5")
def test_what_others_say_about_the_same_card_makes_no_word_stale() -> None:
    evening = Evening("foul", options={"first": 0, "window": 0}).plays("Ben", "Cem")
    lays(evening, 0)
    seen = evening.match.seq
    evening.moves("Ben", Fair())
    assert not isinstance(evening.says("Cem", wire.Act, {"kind": "doubt"}, seen), wire.Refused)


@pytest.mark.rule("FOUL-5", "ALL-2")
def test_a_late_word_is_stale_also_for_somebody_whose_turn_is_far_off() -> None:
    """What the fourth seat may say is the same for both cards; which card it is about is not."""
    evening = Evening("foul", options={"first": 0, "window": 0}, seats=4).plays("Ben", "Cem", "Dan")
    lays(evening, 0)
    seen = evening.match.seq
    lays(evening, 1)
    assert refused(evening.says("Dan", wire.Act, {"kind": "doubt"}, seen), "stale")
    assert evening.match.table.view(None).calls == 0
