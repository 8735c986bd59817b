"""Ligretto-Fußball in a terminal: the row as one's own team sees it, both goals, and what everybody holds."""

from collections.abc import Iterator
from typing import TypeAlias, assert_never

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from anpfiff.games.ligretto.events import (
    BreakDeclined,
    BreakOffered,
    CardDiscarded,
    CardTurned,
    CardTurnedRound,
    CountdownStarted,
    Event,
    GoalCardTaken,
    GoalClaimed,
    GoalScored,
    KickedOff,
    OneLaid,
    OwnGoalScored,
    PitchCardCleared,
    PitchCardFilled,
    PitchCardReopened,
    QuarterBuilt,
    QuarterTakenOut,
    RoundEndedGoalless,
    SaidReady,
    SceneTurned,
    ShirtLaid,
    StackShuffled,
)
from anpfiff.games.ligretto.model import (
    AcceptBreak,
    AskScene,
    Build,
    CallNext,
    Claim,
    Clear,
    DeclineBreak,
    Discard,
    Hand,
    Lay,
    LayOne,
    Move,
    OfferBreak,
    Ready,
    Reopen,
    TakeOut,
    TurnOver,
    TurnRound,
    View,
)
from anpfiff.games.ligretto.pieces import (
    CORNERS,
    STEPS,
    TEAMS,
    Corner,
    Face,
    Quarter,
    Scene,
    Source,
    Team,
    place_in_row,
    team_of,
)

STYLES = ("bold blue", "bold yellow")


def draw(view: View, names: tuple[str, ...]) -> RenderableType:
    us = team_of(view.seat or 0)
    goals = [_goal(view, team) for team in (1 - us, us) if view.sides[team].scene is not None]
    return Group(
        _headline(view), _pitch(view, us), _task(view, us), *goals, _hands(view, names), *_offer(view)
    )


def _headline(view: View) -> Text:
    black, white = view.sides
    score = f"Round {view.round}   Black {len(black.won)} : {len(white.won)} White"
    return Text(score, style="bold").append(f"   referee: {view.referee}", style="not bold")


def _task(view: View, us: Team) -> str:
    """What one's own team has to do now."""
    side = view.sides[us]
    if view.interval is not None:
        return "The check. Ready?" if view.interval.stage == "check" else "3, 2, 1 …"
    if view.rests and view.rests[view.seat or 0] > 0:
        return "A card was laid: your hands rest for a moment."
    if side.scene is not None:
        return f"{TEAMS[us]} builds its goal. ● ball, ↻ upside down."
    if side.filled == len(view.row) > 0:
        return f"{TEAMS[us]} has filled the row."
    if not side.one or not view.row:
        return f"{TEAMS[us]} looks for its number 1."
    number = view.row[place_in_row(us, side.filled)]
    missing = number - sum(side.laid[side.filled])
    return (
        f"{TEAMS[us]} fills the {number}: {f'{missing} to go' if missing >= 0 else f'{-missing} too many'}."
    )


def _offer(view: View) -> Iterator[Text]:
    if view.offer is not None:
        yield Text(f"{TEAMS[view.offer]} offers to break off the round.", style="bold")


def _pitch(view: View, us: Team) -> Table:
    """Our goal on the left, theirs on the right; their shirts above the row, ours below."""
    table = Table(show_header=False, expand=True, padding=(0, 1))
    for width in (5, 7, *(None,) * STEPS, 7):
        table.add_column(width=width, justify="center", ratio=None if width else 1, overflow="fold")
    theirs = view.sides[1 - us]
    ours = view.sides[us]
    table.add_row(_team(1 - us), "", *reversed(_shirts(view, 1 - us)), _one(one=theirs.one))
    row = view.row if us == 0 else view.row[::-1]
    numbers = [Text(str(number), style="bold green") for number in row] or [Text()] * STEPS
    table.add_row("pitch", f"goal ×{ours.pile}", *numbers, f"goal ×{theirs.pile}")
    table.add_row(_team(us), _one(one=ours.one), *_shirts(view, us), "")
    return table


def _team(team: Team) -> Text:
    return Text(TEAMS[team], style=STYLES[team])


def _one(*, one: bool) -> str:
    return "1 ✓" if one else "no 1"


def _shirts(view: View, team: Team) -> list[str]:
    """What lies at each pitch card, from the team's own left."""
    side = view.sides[team]
    sums = ["+".join(map(str, numbers)) for numbers in side.laid]
    signs = [
        "✓" if step < side.filled else "▸" if step == side.filled and side.one else "·"
        for step in range(STEPS)
    ]
    return [f"{sign} {shirts}".rstrip() for sign, shirts in zip(signs, sums, strict=True)]


def _goal(view: View, team: Team) -> Table:
    side = view.sides[team]
    assert side.scene is not None
    table = Table(
        title=f"{TEAMS[team]} builds: {_scene(side.scene)}", show_header=False, show_lines=True, width=60
    )
    top_left, top_right, bottom_left, bottom_right = map(_built, CORNERS, side.goal)
    table.add_row(top_left, top_right)
    table.add_row(bottom_left, bottom_right)
    return table


def _built(corner: Corner, quarter: Quarter | None) -> str:
    return f"({corner}?)" if quarter is None else _face(quarter)


def _hands(view: View, names: tuple[str, ...]) -> Table:
    table = Table("player", "team", "stack", "turned", "discards: top (cards)", expand=True)
    for seat in sorted(range(len(names)), key=lambda seat: seat == view.seat):
        hand = view.hands[seat]
        turned = "–" if hand.turned is None else _face(hand.turned)
        style = "bold" if seat == view.seat else None
        table.add_row(names[seat], _team(team_of(seat)), str(hand.stack), turned, _piles(hand), style=style)
    return table


