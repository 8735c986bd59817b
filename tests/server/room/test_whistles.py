"""More than one whistle: a screen that hosts lends one to a phone, or a phone to the screen."""

from anpfiff.wire import messages as wire
from tests.server.room.test_room import refused
from tests.support.evening import Evening


def test_a_lent_whistle_starts_and_one_that_is_taken_back_does_not() -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben")
    assert refused(evening.says("Ben", wire.Start), "only-the-host")
    evening.says("Ada", wire.Lend, 2)
    assert evening.room.company.whistles == [2]
    evening.says("Ada", wire.Lend, 2, False)
    assert refused(evening.says("Ben", wire.Start), "only-the-host")
    evening.says("Ada", wire.Lend, 2)
    assert isinstance(evening.says("Ben", wire.Start), wire.Done)


def test_a_host_who_watches_stops_the_clock_and_lets_it_run_again() -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben")
    evening.enters("Cem")
    evening.says("Ada", wire.Sit, None)
    evening.says("Cem", wire.Sit, 0)
    evening.says("Ada", wire.Start)
    evening.passes(10_000)
    assert isinstance(evening.says("Ada", wire.Pause), wire.Done)
    assert isinstance(evening.says("Ada", wire.Resume), wire.Done)


def test_who_goes_takes_no_whistle_along() -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben")
    evening.says("Ada", wire.Lend, 2)
    evening.says("Ben", wire.Leave)
    assert evening.room.company.whistles == []
    assert refused(evening.says("Ada", wire.Lend, 2), "nobody-there")


def test_nobody_waits_long_for_a_host_who_is_away_and_who_comes_back_is_host_again() -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben")
    evening.drops("Ada")
    evening.passes(evening.tempo.between - 1)
    assert refused(evening.says("Ben", wire.Start), "only-the-host")
    evening.passes(1)
    assert evening.shown.whistles == (2,)
    evening.enters("Ada")
    assert evening.host == "Ada"
    assert evening.shown.whistles == (2,)
    assert isinstance(evening.says("Ben", wire.Start), wire.Done)


def test_where_somebody_with_a_whistle_is_here_nobody_gets_another() -> None:
    evening = Evening("foul", seats=3)
    evening.enters("Ben")
    evening.enters("Cem")
    evening.says("Ada", wire.Lend, 3)
    evening.drops("Ada")
    evening.passes(evening.tempo.between)
    assert evening.shown.whistles == (3,)


def test_in_an_empty_room_nobody_gets_a_whistle() -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben")
    evening.drops("Ada")
    evening.drops("Ben")
    evening.passes(evening.tempo.between)
    assert evening.shown.whistles == ()
