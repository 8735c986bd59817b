"""Würfel-Fußball in a terminal: one's own goal below, strips and lines counted as the attacker does."""

from typing import TypeAlias, assert_never

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from anpfiff.games.wuerfel_fussball.dice import Arrow, Dice, Die, Face, Way
from anpfiff.games.wuerfel_fussball.material import SHIPPED
from anpfiff.games.wuerfel_fussball.model import (
    BallLeft,
    BallMoved,
    BallOut,
    BallPlaced,
    BallWon,
    DieFell,
    Event,
    Field,
    GoalScored,
    HalfEnded,
    LeaveIt,
    MasterKept,
    MasterPlayed,
    Move,
    Pass,
    PenaltyGiven,
    PenaltyWaved,
    Phase,
    Place,
    PlayMaster,
    RestartGiven,
    Send,
    SentOff,
    ShootOutBegan,
    Throw,
    ThrowAnnounced,
    TossWon,
    View,
)

STYLES: dict[Die, str] = {
    "orange": "bold dark_orange",
    "red": "bold red",
    "violet": "bold magenta",
    "shot": "bold red",
    "blue": "bold blue",
    "keeper": "bold cyan",
    "black": "bold bright_black",
    "white": "bold white",
}
COLOURS: dict[Die, str] = {
    "orange": "orange",
    "red": "red",
    "violet": "violet",
    "shot": "red",
    "blue": "blue",
    "keeper": "light blue",
    "black": "black",
    "white": "white",
}
ARROWS: dict[Way, str] = {"forward": "↑", "back": "↓", "diagonal": "↗", "sideways": "→"}
AWAITED: dict[Phase, str] = {
    "toss": "the toss",
    "placing": "{attacker} places the ball",
    "throwing": "{attacker} throws",
    "rolling": "{die} falls",
    "aiming": "{attacker} sends the ball",
    "challenge": "{defender} challenges or leaves it",
    "bar": "off the bar! {defender}: defender or keeper",
    "clearing": "{attacker}'s keeper must stop an own goal",
    "answer": "{defender} may answer with the master die",
    "boskov": "the referee decides: a penalty?",
    "shoot-out": "{attacker} shoots from the spot",
    "finished": "the final whistle",
}
BALL_AWAY: frozenset[Phase] = frozenset(("toss", "shoot-out", "finished"))
"""Nobody attacks, and the ball lies on no field."""


def draw(view: View, names: tuple[str, ...]) -> RenderableType:
    table = Table.grid(padding=(0, 4))
    table.add_row(_pitch(view), _panel(view, names))
    return table


def _pitch(view: View) -> RenderableType:
    """Seen from one's own chair: whoever defends sees the attacker's last line at the bottom."""
    upright = view.attacker == (view.seat or 0)
    lines = range(11, 0, -1) if upright else range(1, 12)
    rows = (_line(view, line, upright=upright) for line in lines)
    strips = "   ".join(map(str, range(1, 6) if upright else range(5, 0, -1)))
    goal = Text(" " * 11 + "╭─────╮"), Text(" " * 11 + "╰─────╯")
    return Group(goal[0], *rows, goal[1], Text(f"      {strips}  strip", style="dim"))


def _line(view: View, line: int, *, upright: bool) -> Text:
    strips = range(1, 6) if upright else range(5, 0, -1)
    text = Text(f"{line:>3}  ", style="dim")
    for strip in strips:
        text.append_text(_cell(view, (strip, line)))
    return text


def _cell(view: View, field: Field) -> Text:
    if field == view.ball and view.phase not in BALL_AWAY:
        return Text("(●) ", style="bold reverse")
    strip, line = field
    area = 2 <= strip <= 4 and line in {1, 2, 10, 11}
    return Text(" ▫  " if area else " ·  ", style="green")


def _panel(view: View, names: tuple[str, ...]) -> RenderableType:
    attacker = names[view.attacker]
    defender = names[1 - view.attacker]
    rows = [
        Text(f"{names[0]} {view.score[0]} : {view.score[1]} {names[1]}", style="bold"),
        Text(f"{'first' if view.half == 1 else 'second'} half, {_clock(view)}"),
        Text(),
        Text("" if view.phase in BALL_AWAY else f"{attacker} attacks{_direction(view)}{_how(view)}"),
        Text(_awaited(view, attacker, defender), style="bold"),
        Text(),
        *_master(view, names),
        *_last(view),
        *(
            Text(f"! a second blue foul in a row sends {names[seat]} off")
            for seat in (0, 1)
            if view.fouled[seat]
        ),
        *(_kicks(view, seat, names[seat]) for seat in (0, 1) if any(view.kicks)),
    ]
    return Group(*rows)


def _awaited(view: View, attacker: str, defender: str) -> str:
    die = _label(view, view.die) + _announced(view) if view.die else ""
    return AWAITED[view.phase].format(attacker=attacker, defender=defender, die=die)


def _announced(view: View) -> str:
    return f", {view.announced}," if view.announced != "nothing" else ""


def _clock(view: View) -> str:
    up = ", time is up" if view.played >= view.length else ""
    if view.options.clock == "throws":
        return f"{view.played} of {view.length} throws{up}"
    return f"{_time(view.played)} of {_time(view.length)}{up}"


def _time(milliseconds: int) -> str:
    return f"{milliseconds // 60_000}:{milliseconds // 1_000 % 60:02}"


def _direction(view: View) -> str:
    return " ▲" if view.attacker == (view.seat or 0) else " ▼"


