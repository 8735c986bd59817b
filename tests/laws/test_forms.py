"""The form of a copy: whatever a file holds comes back from it, and whatever is wrong is said where it stands."""

import re
from pathlib import Path

import pytest

from anpfiff.core import AnyGame, FaultyMaterial, Form
from anpfiff.games import GAMES

FORMS = [(game, game.form) for game in GAMES.values() if game.form is not None]
IDS = [game.id for game, _ in FORMS]
ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "src"
KEY = re.compile(r'"([a-z]+(?:-[a-z]+)*)"')
BROKEN = {
    "elfmeter": [
        ("footballer", "player"),
        ("1,VL,VM,M,VR+HR,L", "1,VL"),
        ("1,VL,VM,M,VR+HR,L", "25,VL,VM,M,HM,L"),
        ("1,VL,VM,M,VR+HR,L", "2,VL,VM,M,HM,L"),
        ("1,VL,VM,M,VR+HR,L", "1,,,,,"),
        ("1,VL,VM,M,VR+HR,L", "1,XX,VM,X,HM+HM,L"),
        ("1,VL,VM,M,VR+HR,L", "1,VL,VL,M,,L"),
    ],
    "ligretto": [
        ("kind,", "sort,"),
        ("shirt,1,top-left,post", "sock"),
        ("shirt,1,top-left,post", "shirt,11,left,high"),
        ("shirt,1,top-left,post", "shirt,1,top-left,middle"),
        ("shirt,1,top-left,post\n", ""),
        ("pitch,2,,", "pitch,3,top-left,"),
        ("pitch,2,,", "pitch,3,,"),
    ],
    "wuerfel-fussball": [
        ("[orange]", "[orange"),
        ("[orange]", "[green]"),
        ('name = "shot"', 'name = "keeper"'),
        ('name = "shot"', 'name = ""'),
        ('symbol = "◆"', 'symbol = "★"'),
        ('symbol = "◆"', 'symbol = ""'),
        (', "bar", "out"]', ', "bar"]'),
        (', "bar", "out"]', ', "bar", "moon"]'),
        ('number = 1, mark = "?"', "number = 1"),
        ('number = 1, mark = "?"', 'number = 1, mark = "X"'),
        ('"sideways", number = 2', '"back", number = 11, colour = 1, mark = "!"'),
        ('"back", number = 1', '"up", number = 1'),
    ],
}
"""Every way to spoil a copy at least once."""

each_form = pytest.mark.parametrize(("game", "form"), FORMS, ids=IDS)


def faults(game: AnyGame, text: str) -> FaultyMaterial:
    with pytest.raises(FaultyMaterial) as refused:
        game.using(text)
    return refused.value


def test_three_games_take_an_own_copy() -> None:
    assert IDS == ["elfmeter", "ligretto", "wuerfel-fussball"]


@each_form
def test_the_shipped_file_comes_back_from_its_form(game: AnyGame, form: Form) -> None:
    pieces = form.complete(form.read(form.shipped))
    text = form.write(pieces)

    assert form.complete(form.read(text)) == pieces
    assert all(cell for piece in pieces for cell in piece[:3])
    own = game.using(text)
    assert getattr(own, "deck", None) == getattr(game, "deck", None)
    assert getattr(own, "dice", None) == getattr(game, "dice", None)


@each_form
def test_every_word_of_the_shipped_file_is_one_that_may_be_chosen(game: AnyGame, form: Form) -> None:
    sorts = {sort.name: sort for sort in form.sorts}
    for sort, name, *cells in form.read(form.shipped):
        assert name in sorts[sort].pieces
        for cell, word in zip(sorts[sort].cells, cells, strict=True):
            words = [part for part in word.split("+") if part] if cell.most > 1 else [word]
            assert len(words) <= cell.most
            assert not cell.choices or {*words} - {""} <= {*cell.choices}
            assert cell.optional or all(words)


@each_form
def test_an_empty_form_has_a_place_for_every_piece_and_each_is_named_as_empty(
    game: AnyGame, form: Form
) -> None:
    pieces = form.complete(())
    found = faults(game, form.write(pieces)).faults

    assert len(pieces) == sum(len(sort.pieces) for sort in form.sorts)
    blank = {fault.at for fault in found if fault.why == "blank"}
    assert blank >= {at for at, piece in enumerate(pieces) if piece[0] != "die"}


@each_form
def test_a_wrong_word_is_told_at_its_piece(game: AnyGame, form: Form) -> None:
    pieces = form.complete(form.read(form.shipped))
    for at in (0, len(pieces) // 3, len(pieces) - 1):
        spoilt = [
            (*piece[:2], *("" for _ in piece[2:])) if at == n else piece for n, piece in enumerate(pieces)
        ]
        assert at in {fault.at for fault in faults(game, form.write(spoilt)).faults}


@each_form
def test_a_piece_too_many_is_kept_last_and_told(game: AnyGame, form: Form) -> None:
    first, *rest = form.complete(form.read(form.shipped))
    pieces = form.complete((first, *rest, first))

    assert len(pieces) == len(rest) + 2
    assert faults(game, form.write(pieces)).faults


@each_form
@pytest.mark.parametrize("text", ["", "\x00", "card;ball", "[orange"])
def test_a_file_of_another_kind_is_no_copy(game: AnyGame, form: Form, text: str) -> None:
    assert faults(game, text).faults[0].why
    if text or form.file == "deck.csv":
        with pytest.raises(FaultyMaterial):
            form.complete(form.read(text))


def sentences(path: str) -> set[str]:
    """The faults for which that file of the client has words; its type makes sure that each is there in four languages."""
    text = (CLIENT / path).read_text("utf-8")
    kinds = text[text.index("type Wrong =") :]
    return {*KEY.findall(kinds[: kinds.index(";")])}


def test_the_client_has_a_sentence_for_every_fault() -> None:
    """None is missing, and none is idle."""
    shared = sentences("copy/words.ts")
    known = {game.id: sentences(f"games/{game.id}/kit.ts") for game, _ in FORMS}
    provoked = {
        game.id: {
            fault.why
            for old, new in BROKEN[game.id]
            for fault in faults(game, form.shipped.replace(old, new, 1)).faults
        }
        for game, form in FORMS
    }
    assert {game: why - shared for game, why in provoked.items()} == known
    assert set().union(*provoked.values()) >= shared
