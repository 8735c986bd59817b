"""A study says all that decides its result, and nothing else."""

import msgspec
import pytest

from anpfiff.core import Refused
from anpfiff.games.wuerfel_fussball.rules import GAME as WUERFEL_FUSSBALL
from anpfiff.lab.study import Study, checked, key

FOUL = Study("foul", ("fox", "random", "snail"), 100, "cup", {"bluff": "free"})


def test_a_study_survives_json() -> None:
    assert msgspec.json.decode(msgspec.json.encode(FOUL), type=Study) == FOUL


def test_every_match_has_a_seed_of_its_own_whatever_was_played_before() -> None:
    assert len({FOUL.match_seed(match) for match in range(1_000)}) == 1_000
    assert FOUL.match_seed(7) == msgspec.structs.replace(FOUL, matches=8).match_seed(7)


def test_naming_a_default_makes_no_other_study() -> None:
    plain, wordy = (
        checked(Study("foul", ("fox",) * 3, 9, options=options)) for options in ({}, {"bluff": "forced"})
    )
    assert wordy == plain
    assert checked(FOUL).options == {"bluff": "free"}


def test_the_key_tells_studies_apart_but_not_by_their_length() -> None:
    others: list[dict[str, object]] = [
        {"seed": "2"},
        {"bots": ("fox", "snail", "random")},
        {"options": {}},
        {"material": "x"},
    ]
    assert key(msgspec.structs.replace(FOUL, matches=5)) == key(FOUL)
    assert len({key(FOUL), *(key(msgspec.structs.replace(FOUL, **other)) for other in others)}) == 5


@pytest.mark.parametrize(
    ("other", "why"),
    [
        ({"game": "schach"}, "unknown-game"),
        ({"matches": 0}, "too-few-matches"),
        ({"bots": ("fox",) * 7}, "wrong-number-of-seats"),
        ({"bots": ("fox", "fox", "sample_bot")}, "unknown-bot"),
        ({"options": {"offside": True}}, "unknown-option"),
        ({"options": {"bluff": "maybe"}}, "bad-option"),
        ({"options": {"first": 5}}, "no-such-seat"),
        ({"material": "[[card]]"}, "no-other-material"),
    ],
)
def test_what_is_not_there_is_told(other: dict[str, object], why: str) -> None:
    with pytest.raises(Refused) as refusal:
        checked(msgspec.structs.replace(FOUL, **other))
    assert refusal.value.why == why


def test_somebodys_own_dice_are_part_of_it() -> None:
    with pytest.raises(Refused):
        checked(Study(WUERFEL_FUSSBALL.id, ("fox", "fox"), 1, material="no dice"))
