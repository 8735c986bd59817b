"""The files that `docs/add-a-game.md` builds, as a folder that has the shape of ours."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
_FILE = re.compile(r"^### `(?P<path>[^`]+)`\n.*?^```\w+\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
FILES = {block["path"]: block["text"] for block in _FILE.finditer(GUIDE)}
GAME = "lattenschuss"


def elsewhere(path: str) -> str:
    """Where a file lies that is not in our tree: as in a wheel, the packages on top and the pages inside."""
    return path.removeprefix("src/").replace("docs/rules/", "anpfiff/book/rules/")


def lay_down(folder: Path) -> Path:
    """The ninth game in that folder."""
    for path, text in FILES.items():
        file = folder / elsewhere(path)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder
