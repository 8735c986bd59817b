"""Step through a record."""

from rich.console import Console
from rich.text import Text

from anpfiff.core import Act, Finished, Seat
from anpfiff.table.listing import happenings
from anpfiff.table.record import Record
from anpfiff.table.replay import Scene, game_of, scenes
from anpfiff.terminal.keyboard import Keyboard, NoMoreInput
from anpfiff.terminal.screen import Screen


def step_through(record: Record, screen: Screen, keyboard: Keyboard | None, seat: Seat | None) -> None:
    """Each input with the table after it, as that seat or the stands saw it; Enter goes on, q stops."""
    game = game_of(record)
    now = 0
    for count, scene in enumerate(scenes(record), 1):
        now = max(now, getattr(scene.given, "at", now))
        _show(scene, screen, f"{count} of {len(record.inputs)} · {now / 1000:.1f} s", seat)
        screen.show(game.view(scene.state, seat), f"after {count}")
        if isinstance(turn := game.turn(scene.state), Finished):
            screen.finish(turn.result)
        if keyboard is not None and not _goes_on(keyboard):
            return


def read_out(record: Record, console: Console, why: str) -> None:
    """A record that the rules of today do not know: what was done, as a list."""
    console.print(Text(f"This match can only be read as a list: {why}.", style="bold"), soft_wrap=True)
    for count, line in enumerate(happenings(record), 1):
        who = "" if line.seat is None else f"{record.seats[line.seat].name}: "
        words = f"{count:>4}  {line.at / 1000:>7.1f} s  {who}{line.words or 'time is up'}"
        console.print(Text(words), soft_wrap=True)


def _show(scene: Scene, screen: Screen, title: str, seat: Seat | None) -> None:
    who = f" · {screen.names[scene.given.seat]}" if isinstance(scene.given, Act) else ""
    screen.console.print(Text(f"{title}{who}", style="bold"))
    sights = (event.seen_by(seat) for event in scene.events)
    screen.tell(sight for sight in sights if sight is not None)


def _goes_on(keyboard: Keyboard) -> bool:
    try:
        return keyboard.line(None) != "q"
    except NoMoreInput:
        return False
