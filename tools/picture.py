"""Make the README's picture from the real thing: a moment of a match as the terminal shows it.

.venv/bin/python tools/picture.py
"""

from io import StringIO
from pathlib import Path
from random import Random

from rich.console import Console
from rich.terminal_theme import MONOKAI

from anpfiff.bots import bot_for
from anpfiff.games import GAMES
from anpfiff.table.chance import Dice
from anpfiff.table.record import Player
from anpfiff.table.table import Table
from anpfiff.terminal.boards import board_for
from anpfiff.terminal.screen import Screen

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
NAMES = ("Ada", "Rabbit", "Fox", "Rocket")
INPUTS = 60
SVG = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="A match in a terminal">
<style>.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: {char_height}px;
line-height: {line_height}px; }} {styles}</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>{lines}</defs>
<rect width="{width}" height="{height}" rx="12" fill="#0d0d0d"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


def main() -> None:
    table = Table(GAMES["elfer-raus"], map(Player, NAMES), Dice(12))
    choose = bot_for("elfer-raus")
    dice = Random(1)
    while len(table.inputs) < INPUTS or not table.offered(0):
        seat = next(seat for seat in range(len(NAMES)) if table.offered(seat))
        move = choose(table.view(seat), table.offered(seat), dice)
        assert move is not None, "only in a race may a bot wait"
        table.act(seat, move, 0)
    console = Console(record=True, width=80, file=StringIO(), force_terminal=True, color_system="truecolor")
    screen = Screen(console, board_for("elfer-raus"), NAMES)
    screen.show(table.view(0), NAMES[0])
    screen.offer(table.offered(0), table.view(0))
    picture = console.export_svg(title="", theme=MONOKAI, code_format=SVG, unique_id="anpfiff")
    PICTURE.write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
