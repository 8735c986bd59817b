"""Ligretto-Fußball in a terminal: the row as one's own team sees it, both goals, and what everybody holds."""

from collections.abc import Iterator
from typing import assert_never

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

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
    Quarter,
    Source,
    Team,
    place_in_row,
    team_of,
)
from anpfiff.terminal.boards.ligretto_story import face_words, scene_words, tell

__all__ = ["call", "draw", "tell"]

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
        title=f"{TEAMS[team]} builds: {scene_words(side.scene)}", show_header=False, show_lines=True, width=60
    )
    top_left, top_right, bottom_left, bottom_right = map(_built, CORNERS, side.goal)
    table.add_row(top_left, top_right)
    table.add_row(bottom_left, bottom_right)
    return table


def _built(corner: Corner, quarter: Quarter | None) -> str:
    return f"({corner}?)" if quarter is None else face_words(quarter)


def _hands(view: View, names: tuple[str, ...]) -> Table:
    table = Table("player", "team", "stack", "turned", "discards: top (cards)", expand=True)
    for seat in sorted(range(len(names)), key=lambda seat: seat == view.seat):
        hand = view.hands[seat]
        turned = "–" if hand.turned is None else face_words(hand.turned)
        style = "bold" if seat == view.seat else None
        table.add_row(names[seat], _team(team_of(seat)), str(hand.stack), turned, _piles(hand), style=style)
    return table


def _piles(hand: Hand) -> str:
    tops = [
        f"{place}: –" if pile.top is None else f"{place}: {face_words(pile.top)} ({pile.cards})"
        for place, pile in enumerate(hand.piles, 1)
    ]
    return ("\n" if any(isinstance(pile.top, Quarter) for pile in hand.piles) else "   ").join(tops)


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
    card = "your card" if face is None else f"the {face_words(face)}"
    return card if source is None else f"{card} from pile {source + 1}"


def _number(view: View, step: int) -> str:
    """The pitch card by its number, with its place, because a row may look alike from both sides."""
    return f"{view.row[place_in_row(team_of(view.seat or 0), step)]} (card {step + 1})"
