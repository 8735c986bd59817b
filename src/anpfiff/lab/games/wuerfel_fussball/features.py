"""Würfel-Fußball in numbers: nothing is hidden here. Somebody's own dice do not change within an environment, so they are no feature."""

from typing import Any, get_args

from anpfiff.core import Options
from anpfiff.games.wuerfel_fussball.dice import (
    BlueFace,
    Die,
    KeeperFace,
    Mark,
    MasterFace,
    PenaltyFace,
    ShotFace,
    Throwable,
    Way,
)
from anpfiff.games.wuerfel_fussball.model import Announcement, Orange, Phase, Restart, Side
from anpfiff.games.wuerfel_fussball.pitch import LINES, SPOTS, STRIPS
from anpfiff.lab.training.catalogue import Domains
from anpfiff.lab.training.encoding import Feature, around, flag, mark, seat_mark, share, shares, word

MOST_GOALS = 20
MOST_KICKS = 10
MOST_SECONDS = 60
RESULTS = tuple(
    dict.fromkeys(
        face for kind in (ShotFace, BlueFace, KeeperFace, PenaltyFace, MasterFace) for face in get_args(kind)
    )
)


def features(seats: int) -> tuple[Feature, ...]:
    return (
        word("phase", get_args(Phase), lambda view: view.phase),
        flag("second half", lambda view: view.half == 2),
        share("played", 1, lambda view: view.played / view.length),
        shares("score", seats, MOST_GOALS, lambda view: around(view, view.score)),
        seat_mark("attacker", seats, lambda view: view.attacker),
        mark("strip", STRIPS, lambda view: view.ball[0] - 1),
        mark("line", LINES, lambda view: view.ball[1] - 1),
        word("restart", get_args(Restart), lambda view: view.restart),
        word("orange", get_args(Orange), lambda view: view.orange),
        word("die", get_args(Die), lambda view: view.die),
        word("announced", get_args(Announcement), lambda view: view.announced),
        *_arrow("arrow", lambda view: view.arrow),
        word("shot", get_args(ShotFace), lambda view: view.shot and view.shot.face),
        flag("shot from goal area", lambda view: view.shot is not None and view.shot.inside),
        word("last die", get_args(Die), lambda view: view.last and view.last.die),
        *_arrow("last arrow", _last_arrow),
        word("last result", RESULTS, _last_result),
        seat_mark("master", seats, lambda view: view.master),
        word("master face", get_args(MasterFace), lambda view: view.master_face),
        shares("fouled", seats, 1, lambda view: around(view, view.fouled)),
        seat_mark("toss winner", seats, lambda view: view.toss_winner),
        shares("kicks taken", seats, MOST_KICKS, lambda view: map(len, around(view, view.kicks))),
        shares("kicks scored", seats, MOST_KICKS, lambda view: map(sum, around(view, view.kicks))),
        flag("tournament", lambda view: view.options.tournament),
        flag("clock of throws", lambda view: view.options.clock == "throws"),
        flag("boskov", lambda view: view.options.boskov),
        share("reaction", MOST_SECONDS, lambda view: view.options.reaction),
    )


def domains(_seats: int, _options: Options) -> Domains:
    spots = [spot for spots_there in SPOTS.values() for spot in spots_there]
    return {
        "strip": sorted({strip for strip, _ in spots}),
        "line": sorted({line for _, line in spots}),
        "die": get_args(Throwable),
        "announced": get_args(Announcement),
        "side": get_args(Side),
        "asked": (None,),  # WF-44: who learns here is asked everywhere, and so needs no feature for it
    }


def _arrow(name: str, read: Any) -> tuple[Feature, ...]:
    return (
        word(f"{name} way", get_args(Way), lambda view: (arrow := read(view)) and arrow.way),
        share(f"{name} number", LINES, lambda view: arrow.number if (arrow := read(view)) else 0),
        word(f"{name} mark", get_args(Mark), lambda view: arrow.mark if (arrow := read(view)) else None),
    )


def _last_arrow(view: Any) -> Any:
    return None if view.last is None or isinstance(view.last.face, str) else view.last.face


def _last_result(view: Any) -> str | None:
    return view.last.face if view.last is not None and isinstance(view.last.face, str) else None