def _piles(hand: Hand) -> str:
    tops = [
        f"{place}: –" if pile.top is None else f"{place}: {_face(pile.top)} ({pile.cards})"
        for place, pile in enumerate(hand.piles, 1)
    ]
    return ("\n" if any(isinstance(pile.top, Quarter) for pile in hand.piles) else "   ").join(tops)


def _face(face: Face) -> str:
    if isinstance(face, int):
        return str(face)
    ball = "" if face.ball == "none" else f" ● {face.ball}"
    return f"{face.corner}{ball}{' ↻' if face.upside_down else ''}"


def _scene(scene: Scene) -> str:
    where = "at the post" if scene.ball == "post" else "towards the middle"
    return f"ball {scene.corner}, {where}"


def call(move: Move, view: View) -> str:  # noqa: C901, PLR0912 -- one case a move
    match move:
        case TurnOver():
            return (
                "Turn over your top card"
                if view.hands[view.seat or 0].stack
                else "Shuffle your discards anew"
            )
        case Discard(pile):
            return f"Discard {_held(view, None)} onto pile {pile + 1}"
        case LayOne(source):
            return f"Lay {_held(view, source)} below your goal"
        case Lay(step, source):
            return f"Lay {_held(view, source)} at the {_number(view, step)}"
        case Clear(step, pile):
            return f"Clear the {_number(view, step)} onto pile {pile + 1}"
        case CallNext(step):
            return f"Next! The {_number(view, step)} is filled"
        case Reopen(step, pile):
            return f"Take back the {_number(view, step)} onto pile {pile + 1}"
        case TurnRound(source):
            return f"Turn {_held(view, source)} by half"
        case Build(corner, source):
            return f"Build {_held(view, source)}, in the corner {corner}"
        case TakeOut(corner, pile):
            return f"Take the quarter {corner} back onto pile {pile + 1}"
        case Claim():
            return "Tooro!"
        case AskScene():
            return "Ask for another scene"
        case OfferBreak():
            return "Offer to break off the round"
        case AcceptBreak():
            return "Break off the round"
        case DeclineBreak():
            return "Play on"
        case Ready():
            return "Say that you are ready"
        case _:
            assert_never(move)


def _held(view: View, source: Source) -> str:
    hand = view.hands[view.seat or 0]
    face = hand.turned if source is None else hand.piles[source].top
    card = "your card" if face is None else f"the {_face(face)}"
    return card if source is None else f"{card} from pile {source + 1}"


def _number(view: View, step: int) -> str:
    """The pitch card by its number, with its place, because a row may look alike from both sides."""
    return f"{view.row[place_in_row(team_of(view.seat or 0), step)]} (card {step + 1})"


Finish: TypeAlias = (
    GoalClaimed
    | GoalScored
    | OwnGoalScored
    | GoalCardTaken
    | BreakOffered
    | BreakDeclined
    | RoundEndedGoalless
    | SaidReady
    | CountdownStarted
)


def tell(event: Event, names: tuple[str, ...]) -> str | None:  # noqa: C901 -- one case per event
    match event:
        case KickedOff(count, row):
            return f"Round {count} kicks off: {' '.join(map(str, row))}."
        case CardTurned() | CardDiscarded() | CardTurnedRound():
            return None
        case StackShuffled(seat, cards):
            return f"{names[seat]} shuffles a new stack: {_counted(cards, 'card')}."
        case OneLaid(seat):
            return f"{names[seat]} lays the number 1."
        case ShirtLaid(seat, step, _, number, total):
            return f"{names[seat]} lays number {number} at card {step + 1}: {total} in all."
        case PitchCardFilled(seat, step):
            return f"{names[seat]}: card {step + 1} is filled!"
        case PitchCardCleared(seat, step, _, cards):
            return f"{names[seat]} clears card {step + 1}: {_counted(cards, 'shirt')}."
        case PitchCardReopened(seat, step, _, cards):
            return f"{names[seat]} takes back card {step + 1}: {_counted(cards, 'shirt')}."
        case SceneTurned(team, scene):
            return f"{TEAMS[team]} has to build: {_scene(scene)}."
        case QuarterBuilt(seat, corner, _, quarter):
            return f"{names[seat]} builds {corner}: {_face(quarter)}."
        case QuarterTakenOut(seat, corner):
            return f"{names[seat]} takes out {corner}."
        case _:
            return _tell_goal(event, names)


def _tell_goal(event: Finish, names: tuple[str, ...]) -> str:
    """From the goal scene on to the end of the round."""
    match event:
        case GoalClaimed(seat):
            return f"{names[seat]}: Tooro!"
        case GoalScored(team, scene):
            return f"Goal for {TEAMS[team]}: {_scene(scene)}."
        case OwnGoalScored(team, steps, corners):
            return f"Own goal by {TEAMS[team]}: {_mistakes(steps, corners)}."
        case GoalCardTaken(team):
            return f"{TEAMS[team]} gets the goal card."
        case BreakOffered(seat):
            return f"{names[seat]} offers to break off."
        case BreakDeclined(seat):
            return f"{names[seat]} plays on."
        case RoundEndedGoalless(agreed):
            return "The teams break off: no goal." if agreed else "No scene can be built any more: no goal."
        case SaidReady(seat):
            return f"{names[seat]} is ready."
        case CountdownStarted():
            return "The whistle goes in 3, 2, 1 …"
        case _:
            assert_never(event)


def _counted(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def _mistakes(steps: tuple[int, ...], corners: tuple[Corner, ...]) -> str:
    sums = [f"card {step + 1}" for step in steps]
    return ", ".join((*sums, *corners)) + (" is wrong" if len(sums) + len(corners) == 1 else " are wrong")
