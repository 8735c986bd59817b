"""The shout "Tooro!": what the team has laid is checked, from its own goal to the other one."""

from msgspec.structs import replace

from anpfiff.core import Seat, Step
from anpfiff.games.ligretto.events import GoalClaimed, GoalScored, OwnGoalScored
from anpfiff.games.ligretto.material import Deck
from anpfiff.games.ligretto.model import Claim, Verdict
from anpfiff.games.ligretto.pieces import CORNERS, STEPS, Corner, Team, team_of
from anpfiff.games.ligretto.pitch import total
from anpfiff.games.ligretto.state import Side, State
from anpfiff.games.ligretto.whistle import is_won, own_goal, round_over


def claim(deck: Deck, state: State, seat: Seat, _move: Claim) -> Step[State]:
    """LIG-25: right or wrong, the round is over. The number 1 needs no look: nothing else can lie there (LIG-11)."""
    team = team_of(seat)
    steps = wrong_sums(deck, state, team)
    corners = wrong_corners(deck, state.sides[team])
    if steps or corners:
        return own_goal(state, team, GoalClaimed(seat), OwnGoalScored(team, steps, corners))
    return _goal(deck, state, team, GoalClaimed(seat))


def wrong_sums(deck: Deck, state: State, team: Team) -> tuple[int, ...]:
    side = state.sides[team]
    return tuple(step for step in range(STEPS) if total(deck, side, step) != state.number_at(team, step))


def wrong_corners(deck: Deck, side: Side) -> tuple[Corner, ...]:
    """LIG-23: each in its place and the right way up, the ball exactly where the scene shows it."""
    assert side.scene is not None
    needs = deck.needs[side.scene]
    return tuple(
        corner
        for corner, card, back in zip(CORNERS, side.goal, needs, strict=True)
        if card is None or deck.backs[card] != back or side.upside >> card & 1
    )


def _goal(deck: Deck, state: State, team: Team, claimed: GoalClaimed) -> Step[State]:
    """LIG-25: the team gets the goal card; LIG-28: the fifth one wins, and all stays where it lies."""
    side = state.sides[team]
    assert side.scene is not None
    scored = replace(side, won=(*side.won, side.scene), scene=None)
    events = (claimed, GoalScored(team, deck.scenes[side.scene]))
    after = replace(state.with_side(team, scored), last=Verdict("goal", team))
    return (replace(after, over=True) if is_won(after.sides) else round_over(after)), events
