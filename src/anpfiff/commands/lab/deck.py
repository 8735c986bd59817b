"""`anpfiff lab deck`: check somebody's own deck or dice, and weigh it against the standard one."""

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table as Grid

from anpfiff.commands.lab.extra import extra
from anpfiff.commands.parser import Commands, text_of
from anpfiff.core import AnyGame, FaultyMaterial, Refused
from anpfiff.games import game_called
from anpfiff.lab.deck.facts import Fact, facts_of
from anpfiff.lab.deck.own import taking

if TYPE_CHECKING:
    from anpfiff.lab.deck.trial import Estimate, Measure, Tell

STANDARD = "standard"


def add(parts: Commands) -> None:
    parser = parts.add_parser(
        "deck", help="check your own deck or dice, and weigh them against the standard ones"
    )
    parser.add_argument("game")
    parser.add_argument("file", type=Path, metavar="FILE", help="your deck (CSV) or dice (TOML)")
    parser.add_argument(
        "--matches", type=int, default=100, metavar="N", help="played with each (default 100; 0: only count)"
    )
    parser.add_argument("--bot", default="rabbit", help="who plays, in every chair (default rabbit)")
    parser.add_argument("--seed", default="1", help="the same seed gives the same matches (default 1)")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    standard = taking(game_called(args.game))
    if args.matches < 0:
        raise Refused("too-few-matches", detail=str(args.matches))
    text = text_of(args.file)
    try:
        own = standard.using(text)
    except FaultyMaterial as refusal:
        return _faulty(args, refusal)
    facts = list(zip(facts_of(own), facts_of(standard), strict=True))
    measures = _tried(args, standard, text) if args.matches else []
    _print(args, standard, facts, measures)
    return 0


def _faulty(args: Namespace, refusal: FaultyMaterial) -> int:
    """Every fault on a line of its own; programs get them as values."""
    if args.json:
        answer = {"game": args.game, "file": str(args.file), "faults": [*map(_told, refusal.faults)]}
        print(msgspec.json.encode(answer).decode())
    count = len(refusal.faults)
    print(f"anpfiff: {args.file} has {count} fault{'s' * (count > 1)}:", file=sys.stderr)
    for fault in refusal.faults:
        print(_printable(f"  {fault}"), file=sys.stderr)
    return 2


def _told(fault: Any) -> dict[str, str]:
    return {"where": fault.where, "rule": fault.rule, "what": fault.what}


def _printable(line: str) -> str:
    """Whatever stands in a file, it does not steer the terminal."""
    return "".join(letter if letter.isprintable() else "�" for letter in line)


def _tried(args: Namespace, game: AnyGame, text: str) -> "list[Measure]":
    with extra():
        from anpfiff.lab.deck.trial import tried  # noqa: PLC0415 -- needs numpy, which players do not
        from anpfiff.lab.study import Study, checked  # noqa: PLC0415 -- as above
    bots = (args.bot,) * game.seats[0]
    study = checked(Study(game.id, bots, args.matches, args.seed, material=text))
    with _bar(2 * args.matches) as tell:
        return tried(study, tell)


@contextmanager
def _bar(matches: int) -> "Iterator[Tell]":
    """On the side of errors, so that the answer can be piped; nothing where nobody looks."""
    from rich.progress import (  # noqa: PLC0415 -- no other command pays for it
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    columns = (TextColumn("matches"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=matches)
        yield lambda played: progress.advance(task, played)


def _print(
    args: Namespace,
    standard: AnyGame,
    facts: "Sequence[tuple[Fact, Fact]]",
    measures: "Sequence[Measure]",
) -> None:
    if args.json:
        _print_json(args, facts, measures)
    else:
        _print_grids(args, standard, facts, measures)


def _print_json(args: Namespace, facts: "Sequence[tuple[Fact, Fact]]", measures: "Sequence[Measure]") -> None:
    answer = {
        "game": args.game,
        "file": str(args.file),
        "faults": [],
        "facts": [
            {"about": own.about, "what": own.what, "own": own.value, STANDARD: standard.value}
            for own, standard in facts
        ],
        "matches": args.matches,
        "bot": args.bot,
        "seed": args.seed,
        "measures": [
            {
                "what": measure.what,
                "own": measure.own._asdict(),
                STANDARD: measure.standard._asdict(),
                "beyond_chance": measure.beyond_chance,
            }
            for measure in measures
        ],
    }
    print(msgspec.json.encode(answer).decode())


def _print_grids(
    args: Namespace, game: AnyGame, facts: "Sequence[tuple[Fact, Fact]]", measures: "Sequence[Measure]"
) -> None:
    console = Console(highlight=False)
    console.print(f"{game.title}: {args.file} is well formed.", markup=False, soft_wrap=True)
    console.print(_counted(facts))
    if measures:
        console.print(_played(measures, args.matches, args.bot))


def _counted(facts: "Sequence[tuple[Fact, Fact]]") -> Grid:
    grid = _grid("Counted", ("", "what", "own", STANDARD, ""), caption="≠ differs from the standard")
    about = ""
    for own, standard in facts:
        same = own.value == standard.value
        grid.add_row(
            own.about if own.about != about else "",
            own.what,
            _number(own.value),
            _number(standard.value),
            "" if same else "≠",
        )
        about = own.about
    return grid


def _played(measures: "Sequence[Measure]", matches: int, bot: str) -> Grid:
    caption = (
        f"{matches} matches with each, {bot} in every chair, from the same seeds; the interval holds the true value "
        "19 times out of 20. ! chance alone makes such a difference less than once in a hundred times"
    )
    grid = _grid("Played", ("what", "own", STANDARD, ""), caption=caption)
    for what, own, standard, beyond in measures:
        grid.add_row(what, _interval(own), _interval(standard), "!" if beyond else "")
    return grid


def _grid(title: str, heads: Sequence[str], caption: str) -> Grid:
    grid = Grid(
        box=box.SIMPLE_HEAD, title=title, title_justify="left", caption=caption, caption_justify="left"
    )
    for head in heads:
        grid.add_column(head, justify="right" if head in {"own", STANDARD} else "left")
    return grid


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else f"{value:.3f}"


def _interval(estimate: "Estimate") -> str:
    mean, low, high = estimate
    digits = 3 if high <= 1 else 1
    return f"{mean:.{digits}f}  {low:.{digits}f}–{high:.{digits}f}"
