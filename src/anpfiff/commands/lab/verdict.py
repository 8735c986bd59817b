"""What came out of a run: for people, and for programs."""

from pathlib import Path
from typing import Any

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table as Grid

from anpfiff.games import game_called
from anpfiff.lab.study import Study

SHORT = ("anpfiff", "study", "histograms")
"""What stands in the summary and not in the answer for programs."""


def print_json(summary: dict[str, Any], folder: Path, *, played: int, seconds: float) -> None:
    study: Study = summary["study"]
    answer = {
        "game": study.game,
        "bots": study.bots,
        "seed": study.seed,
        "options": study.options,
        **{name: value for name, value in summary.items() if name not in SHORT},
        "folder": str(folder),
        "played": played,
        "seconds": round(seconds, 3),
    }
    print(msgspec.json.encode(answer).decode())


def print_grid(summary: dict[str, Any], study: Study, folder: Path) -> None:
    matches = study.matches
    grid = Grid(box=box.SIMPLE_HEAD, title=game_called(study.game).title, title_justify="left")
    for head in ("seat", "bot", "wins", "share", "mean score"):
        grid.add_column(head, justify="left" if head == "bot" else "right")
    for seat, bot in enumerate(study.bots):
        wins = summary["wins"][seat]
        scored = summary["score_sums"][seat]
        grid.add_row(str(seat), bot, f"{wins:,}", f"{wins / matches:.3f}", f"{scored / matches:.2f}")
    console = Console(soft_wrap=True, highlight=False)
    console.print(grid)
    minutes = summary["total_milliseconds"] / matches / 60_000
    console.print(
        f"{matches:,} matches, {summary['ties']:,} tied; on average {summary['mean_moves']:.1f} moves and {minutes:.1f} minutes"
    )
    console.print(
        f"Result {summary['result_hash'][:16]}; matches.parquet and summary.json are in {folder}",
        markup=False,
    )
