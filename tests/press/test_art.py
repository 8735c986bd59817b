"""The drawings: each shows what its name says, is whole in both inks, and needs nothing from outside."""

import re
from xml.etree import ElementTree as ET

import pytest

from anpfiff.core.number_cards import COLOURS
from anpfiff.press.art import drawings, ink, picture

NAMES = tuple(drawings().drawings)


@pytest.mark.parametrize("ink_saving", [False, True])
def test_every_drawing_stands_for_itself(ink_saving: bool) -> None:  # noqa: FBT001 -- pytest hands it in
    for name in NAMES:
        text = picture(name, ink_saving=ink_saving)
        root = ET.fromstring(text)  # noqa: S314 -- our own drawing
        ids = {node.get("id") for node in root.iter()}
        assert set(re.findall(r"url\(#([^)]+)\)", text)) <= ids, name
        assert "var(" not in text, name
        assert "filter" not in text, name


@pytest.mark.parametrize(
    "name", [name for name in NAMES if re.match(r"elfmeter/.*/(attack|defence)/", name)][::17]
)
def test_a_card_shows_its_footballers_where_its_name_says(name: str) -> None:
    _, _, side, fields, _ = name.split("/")
    wanted = [int(field) for field in re.split(r"[-+]", fields)]
    drawn = re.findall(
        r'<g transform="translate\(([\d.]+) ([\d.]+)\) scale\(0.88\)">', drawings().drawings[name]
    )
    found = [round((float(x) - 23.5) / 26.5) + 3 * round((float(y) - 35) / 29) for x, y in drawn]
    assert found == (wanted[:1] if side == "attack" else wanted)


def test_every_face_a_legal_deck_can_have_is_drawn() -> None:
    attacks = [name for name in NAMES if "/attack/" in name]
    defences = [name for name in NAMES if "/defence/" in name]
    arrows = [name for name in NAMES if re.match(r"die/\w+/\w+-\d+", name)]
    assert len(attacks) == 2 * 6 * 5 * 3
    assert len(defences) == 2 * (6 + 15 + 20) * 3
    assert len(arrows) == 3 * 4 * 10 * 3


@pytest.mark.parametrize("ink_saving", [False, True])
def test_the_four_colours_can_be_told_apart_without_colour(ink_saving: bool) -> None:  # noqa: FBT001 -- as above
    shapes = set()
    for colour in range(len(COLOURS)):
        text = picture(f"number/{20 * colour}", ink_saving=ink_saving)
        shapes.add((re.findall(r'<pattern id="([\w-]+)"', text)[0], re.findall(r' d="([^"]+)"', text)[-1]))
    assert len({pattern for pattern, _ in shapes}) == len({sign for _, sign in shapes}) == 4


@pytest.mark.parametrize("ink_saving", [False, True])
@pytest.mark.parametrize("colour", COLOURS)
def test_numbers_are_readable(colour: str, ink_saving: bool) -> None:  # noqa: FBT001 -- as above
    ground, mark = (luminance(ink(name, ink_saving=ink_saving)) for name in (colour, f"on-{colour}"))
    assert (max(ground, mark) + 0.05) / (min(ground, mark) + 0.05) >= 4.5


def test_saving_saves_ink() -> None:
    for colour in (*COLOURS, "felt", "card-back"):
        assert luminance(ink(colour, ink_saving=True)) > luminance(ink(colour, ink_saving=False))


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
