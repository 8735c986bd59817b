"""Write every lesson, or check that they are up to date."""

import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from tools.lessons import games
from tools.lessons.lesson import Lesson

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def lessons() -> list[Lesson]:
    """One file a game, and in it one function `lesson`."""
    names = [module.name for module in iter_modules(games.__path__)]
    return [import_module(f"tools.lessons.games.{name}").lesson() for name in names]


def stale() -> list[str]:
    texts = {lesson.game: lesson.text() for lesson in lessons()}
    return [
        game
        for game, text in texts.items()
        if not _file(game).exists() or _file(game).read_text("utf-8") != text
    ]


def main(words: list[str]) -> int:
    if words == ["--check"]:
        old = stale()
        print(
            *(f"the lesson of {game} is stale: run python -m tools.lessons" for game in old), sep="\n", end=""
        )
        return 1 if old else 0
    if words:
        print("usage: python -m tools.lessons [--check]", file=sys.stderr)
        return 2
    for lesson in lessons():
        _file(lesson.game).parent.mkdir(parents=True, exist_ok=True)
        _file(lesson.game).write_text(lesson.text(), "utf-8")
    return 0


def _file(game: str) -> Path:
    return GAMES / game / "lesson.json"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
