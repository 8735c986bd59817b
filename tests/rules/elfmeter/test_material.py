"""Elfmeter!: the deck, shipped and typed in."""

from collections import Counter

import pytest

from anpfiff.core import FaultyMaterial, shipped
from anpfiff.games.elfmeter.cards import FIELDS, THIRDS, Attack, Defence
from anpfiff.games.elfmeter.material import SHIPPED, Deck, deck_from
from anpfiff.games.elfmeter.model import Options
from anpfiff.games.elfmeter.rules import GAME
from anpfiff.games.elfmeter.state import COLOUR
from tests.rules.elfmeter.positions import attempt

TEXT = shipped("anpfiff.games.elfmeter", "deck.csv")
FRONT_LEFT, FRONT_MIDDLE, FRONT_RIGHT, BACK_LEFT, BACK_MIDDLE, BACK_RIGHT = range(6)


def typed(number: int, line: str) -> str:
    """The shipped deck with another line for that card."""
    return "\n".join(line if row.startswith(f"{number},") else row for row in TEXT.splitlines())


def faults(text: str) -> list[tuple[str, str, str]]:
    with pytest.raises(FaultyMaterial) as found:
        deck_from(text)
    return [(fault.where, fault.rule, fault.what) for fault in found.value.faults]


@pytest.mark.rule("ELF-1")
def test_each_of_two_colours_has_24_playing_cards_and_6_kick_off_cards() -> None:
    view = GAME.view(GAME.setup(2), 0)

    assert view.stacks == (24, 24)
    assert view.kick_offs == (6, 6)
    assert tuple(SHIPPED.attack) == tuple(SHIPPED.defence) == COLOUR == tuple(range(1, 25))


@pytest.mark.rule("ELF-2")
def test_a_card_has_an_attack_and_a_defence_side_with_six_fields_and_a_penalty_area_of_three() -> None:
    assert len(FIELDS) == 6
    assert THIRDS == ("left", "middle", "right")
    for card in COLOUR:
        attack, defence = SHIPPED.face(card, "attack"), SHIPPED.face(card, "defence")
        assert isinstance(attack, Attack)
        assert isinstance(defence, Defence)
        assert {attack.footballer, attack.ball, *defence.defenders} <= set(range(6))
        assert {attack.shot, defence.dive} <= set(range(3))


@pytest.mark.rule("ELF-3")
def test_the_lines_of_the_file_become_the_cards() -> None:
    assert SHIPPED.attack[1] == Attack(FRONT_LEFT, FRONT_MIDDLE, THIRDS.index("middle"))
    assert SHIPPED.attack[24] == Attack(BACK_RIGHT, BACK_MIDDLE, THIRDS.index("right"))
    assert SHIPPED.defence[6] == Defence((FRONT_LEFT, BACK_MIDDLE, BACK_RIGHT), THIRDS.index("middle"))
    assert SHIPPED.defence[10] == Defence((FRONT_RIGHT,), THIRDS.index("middle"))
    assert SHIPPED.defence[24] == Defence((FRONT_MIDDLE, FRONT_RIGHT, BACK_LEFT), THIRDS.index("right"))


@pytest.mark.rule("ELF-4")
def test_the_shipped_deck_is_balanced() -> None:
    attacks, defences = SHIPPED.attack.values(), SHIPPED.defence.values()
    evenly = dict.fromkeys(range(6), 4)

    assert Counter(side.footballer for side in attacks) == evenly
    assert Counter(side.ball for side in attacks) == evenly
    assert len({(side.footballer, side.ball) for side in attacks}) == 24
    assert all(side.footballer != side.ball for side in attacks)
    assert Counter(len(side.defenders) for side in defences) == {1: 16, 2: 4, 3: 4}
    assert Counter(field for side in defences for field in side.defenders) == dict.fromkeys(range(6), 6)
    assert (
        Counter(side.shot for side in attacks)
        == Counter(side.dive for side in defences)
        == {0: 8, 1: 8, 2: 8}
    )


