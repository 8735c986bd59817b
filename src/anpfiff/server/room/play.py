"""Playing: hands, bots, time and patience at a running table."""

from collections.abc import Iterable
from typing import assert_never

from anpfiff.server.room.hands import Hand, Lost, Outcome, Taken
from anpfiff.server.room.match import Match
from anpfiff.server.room.people import Person
from anpfiff.server.room.reading import read_move
from anpfiff.server.room.state import RoomState
from anpfiff.wire import messages as wire


def act(room: RoomState, person: Person, said: wire.Act, now: int) -> None:
    match = room.running()
    seat = room.company.seated(person.number)
    move = read_move(room.game, said.move)
    hand = Hand(
        seat=seat,
        person=person.number,
        command=said.id,
        move=move,
        seen=said.seen,
        waited=said.waited,
    )
    match.hear(hand, now, room.company)
    answer(room, match.take_due(now, room.company))


def take_back(room: RoomState, person: Person, command: int) -> None:
    room.running().take_back(room.company.seated(person.number), person.number, command)


def go_on(room: RoomState, match: Match, now: int) -> None:
    """Everything that happens at a table by itself."""
    answer(room, match.take_due(now, room.company))
    match.tick(now)
    let_bots_act(room, match, now)
    if room.company.anybody_here():
        _nudge(room, match, now)
        match.go_on(now, room.lots)


def let_bots_act(room: RoomState, match: Match, now: int) -> None:
    answer(room, match.let_bots_act(room.company, now))


def answer(room: RoomState, outcomes: Iterable[Outcome]) -> None:
    """Of a move that was taken the table itself is the answer, kept in case it gets lost; a loser hears who was faster."""
    for outcome in outcomes:
        match outcome:
            case Taken(person, command, seq):
                room.remember(person, command, seq)
            case Lost(person, command, refusal, faster):
                room.refuse(person, command, refusal, faster)
            case _:
                assert_never(outcome)


def _nudge(room: RoomState, match: Match, now: int) -> None:
    """ALL-7: who lets the others wait hears of it before the table goes on."""
    dawdlers = match.dawdlers(now) - set(room.company.away())
    for seat in sorted(dawdlers - room.nudged):
        room.say(room.company.places[seat].person, wire.Nudge(seat))
    room.nudged = dawdlers
