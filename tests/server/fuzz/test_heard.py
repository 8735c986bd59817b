"""Fuzzing behind the socket: twenty thousand frames, every one answered, and the house stands."""

import asyncio
import json
import os
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from anpfiff.bots.levels import Yardstick
from anpfiff.core import Refused
from anpfiff.core.values import kebab
from anpfiff.games import GAMES
from anpfiff.server.house.house import House, Seated
from anpfiff.server.house.restore import restored
from anpfiff.server.house.sqlite import SqliteStore
from anpfiff.server.http.app import Server
from anpfiff.server.http.heartbeat import Pulse
from anpfiff.server.http.reception import words
from anpfiff.server.http.sockets import Socket
from anpfiff.server.room.room import Room
from anpfiff.server.room.tempo import USUAL, Tempo
from anpfiff.wire import messages as wire
from tests.server.fuzz.watch import run_watched
from tests.server.fuzz.words import KINDS, command, spoilt
from tests.support.evening import token
from tests.support.sprint import SPRINT

FRAMES = 20_000
SEEDS = [int(seed) for seed in os.environ.get("FUZZ_SEEDS", "1").split()]
PATIENCE = 20
"""Seconds that a busy disk may take for the last answers."""
HASTY = Tempo(countdown=0, hold=40, rethink=1, pace=0)
TOLD = {kebab(kind.__name__) for kind in get_args(wire.Told)}