@pytest.mark.rule("ELF-4")
def test_a_table_may_use_another_deck_of_the_same_shape() -> None:
    text = typed(1, "1,HR,HL,R,VL+VM+VR,R")
    game = GAME.using(text)

    assert game.material == text
    assert game.deck.attack[1] == Attack(BACK_RIGHT, BACK_LEFT, 2)
    assert game.deck.defence[1] == Defence((FRONT_LEFT, FRONT_MIDDLE, FRONT_RIGHT), 2)
    assert game.view(attempt((1,), (2,)), 0).stack != GAME.view(attempt((1,), (2,)), 0).stack
    assert game.setup(2) == GAME.setup(2, Options())
    assert GAME.material is None


@pytest.mark.rule("ELF-4")
def test_remarks_blank_lines_order_case_and_spaces_do_not_matter() -> None:
    head, *cards = [row for row in TEXT.splitlines() if not row.startswith("#")]
    untidy = [
        "\ufeff# mine",
        "",
        head.replace(",", " , ").upper(),
        *(card.lower() for card in reversed(cards)),
        " ",
    ]

    assert deck_from("\r\n".join(untidy)) == Deck(SHIPPED.attack, SHIPPED.defence)


@pytest.mark.rule("ELF-1")
def test_a_card_that_is_missing_comes_twice_or_is_unknown_is_named() -> None:
    assert faults(typed(7, "8,VM,HL,L,HM,L")) == [
        ("card 7", "ELF-1", "is missing"),
        ("card 8", "ELF-1", "comes 2 times"),
    ]
    assert faults(typed(24, "25,HR,HM,R,VM+HR,R")) == [
        ("card 25", "ELF-1", "is not one of 1 to 24"),
        ("card 24", "ELF-1", "is missing"),
    ]
    assert faults(typed(24, f"{'9' * 5000},HR,HM,R,VM+HR,R"))[1] == ("card 24", "ELF-1", "is missing")


@pytest.mark.rule("ELF-2", "ELF-3")
@pytest.mark.parametrize(
    ("line", "rule", "what"),
    [
        ("7,XX,HL,L,HM,L", "ELF-2", "footballer in no field: 'XX'"),
        ("7,VM,,L,HM,L", "ELF-2", "ball in no field: ''"),
        ("7,VM,HL,X,HM,L", "ELF-2", "shot neither L, M nor R: 'X'"),
        ("7,VM,HL,L,HM,LM", "ELF-2", "dive neither L, M nor R: 'LM'"),
        ("7,VM,HL,L,HM+ZZ,L", "ELF-2", "defender in no field: 'ZZ'"),
        ("7,VM,HL,L,HM+,L", "ELF-2", "defender in no field: ''"),
        ("7,VM,HL,L,,L", "ELF-3", "0 defenders, not 1 to 3"),
        ("7,VM,VM,L,HM,L", "ELF-3", "footballer and ball in one field"),
        ("7,VM,HL,L,VL+VM+VR+HL,L", "ELF-3", "4 defenders, not 1 to 3"),
        ("7,VM,HL,L,HM+HM,L", "ELF-3", "two defenders in one field"),
    ],
)
def test_each_fault_of_a_card_is_named_by_card_and_rule(line: str, rule: str, what: str) -> None:
    assert faults(typed(7, line)) == [("card 7", rule, what)]


@pytest.mark.rule("ELF-3")
def test_all_faults_are_named_at_once() -> None:
    text = typed(7, "7,VM,VM,X,HM,L").replace("12,VR,HR,M,VM+HL,M", "12,VR,HR")

    assert faults(text) == [
        ("line 14", "ELF-3", "has 3 cells, not 6"),
        ("card 12", "ELF-1", "is missing"),
        ("card 7", "ELF-3", "footballer and ball in one field"),
        ("card 7", "ELF-2", "shot neither L, M nor R: 'X'"),
    ]


@pytest.mark.rule("ELF-3")
@pytest.mark.parametrize(
    "text", ["", "# nothing", "card,ball\n1,VL", TEXT.replace("footballer", "player"), "\x00"]
)
def test_a_file_without_the_columns_is_no_deck(text: str) -> None:
    assert faults(text)[0] == ("columns", "ELF-3", "must be card,footballer,ball,shot,defenders,dive")
