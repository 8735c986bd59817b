"""What the glossary calls a name in the code is one."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "anpfiff"
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
CODE = re.compile(r"`\"?([^`\"]+)\"?`")


def sections() -> dict[tuple[str, ...], list[str]]:
    """The packages a heading names, and the rows of its table."""
    found = {}
    for part in GLOSSARY.split("\n## ")[1:]:
        heading, *lines = part.splitlines()
        found[tuple(CODE.findall(heading))] = [line for line in lines if line.startswith("| ")][2:]
    return found


def names_in(row: str) -> list[str]:
    _, _, in_code, meaning, _ = row.split("|")
    return CODE.findall(in_code + meaning)


def words_of(packages: tuple[str, ...]) -> set[str]:
    folders = [SOURCE / "core", *(SOURCE / "games" / package for package in packages)]
    files = [path for folder in folders for path in folder.glob("*.py")]
    return set(re.findall(r"[\w-]+", "\n".join(path.read_text(encoding="utf-8") for path in files)))


def is_here(packages: tuple[str, ...]) -> bool:
    """A section without packages speaks of the core, which always is."""
    return not packages or any((SOURCE / "games" / package).exists() for package in packages)


@pytest.mark.parametrize("packages", [named for named in sections() if is_here(named)], ids=" ".join)
def test_every_name_of_the_glossary_stands_in_the_code(packages: tuple[str, ...]) -> None:
    words = words_of(packages)
    names = [name for row in sections()[packages] for name in names_in(row)]

    assert names
    assert [name for name in names if name not in words] == []


def test_every_game_has_its_words() -> None:
    games = {path.parent.name for path in (SOURCE / "games").glob("*/rules.py")}

    assert games <= {package for packages in sections() for package in packages}
