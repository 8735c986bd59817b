"""The screen: board, moves, what happened, and the rule behind it."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from anpfiff.book import rule
from anpfiff.core import Refused, Result, Seat
from anpfiff.terminal.boards import Board

HELP = """A number makes that move.   ? shows the rules behind the moves, ? 3 the one behind move 3.
u takes a slip back.   v shows the table again.   q leaves."""


class Screen:
    """Everything a person sees; it knows boards, never rules."""

    def __init__(
        self, console: Console, board: Board, names: tuple[str, ...], handicaps: tuple[str, ...] = ()
    ) -> None:
        self.console = console
        self.board = board
        self.names = names
        self.handicaps = handicaps

    def show(self, view: Any, title: str) -> None:
        self.remind()
        self.console.print(Panel(self.board.draw(view, self.names), title=title, title_align="left"))

    def remind(self) -> None:
        """ALL-3: who has a handicap, above every table."""
        for line in self.handicaps:
            self.console.print(Text(line, style="bold"))

    def choices(self, moves: tuple[Any, ...], view: Any) -> tuple[Any, ...]:
        """The moves, then those to which a hand may add something, where the board knows of any."""
        wishes = getattr(self.board, "wishes", None)
        return moves if wishes is None else (*moves, *(wish for move in moves for wish in wishes(move, view)))

    def offer(self, moves: Sequence[Any], view: Any, mark: str = "") -> None:
        """The moves, numbered; with several people at one keyboard each has a letter."""
        lines = [
            Text(f"{mark}{count:>2}  {self.board.call(move, view)}") for count, move in enumerate(moves, 1)
        ]
        self.console.print(Columns(lines, padding=(0, 3), column_first=True))

    def tell(self, events: Iterable[Any]) -> None:
        for event in events:
            if line := self.board.tell(event, self.names):
                self.console.print(Text(f"  • {line}"))

    def refuse(self, refusal: Refused) -> None:
        """A refusal, and the rule behind it in full."""
        self.console.print(Text(f"  ✗ {refusal}", style="bold"))
        if refusal.rule:
            self.quote(refusal.rule)

    def explain(self, moves: Iterable[Any]) -> None:
        for number in dict.fromkeys(move.rule for move in moves):
            self.quote(number)

    def quote(self, number: str) -> None:
        self.console.print(Padding(Text(f"{number}  {rule(number).text}", style="italic"), (0, 4)))

    def cover(self, seat: Seat) -> None:
        """Nobody sees the hand of the one before."""
        self.console.clear()
        self.console.print(Panel(f"{self.names[seat]}, your turn. The others look away. Press Enter."))

    def finish(self, result: Result) -> None:
        winners = " and ".join(self.names[seat] for seat in result.winners)
        verb = "wins" if len(result.winners) == 1 else "win"
        self.say(
            f"Final whistle, {' : '.join(map(str, result.score))}. "
            + (f"{winners} {verb}!" if winners else "Tied.")
        )

    def say(self, line: str) -> None:
        self.console.print(Text(line, style="bold"))
