"""Before the other goal: the scene is turned, and built of four quarters."""

from functools import lru_cache

from msgspec.structs import replace

from anpfiff.core import Event, Seat, Step, succeeded
from anpfiff.games.ligretto.events import CardTurnedRound, QuarterBuilt, QuarterTakenOut, SceneTurned
from anpfiff.games.ligretto.hands import gone_on, shuffles
from anpfiff.games.ligretto.material import EACH_BACK, QUARTERS, Deck
from anpfiff.games.ligretto.model import AskScene, Build, TakeOut, TurnRound
from anpfiff.games.ligretto.pieces import CORNERS, Team, team_of
from anpfiff.games.ligretto.state import Cards, GoalCard, Side, State
from anpfiff.games.ligretto.whistle import goalless


def scene_turned(deck: Deck, state: State, team: Team, *events: Event) -> Step[State]:
    """LIG-20, LIG-21: the top card of the other pile is the scene; every player of the team with cards makes a new stack."""
    after = _with_scene(state, team, 0)
    for seat in state.seats_of(team):
        after = after.with_player(seat, after.players[seat].gathered())
    side = after.sides[team]
    holders = [seat for seat in state.seats_of(team) if after.players[seat].stack]
    chores = tuple(chore for seat in holders for chore in shuffles(side, seat))
    return replace(after, chores=chores), (*events, _told(deck, after, team))


def ask_scene(deck: Deck, state: State, seat: Seat, _move: AskScene) -> Step[State]:
    """LIG-29: the first goal card of the pile that can be built is turned instead, the old one goes below the pile."""
    team = team_of(seat)
    for place, scene in enumerate(state.sides[1 - team].pile):
        if can_be_built(deck, state.sides[team], scene):
            after = _with_scene(state, team, place)
            return after, (_told(deck, after, team),)
    return goalless(state, agreed=False)


def _with_scene(state: State, team: Team, place: int) -> State:
    ours = state.sides[team]
    theirs = state.sides[1 - team]
    given_up = () if ours.scene is None else (ours.scene,)
    pile = theirs.pile[:place] + theirs.pile[place + 1 :] + given_up
    after = state.with_side(1 - team, replace(theirs, pile=pile))
    return after.with_side(team, replace(ours, scene=theirs.pile[place]))


def _told(deck: Deck, state: State, team: Team) -> SceneTurned:
    scene = state.sides[team].scene
    assert scene is not None
    return SceneTurned(team, deck.scenes[scene])


def can_be_built(deck: Deck, side: Side, scene: GoalCard) -> bool:
    """LIG-29: is a card left for each corner, not locked at the pitch?"""
    return _buildable(deck, side.locked, scene)


@lru_cache(maxsize=1 << 12)
def _buildable(deck: Deck, locked: Cards, scene: GoalCard) -> bool:
    backs = [deck.backs[card] for card in locked]
    return not any(backs.count(back) == EACH_BACK for back in deck.needs[scene])


def turn_round(_deck: Deck, state: State, seat: Seat, move: TurnRound) -> Step[State]:
    """LIG-23: a card may be turned before it is laid."""
    side = state.side_of(seat)
    card = state.players[seat].at(move.source)
    after = state.with_side(team_of(seat), replace(side, upside=side.upside ^ 1 << card))
    return after, (CardTurnedRound(seat, move.source),)


def build(deck: Deck, state: State, seat: Seat, move: Build) -> Step[State]:
    """LIG-22: any quarter may be laid, also a wrong one."""
    player = state.players[seat]
    side = state.side_of(seat)
    card = player.at(move.source)
    goal = succeeded(side.goal, CORNERS.index(move.corner), card)
    after = state.with_side(team_of(seat), replace(side, goal=goal))
    quarter = QUARTERS[deck.backs[card]][side.upside >> card & 1]
    event = QuarterBuilt(seat, move.corner, move.source, quarter)
    return gone_on(deck, after, seat, player.without(move.source), event)


def take_out(_deck: Deck, state: State, seat: Seat, move: TakeOut) -> Step[State]:
    """LIG-23: a laid quarter goes back onto one of one's own discard piles."""
    side = state.side_of(seat)
    place = CORNERS.index(move.corner)
    card = side.goal[place]
    assert card is not None
    after = state.with_player(seat, state.players[seat].onto(move.pile, (card,)))
    after = after.with_side(team_of(seat), replace(side, goal=succeeded(side.goal, place, None)))
    return after, (QuarterTakenOut(seat, move.corner, move.pile),)
