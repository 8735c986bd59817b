"""A room of another edition: nobody plays on by rules that have changed, and nothing is lost."""

from random import Random

import msgspec
import pytest

from anpfiff.games.zweikampf.model import TurnOver
from anpfiff.server.room.saved import SavedRoom
from anpfiff.table.record import read_as_written
from anpfiff.wire import messages as wire
from tests.server.room.test_room import finish
from tests.support.evening import Evening

TURN = TurnOver()


def a_running_match() -> Evening:
    evening = Evening("zweikampf").plays("Ben")
    evening.moves("Ada", TURN)
    evening.passes(700)
    evening.moves("Ben", TURN)
    return evening


def with_another_edition(evening: Evening, patch: pytest.MonkeyPatch, edition: int = 9) -> Evening:
    """The server stops, and one with other rules starts."""
    patch.setattr(type(evening.room.game), "edition", edition)
    again = evening.after_a_crash()
    again.ticks()
    return again


@pytest.mark.parametrize("edition", [0, 9])
def test_the_room_opens_between_matches_and_says_why(monkeypatch: pytest.MonkeyPatch, edition: int) -> None:
    evening = a_running_match()
    again = with_another_edition(evening, monkeypatch, edition)
    assert again.phase == "lobby"
    again.enters("Ben")
    assert again.told("Ben", wire.Room)[-1].notice == wire.Notice("other-edition", evening.match.link)


def test_people_keep_their_chairs(monkeypatch: pytest.MonkeyPatch) -> None:
    again = with_another_edition(a_running_match(), monkeypatch)
    for name in ("Ben", "Ada"):
        again.enters(name)
    assert [again.seat(name) for name in ("Ada", "Ben")] == [0, 1]


def test_what_was_played_is_kept_as_it_was_written(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = a_running_match()
    inputs = evening.match.table.inputs
    again = with_another_edition(evening, monkeypatch)
    ((link, game, text),) = again.records
    record = read_as_written(text)
    assert (link, game, record.edition) == (evening.match.link, "zweikampf", 1)
    assert [player.name for player in record.seats] == [chair.name for chair in evening.shown.chairs]
    assert msgspec.to_builtins(record.inputs) == msgspec.to_builtins(tuple(inputs))


def test_a_slip_that_was_taken_back_is_not_in_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening("elfer-raus").plays("Ben", "Cem")
    evening.moves_at_random(30, Random(2))
    assert any(b"taken-back" in entry.body for entry in evening.entries)
    again = with_another_edition(evening, monkeypatch)
    record = read_as_written(again.records[0][2])
    assert msgspec.to_builtins(record.inputs) == msgspec.to_builtins(tuple(evening.match.table.inputs))


def test_the_sentence_stays_over_a_second_restart_and_goes_with_the_next_kick_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    again = with_another_edition(a_running_match(), monkeypatch).after_a_crash()
    for name in ("Ada", "Ben"):
        again.enters(name)
    assert again.shown.notice is not None
    again.whistle()
    playing = again.shown
    assert (playing.phase, playing.notice) == ("playing", None)
    again.moves("Ada", TURN)
    assert again.after_a_crash().phase == "paused", "and the new match is restored as any other"


def test_the_sentence_goes_with_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    again = with_another_edition(a_running_match(), monkeypatch)
    again.enters("Ada")
    assert isinstance(again.says("Ada", wire.Choose, "zweikampf", {"patience": 30}), wire.Done)
    assert again.shown.notice is not None, "it is still the same game"
    assert isinstance(again.says("Ada", wire.Choose, "elfmeter"), wire.Done)
    assert again.shown.notice is None


def test_options_that_the_new_edition_does_not_know_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = a_running_match()
    page = msgspec.json.decode(evening.pages[-1])
    page["options"] = {"patience": 30, "sudden_death": True}
    evening.pages.append(msgspec.json.encode(page))
    again = with_another_edition(evening, monkeypatch)
    assert again.shown.options == {"patience": 30}
    again.enters("Ada")
    again.enters("Ben")
    again.whistle()
    assert again.phase == "playing"
    assert read_as_written(again.records[0][2]).options == {"patience": 30, "sudden_death": True}


def test_a_room_without_a_match_has_nothing_to_explain(monkeypatch: pytest.MonkeyPatch) -> None:
    again = with_another_edition(Evening("zweikampf"), monkeypatch)
    assert (again.phase, again.shown.notice, again.records) == ("lobby", None, [])


def test_a_match_that_was_over_can_still_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = a_running_match()
    finish(evening)
    link = evening.shown.match
    again = with_another_edition(evening, monkeypatch)
    assert again.phase == "lobby"
    assert again.shown.notice == wire.Notice("other-edition", str(link))


def test_a_room_of_the_version_before_had_the_first_edition() -> None:
    page = msgspec.json.decode(a_running_match().pages[-1])
    del page["edition"], page["notice"]
    assert msgspec.convert(page, SavedRoom).edition == 1
