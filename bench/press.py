"""How long printing takes: a sheet of nine cards, and every whole game. The first time, and the best of three: Typst remembers.

PYTHONPATH=src:. python bench/press.py
"""

import platform
from collections.abc import Callable
from time import perf_counter, process_time

from anpfiff.games import GAMES
from anpfiff.press import ordered, printed
from anpfiff.press.cards import packs_of, sheets_of
from anpfiff.press.paper import CARDS, paper_called
from anpfiff.press.setting import arts, document, typeset
from anpfiff.press.sheets import pages
from anpfiff.press.tongue import tongue

RUNS = 3
SHEET = 1.0
GAME = 10.0
"""What is promised, in seconds."""


def main() -> None:
    print(f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}")
    print(f"{'':24}{'first s':>9}{'cpu s':>8}{'best s':>8}{'kB':>7}")
    report("sheet of nine cards", sheet, SHEET)
    for game in GAMES:
        report(game, lambda game=game: printed(ordered(game, lang="de")), GAME)  # type: ignore[misc]


def sheet() -> bytes:
    """Front and back."""
    say = tongue("de")
    paper = paper_called("A4")
    ((name, _, cards),) = packs_of(GAMES["elfer-raus"], say)
    sides = pages(sheets_of(cards[:9], paper, CARDS["poker"], name), paper, "long")
    return typeset(document(sides, paper, "sheet", "de"), arts(sides), ink_saving=False)


def report(name: str, work: Callable[[], bytes], promised: float) -> None:
    walls = []
    cpus = []
    size = 0
    for _ in range(RUNS):
        wall = perf_counter()
        cpu = process_time()
        size = len(work())
        walls.append(perf_counter() - wall)
        cpus.append(process_time() - cpu)
    kept = "" if walls[0] <= promised else f"  more than {promised:g} s"
    print(f"{name:24}{walls[0]:9.2f}{cpus[0]:8.2f}{min(walls):8.2f}{size / 1000:7.0f}{kept}")


if __name__ == "__main__":
    main()
