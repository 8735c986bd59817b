"""Write everything that is made from the structs, or check that it is up to date."""

import sys
from pathlib import Path

from anpfiff.games import GAMES
from tools.protocol import cups, markdown, schema, typescript

ROOT = Path(__file__).parents[2]


def texts() -> dict[Path, str]:
    """Every file that is made, with what it should hold."""
    wire = ROOT / "web" / "src" / "wire"
    made = {
        ROOT / "docs" / "protocol.md": markdown.page(),
        ROOT / "docs" / "protocol.schema.json": schema.page(),
        wire / "messages.ts": typescript.messages(),
        wire / "answers.ts": typescript.answers(),
        wire / "cups.ts": cups.typescript(),
        ROOT / "docs" / "cups-api.md": cups.page(),
    }
    return made | {wire / "games" / f"{game.id}.ts": typescript.words(game) for game in GAMES.values()}


def stale() -> list[str]:
    """What is not as it should be; files of games that are gone included."""
    wanted = texts()
    found = set((ROOT / "web" / "src" / "wire" / "games").glob("*.ts")) - set(wanted)
    found |= {path for path, text in wanted.items() if not path.exists() or path.read_text("utf-8") != text}
    return sorted(str(path.relative_to(ROOT)) for path in found)


def write() -> None:
    for path, text in texts().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def main(words: list[str]) -> int:
    if words == ["--check"]:
        old = stale()
        print(*(f"{path} is stale: run python -m tools.protocol" for path in old), sep="\n", end="")
        return 1 if old else 0
    if words:
        print("usage: python -m tools.protocol [--check]", file=sys.stderr)
        return 2
    write()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
