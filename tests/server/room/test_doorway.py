"""The door: who was sent away stays away, knocks end, and nobody is shut out for where they come from."""

import pytest

from anpfiff.core import Refused
from anpfiff.server.room.doorway import KNOCKS
from anpfiff.wire import messages as wire
from tests.support.evening import Evening

SCHOOL = "the school's address and its tablets"


def sent(evening: Evening, name: str) -> None:
    assert isinstance(evening.says("Ada", wire.Remove, None, evening.numbers[name]), wire.Done)
    assert evening.told(name, wire.Bye)[-1] == wire.Bye("sent-away")


def stays_out(evening: Evening, name: str, browser: str = "") -> None:
    with pytest.raises(Refused, match="sent away"):
        evening.enters(name, browser=browser)


@pytest.mark.parametrize("locked", [False, True])
def test_whoever_was_removed_does_not_come_back_with_the_same_token(locked: bool) -> None:  # noqa: FBT001 -- a parameter
    evening = Evening("zweikampf")
    evening.enters("Ben")
    evening.says("Ada", wire.Lock, locked)
    sent(evening, "Ben")
    stays_out(evening, "Ben")


def test_nor_with_a_new_token_from_the_same_browser_nor_after_a_restart() -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben", browser="bens tablet")
    sent(evening, "Ben")
    stays_out(evening, "Ben again", browser="bens tablet")
    again = evening.after_a_crash()
    stays_out(again, "Ben", browser="another")
    stays_out(again, "Ben once more", browser="bens tablet")
    again.enters("Cem", browser="cems tablet")


def test_what_a_browser_keeps_is_written_down_only_as_a_hash_of_this_room() -> None:
    evening, other = Evening("zweikampf"), Evening("zweikampf")
    other.room.state.name = "another"
    for room in (evening, other):
        room.enters("Ben", browser="bens tablet")
        assert b"bens tablet" not in b"".join(room.pages)
    marks = {room.room.company.people[1].browser for room in (evening, other)}
    assert len(marks) == 2


def test_who_only_looks_the_same_needs_a_nod_and_is_not_refused() -> None:
    """Thirty tablets behind one address look alike: the host decides, not the address."""
    evening = Evening("foul", seats=4)
    evening.enters("Ben", looks=SCHOOL, browser="bens tablet")
    evening.enters("Cem", looks=SCHOOL, browser="cems tablet")
    sent(evening, "Ben")
    evening.enters("Dot", looks=SCHOOL, browser="dots tablet")
    assert [guest.person for guest in evening.shown.door] == [evening.numbers["Dot"]]
    evening.says("Ada", wire.Nod, evening.numbers["Dot"], True)
    assert evening.seat("Dot") == 1
    evening.enters("Eve", looks="elsewhere")
    assert evening.seat("Eve") is not None
    evening.drops("Cem")
    evening.enters("Cem", looks=SCHOOL)
    assert evening.seat("Cem") is not None, "who belongs here comes back"


def test_one_of_several_at_the_hosts_tablet_is_meant_alone() -> None:
    evening = Evening("foul", seats=4, browser="the tablet")
    evening.enters("Ben", browser="the tablet")
    sent(evening, "Ben")
    stays_out(evening, "Ben")
    evening.enters("Cem", browser="the tablet")
    assert evening.seat("Cem") == 1


def test_in_the_middle_of_a_match_a_bot_takes_the_chair_of_whoever_is_removed() -> None:
    evening = Evening("zweikampf").plays("Ben")
    sent(evening, "Ben")
    assert (evening.phase, evening.shown.chairs[1].person) == ("playing", None)
    assert evening.shown.chairs[1].bot == "rabbit"


def test_the_host_sends_a_spectator_out() -> None:
    evening = Evening("zweikampf").plays("Ben")
    evening.enters("Cem", watch=True)
    sent(evening, "Cem")
    assert evening.shown.stands == ()
    stays_out(evening, "Cem")


def test_the_stands_have_the_same_door() -> None:
    evening = Evening("zweikampf", nod=True)
    evening.enters("Cem", watch=True)
    assert [guest.person for guest in evening.shown.door] == [evening.numbers["Cem"]]
    evening.says("Ada", wire.Lock, True)
    with pytest.raises(Refused, match="room locked"):
        evening.enters("Dot", watch=True)


def test_nobody_is_removed_who_is_not_there_and_the_host_only_stands_up() -> None:
    evening = Evening("zweikampf")
    evening.enters("Ben")
    for fields in ((None, 99), (None, None), ()):
        answer = evening.says("Ada", wire.Remove, *fields)
        assert isinstance(answer, wire.Refused)
        assert answer.why == "nobody-there"
    evening.says("Ada", wire.Remove, 0)
    assert (evening.seat("Ada"), evening.host) == (None, "Ada")


# Knocking.


def test_a_shaken_head_may_be_a_slip_and_the_second_one_ends_it() -> None:
    evening = Evening("zweikampf", nod=True)
    for name in ("Ben", "Ben with another token"):
        evening.enters(name, browser="bens tablet")
        evening.says("Ada", wire.Nod, evening.numbers[name], False)
    stays_out(evening, "Ben once more", browser="bens tablet")
    stays_out(evening.after_a_crash(), "Ben once more", browser="bens tablet")


def test_nobody_rings_on_and_on() -> None:
    evening = Evening("zweikampf", nod=True)
    for _ in range(KNOCKS[0]):
        evening.enters("Ben", browser="bens tablet")
        evening.drops("Ben")
    with pytest.raises(Refused, match="too many knocks"):
        evening.enters("Ben", browser="bens tablet")
    evening.enters("Cem", browser="cems tablet")
    evening.now += KNOCKS[1]
    evening.enters("Ben", browser="bens tablet")


def test_without_a_browsers_mark_fresh_tokens_from_one_place_share_a_bell() -> None:
    evening = Evening("zweikampf", nod=True)
    for count in range(KNOCKS[0]):
        evening.enters(f"Bot{count}", looks="a script")
    with pytest.raises(Refused, match="too many knocks"):
        evening.enters("Bot", looks="a script")


def test_a_class_with_the_same_tablets_comes_in() -> None:
    evening = Evening("zweikampf", nod=True)
    for count in range(30):
        evening.enters(f"Child{count}", looks=SCHOOL, browser=f"tablet {count}")
    assert len(evening.shown.door) == 30


# Names that are kept.


def test_a_name_is_kept_at_the_next_table_unless_somebody_has_it_or_its_animal() -> None:
    evening = Evening("foul", seats=5, name="Kluge Eule")
    evening.enters("Ben", name="Flinker Fuchs")
    evening.enters("Cem", name="Flinker Fuchs")
    evening.enters("Dot", name="Frecher Fuchs")
    evening.enters("Eve", name="Du Dummkopf")
    people = evening.room.company.people
    assert [person.name for person in people[:2]] == ["Kluge Eule", "Flinker Fuchs"]
    assert [person.animal for person in people[:2]] == ["owl", "fox"]
    assert len({person.animal for person in people}) == len({person.name for person in people}) == 5
    assert "Du Dummkopf" not in {person.name for person in people}


def test_an_animal_is_chosen_unless_somebody_is_it() -> None:
    evening = Evening("zweikampf", name="Kluge Eule")
    evening.enters("Ben")
    assert isinstance(evening.says("Ben", wire.Spin, "whale"), wire.Done)
    assert evening.shown.chairs[1].animal == "whale"
    assert evening.shown.chairs[1].name.split()[-1] in {"Whale", "Wal"}
    answer = evening.says("Ben", wire.Spin, "owl")
    assert isinstance(answer, wire.Refused)
    assert answer.why == "animal-taken"
    before = evening.shown.chairs[1].name
    evening.says("Ben", wire.Spin, "whale")
    assert (evening.shown.chairs[1].animal, evening.shown.chairs[1].name != before) == ("whale", True)


# Tables for one.


def test_a_table_for_one_ends_when_it_is_left_and_another_one_waits() -> None:
    alone, others = Evening("zweikampf", solo=True), Evening("zweikampf")
    for evening in (alone, others):
        evening.says("Ada", wire.Leave)
    assert (alone.room.ended, others.room.ended) == (True, False)


def test_a_table_for_one_where_somebody_came_goes_on_without_its_host() -> None:
    evening = Evening("zweikampf", solo=True)
    evening.enters("Ben")
    evening.says("Ada", wire.Leave)
    assert (evening.room.ended, evening.host) == (False, "Ben")