class Ear(Socket):
    """A socket without a wire: it remembers what it was told."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.due: set[int] = set()
        self.closed = False
        self.pulse = Pulse(self, lambda: 0, lambda: USUAL.calm)  # nothing was sent, so no pong is believed

    def send(self, text: bytes) -> None:
        self.heard.append(msgspec.json.decode(text))

    def close(self, why: str) -> None:
        self.closed = True

    def answered(self) -> set[int | None]:
        """The numbers of all commands that got an answer."""
        plain = {message["id"] for message in self.heard if message["kind"] in {"done", "refused"}}
        return plain | {message.get("done") for message in self.heard if message["kind"] == "table"}


class Crowd:
    """People in several rooms who say whatever comes to mind."""

    def __init__(self, server: Server, random: Random) -> None:
        self.server, self.random = server, random
        self.people: list[tuple[str, str, Seated, Ear]] = []
        self.said: list[str] = []
        self.owed: Counter[str] = Counter()

    async def arrive(self) -> None:
        for game in GAMES:
            host = token(f"host-{game}")
            opening = wire.Open(wire.VERSION, host, game, nod=game == "foul")
            await self._sit(game, host, opening)
            code = self.people[-1][2].actor.room.code
            for guest in ("b", "c", "d"):
                secret = token(f"{guest}-{game}")
                await self._sit(game, secret, wire.Join(wire.VERSION, secret, code))

    async def _sit(self, game: str, secret: str, said: wire.First) -> None:
        ear = Ear()
        self.people.append((game, secret, await self.server.reception.seat("", said, ear), ear))

    async def babble(self, frames: int) -> None:
        for count in range(frames):
            place = self.random.randrange(len(self.people))
            _, _, seated, ear = self.people[place]
            text = self._fair_move(seated) or self._text(self.people[place][0])
            text = '{"kind": "pong", "n": 1}' if _closes(text, seated) else text
            self.server.reception.hear(text, ear, ear.pulse, seated)
            self.said.append(text)
            self._owe(text, ear)
            if ear.closed or count % 40 == 0:
                await self._breathe()
            if ear.closed:
                await self._come_back(place)
        await self._breathe(0.3)

    def _fair_move(self, seated: Seated) -> str | None:
        """Now and then somebody plays, so that there are matches to disturb."""
        room = seated.actor.room
        seat, match = room.company.seat_of(seated.person), room.match
        if self.random.random() < 0.7 or seat is None or match is None or not match.table.offered(seat):
            return None
        move = msgspec.to_builtins(self.random.choice(match.table.offered(seat)))
        return json.dumps({"kind": "act", "id": len(self.said) + 1, "seen": room.seq, "move": move})

    def _text(self, game: str) -> str:
        """Half of it is in order, a third is spoilt, and some was said before, perhaps by somebody else."""
        roll = self.random.random()
        if roll < 0.1 and self.said:
            return self.random.choice(self.said[-500:])
        said = command(self.random, game)
        if isinstance(said.get("id"), int) and roll < 0.9:
            said["id"] = len(self.said) + 1
        return json.dumps(said) if roll < 0.65 else spoilt(said, self.random)

    def _owe(self, text: str, ear: Ear) -> None:
        """What cannot be read is refused on the spot."""
        try:
            said = words.decode(text)
        except (msgspec.DecodeError, RecursionError):
            assert ear.heard[-1]["kind"] == "refused"
            assert ear.heard[-1]["why"] in {"malformed", "too-fast"}
            self.owed[ear.heard[-1]["why"]] += 1
        else:
            self.owed[type(said).__name__] += 1
            ear.due |= set() if isinstance(said, wire.Pong) else {said.id}

    async def _breathe(self, seconds: float = 0) -> None:
        await asyncio.sleep(seconds)
        for _ in range(3):
            await asyncio.sleep(0)

    async def _come_back(self, place: int) -> None:
        """Who left knocks again, with the same token at the same room; for who was sent away somebody else comes."""
        game, secret, seated, ear = self.people[place]
        self._check(ear)
        seated.actor.leave(seated.person, ear)
        await self._breathe()
        code = seated.actor.room.code
        while True:
            seated.actor.room.company.locked = False
            try:
                fresh = Ear()
                joined = await self.server.reception.seat("", wire.Join(wire.VERSION, secret, code), fresh)
            except Refused as refusal:
                assert refusal.why in {"room-locked", "sent-away"}  # noqa: PT017 -- somebody did it meanwhile
                secret = secret if refusal.why == "room-locked" else token(f"e{len(self.said)}")
            else:
                self.people[place] = (game, secret, joined, fresh)
                return

    def _check(self, ear: Ear) -> None:
        for message in ear.heard:
            assert message["kind"] in TOLD


def _closes(text: str, seated: Seated) -> bool:
    """The last one inside who leaves people at the door closes the room, as it should; here all rooms stay.

    While the disk is busy others wait to be heard, and each of them may leave first.
    """
    people = seated.actor.room.company.people
    waiting = len(seated.actor._inbox)
    inside = [person.number for person in people if person.admitted]
    last = seated.person in inside and len(inside) <= 1 + waiting
    return last and len(people) + waiting > 1 and '"leave"' in text


@pytest.mark.many
@pytest.mark.parametrize("seed", SEEDS)
def test_twenty_thousand_frames_change_nothing_that_they_may_not(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, SPRINT.id, SPRINT)
    monkeypatch.setattr("anpfiff.server.house.deciding.known_bot", lambda *_: Yardstick(_any_move))
    crowds: list[Crowd] = []

    async def main() -> None:
        house = House(SqliteStore(tmp_path / "house.db"), tempo=HASTY)
        crowd = Crowd(Server(house), Random(seed))
        crowds.append(crowd)
        await crowd.arrive()
        rooms = {actor.room.name for actor in house.actors.values()}
        await crowd.babble(FRAMES)
        assert {actor.room.name for actor in house.actors.values()} == rooms, "no room fell"
        await everything_was_answered(crowd)
        await house.close()
        await the_log_is_the_room([actor.room for actor in house.actors.values()], tmp_path / "house.db")

    run_watched(main())
    owed = crowds[0].owed
    assert sum(owed.values()) == FRAMES
    assert min(owed[kind.__name__] for kind in KINDS) > 100, owed
    assert owed["malformed"] > FRAMES / 10


def _any_move(_: Any, moves: tuple[Any, ...], dice: Random) -> Any:
    return dice.choice(moves)


async def everything_was_answered(crowd: Crowd) -> None:
    """Every command that could be read; and everybody says one thing more and hears of it: no ears were lost on the way."""
    for number, (_, _, seated, ear) in enumerate(crowd.people, 10**9):
        crowd.server.reception.hear(
            json.dumps({"kind": "shout", "id": number, "cheer": "wow"}), ear, ear.pulse, seated
        )
        ear.due.add(number)
    async with asyncio.timeout(PATIENCE):
        while not all(ear.due <= ear.answered() for _, _, _, ear in crowd.people):  # noqa: ASYNC110 -- an ear rings no bell
            await asyncio.sleep(0.05)


async def the_log_is_the_room(rooms: list[Room], path: Path) -> None:
    """What is on disk is what was played: no gap, and the same state when it is read again."""
    store = SqliteStore(path)
    kept = {one.room: one for one in await store.rooms()}
    await store.close()
    assert sum(len(one.entries) for one in kept.values()) > 200, "there was play"
    for room in rooms:
        on_disk = kept[room.name]
        assert [entry.seq for entry in on_disk.entries] == list(range(1, len(on_disk.entries) + 1))
        again = restored(on_disk.room, on_disk.page, on_disk.entries, 0)
        assert again.seq == room.seq
        if room.match is not None:
            assert again.match is not None
            assert again.match.table.state == room.match.table.state
