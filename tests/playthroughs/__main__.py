"""`python -m tests.playthroughs [GAME …]` writes the golden matches anew; read the diff before you commit it."""

import sys
from pathlib import Path

from tests.laws.cases import CASES
from tests.playthroughs.notation import playthrough

for case in CASES:
    if case.game.id in (sys.argv[1:] or [case.game.id]):
        text = "\n".join(playthrough(case)) + "\n"
        Path(__file__).with_name(f"{case.game.id}.txt").write_text(text, encoding="utf-8")
