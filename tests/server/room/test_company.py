"""People, places, names and codes."""

from collections import Counter
from random import Random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anpfiff.core import Refused
from anpfiff.server.house.codes import LETTERS, RISK, SHORTEST_IN_PUBLIC, TRIES_A_DAY, Codes
from anpfiff.server.house.house import MOST_ROOMS
from anpfiff.server.room.company import Company
from anpfiff.server.room.names import ANIMALS, NOUNS, TRAITS, name_in
from anpfiff.server.room.people import Person, Place, hashed, newcomer
from anpfiff.wire.messages import Chair, Language
from tests.support.evening import token


def company(*people: str, chairs: int = 2, nod: bool = False) -> Company:
    found = Company([], [Place() for _ in range(chairs)], nod=nod)
    for name in people:
        found.admit(token(name), "en", Random(1))
    return found


def test_a_token_opens_one_persons_chair_only() -> None:
    here = company("Ada", "Ben")
    assert here.known(token("Ada")) is here.people[0]
    assert here.known(token("Cem")) is None
    assert here.known("") is None


def test_a_number_is_given_once() -> None:
    here = company("Ada", "Ben")
    here.dismiss(here.people[1])
    assert here.admit(token("Cem"), "en", Random(1)).number == 3


def test_the_first_one_needs_no_nod_and_the_others_do() -> None:
    assert [person.admitted for person in company("Ada", "Ben", nod=True).people] == [True, False]


def test_chairs_go_to_the_waiting_in_the_order_in_which_they_came() -> None:
    here = company("Ada", "Ben", "Cem", chairs=3)
    here.people[0].watching = True
    here.people[1].here = False
    here.seat_the_waiting()
    assert [place.person for place in here.places] == [3, None, None]
    here.people[1].here = True
    here.seat_the_waiting()
    assert [place.person for place in here.places] == [3, 2, None]


def test_the_whistle_goes_to_somebody_who_was_let_in() -> None:
    here = company("Ada", "Ben", "Cem", nod=True)
    here.people[2].admitted, here.people[2].here = True, False
    here.dismiss(here.people[0])
    assert here.host == 3, "let in, if away; Ben is only at the door"
    here.dismiss(here.person(3))
    assert (here.host, here.person(2).admitted) == (3, False), "nobody at the door inherits"
    here.dismiss(here.person(2))
    assert here.people == []


def test_the_whistle_goes_to_somebody_who_sits_before_somebody_who_looks_on() -> None:
    here = company("Ada", "Ben", "Cem")
    here.places[1].person = 3
    here.dismiss(here.people[0])
    assert here.host == 3


def test_a_chair_shows_who_sits_there() -> None:
    here = company("Ada", chairs=3)
    here.seat_the_waiting()
    here.places[1].bot = "fox"
    person = here.people[0]
    assert list(here.chairs()) == [
        Chair(1, person.name, person.animal, None, True),
        Chair(None, "fox", "fox", "fox", True),
        Chair(None, "", "", None, False),
    ]
    assert [player.bot for player in here.players()] == [False, True, False]


def test_nobody_and_nowhere_are_refused() -> None:
    here = company("Ada")
    for ask in (
        lambda: here.person(9),
        lambda: here.place(2),
        lambda: here.place(-1),
        lambda: here.seated(1),
    ):
        with pytest.raises(Refused):
            ask()


def test_fewer_and_more_chairs() -> None:
    here = company("Ada", "Ben", "Cem", chairs=5)
    here.places = [Place(bot="fox"), Place(1), Place(2), Place(), Place(3)]
    here.people[1].here = False
    here.arrange(4)
    assert here.places == [Place(bot="fox"), Place(1), Place(2), Place(3)]
    here.arrange(3)
    assert here.places == [Place(1), Place(2), Place(3)]
    here.arrange(2)
    assert here.places == [Place(1), Place(3)], "Ben is away"
    here.arrange(4)
    assert here.places == [Place(1), Place(3), Place(), Place()]


# Names.


@pytest.mark.parametrize("lang", get_args(Language))
def test_there_are_352_names_in_every_language_and_each_can_be_drawn(lang: Language) -> None:
    assert len(ANIMALS) == len(set(NOUNS[lang])) == 16
    assert len(set(TRAITS[lang])) == 22
    drawn = {name_in(lang, animal, Random(seed)) for animal in ANIMALS for seed in range(400)}
    assert len(drawn) == 352


