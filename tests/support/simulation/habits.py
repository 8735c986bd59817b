"""What people do at a table, at random: mostly what is offered, sometimes anything else."""

from random import Random
from typing import Any

from anpfiff.games import GAMES
from tests.support.simulation.client import QUICK, Client

CHEERS = ("clap", "goal", "ouch", "wow")


def wish(client: Client, lots: Random) -> dict[str, Any] | None:
    """Something to say, or nothing for now."""
    if client.room is None:
        return None
    if (
        client.table is not None
        and client.table.moves
        and client.room.phase == "playing"
        and lots.random() < 0.8
    ):
        return _move(client, lots)
    if client.room.phase in {"lobby", "over"} and lots.random() < 0.9:
        return _get_going(client, lots) if client.hosts else None
    if client.room.phase == "countdown" and lots.random() < 0.7:
        return None
    if client.room.phase == "paused" and lots.random() < 0.5:
        return {"kind": "resume"}
    if client.room.phase == "playing" and lots.random() < 0.5:
        return None
    return lots.choice(HABITS)(client, lots)


def _move(client: Client, lots: Random) -> dict[str, Any]:
    assert client.table is not None, "something is offered"
    seen = client.seq if lots.random() < 0.95 else max(0, client.seq - 1)
    return {"kind": "act", "move": lots.choice(client.table.moves), "seen": seen}


def _get_going(client: Client, lots: Random) -> dict[str, Any]:
    """A bot on every chair that is free, then the whistle."""
    assert client.room is not None, "it is known whose whistle it is"
    free = [seat for seat, chair in enumerate(client.room.chairs) if not chair["name"]]
    if client.room.door and lots.random() < 0.5:
        return {"kind": "nod", "person": client.room.door[0]["person"], "yes": lots.random() < 0.8}
    if free:
        return {"kind": "fill", "seat": free[0], "level": "rabbit"}
    return {"kind": "start"}


def _take_back(_: Client, __: Random) -> dict[str, Any]:
    return {"kind": "take-back"}


def _pause(client: Client, _: Random) -> dict[str, Any]:
    paused = client.room is not None and client.room.phase == "paused"
    return {"kind": "resume" if paused else "pause"}


def _catch_up(client: Client, lots: Random) -> dict[str, Any]:
    return {"kind": "catch-up", "seen": lots.choice((0, client.seq))}


def _sit(_: Client, lots: Random) -> dict[str, Any]:
    return {"kind": "sit", "seat": lots.choice((None, 0, 1, 2))}


def _fill(_: Client, lots: Random) -> dict[str, Any]:
    return {"kind": "fill", "seat": lots.randrange(3), "level": "rabbit"}


def _remove(_: Client, lots: Random) -> dict[str, Any]:
    return {"kind": "remove", "seat": lots.randrange(3)}


def _lock(_: Client, lots: Random) -> dict[str, Any]:
    return {"kind": "lock", "on": lots.random() < 0.3}


def _choose(_: Client, lots: Random) -> dict[str, Any]:
    return {"kind": "choose", "game": lots.choice(tuple(GAMES)), "options": QUICK}


def _bridge(client: Client, lots: Random) -> dict[str, Any]:
    away = client.room.away if client.room is not None else ()
    return {"kind": "bridge", "seat": lots.choice(away or (0,))}


def _spin(_: Client, __: Random) -> dict[str, Any]:
    return {"kind": "spin"}


def _shout(_: Client, lots: Random) -> dict[str, Any]:
    return {"kind": "shout", "cheer": lots.choice(CHEERS)}


def _leave(_: Client, lots: Random) -> dict[str, Any] | None:
    return {"kind": "leave"} if lots.random() < 0.2 else None


def _nonsense(client: Client, lots: Random) -> dict[str, Any]:
    return {"kind": "act", "move": {"kind": lots.choice(("lay", "skip", ""))}, "seen": client.seq}


HABITS = (
    _take_back, _take_back, _pause, _pause, _catch_up, _catch_up, _sit, _fill, _remove, _lock, _choose, _bridge, _spin,
    _shout, _leave, _nonsense,
)  # fmt: skip