def _how(view: View) -> str:
    return f", {words(view.restart)}" if view.restart else ""


def _master(view: View, names: tuple[str, ...]) -> tuple[Text, ...]:
    if view.master is None:
        return ()
    face = words(view.master_face) if view.master_face else "not thrown yet"
    return (Text(f"{_label(view, 'white')}: {names[view.master]}, {face}"),)


def _last(view: View) -> tuple[Text, ...]:
    if view.last is None or view.last.die == "white":
        return ()
    turned = _announced(view) if view.phase == "aiming" else ""
    label = f"{_label(view, view.last.die)}{turned} fell: {face_words(view.last.face)}"
    return (Text(label, STYLES[view.last.die]),)


def _kicks(view: View, seat: int, name: str) -> Text:
    return Text(f"{name:<10} {' '.join('goal' if scored else 'miss' for scored in view.kicks[seat])}")


def _label(view: View, die: Die) -> str:
    """The die as its own set names it."""
    return _named(view.dice or SHIPPED, die)


def _named(dice: Dice, die: Die) -> str:
    """WF-6: symbol and name beside the colour."""
    cube = getattr(dice, die)
    return f"{cube.symbol} {cube.name} ({COLOURS[die]})"


def words(key: str) -> str:
    """not-held → not held; keepers-kick → keeper's kick; a kick-off and a throw-in keep their hyphen."""
    return key if key in {"kick-off", "throw-in"} else key.replace("-", " ").replace("keepers", "keeper's")


def face_words(face: Face) -> str:
    if isinstance(face, Arrow):
        return f"{ARROWS[face.way]}{face.number} {face.mark}".strip()
    return "miss or own goal" if face == "own-goal" else words(face)


def call(move: Move, view: View) -> str:
    match move:
        case Place(strip, line):
            return f"Take the {words(view.restart or '')} from strip {strip}, line {line}"
        case Throw(die, announced):
            extra = {"nothing": "", "turned": ", arrow turned inward", "doubled": ", number doubled"}
            return f"Throw {_label(view, die)}{extra[announced]}"
        case Send(side):
            return f"Send the ball {side}"
        case LeaveIt():
            return "Leave it, no challenge"
        case PlayMaster():
            return f"Play the {_label(view, 'white')} die: {words(view.master_face or '')}"
        case Pass("last-four-lines"):
            return "Keep it, and ask me only in the last four lines"
        case Pass("seldom"):
            return "Keep it, and ask me only in the last four lines, six times a half at most"
        case Pass("everywhere"):
            return "Keep it, and ask me everywhere"
        case Pass():
            return "Keep the master die for now"
        case _:
            assert_never(move)


def wishes(move: Move, view: View) -> tuple[Move, ...]:
    """WF-44: whoever passes may say where to be asked from now on."""
    if not isinstance(move, Pass):
        return ()
    everywhere = view.asked[1 - view.attacker] == "everywhere"
    return (Pass("last-four-lines" if everywhere else "everywhere"),)


Whistled: TypeAlias = (
    PenaltyGiven | PenaltyWaved | SentOff | MasterPlayed | MasterKept | GoalScored | HalfEnded | ShootOutBegan
)


def tell(event: Event, names: tuple[str, ...]) -> str | None:
    """An event does not say how somebody's own set is named: the dice are called as in the box."""
    match event:
        case TossWon(seat):
            return f"{names[seat]} wins the toss and the master die; {names[1 - seat]} kicks off."
        case ThrowAnnounced(seat, _, announced):
            said = "the arrow is turned inward" if announced == "turned" else "the number counts double"
            return f"{names[seat]} announces: {said}."
        case DieFell(seat, die, face):
            return f"{names[seat]} throws {_named(SHIPPED, die)}: {face_words(face)}."
        case BallPlaced(_, field):
            return f"The ball lies on {_spot(field)}."
        case BallMoved(_, _, end):
            return f"The ball goes to {_spot(end)}."
        case BallOut(_, over, _):
            return f"Out, over the {words(over)}."
        case BallLeft(seat):
            return f"{names[seat]} does not challenge."
        case BallWon(seat, field):
            return f"{names[seat]} has the ball, on {_spot(field)} from their own end."
        case RestartGiven(seat, restart):
            return f"{words(restart).capitalize()} for {names[seat]}."
        case _:
            return _tell_referee(event, names)


def _tell_referee(event: Whistled, names: tuple[str, ...]) -> str:
    """What the referee, the master die and the clock have to say."""
    match event:
        case PenaltyGiven(seat):
            return f"Penalty for {names[seat]}!"
        case PenaltyWaved(seat):
            return f"The referee waves play on; {names[seat]} keeps the ball."
        case SentOff(seat):
            return f"Second foul in a row: {names[seat]} has a man sent off; {names[1 - seat]} throws the master die."
        case MasterPlayed(seat, face):
            return f"{names[seat]} plays {_named(SHIPPED, 'white')}: {words(face)}! The die goes to {names[1 - seat]}."
        case MasterKept(seat):
            return f"{names[seat]} keeps the master die."
        case GoalScored(seat, own, (home, away)):
            kind = "Own goal" if own else "GOAL"
            return f"{kind} for {names[seat]}! {names[0]} {home} : {away} {names[1]}"
        case HalfEnded(half):
            return "Half-time." if half == 1 else "The second half is over."
        case ShootOutBegan(seat):
            return f"Level: penalties decide, {names[seat]} begins."
        case _:
            assert_never(event)


def _spot(field: Field) -> str:
    strip, line = field
    return f"strip {strip}, line {line}"