@pytest.mark.parametrize(
    ("lang", "animal", "names"),
    [
        ("de", "fox", {"Flinker Fuchs", "Tapferer Fuchs", "Leiser Fuchs"}),
        ("de", "owl", {"Kluge Eule", "Muntere Eule"}),
        ("de", "sheep", {"Freches Schaf", "Stilles Schaf"}),
        ("en", "hedgehog", {"Quick Hedgehog"}),
        ("fr", "fox", {"Renard rusé", "Renard vif", "Renard agile"}),
        ("fr", "frog", {"Grenouille rusée", "Grenouille vive", "Grenouille agile"}),
        ("it", "fox", {"Volpe furba", "Volpe veloce"}),
        ("it", "octopus", {"Polpo furbo", "Polpo veloce"}),
    ],
)
def test_what_an_animal_is_like_agrees_with_it(lang: Language, animal: str, names: set[str]) -> None:
    assert names <= {name_in(lang, animal, Random(seed)) for seed in range(400)}


def test_nobody_gets_a_name_that_is_taken() -> None:
    names = {name_in("de", animal, Random(seed)) for animal in ANIMALS for seed in range(400)}
    others = [
        Person(place, "", name, "ball", "de") for place, name in enumerate(sorted(names - {"Kluge Eule"}))
    ]
    person = newcomer(1, token("Ada"), "de", others, Random(1))
    assert (person.name, person.animal) == ("Kluge Eule", "owl")


def test_sixteen_people_have_sixteen_faces_and_the_next_one_shares_one() -> None:
    people: list[Person] = []
    for number in range(17):
        people.append(newcomer(number, str(number), "it", people, Random(number)))
    assert {person.animal for person in people[:16]} == set(ANIMALS)
    assert people[16].animal in ANIMALS
    assert len({person.name for person in people}) == 17


def test_the_name_says_what_the_face_shows() -> None:
    for seed in range(50):
        person = newcomer(1, token("Ada"), "en", (), Random(seed))
        assert person.name.split()[1].lower() == person.animal


def test_a_person_holds_a_hash_and_no_token() -> None:
    person = newcomer(1, token("Ada"), "de", (), Random(1))
    assert person == Person(1, hashed(token("Ada")), person.name, person.animal, "de")
    assert token("Ada") not in str(person)
    assert len(person.secret) == 64


# Codes.


def test_codes_have_no_look_alikes() -> None:
    assert not set(LETTERS) & set("0O1IL5SU")
    assert len(set(LETTERS)) == len(LETTERS) == 28
    assert all(set(Codes().fresh(())) <= set(LETTERS) for _ in range(100))


def test_a_home_has_codes_of_four_characters_and_a_public_server_longer_ones() -> None:
    assert len(Codes().fresh(())) == 4
    assert len(Codes(public=True).fresh(())) == SHORTEST_IN_PUBLIC > 4


def test_tables_for_one_have_long_codes_and_make_nobodys_longer() -> None:
    alone = [Codes().fresh((), solo=True) for _ in range(1_000)]
    assert {len(code) for code in alone} == {8}
    assert len(Codes().fresh(alone)) > 4
    assert len(Codes().fresh(alone, beside=1_000)) == 4


def test_a_code_is_never_given_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["AAAA", "AAAA", "BBBB"])
    monkeypatch.setattr("anpfiff.server.house.codes._code", lambda _: next(drawn))
    assert Codes().fresh({"AAAA": None}) == "BBBB"


@given(st.integers(1, MOST_ROOMS), st.booleans())
def test_a_day_of_guessing_finds_a_room_with_a_thousandth_at_most(rooms: int, public: bool) -> None:  # noqa: FBT001 -- hypothesis gives it
    length = Codes(public=public).length(rooms)
    assert TRIES_A_DAY * rooms / 28**length <= RISK
    assert length <= 8, "what the wire takes"


@given(st.lists(st.booleans(), max_size=120))
def test_rooms_that_come_and_go_never_raise_the_risk(comings: list[bool]) -> None:
    """A code keeps its length while others open and end; still no length has more rooms than a day of guessing allows."""
    codes, taken, random = Codes(), [""] * 0, Random(1)
    for comes in comings:
        if comes or not taken:
            taken.append(codes.fresh(taken))
        else:
            taken.pop(random.randrange(len(taken)))
        for length, rooms in Counter(map(len, taken)).items():
            assert TRIES_A_DAY * rooms / 28**length <= RISK
