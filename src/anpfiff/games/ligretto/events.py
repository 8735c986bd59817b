"""Ligretto-Fußball: what everybody is told. All of it happens in the open, so everybody is told the same."""

from typing import TypeAlias

from anpfiff import core
from anpfiff.core import Seat
from anpfiff.games.ligretto.pieces import Corner, Face, Quarter, Scene, Source, Team


class KickedOff(core.Event, frozen=True):
    round: int
    row: tuple[int, ...]


class CardTurned(core.Event, frozen=True):
    seat: Seat
    face: Face


class CardDiscarded(core.Event, frozen=True):
    seat: Seat
    pile: int
    face: Face


class StackShuffled(core.Event, frozen=True):
    """LIG-18, LIG-21: a new stack, and the number of its cards."""

    seat: Seat
    cards: int


class OneLaid(core.Event, frozen=True):
    seat: Seat
    source: Source


class ShirtLaid(core.Event, frozen=True):
    seat: Seat
    step: int
    source: Source
    number: int
    total: int


class PitchCardFilled(core.Event, frozen=True):
    """It counts as filled; where nobody checks, perhaps by mistake."""

    seat: Seat
    step: int


class PitchCardCleared(core.Event, frozen=True):
    seat: Seat
    step: int
    pile: int
    cards: int


class PitchCardReopened(core.Event, frozen=True):
    seat: Seat
    step: int
    pile: int
    cards: int


class SceneTurned(core.Event, frozen=True):
    """LIG-20: what that team has to build now."""

    team: Team
    scene: Scene


class CardTurnedRound(core.Event, frozen=True):
    seat: Seat
    source: Source


class QuarterBuilt(core.Event, frozen=True):
    seat: Seat
    corner: Corner
    source: Source
    quarter: Quarter


class QuarterTakenOut(core.Event, frozen=True):
    seat: Seat
    corner: Corner
    pile: int


class GoalClaimed(core.Event, frozen=True):
    """The shout: Tooro!"""

    seat: Seat


class GoalScored(core.Event, frozen=True):
    team: Team
    scene: Scene


class OwnGoalScored(core.Event, frozen=True):
    """LIG-26: the team that erred, and where: pitch cards whose sum is wrong, corners that are not as in the scene."""

    team: Team
    steps: tuple[int, ...]
    corners: tuple[Corner, ...]


class GoalCardTaken(core.Event, frozen=True):
    """LIG-26: that team gets the top goal card of the team that erred."""

    team: Team
    scene: Scene


class BreakOffered(core.Event, frozen=True):
    seat: Seat


class BreakDeclined(core.Event, frozen=True):
    seat: Seat


class RoundEndedGoalless(core.Event, frozen=True):
    """LIG-29, LIG-31: no scene can be built, or the teams agreed to break off."""

    agreed: bool


class SaidReady(core.Event, frozen=True):
    seat: Seat


class CountdownStarted(core.Event, frozen=True):
    """LIG-9: nobody is waited for any more; the whistle goes at that time."""

    until: int


Event: TypeAlias = (
    KickedOff
    | CardTurned
    | CardDiscarded
    | StackShuffled
    | OneLaid
    | ShirtLaid
    | PitchCardFilled
    | PitchCardCleared
    | PitchCardReopened
    | SceneTurned
    | CardTurnedRound
    | QuarterBuilt
    | QuarterTakenOut
    | GoalClaimed
    | GoalScored
    | OwnGoalScored
    | GoalCardTaken
    | BreakOffered
    | BreakDeclined
    | RoundEndedGoalless
    | SaidReady
    | CountdownStarted
)
