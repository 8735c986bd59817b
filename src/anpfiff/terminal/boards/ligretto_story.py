"""Ligretto-Fußball told in the terminal: what has happened, in words."""

from typing import TypeAlias, assert_never

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
from anpfiff.games.ligretto.pieces import TEAMS, Corner, Face, Scene


def face_words(face: Face) -> str:
    if isinstance(face, int):
        return str(face)
    ball = "" if face.ball == "none" else f" ● {face.ball}"
    return f"{face.corner}{ball}{' ↻' if face.upside_down else ''}"


def scene_words(scene: Scene) -> str:
    where = "at the post" if scene.ball == "post" else "towards the middle"
    return f"ball {scene.corner}, {where}"


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
            return f"{TEAMS[team]} has to build: {scene_words(scene)}."
        case QuarterBuilt(seat, corner, _, quarter):
            return f"{names[seat]} builds {corner}: {face_words(quarter)}."
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
            return f"Goal for {TEAMS[team]}: {scene_words(scene)}."
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
