"""A plain side at Würfel-Fußball: keep the ball in play, shoot in sight of the goal, save what can be saved."""

from random import Random

from anpfiff.games.wuerfel_fussball.model import LeaveIt, Move, Pass, Place, PlayMaster, Send, Throw, View

CAREFUL = ("shot", "orange", "red", "violet")
BOLD = ("shot", "red", "violet", "orange")
FAR = 5
NEAR = 8


def choose(view: View, moves: tuple[Move, ...], dice: Random) -> Move | None:
    """The best move; WF-44: whoever could only be quicker than the attacker's throw lets it fall, if that is as good."""
    return None if may_forestall(view) and not _worth_playing(view) else best(view, moves, dice)


def best(view: View, moves: tuple[Move, ...], dice: Random) -> Move:
    """Every move has a worth; the first of the best is made, chance deciding between restarts' spots."""
    return max(moves, key=lambda move: (_worth(move, view), isinstance(move, Place) and dice.random()))


def may_forestall(view: View) -> bool:
    """WF-44: is it the attacker's throw, which this defence could only be quicker than?"""
    return view.phase in {"throwing", "clearing"} and view.seat != view.attacker


def _worth(move: Move, view: View) -> float:
    match move:
        case PlayMaster():
            return 9 if _worth_playing(view) else -9
        case Throw():
            return _worth_throwing(move, view)
        case Send(side):
            return -_astray(view, -1 if side in {"left", "down"} else 1)
        case Place() | LeaveIt() | Pass():
            return 0


def _worth_playing(view: View) -> bool:
    """Attack faces wherever they help, defence faces once the goal is in danger."""
    _, line = view.ball
    if view.master_face in {"foul", "win-back"}:
        return line >= NEAR
    return view.master_face != "long-shot" or line <= NEAR


def _worth_throwing(move: Throw, view: View) -> float:
    """Shoot where it is allowed; small steps near the goal, long ones from its own end; off the wings by turning."""
    if move.die in {"blue", "keeper"}:
        return 2 if move.die == "blue" else 1
    order = BOLD if view.ball[1] <= FAR else CAREFUL
    return len(order) - order.index(move.die) + (0.5 if move.announced != "nothing" else 0)


def _astray(view: View, sign: int) -> int:
    """How far the arrow would lead from the middle strip, or, turned, from the line before the goal."""
    place, wanted = (view.ball[1], 10) if view.announced == "turned" else (view.ball[0], 3)
    number = view.arrow.number if view.arrow else 0
    return abs(place + sign * number - wanted)
