"""What a report is playing: a bar for each stage, for people at a terminal."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

Stages: TypeAlias = Callable[[str, int], Callable[[int], None]]


@contextmanager
def stages(title: str) -> Iterator[Stages]:
    """Told of a new stage and its matches, it takes their number as they come in."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:

        def stage(what: str, matches: int) -> Callable[[int], None]:
            task = progress.add_task(f"{title}: {what}", total=matches)
            return lambda count: progress.advance(task, count)

        yield stage
